import { eq } from 'drizzle-orm';
import { scoreWith } from '../../../../fit/score/score-with.ts';
import { ENGINE_VERSION, lexiconVersion } from '../../../../fit/versions.ts';
import type { Receipt } from '../../../../shared/results/fit-result.ts';
import type { ScoreBasis } from '../../../../shared/results/score-basis.ts';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { analysisNotFound } from '../analyses.errors.ts';
import { jobAnalyses } from '../analyses.tables.ts';

/**
 * The exact score of a result with these gaps (ids of requirements) closed; null if this version of the engine cannot
 * compute it.
 */
export async function raisedScore(
  ctx: SignedInContext,
  { id, gaps }: { id: string; gaps: string[] },
): Promise<number | null> {
  if (!isUuid(id)) throw analysisNotFound();
  const [row] = await ctx.db
    .select({ basis: jobAnalyses.basis, raw: jobAnalyses.raw, receipt: jobAnalyses.receipt })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, eq(jobAnalyses.id, id)));
  if (!row) throw analysisNotFound();
  if (row.raw === null || !canBeRaised(row)) return null;
  const basis = row.basis ?? (await basisOf(ctx, id));
  return basis && scoreWith(basis, gaps);
}

/** The engine version must match; without a stored basis the result is scored again, so the lexicon must match as well. */
export function canBeRaised({ basis, receipt }: { basis: ScoreBasis | null; receipt: Receipt }): boolean {
  const isSame = basis !== null || receipt.lexiconVersion === lexiconVersion();
  return isSame && receipt.engineVersion === ENGINE_VERSION;
}

/** The basis of an older result: scored again as of its own date, and used only if the score comes out the same. */
async function basisOf(ctx: SignedInContext, id: string): Promise<ScoreBasis | null> {
  const [row] = await ctx.db
    .select({
      raw: jobAnalyses.raw,
      receipt: jobAnalyses.receipt,
      masterText: jobAnalyses.resumeText,
      uploadedText: resumes.extractedText,
      postingText: jobAnalyses.postingText,
      title: jobs.title,
    })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .where(owned(ctx, jobAnalyses, eq(jobAnalyses.id, id)));
  if (!row) return null;
  const resume = { text: row.masterText ?? row.uploadedText ?? '', today: row.receipt.today };
  const job = { text: row.postingText, title: row.title, stored: null };
  const { result, basis } = (await ctx.scorers.scoreOne(resume, job)).judged;
  return result.raw === row.raw ? basis : null;
}
