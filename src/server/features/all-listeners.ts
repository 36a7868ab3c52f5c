import { analysisRunsListeners } from './analysis-runs/analysis-runs.listeners.ts';
import { emailListeners } from './email/email.listeners.ts';
import { jobSyncListeners } from './job-sync/job-sync.listeners.ts';
import { narrationListeners } from './narration/narration.listeners.ts';
import { retentionListeners } from './retention/retention.listeners.ts';

/** Everything that acts on a domain event, in the order in which it is called. */
export const listeners = [
  ...emailListeners,
  ...jobSyncListeners,
  ...narrationListeners,
  // Runs give back what they reserved before the company they belong to goes.
  ...analysisRunsListeners,
  ...retentionListeners,
];
