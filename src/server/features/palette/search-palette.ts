import { minPaletteQueryLength, type PaletteAnswer } from '../../../shared/palette-answer.ts';
import type { SignedInContext } from '../../context.ts';
import { findResults } from '../analyses/results/find-results.ts';
import { findCompanies } from '../company-directory/find-companies.ts';
import { findJobs } from '../jobs/find-jobs.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { findResumes } from '../resumes/find-resumes.ts';

const maxOfEachKind = 5;

/** What the person may see under this name: at most five jobs, companies, résumés and results. */
export async function searchPalette(ctx: SignedInContext, search: string): Promise<PaletteAnswer> {
  if (search.length < minPaletteQueryLength) return { jobs: [], companies: [], resumes: [], results: [] };
  await takeAttempt(ctx, limits.paletteSearchPerAccount, ctx.viewer.id);
  const [jobs, companies, resumes, results] = await Promise.all([
    findJobs(ctx, search, maxOfEachKind),
    findCompanies(ctx, search, maxOfEachKind),
    findResumes(ctx, search, maxOfEachKind),
    findResults(ctx, search, maxOfEachKind),
  ]);
  return { jobs, companies, resumes, results };
}
