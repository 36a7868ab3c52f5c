import type { PageRun } from './page-run.types.ts';
import { rowsOf } from './rows.ts';

const MIN_OCCURRENCES = 3;

/**
 * Turns an icon that precedes several lines of words into a bullet. One that precedes an address or phone number, or
 * occurs only once or twice, stays an icon. Modifies the runs.
 */
export function turnIconsIntoBullets(layers: PageRun[][]): void {
  const openers = new Map<string, PageRun[]>();
  const total = new Map<string, number>();
  for (const row of layers.flatMap((runs) => rowsOf(runs))) {
    row.runs.forEach((run, index) => {
      if (run.icon === undefined) return;
      total.set(run.icon, (total.get(run.icon) ?? 0) + 1);
      if (precedesWords(run, row.runs[index - 1], row.runs.slice(index + 1)))
        openers.set(run.icon, [...(openers.get(run.icon) ?? []), run]);
    });
  }
  for (const [icon, runs] of openers) {
    if (runs.length < MIN_OCCURRENCES || runs.length * 2 < (total.get(icon) ?? 0)) continue;
    for (const run of runs) {
      run.text = '•';
      run.icon = undefined;
    }
  }
}

function precedesWords(icon: PageRun, before: PageRun | undefined, after: PageRun[]): boolean {
  const next = after[0];
  if (before !== undefined && icon.x0 - before.x1 < icon.size) return false;
  if (next === undefined || next.icon !== undefined || next.x0 - icon.x1 > 2.5 * icon.size) return false;
  return /\p{L}.*\s\p{L}/u.test(after.map((run) => run.text).join(' ')) && !/@|https?:|www\./.test(next.text);
}
