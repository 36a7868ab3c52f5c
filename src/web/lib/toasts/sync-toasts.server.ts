import type { App } from '../../../server/context.ts';
import type { CompanySync, SyncResult } from '../../../server/features/job-sync/job-sync.types.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { counted } from '../../../shared/plural.ts';
import type { FlashToast } from './flash-cookie.server.ts';

type ToastWords = Omit<FlashToast, 'id'>;

export function batchToast({ isLastBatch, successes, failures }: SyncResult): ToastWords {
  const synced = isLastBatch
    ? `Completed sync cycle: ${successes} companies synced successfully.`
    : `Batch sync complete: ${successes} companies synced. More companies pending.`;
  const failed = failures > 0 ? ` ${failures} couldn’t be read; see Diagnostics.` : '';
  return { kind: 'success', title: 'Job Sync Complete', description: synced + failed };
}

export function companyToast({ outcome, jobCount, problem }: CompanySync): ToastWords {
  if (outcome === 'synced') {
    return { kind: 'success', title: 'Jobs synced', description: `${counted(jobCount, 'open job')}.` };
  }
  const why = problem?.message ?? 'This board is already being read, or has asked us to wait.';
  return { kind: 'error', title: 'Failed to sync jobs', description: why };
}

export const diagnosticsToast = ({ checked, issues }: { checked: number; issues: number }): ToastWords => ({
  kind: 'success',
  title: `Checked ${checked} companies: ${issues} have potential issues`,
});

/** An expected error shows its message; anything else is logged and reported as our fault. */
export function failureToast({ logger }: App, error: unknown, title: string, prefix: string): ToastWords {
  if (!isAppError(error)) logger.error({ err: error }, 'an administrator’s action failed');
  const why = isAppError(error) ? error.message : 'Something went wrong on our side. Try again in a minute.';
  return { kind: 'error', title, description: prefix + why };
}
