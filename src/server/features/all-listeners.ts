import { analysisRunsListeners } from './analysis-runs/analysis-runs.listeners.ts';
import { billingListeners } from './billing/billing.listeners.ts';
import { emailListeners } from './email/email.listeners.ts';
import { jobSyncListeners } from './job-sync/job-sync.listeners.ts';
import { narrationListeners } from './narration/narration.listeners.ts';
import { retentionListeners } from './retention/retention.listeners.ts';

/** All domain event listeners, in the order in which they are called. */
export const listeners = [
  ...billingListeners,
  ...emailListeners,
  ...jobSyncListeners,
  ...narrationListeners,
  // Before retention: runs release their reserved analyses before their company is deleted.
  ...analysisRunsListeners,
  ...retentionListeners,
];
