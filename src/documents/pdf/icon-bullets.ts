import type { PageRun } from './page-run.types.ts';
import { rowsOf } from './rows.ts';

const ENOUGH = 3;

/**
 * A picture that stands before several lines of words is the bullet of a list; one that stands before an address or a
 * phone number, or only once, stays a picture. Changes the runs in place.
 */
export function turnIconsIntoBullets(layers: PageRun[][]): void {
  const opens = new Map<string, PageRun[]>();
  const total = new Map<string, number>();
  for (const row of layers.flatMap((runs) => rowsOf(runs))) {
    row.runs.forEach((run, index) => {
      if (run.icon === undefined) return;
      total.set(run.icon, (total.get(run.icon) ?? 0) + 1);
      if (opensWords(run, row.runs[index - 1], row.runs.slice(index + 1)))
        opens.set(run.icon, [...(opens.get(run.icon) ?? []), run]);
    });
  }
  for (const [icon, runs] of opens) {
    if (runs.length < ENOUGH || runs.length * 2 < (total.get(icon) ?? 0)) continue;
    for (const run of runs) {
      run.text = '•';
      run.icon = undefined;
    }
  }
}

function opensWords(icon: PageRun, before: PageRun | undefined, after: PageRun[]): boolean {
  const next = after[0];
  if (before !== undefined && icon.x0 - before.x1 < icon.size) return false;
  if (next === undefined || next.icon !== undefined || next.x0 - icon.x1 > 2.5 * icon.size) return false;
  return /\p{L}.*\s\p{L}/u.test(after.map((run) => run.text).join(' ')) && !/@|https?:|www\./.test(next.text);
}
