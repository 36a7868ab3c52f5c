import { ne } from 'drizzle-orm';
import type { StepsStatus } from '../../../shared/career/progress-steps.ts';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { careerPathAnalyses } from './career-path.tables.ts';

/** The user's progress. Files that could not be read don't count as résumés. */
export async function stepsStatus(ctx: SignedInContext): Promise<StepsStatus> {
  const { db } = ctx;
  const [resumeCount, favoriteCompanyCount, jobsAnalyzedCount, plans] = await Promise.all([
    db.$count(resumes, owned(ctx, resumes, ne(resumes.status, 'failed'))),
    db.$count(userCompanies, owned(ctx, userCompanies)),
    db.$count(jobAnalyses, owned(ctx, jobAnalyses)),
    db.$count(careerPathAnalyses, owned(ctx, careerPathAnalyses)),
  ]);
  return {
    resumeUploaded: resumeCount > 0,
    resumeCount,
    favoriteCompanyCount,
    jobsAnalyzedCount,
    skillGapStarted: plans > 0,
  };
}
