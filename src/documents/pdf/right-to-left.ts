import type { PageRun } from './page-run.types.ts';

/** Returns true if a page is mainly in Hebrew or Arabic: its columns, bullets and lines start at the right. */
export function isRightToLeft(runs: PageRun[]): boolean {
  let excess = 0;
  for (const { text } of runs) {
    excess += 2 * (text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0);
    excess -= text.match(/\p{L}/gu)?.length ?? 0;
  }
  return excess > 0;
}

/** Mirrors boxes horizontally: what starts at the right edge then starts at the left. */
export function mirrored<Box extends { x0: number; x1: number }>(boxes: Box[]): Box[] {
  return boxes.map((box) => ({ ...box, x0: -box.x1, x1: -box.x0 }));
}

/** Mirrors runs: then Arabic words follow each other from left to right, and Latin ones from right to left. */
export function mirroredRuns(runs: PageRun[]): PageRun[] {
  return mirrored(runs).map((run) => ({ ...run, rtl: !run.rtl }));
}
