import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { boardHosts } from './boards.tables.ts';

/** A request that would have to wait longer is refused. */
const maxWait = "interval '30 seconds'";

/**
 * Reserves the next time slot of a host, shared by all processes (by the database's clock). Returns the milliseconds to
 * wait for it, or null if the host must not be asked for a while.
 */
export async function takeSlot(db: Database, host: string, gapMs: number): Promise<number | null> {
  const gap = sql`${gapMs} * interval '1 millisecond'`;
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into ${boardHosts} (host, next_at) values (${host}, clock_timestamp() + ${gap})
    on conflict (host) do update set next_at = greatest(${boardHosts.nextAt}, clock_timestamp()) + ${gap}
    where ${boardHosts.nextAt} < clock_timestamp() + ${sql.raw(maxWait)}
    returning (extract(epoch from next_at - ${gap} - clock_timestamp()) * 1000)::float8 as wait`);
  return rows[0] ? Math.max(0, rows[0].wait) : null;
}

/** Pauses all requests to a host, for all its boards and from all processes. Never shortens a pause. */
export async function pauseHost(db: Database, host: string, seconds: number): Promise<void> {
  const until = sql`clock_timestamp() + ${seconds} * interval '1 second'`;
  await db.execute(sql`
    insert into ${boardHosts} (host, next_at) values (${host}, ${until})
    on conflict (host) do update set next_at = greatest(${boardHosts.nextAt}, ${until})`);
}
