import { hidesUrl } from '../link-label.ts';
import type { PageLink, PageRun } from './page-run.types.ts';

/** Attaches each address that the page doesn't show to the last run of the link's label. Modifies the runs. */
export function attachLinks(runs: PageRun[], links: PageLink[]): void {
  for (const url of new Set(links.map((link) => link.url))) {
    // A link may have one box for its icon and another for its label, or one for each line.
    const boxes = links.filter((link) => link.url === url);
    const inside = boxes.flatMap((box) =>
      runs.filter((run) => covers(box, run)).map((run) => ({ box, run })),
    );
    const last = inside.at(-1)?.run;
    if (last === undefined) continue;
    const label = inside.map(({ box, run }) => wordsInside(box, run)).join(' ');
    if (hidesUrl(label.trim(), url)) last.links = [...(last.links ?? []), url];
  }
}

function covers(link: PageLink, run: PageRun): boolean {
  const middle = run.y - 0.3 * run.size;
  const shared = Math.min(link.x1, run.x1) - Math.max(link.x0, run.x0);
  const least = 0.5 * Math.min(link.x1 - link.x0, run.x1 - run.x0);
  return middle > link.y0 && middle < link.y1 && shared > 0 && shared >= least;
}

/** The part of a run's text that is inside a link's box, estimated from its share of the width. */
function wordsInside(link: PageLink, run: PageRun): string {
  const perLetter = (run.x1 - run.x0) / (run.text.length || 1);
  if (perLetter === 0) return run.text;
  const from = Math.max(0, Math.round((link.x0 - run.x0) / perLetter) - 1);
  const to = Math.round((link.x1 - run.x0) / perLetter) + 1;
  return run.text.slice(from, to);
}
