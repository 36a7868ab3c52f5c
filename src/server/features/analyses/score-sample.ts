import type { SignedInContext } from '../../context.ts';
import { readySampleResume } from '../resumes/sample-resumes.ts';
import { analyzeJob } from './analyses.ts';
import { keepCheck } from './keep-check.ts';

/**
 * Adds a sample résumé unless it is there, and scores it against a job of a board, or else against its own made-up
 * posting. Returns the id of the result.
 */
export async function scoreSample(
  ctx: SignedInContext,
  { sample, jobId }: { sample: string; jobId?: string },
): Promise<string> {
  if (!jobId) return keepCheck(ctx, { sample, resumeText: '', postingText: '' });
  return analyzeJob(ctx, { resumeId: await readySampleResume(ctx, sample), jobId });
}
