import { eq, type SQL } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { on } from '../../platform/domain-events.ts';
import { accountSuspending } from '../accounts/accounts.events.ts';
import { resultsDeleting } from '../analyses/analyses.events.ts';
import { companyUnfollowed } from '../companies/companies.events.ts';
import { masterResumeDeleting } from '../master-resume/master-resume.events.ts';
import { resumeDeleting } from '../resumes/resumes.events.ts';
import { analysisRuns } from './analysis-runs.tables.ts';
import { endRuns } from './end-runs.ts';

/** Ends runs of people who are locked out, and runs before the rows they depend on are deleted; otherwise the analyses they reserved would be lost. */
export const analysisRunsListeners = [
  on(resumeDeleting, (app: App, tx, { userId, resumeId }) =>
    cancelRuns(app, tx, userId, eq(analysisRuns.resumeId, resumeId)),
  ),
  on(masterResumeDeleting, (app: App, tx, { userId, masterResumeId }) =>
    cancelRuns(app, tx, userId, eq(analysisRuns.masterResumeId, masterResumeId)),
  ),
  on(companyUnfollowed, (app: App, tx, { userId, companyId }) =>
    cancelRuns(app, tx, userId, eq(analysisRuns.companyId, companyId)),
  ),
  on(accountSuspending, (app: App, tx, { userId }) => cancelRuns(app, tx, userId)),
  on(resultsDeleting, (app: App, tx, { userId }) => cancelRuns(app, tx, userId)),
];

async function cancelRuns(app: App, tx: Transaction, userId: string, filter?: SQL): Promise<void> {
  await endRuns({ ...app, viewer: { id: userId } }, tx, filter);
}
