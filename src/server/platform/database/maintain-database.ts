import type { OpenDatabase } from './database.ts';

/**
 * Vacuums and analyzes the built-in database, which has no autovacuum: without this, deleted rows keep their disk space
 * and the planner assumes that a table of 20,000 rows is empty. One table at a time, so other queries can run in between.
 */
export async function maintainDatabase({ kind, pool }: OpenDatabase): Promise<void> {
  if (kind !== 'embedded') return;
  const { rows } = await pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  for (const { name } of rows as { name: string }[]) await pool.query(`vacuum (analyze) ${name}`);
}
