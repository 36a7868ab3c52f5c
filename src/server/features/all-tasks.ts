import type { App } from '../context.ts';
import { maintainDatabaseTask } from '../platform/database/maintain-database.tasks.ts';
import type { Task } from '../platform/tasks.ts';
import { runAnalysisTask, sweepRunsTask } from './analysis-runs/analysis-runs.tasks.ts';
import { closeDaysTask } from './analytics/analytics.tasks.ts';
import {
  createCustomerTask,
  deleteCustomersTask,
  reconcilePaymentsTask,
  syncPricesTask,
} from './billing/billing.tasks.ts';
import { publishScheduledPostsTask, sweepImageFilesTask } from './blog/blog.tasks.ts';
import { sendCampaignTask, sweepCampaignsTask } from './campaign-sending/campaign-sending.tasks.ts';
import { deliverEmailTask, removeOldEmailsTask } from './email/email.tasks.ts';
import { removeOldImportsTask } from './email-campaigns/email-campaigns.tasks.ts';
import { automatedJobSyncTask, sweepJobSyncTask, syncCompanyTask } from './job-sync/job-sync.tasks.ts';
import { narrateAnalysisTask } from './narration/narration.tasks.ts';
import { sweepRateLimitsTask } from './rate-limits/rate-limits.tasks.ts';
import { formatResumeTask } from './resumes/format-resume.tasks.ts';
import { readResumeTask, sweepResumeFilesTask } from './resumes/resumes.tasks.ts';
import { sweepUnusedDataTask } from './retention/retention.tasks.ts';
import { deliverTestEventTask, renewTestSubscriptionsTask } from './test-payments/test-payments.tasks.ts';
import { refreshUniversitiesTask } from './universities/universities.tasks.ts';

/** Every background task. Each feature adds its own here. */
export const tasks = [
  readResumeTask,
  formatResumeTask,
  sweepResumeFilesTask,
  narrateAnalysisTask,
  sweepRateLimitsTask,
  deliverEmailTask,
  removeOldEmailsTask,
  sendCampaignTask,
  sweepCampaignsTask,
  removeOldImportsTask,
  refreshUniversitiesTask,
  syncCompanyTask,
  automatedJobSyncTask,
  sweepJobSyncTask,
  sweepUnusedDataTask,
  runAnalysisTask,
  sweepRunsTask,
  createCustomerTask,
  deleteCustomersTask,
  syncPricesTask,
  reconcilePaymentsTask,
  deliverTestEventTask,
  renewTestSubscriptionsTask,
  closeDaysTask,
  publishScheduledPostsTask,
  sweepImageFilesTask,
  maintainDatabaseTask,
] as Task<App, never>[];
