import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a text in small letters has `part` in it, however that is capitalised; no character of it is a wildcard. */
export const containsText = (inSmallLetters: SQL | PgColumn, part: string): SQL =>
  sql`strpos(${inSmallLetters}, lower(${part})) > 0`;
