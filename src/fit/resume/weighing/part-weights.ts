import learned from './data/part-weights.json' with { type: 'json' };
import type { PartWeights } from './part-chances.ts';

/** The weights that `lab/entities` learned last; data/part-weights.json says from what. */
export const partWeights: PartWeights = new Map(Object.entries(learned.hints));
