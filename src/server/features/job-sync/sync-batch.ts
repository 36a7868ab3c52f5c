import type { App } from '../../context.ts';
import type { SyncResult } from './job-sync.types.ts';

/** Syncs the followed companies after the cursor, as many as the time allows; throws an AppError `sync_running` while another does. */
export async function runSyncBatch(_app: App, _options: { budgetMs: number }): Promise<SyncResult> {
  throw new Error('The sync in batches is not built yet.');
}
