import type { PageRun } from './page-run.types.ts';

/** Whether a page is written in Hebrew or Arabic in the main: its columns, bullets and lines all begin at the right. */
export function isRightToLeft(runs: PageRun[]): boolean {
  let excess = 0;
  for (const { text } of runs) {
    excess += 2 * (text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0);
    excess -= text.match(/\p{L}/gu)?.length ?? 0;
  }
  return excess > 0;
}

/** The same as seen in a mirror: what begins at the right edge begins at the left. */
export function mirrored<Box extends { x0: number; x1: number }>(boxes: Box[]): Box[] {
  return boxes.map((box) => ({ ...box, x0: -box.x1, x1: -box.x0 }));
}

/** In the mirror Arabic words follow each other from left to right, and Latin ones from right to left. */
export function mirroredRuns(runs: PageRun[]): PageRun[] {
  return mirrored(runs).map((run) => ({ ...run, rtl: !run.rtl }));
}
