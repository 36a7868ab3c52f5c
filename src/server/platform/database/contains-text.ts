import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** SQL condition: the lower-cased text contains `part`, ignoring case. Nothing in `part` is treated as a wildcard. */
export const containsText = (lowerCased: SQL | PgColumn, part: string): SQL =>
  sql`strpos(${lowerCased}, lower(${part})) > 0`;
