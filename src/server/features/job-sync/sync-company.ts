import { and, eq, sql } from 'drizzle-orm';
import { BoardShapeError } from '../../../job-boards/board-json.ts';
import type { App } from '../../context.ts';
import { boardFetch, type ListValidators } from '../boards/board-fetch.ts';
import type { BoardReader } from '../boards/board-reader.types.ts';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { boardProblem, ListRefusedError, recordProblem } from './diagnosis/board-problem.ts';
import { boardSyncs } from './job-sync.tables.ts';
import type { CompanySync } from './job-sync.types.ts';
import {
  type CompanyLease,
  releaseCompanyLease,
  renewCompanyLease,
  takeCompanyLease,
} from './leases/sync-leases.ts';
import { whileRenewing } from './leases/while-renewing.ts';
import { notifyFollowers } from './notify-followers.ts';
import { describeJobs } from './writing/describe-jobs.ts';
import { finishList } from './writing/finish-list.ts';
import { storeReadings } from './writing/store-readings.ts';
import { isOpen, type WriteCounts, writeJobs } from './writing/write-jobs.ts';

export type SyncOptions = {
  /** Time for fetching texts and compiling; the list itself is always read completely. */
  budgetMs?: number;
  /** Syncs even if the board is backing off. */
  force?: boolean;
  /** Only does what an earlier sync had no time for; the list is not read. */
  isRest?: boolean;
  /** Notifies followers when the sync starts, because somebody is waiting for it. */
  isAwaited?: boolean;
  /** Replaces the reading process: for our own boards. */
  reader?: BoardReader;
};

type Target = {
  isDemo: boolean;
  board: string;
  identifier: string;
  lastSyncAt: Date | null;
  backOffUntil: Date | null;
  known: ListValidators | undefined;
};

const defaultBudgetMs = 60_000;
const maxListMs = 15 * 60_000;

/**
 * Syncs a company's jobs with its board: first the list, then missing texts, then compiled postings. It can be killed at
 * any point and run concurrently anywhere: only the holder of the lease writes.
 */
export async function syncCompany(
  app: App,
  companyId: string,
  options: SyncOptions = {},
): Promise<CompanySync> {
  const skipped: CompanySync = {
    companyId,
    outcome: 'skipped',
    jobCount: 0,
    deletedAnalyses: 0,
    added: 0,
    changed: 0,
    closed: 0,
    pending: 0,
    problem: null,
  };
  const target = await targetOf(app, companyId);
  // Demo boards can only be read by the reader passed in.
  if (!target || (target.isDemo && !options.reader)) return skipped;
  const isBackingOff = target.backOffUntil !== null && target.backOffUntil > app.clock();
  if (isBackingOff && !options.force) return skipped;
  const lease = await takeCompanyLease(app.db, companyId);
  if (!lease) return skipped;
  const isAwaited = options.isAwaited === true || target.lastSyncAt === null;
  const until = Date.now() + (options.budgetMs ?? defaultBudgetMs);
  let hasChanged = isAwaited;
  try {
    if (isAwaited) await notifyFollowers(app, companyId);
    const name = { kind: target.board, identifier: target.identifier };
    const isRest = options.isRest === true;
    const done = await whileRenewing(
      () => renewCompanyLease(app.db, lease),
      (signal) => {
        const work = (reader: BoardReader) => syncWith(app, { lease, target, reader, signal, until, isRest });
        return options.reader ? work(options.reader) : app.boardReaders.use(name, work);
      },
    );
    hasChanged ||= done.added + done.changed + done.closed > 0 || isRest;
    return { ...skipped, ...done };
  } catch (error) {
    if (isNamed(error, 'LeaseLostError') || isNamed(error, 'HostBusyError')) return skipped;
    // Otherwise it would be shown as syncing forever, or as fine.
    await app.db
      .update(boardSyncs)
      .set({ triedAt: app.clock(), failures: sql`${boardSyncs.failures} + 1` })
      .where(eq(boardSyncs.companyId, companyId));
    throw error;
  } finally {
    await releaseCompanyLease(app.db, lease);
    if (hasChanged) await notifyFollowers(app, companyId);
  }
}

