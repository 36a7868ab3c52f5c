import type { SignedInContext } from '../../context.ts';
import { type AnalysisUsage, analysisUsage } from '../billing/usage.ts';
import { type ResumeUsage, resumeUsage } from '../resumes/resume-usage.ts';

export type AccountUsage = AnalysisUsage & ResumeUsage;

/** How much of each limit the user has used. */
export async function accountUsage(ctx: SignedInContext): Promise<AccountUsage> {
  const [analyses, resumes] = await Promise.all([analysisUsage(ctx), resumeUsage(ctx)]);
  return { ...analyses, ...resumes };
}
