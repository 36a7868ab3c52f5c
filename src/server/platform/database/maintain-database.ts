import type { OpenDatabase } from './database.ts';

/**
 * Does for the built-in database what autovacuum does for a PostgreSQL server: without it what was deleted stays in the
 * files, and the planner takes a table of 20,000 rows for an empty one. A table at a time, so that others get their turn
 * in between.
 */
export async function maintainDatabase({ kind, pool }: OpenDatabase): Promise<void> {
  if (kind !== 'embedded') return;
  const { rows } = await pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  for (const { name } of rows as { name: string }[]) await pool.query(`vacuum (analyze) ${name}`);
}
