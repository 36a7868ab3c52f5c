import type { App } from '../../context.ts';
import { on } from '../../platform/domain-events.ts';
import { singleResultStored } from '../analyses/analyses.events.ts';
import { requestNarration } from './narration.ts';

export const narrationListeners = [
  on(singleResultStored, async (app: App, tx, { analysisId, isScored }) => {
    if (isScored) await requestNarration(app, tx, analysisId);
  }),
];
