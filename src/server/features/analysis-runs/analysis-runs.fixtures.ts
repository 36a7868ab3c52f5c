import { randomUUID } from 'node:crypto';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { App, SignedInContext } from '../../context.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { currentPlan } from '../billing/current-plan.ts';
import { usageEntries, usagePeriods } from '../billing/usage.tables.ts';
import { createCompany } from '../companies/companies.fixtures.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { analysisRunJobs, analysisRuns } from './analysis-runs.tables.ts';
import { workOnRun } from './scoring/work-on-run.ts';

const resumeText = `Ida Holm
Registered Nurse, Elm Hospital, 2016 - present
- Cared for medical-surgical patients after operations
Skills: BLS, telemetry, discharge planning`;

const at = new Date('2026-03-01T12:00:00.000Z');

/** Creates an account with a résumé whose text has been read. */
export async function createPerson(app: App): Promise<{ ctx: SignedInContext; resumeId: string }> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const [createdAt, updatedAt] = [at, at];
  await app.db.insert(users).values({ id, name: 'p', email, emailVerified: true, createdAt, updatedAt });
  const ctx = { ...app, viewer: { id, email, username: 'p', isAdmin: false } };
  return { ctx, resumeId: await createResume(ctx) };
}

export async function createResume({ db, viewer }: SignedInContext): Promise<string> {
  const id = randomUUID();
  await db.insert(resumes).values({
    id,
    userId: viewer.id,
    filename: 'nurse.pdf',
    filePath: `nowhere/${id}`,
    contentType: 'application/pdf',
    status: 'read',
    extractedText: resumeText,
    createdAt: at,
  });
  return id;
}

/** Scores `count` jobs of a run and leaves the others waiting. */
export async function scoreSomeJobs(app: App, runId: string, count: number): Promise<void> {
  const { db } = app;
  const isUnscored = and(eq(analysisRunJobs.runId, runId), isNull(analysisRunJobs.outcome));
  const chosen = db
    .select({ id: analysisRunJobs.jobId })
    .from(analysisRunJobs)
    .where(isUnscored)
    .limit(count);
  await db
    .update(analysisRunJobs)
    .set({ takenAt: sql`now() + interval '1 hour'` })
    .where(and(isUnscored, notInArray(analysisRunJobs.jobId, chosen)));
  await workOnRun(app, { runId });
}

/** Creates a company with `jobCount` open jobs, followed by this person. */
export async function createFollowedCompany(ctx: SignedInContext, jobCount: number): Promise<string> {
  const companyId = await createCompany(ctx);
  await follow(ctx, companyId);
  await addJobs(ctx, companyId, jobCount);
  return companyId;
}

export async function follow({ db, viewer }: SignedInContext, companyId: string): Promise<void> {
  await db.insert(userCompanies).values({ userId: viewer.id, companyId, createdAt: at });
}

export async function addJobs({ db }: Pick<App, 'db'>, companyId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    const description = `<p>Nurse for ward ${index}</p><h3>Requirements</h3><ul><li>BLS certification</li><li>Two years of telemetry</li></ul>`;
    return { id, companyId, externalId: id, title: `Nurse ${index}`, description, createdAt: at };
  });
  if (rows.length > 0) await db.insert(jobs).values(rows);
  return rows.map(({ id }) => id);
}

/** Usage as counted against the limit (`used`), and the sum of the ledger's entries (`entered`). */
export async function usageTotals({
  db,
  viewer,
}: SignedInContext): Promise<{ used: number; entered: number }> {
  const sumOf = (column: typeof usagePeriods.jobsUsed | typeof usageEntries.amount) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [period] = await db
    .select({ used: sumOf(usagePeriods.jobsUsed) })
    .from(usagePeriods)
    .where(eq(usagePeriods.userId, viewer.id));
  const [ledger] = await db
    .select({ entered: sumOf(usageEntries.amount) })
    .from(usageEntries)
    .where(eq(usageEntries.userId, viewer.id));
  return { used: period!.used, entered: ledger!.entered };
}

/** Uses up the limit of 200 except for `amount` analyses. */
export async function setAnalysesLeft(ctx: SignedInContext, amount: number) {
  const { db, viewer } = ctx;
  const { period } = await currentPlan(ctx, db, viewer.id);
  await db.insert(usagePeriods).values({ userId: viewer.id, startsAt: period.start, jobsUsed: 200 - amount });
}

export const resultsOf = ({ db, viewer }: SignedInContext) =>
  db.select().from(jobAnalyses).where(eq(jobAnalyses.userId, viewer.id));

export async function findRun({ db }: Pick<App, 'db'>, runId: string) {
  const [run] = await db.select().from(analysisRuns).where(eq(analysisRuns.id, runId));
  return run;
}

export const countJobsLeft = ({ db }: Pick<App, 'db'>, runId: string) =>
  db.$count(analysisRunJobs, and(eq(analysisRunJobs.runId, runId), sql`${analysisRunJobs.outcome} is null`));

/** Wraps an app so that scoring pauses after batch number `batch` until `goOn` is called. */
export function pauseAtBatch(app: App, batch: number) {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let batches = 0;
  const scorers: App['scorers'] = {
    ...app.scorers,
    async score(request) {
      const scores = await app.scorers.score(request);
      batches += 1;
      if (batches === batch) {
        reached.resolve();
        await goOn.promise;
      }
      return scores;
    },
  };
  return { app: { ...app, scorers }, reached: reached.promise, goOn: goOn.resolve };
}
