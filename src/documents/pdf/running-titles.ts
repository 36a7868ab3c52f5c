import type { PageRun } from './page-run.types.ts';
import type { PdfPage } from './read-page.ts';
import { rowsOf } from './rows.ts';

const MARGIN = 0.13;
const PAGE_NUMBER =
  /^[-–— ]*(?:page|seite|página|p\.)?\s*(\d{1,3})\s*(?:(?:\/|of|von|de|sur|out of)\s*\d{1,3})?[-–— ]*$/i;
const NUMBERED_TITLE = /\d+ ?(?:\/|of|von|de|sur) ?\d+|page \d/i;

type EdgeRow = { key: string; text: string; runs: PageRun[]; inMargin: boolean };

/** Removes page numbers, and headers and footers that are repeated on later pages; their first occurrence stays. */
export function withoutRunningTitles(pages: PdfPage[]): PdfPage[] {
  const perPage = pages.map(edgeRows);
  const seen = new Map<string, number>();
  for (const rows of perPage)
    for (const key of new Set(rows.map((row) => row.key))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const shown = new Set<string>();
  return pages.map((page, index) => {
    const dropped = new Set<PageRun>();
    for (const row of perPage[index]!) {
      const repeats = row.inMargin && (seen.get(row.key) ?? 0) > 1;
      const isRepeated = repeats && (shown.has(row.key) || NUMBERED_TITLE.test(row.text));
      if (isRepeated || isPageNumber(row, index + 1)) for (const run of row.runs) dropped.add(run);
      else shown.add(row.key);
    }
    return { ...page, layers: page.layers.map((layer) => layer.filter((run) => !dropped.has(run))) };
  });
}

function isPageNumber(row: EdgeRow, page: number): boolean {
  const number = PAGE_NUMBER.exec(row.text)?.[1];
  return number !== undefined && (Number(number) === page || row.inMargin);
}

/** The first two and the last two rows of a page. */
function edgeRows(page: PdfPage): EdgeRow[] {
  const rows = rowsOf(page.layers[0] ?? []);
  return rows
    .filter((_, index) => index < 2 || index >= rows.length - 2)
    .map((row) => {
      const text = row.runs
        .map((run) => run.text.trim())
        .join(' ')
        .trim();
      const inMargin = row.y < page.height * MARGIN || row.y > page.height * (1 - MARGIN);
      return {
        key: `${text.replace(/\d+/g, '0').toLowerCase()} at ${Math.round(row.y / 4)}`,
        text,
        runs: row.runs,
        inMargin,
      };
    });
}
