import { lt, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { boardHosts } from '../boards/boards.tables.ts';
import { edgeFunctionExecutions } from './job-sync.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysKept = 30;

/** Removes the log of old automated runs, and hosts that have not been asked for a day. */
export async function sweepJobSync({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - daysKept * dayMs);
  await db.delete(edgeFunctionExecutions).where(lt(edgeFunctionExecutions.createdAt, before));
  await db.delete(boardHosts).where(lt(boardHosts.nextAt, sql`now() - interval '1 day'`));
}
