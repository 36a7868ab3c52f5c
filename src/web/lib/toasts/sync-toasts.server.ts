import type { App } from '../../../server/context.ts';
import type { BoardsCheck } from '../../../server/features/job-sync/diagnosis/check-boards.ts';
import type {
  BoardFigures,
  CompanySync,
  SyncResult,
} from '../../../server/features/job-sync/job-sync.types.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { counted } from '../../../shared/plural.ts';
import type { FlashToast } from './flash-cookie.server.ts';

type ToastWords = Omit<FlashToast, 'id'>;

/** `failing` boards include those that this batch left alone because they had failed before. */
export function batchToast(
  { isLastBatch, successes, failures }: SyncResult,
  { followed, failing }: BoardFigures,
): ToastWords {
  const unread = Math.max(failures, failing);
  const why = unread > 0 ? `${counted(unread, 'board')} couldn’t be read; see Diagnostics.` : '';
  if (successes === 0 && unread > 0)
    return { kind: 'error', title: 'Job Sync Failed', description: `Unable to sync jobs: ${why}` };
  const synced = isLastBatch
    ? `Completed sync cycle: ${successes} companies synced successfully.`
    : `Batch sync complete: ${successes} companies synced. More companies pending.`;
  return {
    kind: unread > 0 ? 'warning' : successes > 0 ? 'success' : 'info',
    title: 'Job Sync Complete',
    description: [synced, why, followed === 0 ? 'Nobody follows a company yet.' : '']
      .filter(Boolean)
      .join(' '),
  };
}

export function companyToast({ outcome, jobCount, problem }: CompanySync): ToastWords {
  const jobs = `${counted(jobCount, 'open job')}.`;
  if (outcome === 'synced') {
    return problem
      ? {
          kind: 'warning',
          title: 'Jobs synced',
          description: `${jobs} Not all of their texts could be read: ${problem.message}`,
        }
      : { kind: jobCount > 0 ? 'success' : 'info', title: 'Jobs synced', description: jobs };
  }
  const why = problem?.message ?? 'This board is already being read, or has asked us to wait.';
  return { kind: 'error', title: 'Failed to sync jobs', description: why };
}

export function diagnosticsToast({ checked, issues, unread }: BoardsCheck): ToastWords {
  const isFine = checked > 0 && issues === 0 && unread === 0;
  return {
    kind: issues > 0 ? 'warning' : isFine ? 'success' : 'info',
    title: `Checked ${checked} companies: ${issues} have potential issues`,
    ...(checked === 0 ? { description: 'Nobody follows a company yet.' } : {}),
    ...(unread > 0 ? { description: `${counted(unread, 'board')} not read yet.` } : {}),
  };
}

/** An expected error shows its message; anything else is logged and reported as our fault. */
export function failureToast({ logger }: App, error: unknown, title: string, prefix: string): ToastWords {
  if (!isAppError(error)) logger.error({ err: error }, 'an administrator’s action failed');
  const why = isAppError(error) ? error.message : 'Something went wrong on our side. Try again in a minute.';
  return { kind: 'error', title, description: prefix + why };
}