type Work = {
  lease: CompanyLease;
  target: Target;
  reader: BoardReader;
  /** Aborts when the lease is lost. */
  signal: AbortSignal;
  until: number;
  isRest: boolean;
};
type Done = Omit<CompanySync, 'companyId' | 'deletedAnalyses'>;

async function syncWith(app: App, work: Work): Promise<Done> {
  const { lease, isRest } = work;
  const listed = { added: 0, changed: 0, closed: 0 };
  let problem = null;
  let pending = 0;
  let isListed = isRest;
  try {
    if (!isRest) listed.closed = await syncList(app, work, listed);
    isListed = true;
    if (listed.added + listed.changed + listed.closed > 0) await notifyFollowers(app, lease.companyId);
    pending = await describeJobs(app, work);
  } catch (error) {
    problem = boardProblem(error);
    if (!problem) throw error;
    await recordProblem(app, lease, problem, (error as { retryAfterSeconds?: number }).retryAfterSeconds);
  }
  pending += await storeReadings(app, work);
  const jobCount = await app.db.$count(jobs, and(eq(jobs.companyId, lease.companyId), isOpen));
  return { outcome: isListed ? 'synced' : 'failed', jobCount, ...listed, pending, problem };
}

/** Reads the complete list and writes what changed. Adds to `counts` and returns how many jobs were closed. */
async function syncList(
  app: App,
  { lease, target, reader, signal }: Work,
  counts: WriteCounts,
): Promise<number> {
  const tooSlow = AbortSignal.timeout(maxListMs);
  let validators: ListValidators | null = null;
  const fetch = boardFetch(app, {
    signal: AbortSignal.any([signal, tooSlow]),
    known: target.known,
    onList: (received) => {
      validators = received;
    },
  });
  const ids: string[] = [];
  let unreadable = 0;
  try {
    for await (const page of reader.list(fetch, { isFirst: target.lastSyncAt === null })) {
      signal.throwIfAborted();
      if (tooSlow.aborted) throw new ListRefusedError('too_slow');
      unreadable += page.unreadable;
      for (const { externalId } of page.jobs) ids.push(externalId);
      const { added, changed } = await writeJobs(app, lease, page.jobs);
      counts.added += added;
      counts.changed += changed;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (isNamed(error, 'NotModifiedError')) return finishList(app, lease, { ids: null, validators: null });
    throw tooSlow.aborted ? new ListRefusedError('too_slow') : error;
  }
  if (unreadable > ids.length) throw new BoardShapeError();
  const ofCompany = eq(jobs.companyId, lease.companyId);
  if (ids.length === 0 && (await app.db.$count(jobs, and(ofCompany, isOpen))) > 0)
    throw new ListRefusedError('empty_board');
  return finishList(app, lease, { ids, validators });
}

async function targetOf({ db }: App, companyId: string): Promise<Target | undefined> {
  const { listUrl, etag, lastModified, backOffUntil } = boardSyncs;
  const [row] = await db
    .select({
      isDemo: companies.isDemo,
      board: supportedCompanies.board,
      identifier: supportedCompanies.boardIdentifier,
      lastSyncAt: companies.lastSyncAt,
      backOffUntil,
      listUrl,
      etag,
      lastModified,
    })
    .from(companies)
    .innerJoin(supportedCompanies, eq(supportedCompanies.id, companies.supportedCompanyId))
    .leftJoin(boardSyncs, eq(boardSyncs.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (!row) return undefined;
  const known = row.listUrl
    ? { url: row.listUrl, etag: row.etag, lastModified: row.lastModified }
    : undefined;
  return { ...row, known };
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
