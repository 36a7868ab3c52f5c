import { type PartWeights, WEIGHED_KINDS } from '../../src/fit/resume/weighing/part-chances.ts';

/** The hints of a part and the index of the kind that it is labelled as; -1 for none. */
export type LabelledPart = { hints: string[]; kind: number };

const EPOCHS = 10;
const RATE = 0.05;
/** Pulls weights towards 0, so that a rare hint says little. */
const DECAY = 1e-3;
/** A hint counts only if it occurs in so many CVs. */
export const MIN_CVS = 8;

/**
 * Learns how much each hint says: multinomial logistic regression by stochastic gradients (AdaGrad), in an order that is
 * shuffled but always the same; the weights are the means of the second half. `cvs` are the parts of each CV.
 */
export function learnWeights(cvs: LabelledPart[][]): PartWeights {
  const ids = hintIds(cvs);
  const width = WEIGHED_KINDS.length;
  const parts = cvs.flat().map(({ hints, kind }) => ({
    kind,
    hints: hints.flatMap((hint) => ids.get(hint) ?? []),
  }));
  const weights = new Float64Array(ids.size * width);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const sums = new Float64Array(weights.length);
  const order = parts.map((_, index) => index);
  const random = steadyRandom();
  const shares = new Float64Array(width);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { hints, kind } = parts[index]!;
      let most = 0;
      for (let k = 0; k < width; k++) {
        let sum = 0;
        for (const hint of hints) sum += weights[hint * width + k]!;
        shares[k] = sum;
        if (sum > most) most = sum;
      }
      let all = Math.exp(-most);
      for (let k = 0; k < width; k++) all += shares[k] = Math.exp(shares[k]! - most);
      for (let k = 0; k < width; k++) {
        const error = shares[k]! / all - (kind === k ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const hint of hints) {
          const at = hint * width + k;
          const slope = error + DECAY * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
    if (epoch >= EPOCHS / 2) for (let at = 0; at < sums.length; at++) sums[at]! += weights[at]!;
  }
  const rounded = (sum: number) => Math.round((sum / (EPOCHS / 2)) * 100) / 100 || 0;
  const learned = new Map<string, number[]>();
  for (const [hint, id] of ids) {
    const own = WEIGHED_KINDS.map((_, k) => rounded(sums[id * width + k]!));
    if (own.some((weight) => weight !== 0)) learned.set(hint, own);
  }
  return learned;
}

function hintIds(cvs: LabelledPart[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const parts of cvs)
    for (const hint of new Set(parts.flatMap(({ hints }) => hints)))
      counts.set(hint, (counts.get(hint) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MIN_CVS).map(([hint]) => hint);
  return new Map(frequent.sort().map((hint, id) => [hint, id]));
}

function steadyRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
}
