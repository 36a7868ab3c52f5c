import { randomUUID } from 'node:crypto';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FitWithBasis } from '../../../fit/score/score-pair.ts';
import type { OwnerContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from './analyses.tables.ts';
import type { ChosenResume, ResumeRef } from './chosen-resume.ts';
import { matchesResume, resumeColumnOf, resumeColumns } from './resume-columns.ts';

/** `postingText` is what was scored. */
export type JudgedJob = { jobId: string; postingText: string; judged: FitWithBasis };

/** The jobs that already have a result for this résumé. Locks those results until the transaction ends. */
export async function analyzedJobs(
  ctx: OwnerContext,
  tx: Transaction,
  resume: ResumeRef,
  jobIds: string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ jobId: jobAnalyses.jobId })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, matchesResume(jobAnalyses, resume), inArray(jobAnalyses.jobId, jobIds)))
    .for('update');
  return new Set(rows.map(({ jobId }) => jobId));
}

/**
 * Stores one result for each job, replacing an earlier one of the same résumé. Returns the ids. The caller has already
 * taken what they cost from the limit.
 */
export async function storeAnalyses(
  ctx: OwnerContext,
  tx: Transaction,
  { resume, startedAt, scored }: { resume: ChosenResume; startedAt: Date; scored: JudgedJob[] },
): Promise<string[]> {
  if (scored.length === 0) return [];
  const shared = { ...resumeColumns(resume), userId: ctx.viewer.id, startedAt, createdAt: ctx.clock() };
  const rows = await tx
    .insert(jobAnalyses)
    .values(scored.map((one) => ({ ...shared, ...valuesOf(one), id: randomUUID() })))
    .onConflictDoUpdate({
      target: [resumeColumnOf(jobAnalyses, resume), jobAnalyses.jobId],
      set: replacedColumns,
    })
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

const keyColumns = ['id', 'userId', 'jobId', 'resumeId', 'masterResumeId', 'resumeType'];

/** All other columns are overwritten. */
const replacedColumns = Object.fromEntries(
  Object.entries(getTableColumns(jobAnalyses))
    .filter(([key]) => !keyColumns.includes(key))
    .map(([key, column]) => [key, excluded(column)]),
);
