import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { narrateAnalysisTask } from './narration.tasks.ts';

/** Enqueues the narration of a stored result if a model is configured. Until then the computed text is shown. */
export async function requestNarration(
  app: App,
  db: DatabaseOrTransaction,
  analysisId: string,
): Promise<void> {
  if (!app.languageModel || !app.site.current.narrates) return;
  await app.tasks.enqueue(db, narrateAnalysisTask, { analysisId });
}
