import type { SignedInContext } from '../../context.ts';
import { usageLimitReached } from '../billing/billing.errors.ts';
import { analysisUsage } from '../billing/usage.ts';
import { resumeWithText, storeResumeText } from '../resumes/resumes.ts';
import { readySampleResume, samplePosting } from '../resumes/sample-resumes.ts';
import { analyzePosting } from './analyses.ts';
import { requireResumeText } from './instant-check.ts';
import { requirePosting } from './require-posting.ts';

export type KeptCheck = {
  resumeText: string;
  /** The name of the file that the text was read from. */
  resumeName?: string;
  /** The id of a sample résumé, which is scored instead, against its own posting if there is no other. */
  sample?: string;
  postingText: string;
};

/**
 * Makes an instant check, or a sample, the person's own: stores its résumé and analyzes the posting like any other, which
 * takes one analysis. Keeping the same check again changes nothing. Returns the id of the result.
 */
export async function keepCheck(ctx: SignedInContext, check: KeptCheck): Promise<string> {
  const { sample } = check;
  const posting = await requirePosting(
    ctx,
    check.postingText.trim() || (sample ? samplePosting(sample) : ''),
  );
  const resumeId = sample ? await readySampleResume(ctx, sample) : await ownResume(ctx, check);
  return analyzePosting(ctx, { resumeId, posting });
}

async function ownResume(ctx: SignedInContext, { resumeText, resumeName }: KeptCheck): Promise<string> {
  // Forms send line breaks as CR LF; read from a file, the same text has LF only.
  const text = resumeText.replaceAll('\r\n', '\n').trim();
  requireResumeText(text);
  const known = await resumeWithText(ctx, text);
  if (known) return known;
  await requireAnalysisLeft(ctx);
  return storeResumeText(ctx, { text, name: textFileName(resumeName) });
}

/** Without an analysis left, a résumé would be stored and take its place for nothing. */
async function requireAnalysisLeft(ctx: SignedInContext): Promise<void> {
  const { jobsUsed, jobsLimit } = await analysisUsage(ctx);
  if (jobsLimit !== null && jobsUsed >= jobsLimit) throw usageLimitReached(1);
}

function textFileName(resumeName: string | undefined): string {
  const stem = (resumeName ?? '').replace(/\.(?:pdf|docx)$/i, '').trim();
  return `${stem || 'My résumé'}.txt`;
}
