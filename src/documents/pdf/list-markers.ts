import type { PageRun, Row } from './page-run.types.ts';
import { rowsOf } from './rows.ts';

/** A dash, an arrow, a sign, an asterisk or a picture; neither a separator ("|") nor a currency. */
const MARKER = /^(?!\|)[\p{Pd}\p{Pf}\p{Sm}\p{So}*]$/u;
const MIN_OCCURRENCES = 3;
/** In font heights: the widest gap to the words, and the narrowest to a text of another column before. */
const MAX_GAP_AFTER = 2.5;
const MIN_GAP_BEFORE = 2;

/**
 * Turns list markers of any kind ("+", "→", "–") into bullets: the same sign at one place of several rows, first in its
 * row or column, with the words after it at one place, too. Modifies the runs.
 */
export function turnListMarkersIntoBullets(layers: PageRun[][]): void {
  const lists = new Map<string, PageRun[]>();
  for (const row of layers.flatMap((runs) => rowsOf(runs)))
    row.runs.forEach((run, index) => {
      if (!isMarker(row, index)) return;
      const list = `${run.text.trim()} ${Math.round(run.x0)} ${Math.round(row.runs[index + 1]!.x0)}`;
      lists.set(list, [...(lists.get(list) ?? []), run]);
    });
  for (const markers of lists.values())
    if (markers.length >= MIN_OCCURRENCES) for (const marker of markers) marker.text = '•';
}

function isMarker({ runs }: Row, index: number): boolean {
  const marker = runs[index]!;
  const before = runs[index - 1];
  const next = runs[index + 1];
  return (
    MARKER.test(marker.text.trim()) &&
    (before === undefined || marker.x0 - before.x1 >= MIN_GAP_BEFORE * marker.size) &&
    next !== undefined &&
    next.x0 - marker.x1 <= MAX_GAP_AFTER * marker.size &&
    !MARKER.test(next.text.trim())
  );
}
