import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { App } from '../../../context.ts';
import type { BoardJob } from '../../boards/board-reader.types.ts';
import { jobReadings, jobs } from '../../jobs/jobs.tables.ts';
import { type CompanyLease, renewCompanyLease } from '../leases/sync-leases.ts';

export type WriteCounts = { added: number; changed: number };

/** Writes the new and the changed jobs of one page of a list; all others are not touched. */
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
  const due = page.filter((job) => isNews(job, known.get(job.externalId)));
  if (due.length === 0) return { added: 0, changed: 0 };
  const now = clock();
  const rows = due.map((job) => ({
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
  const changed = due.filter(({ externalId }) => known.has(externalId)).length;
  return { added: due.length - changed, changed };
}

/** A job in full, where the list had no text of it. */
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
      const said = job && withoutBlanks({ ...rowOf(job), description: job.description });
      const { contentHash, version, ...values } = said ?? {};
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

/** A board that gives versions says by them what changed; of any other, what it sends is compared. */
function isNews(job: BoardJob, known: Known | undefined): boolean {
  if (!known) return true;
  if (known.describedAt === null && job.description !== null) return true;
  if (job.version !== null && known.version !== null) return job.version !== known.version;
  const [fieldsHash, textHash] = (known.contentHash ?? '').split('.');
  return job.fieldsHash !== fieldsHash || (job.description !== null && job.textHash !== textHash);
}

function rowOf({ fieldsHash, textHash, description: _, ...said }: BoardJob) {
  return { ...said, contentHash: `${fieldsHash}.${textHash}` };
}

const withoutBlanks = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<{
    [Key in keyof T]: NonNullable<T[Key]>;
  }>;

/** What a list without texts leaves out is not known to be gone. */
const mayBeUnsaid = (column: PgColumn): SQL =>
  sql`case when excluded.described_at is null then coalesce(${excluded(column)}, ${column}) else ${excluded(column)} end`;
const excluded = (column: PgColumn): SQL => sql.raw(`excluded."${column.name}"`);

const changes = {
  title: excluded(jobs.title),
  url: excluded(jobs.url),
  applyUrl: mayBeUnsaid(jobs.applyUrl),
  location: mayBeUnsaid(jobs.location),
  department: mayBeUnsaid(jobs.department),
  type: mayBeUnsaid(jobs.type),
  salary: mayBeUnsaid(jobs.salary),
  postedAt: mayBeUnsaid(jobs.postedAt),
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
