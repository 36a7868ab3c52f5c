import { eq } from 'drizzle-orm';
import { postingConditions } from '../../../fit/posting/conditions/posting-conditions.ts';
import type { FitResult, Narration } from '../../../shared/results/fit-result.ts';
import { masterResumeName } from '../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { owned } from '../accounts/ownership.ts';
import { spendAnalyses } from '../billing/spend-analyses.ts';
import { lockUsage } from '../billing/usage.ts';
import { companies } from '../companies/companies.tables.ts';
import { employerName } from '../jobs/employer-name.ts';
import { saveReadings, storedReading } from '../jobs/job-readings.ts';
import { externalCompanies, jobs } from '../jobs/jobs.tables.ts';
import { getJob, lockJob } from '../jobs/jobs.ts';
import { storeSubmittedJob } from '../jobs/submitted-job.ts';
import type { PackedReading } from '../postings/packed-reading.ts';
import { postingHtml } from '../postings/posting-text.ts';
import type { SubmittedPosting } from '../postings/submitted-posting.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import type { JobToScore } from '../scoring/scorer.types.ts';
import { analysisNotFound, resumeToAnalyzeRequired } from './analyses.errors.ts';
import { singleResultStored } from './analyses.events.ts';
import { jobAnalyses } from './analyses.tables.ts';
import { type ChosenResume, chosenResume, lockResume } from './chosen-resume.ts';
import { canBeRaised } from './results/raised-score.ts';
import { analyzedJobs, type JudgedJob, storeAnalyses } from './store-analyses.ts';

/** Scores a résumé (see `chosenResume`) against a posting the person submitted, and stores the result. Returns its id. */
export function analyzePosting(
  ctx: SignedInContext,
  { resumeId, posting }: { resumeId: string; posting: SubmittedPosting },
): Promise<string> {
  return analyze(ctx, {
    resumeId,
    job: async () => ({ title: posting.title, text: posting.text, stored: null }),
    jobIdIn: (tx) => storeSubmittedJob(ctx, tx, posting),
  });
}

/** Scores a résumé against a job of a company's board, and stores the result. Returns its id. */
export async function analyzeJob(
  ctx: SignedInContext,
  input: { resumeId: string; jobId: string },
): Promise<string> {
  const job = await getJob(ctx, input.jobId);
  if (!input.resumeId) throw resumeToAnalyzeRequired();
  return analyze(ctx, {
    resumeId: input.resumeId,
    job: async () => ({
      title: job.title,
      html: postingHtml(job),
      stored: await storedReading(ctx, job.id),
    }),
    async jobIdIn(tx, reading) {
      await lockJob(tx, job.id);
      if (reading) await saveReadings(tx, [{ jobId: job.id, ...reading }]);
      return job.id;
    },
  });
}

type AnalysisInput = {
  resumeId: string;
  job(): Promise<JobToScore>;
  /** The id of the job that the result belongs to, found or created in the transaction that stores the result. */
  jobIdIn(tx: Transaction, reading: PackedReading | null): Promise<string>;
};

async function analyze(ctx: SignedInContext, { resumeId, job, jobIdIn }: AnalysisInput): Promise<string> {
  const resume = await chosenResume(ctx, resumeId);
  await takeAttempt(ctx, limits.analysisPerAccount, ctx.viewer.id);
  const startedAt = ctx.clock();
  const resumeToday = { text: resume.text, today: utcDay(startedAt) };
  const { judged, postingText, reading } = await ctx.scorers.scoreOne(resumeToday, await job());
  return ctx.db.transaction(async (tx) => {
    // Sent twice at once, the second one finds the posting that the first one has stored.
    await lockUsage(ctx, tx);
    await lockResume(ctx, tx, resume);
    const jobId = await jobIdIn(tx, reading);
    const id = await storeAnalysis(ctx, tx, { jobId, resume, judged, postingText, startedAt });
    const isScored = judged.basis !== null;
    await ctx.domainEvents.publish(tx, singleResultStored, { analysisId: id, isScored });
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'analyses' });
    return id;
  });
}

export type Analysis = {
  id: string;
  result: FitResult;
  /** The analysis in a language model's words; null if there is none (yet). */
  narration: Narration | null;
  resumeText: string;
  resumeName: string;
  postingText: string;
  /** Whether the exact score with some of its gaps closed can be computed (raised-score.ts). */
  canBeRaised: boolean;
  /** `onBoard`: the job is listed on a company's board and has its own page here. */
  job: {
    id: string;
    onBoard: boolean;
    title: string;
    company: string | null;
    location: string | null;
    type: string | null;
    url: string | null;
  };
  createdAt: Date;
};

export async function getAnalysis(ctx: SignedInContext, id: string): Promise<Analysis> {
  if (!isUuid(id)) throw analysisNotFound();
  const [row] = await ctx.db
    .select({ analysis: jobAnalyses, resume: resumes, job: jobs, company: employerName })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .where(owned(ctx, jobAnalyses, eq(jobAnalyses.id, id)));
  if (!row) throw analysisNotFound();
  const { analysis, resume, job, company } = row;
  return {
    id,
    result: {
      fitScore: analysis.fitScore,
      raw: analysis.raw,
      ...(analysis.reason ? { reason: analysis.reason } : {}),
      components: analysis.components,
      keyMatches: analysis.keyMatches,
      gaps: analysis.gaps,
      conditions: postingConditions(analysis.postingText),
      analysis: analysis.analysisText,
      notes: analysis.notes,
      receipt: analysis.receipt,
    },
    narration:
      analysis.analysisNarrated && analysis.narratedBy
        ? { text: analysis.analysisNarrated, model: analysis.narratedBy }
        : null,
    resumeText: analysis.resumeText ?? resume?.extractedText ?? '',
    resumeName: resume?.filename ?? masterResumeName,
    postingText: analysis.postingText,
    canBeRaised: canBeRaised(analysis),
    job: {
      id: job.id,
      onBoard: job.companyId !== null,
      title: job.title,
      company,
      location: job.location,
      type: job.type,
      url: job.url,
    },
    createdAt: analysis.createdAt,
  };
}

/** Only the first analysis of a résumé and a job counts against the limit. */
async function storeAnalysis(
  ctx: SignedInContext,
  tx: Transaction,
  { resume, startedAt, ...scored }: { resume: ChosenResume; startedAt: Date } & JudgedJob,
): Promise<string> {
  await lockUsage(ctx, tx);
  const { size } = await analyzedJobs(ctx, tx, resume, [scored.jobId]);
  if (size === 0) await spendAnalyses(ctx, tx, { userId: ctx.viewer.id, amount: 1 });
  const [id] = await storeAnalyses(ctx, tx, { resume, startedAt, scored: [scored] });
  return id as string;
}
