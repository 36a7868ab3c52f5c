import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A hundred one-letter words would be a hundred conditions. */
const maxWords = 8;

/** The words of a search. Those after the eighth are ignored. */
export const searchWords = (search: string): string[] =>
  search.split(/\s+/).filter(Boolean).slice(0, maxWords);

/** Sorts what matches: 0 if the lower-cased text starts with the search, 1 if one of its words does, otherwise 2. */
export function matchRank(lowerCased: SQL | PgColumn, search: string): SQL<number> {
  const phrase = searchWords(search).join(' ');
  return sql<number>`case when strpos(${lowerCased}, lower(${phrase})) = 1 then 0
    when strpos(${lowerCased}, ' ' || lower(${phrase})) > 0 then 1 else 2 end`;
}
