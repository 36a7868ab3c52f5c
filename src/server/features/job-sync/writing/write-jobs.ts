import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { App } from '../../../context.ts';
import type { BoardJob } from '../../boards/board-reader.types.ts';
import { jobReadings, jobs } from '../../jobs/jobs.tables.ts';
import { type CompanyLease, renewCompanyLease } from '../leases/sync-leases.ts';

export type WriteCounts = { added: number; changed: number };

/** Inserts new jobs and updates changed ones of one page of a list. Unchanged jobs are not written. */
export async function writeJobs(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  lease: CompanyLease,
  page: readonly BoardJob[],
): Promise<WriteCounts> {
  const ids = page.map(({ externalId }) => externalId);
  const known = new Map(
    (
      await db
        .select({
          id: jobs.id,
          externalId: jobs.externalId,
          contentHash: jobs.contentHash,
          version: jobs.version,
          describedAt: jobs.describedAt,
        })
        .from(jobs)
        .where(and(eq(jobs.companyId, lease.companyId), inArray(jobs.externalId, ids)))
    ).map((job) => [job.externalId, job]),
  );
  const toWrite = page.filter((job) => hasChanged(job, known.get(job.externalId)));
  if (toWrite.length === 0) return { added: 0, changed: 0 };
  const now = clock();
  const rows = toWrite.map((job) => ({
    ...rowOf(job),
    id: randomUUID(),
    companyId: lease.companyId,
    description: job.description ?? '',
    describedAt: job.description === null ? null : now,
    createdAt: now,
    updatedAt: now,
  }));
  await db.transaction(async (tx) => {
    await renewCompanyLease(tx, lease);
    const written = await tx
      .insert(jobs)
      .values(rows)
      .onConflictDoUpdate({ target: [jobs.companyId, jobs.externalId], set: changes })
      .returning({ id: jobs.id });
    await tx.delete(jobReadings).where(
      inArray(
        jobReadings.jobId,
        written.map(({ id }) => id),
      ),
    );
  });
  const changed = toWrite.filter(({ externalId }) => known.has(externalId)).length;
  return { added: toWrite.length - changed, changed };
}

/** Stores texts that were fetched for single jobs; `job` is null if there is none. */
export async function writeDescriptions(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  lease: CompanyLease,
  described: readonly { id: string; job: BoardJob | null }[],
): Promise<void> {
  if (described.length === 0) return;
  const now = clock();
  await db.transaction(async (tx) => {
    await renewCompanyLease(tx, lease);
    for (const { id, job } of described) {
      const fields = job && withoutNulls({ ...rowOf(job), description: job.description });
      const { contentHash, version, ...values } = fields ?? {};
      await tx
        .update(jobs)
        .set({ ...values, describedAt: now, updatedAt: now })
        .where(eq(jobs.id, id));
    }
    const ids = described.map(({ id }) => id);
    await tx.delete(jobReadings).where(inArray(jobReadings.jobId, ids));
  });
}

type Known = { contentHash: string | null; version: string | null; describedAt: Date | null };

/** Compares versions if the board has them, and hashes otherwise. */
function hasChanged(job: BoardJob, known: Known | undefined): boolean {
  if (!known) return true;
  if (known.describedAt === null && job.description !== null) return true;
  if (job.version !== null && known.version !== null) return job.version !== known.version;
  const [fieldsHash, textHash] = (known.contentHash ?? '').split('.');
  return job.fieldsHash !== fieldsHash || (job.description !== null && job.textHash !== textHash);
}

function rowOf({ fieldsHash, textHash, description: _, ...fields }: BoardJob) {
  return { ...fields, contentHash: `${fieldsHash}.${textHash}` };
}

const withoutNulls = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<{
    [Key in keyof T]: NonNullable<T[Key]>;
  }>;

/** Keeps the stored value of a field that a list without texts may leave out. */
const keepIfOmitted = (column: PgColumn): SQL =>
  sql`case when excluded.described_at is null then coalesce(${excluded(column)}, ${column}) else ${excluded(column)} end`;
const excluded = (column: PgColumn): SQL => sql.raw(`excluded."${column.name}"`);

const changes = {
  title: excluded(jobs.title),
  url: excluded(jobs.url),
  applyUrl: keepIfOmitted(jobs.applyUrl),
  location: keepIfOmitted(jobs.location),
  department: keepIfOmitted(jobs.department),
  type: keepIfOmitted(jobs.type),
  salary: keepIfOmitted(jobs.salary),
  postedAt: keepIfOmitted(jobs.postedAt),
  description: sql`case when excluded.described_at is null then ${jobs.description} else excluded.description end`,
  requirements: sql`case when excluded.described_at is null then ${jobs.requirements} end`,
  describedAt: excluded(jobs.describedAt),
  contentHash: excluded(jobs.contentHash),
  version: excluded(jobs.version),
  missedLists: sql`0`,
  closedAt: sql`null`,
  updatedAt: excluded(jobs.updatedAt),
};

export const isOpen = isNull(jobs.closedAt);
