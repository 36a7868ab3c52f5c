import type { App } from '../../../server/context.ts';
import type { CompanySync, SyncResult } from '../../../server/features/job-sync/job-sync.types.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { counted } from '../../../shared/plural.ts';
import type { FlashToast } from './flash-cookie.server.ts';

type Words = Omit<FlashToast, 'id'>;

export function batchToast({ isLastBatch, successes, failures }: SyncResult): Words {
  const synced = isLastBatch
    ? `Completed sync cycle: ${successes} companies synced successfully.`
    : `Batch sync complete: ${successes} companies synced. More companies pending.`;
  const failed = failures > 0 ? ` ${failures} could not be read; Diagnostics says more.` : '';
  return { kind: 'success', title: 'Job Sync Complete', description: synced + failed };
}

export function companyToast({ outcome, jobCount, problem }: CompanySync): Words {
  if (outcome === 'synced') {
    return { kind: 'success', title: 'Jobs synced', description: `${counted(jobCount, 'open job')}.` };
  }
  const why = problem?.message ?? 'This board is being read already, or wants to be asked later.';
  return { kind: 'error', title: 'Failed to sync jobs', description: why };
}

export const diagnosticsToast = ({ checked, issues }: { checked: number; issues: number }): Words => ({
  kind: 'success',
  title: `Checked ${checked} companies: ${issues} have potential issues`,
});

/** What could not be done is said in words; a fault of ours is logged, and said to be one. */
export function failureToast({ logger }: App, error: unknown, title: string, before: string): Words {
  if (!isAppError(error)) logger.error({ err: error }, 'an administrator’s act failed');
  const why = isAppError(error) ? error.message : 'Something went wrong on our side. Try again in a minute.';
  return { kind: 'error', title, description: before + why };
}
