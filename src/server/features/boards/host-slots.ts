import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { boardHosts } from './boards.tables.ts';

/** Who would have to wait longer comes back another time. */
const longestWait = "interval '30 seconds'";

/**
 * Takes the next moment at which a host may be asked, of all processes' (so by the database's clock), and answers how
 * many milliseconds to wait for it; null where the host is not to be asked for a while.
 */
export async function takeSlot(db: Database, host: string, gapMs: number): Promise<number | null> {
  const gap = sql`${gapMs} * interval '1 millisecond'`;
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into ${boardHosts} (host, next_at) values (${host}, clock_timestamp() + ${gap})
    on conflict (host) do update set next_at = greatest(${boardHosts.nextAt}, clock_timestamp()) + ${gap}
    where ${boardHosts.nextAt} < clock_timestamp() + ${sql.raw(longestWait)}
    returning (extract(epoch from next_at - ${gap} - clock_timestamp()) * 1000)::float8 as wait`);
  return rows[0] ? Math.max(0, rows[0].wait) : null;
}

/** A host that asked for peace gets it, from every process and for all its boards. */
export async function pauseHost(db: Database, host: string, seconds: number): Promise<void> {
  const until = sql`clock_timestamp() + ${seconds} * interval '1 second'`;
  await db.execute(sql`
    insert into ${boardHosts} (host, next_at) values (${host}, ${until})
    on conflict (host) do update set next_at = greatest(${boardHosts.nextAt}, ${until})`);
}
