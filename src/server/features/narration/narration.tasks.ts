import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { narrateAnalysis } from './narrate-analysis.ts';

const payload = z.object({ analysisId: z.uuid() });

export const narrateAnalysisTask: Task<App, z.infer<typeof payload>> = {
  name: 'narrate-analysis',
  payload,
  concurrency: 4,
  run: (app, { analysisId }) => narrateAnalysis(app, analysisId),
};
