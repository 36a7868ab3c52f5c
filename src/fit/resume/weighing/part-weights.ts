import learned from './data/part-weights.json' with { type: 'json' };
import { type NestedWeights, nestedWeights } from './part-chances.ts';

/** The weights that `lab/entities` learned last; data/part-weights.json says from what. */
export const partWeights: NestedWeights = nestedWeights(new Map(Object.entries(learned.hints)));
