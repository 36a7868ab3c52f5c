import type { LabelledCv } from './labelled-cvs.ts';

const WORDS_IN_RUN = 8;
/** CVs of which at least this share of the shorter one's runs is in both are copies of one another. */
const COPIED = 0.2;

/**
 * Assigns each CV to one of `count` folds. Copies of a CV, of which there are several with other names in them, are in
 * the same fold, so that nothing is judged on what it was learned from.
 */
export function foldsOf(cvs: LabelledCv[], count: number): number[] {
  const runs = cvs.map(({ text }) => runsOf(text));
  const owner = cvs.map((_, index) => index);
  const rootOf = (index: number): number => (owner[index] === index ? index : rootOf(owner[index]!));
  const holders = new Map<string, number[]>();
  runs.forEach((own, index) => {
    const shared = new Map<number, number>();
    for (const run of own) {
      const others = holders.get(run) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(run, [...others, index]);
    }
    for (const [other, number] of shared)
      if (number > COPIED * Math.min(own.size, runs[other]!.size)) owner[rootOf(index)] = rootOf(other);
  });
  const roots = [...new Set(cvs.map((_, index) => rootOf(index)))];
  return cvs.map((_, index) => roots.indexOf(rootOf(index)) % count);
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + WORDS_IN_RUN <= words.length; at++)
    runs.add(words.slice(at, at + WORDS_IN_RUN).join(' '));
  return runs;
}
