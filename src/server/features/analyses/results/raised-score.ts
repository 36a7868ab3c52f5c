import { eq } from 'drizzle-orm';
import { fitWithBasis } from '../../../../fit/fit.ts';
import { compilePosting } from '../../../../fit/match/compile-posting.ts';
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

/** The exact score of a result with these gaps (ids of requirements) closed; null where this engine cannot say it. */
export async function raisedScore(
  ctx: SignedInContext,
  { id, gaps }: { id: string; gaps: string[] },
): Promise<number | null> {
  if (!isUuid(id)) throw analysisNotFound();
  const [kept] = await ctx.db
    .select({ basis: jobAnalyses.basis, raw: jobAnalyses.raw, receipt: jobAnalyses.receipt })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, eq(jobAnalyses.id, id)));
  if (!kept) throw analysisNotFound();
  if (kept.raw === null || !canBeRaised(kept)) return null;
  const basis = kept.basis ?? (await basisOf(ctx, id));
  return basis && scoreWith(basis, gaps);
}

/** Sums of another engine are not this one's; where none was kept, the words have to be the same too. */
export function canBeRaised({ basis, receipt }: { basis: ScoreBasis | null; receipt: Receipt }): boolean {
  const isSame = basis !== null || receipt.lexiconVersion === lexiconVersion();
  return isSame && receipt.engineVersion === ENGINE_VERSION;
}

/** What an older result was summed from: scored once more as on its day, and of use only if it comes out as it did. */
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
  const resume = row.masterText ?? row.uploadedText ?? '';
  const posting = compilePosting(row.postingText, row.title);
  const { result, basis } = fitWithBasis({ resume, today: row.receipt.today }, posting);
  return result.raw === row.raw ? basis : null;
}
