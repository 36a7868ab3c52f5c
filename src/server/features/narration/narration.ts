import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { narrateAnalysisTask } from './narration.tasks.ts';

/** Has a stored result worded, where a model is configured. Whoever asked sees the computed text meanwhile. */
export async function requestNarration(
  app: App,
  db: DatabaseOrTransaction,
  analysisId: string,
): Promise<void> {
  if (!app.languageModel) return;
  await app.tasks.enqueue(db, narrateAnalysisTask, { analysisId });
}
