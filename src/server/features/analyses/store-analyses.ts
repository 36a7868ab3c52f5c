import { randomUUID } from 'node:crypto';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FitWithBasis } from '../../../fit/score/score-pair.ts';
import type { OwnerContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from './analyses.tables.ts';
import type { ChosenResume } from './chosen-resume.ts';
import { isOfResume, resumeColumnOf, resumeColumns } from './resume-columns.ts';

/** `postingText` is what was scored. */
export type JudgedJob = { jobId: string; postingText: string; judged: FitWithBasis };

/** Those of the jobs that have a result of this résumé; until the transaction ends it stays. */
export async function analyzedJobs(
  ctx: OwnerContext,
  tx: Transaction,
  resume: Omit<ChosenResume, 'text'>,
  jobIds: string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ jobId: jobAnalyses.jobId })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, isOfResume(jobAnalyses, resume), inArray(jobAnalyses.jobId, jobIds)))
    .for('update');
  return new Set(rows.map(({ jobId }) => jobId));
}

/** One row for a résumé and a job: analyzing again replaces it. Answers the ids; the caller has spent what they take. */
export async function storeAnalyses(
  ctx: OwnerContext,
  tx: Transaction,
  { resume, startedAt, scored }: { resume: ChosenResume; startedAt: Date; scored: JudgedJob[] },
): Promise<string[]> {
  if (scored.length === 0) return [];
  const said = { ...resumeColumns(resume), userId: ctx.viewer.id, startedAt, createdAt: ctx.clock() };
  const rows = await tx
    .insert(jobAnalyses)
    .values(scored.map((one) => ({ ...said, ...valuesOf(one), id: randomUUID() })))
    .onConflictDoUpdate({ target: [resumeColumnOf(jobAnalyses, resume), jobAnalyses.jobId], set: replaced })
    .returning({ id: jobAnalyses.id });
  return rows.map(({ id }) => id);
}

function valuesOf({ jobId, postingText, judged: { result, basis } }: JudgedJob) {
  return {
    jobId,
    postingText,
    fitScore: result.fitScore,
    raw: result.raw,
    reason: result.reason ?? null,
    analysisText: result.analysis,
    analysisNarrated: null,
    narratedBy: null,
    components: result.components,
    keyMatches: result.keyMatches,
    gaps: result.gaps,
    notes: result.notes,
    receipt: result.receipt,
    basis,
  };
}

const excluded = (column: PgColumn): SQL => sql.raw(`excluded."${column.name}"`);

const kept = ['id', 'userId', 'jobId', 'resumeId', 'masterResumeId', 'resumeType'];

/** Everything but what the row is, and of what. */
const replaced = Object.fromEntries(
  Object.entries(getTableColumns(jobAnalyses))
    .filter(([key]) => !kept.includes(key))
    .map(([key, column]) => [key, excluded(column)]),
);
