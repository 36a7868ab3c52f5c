import type { PageRun } from './page-run.types.ts';
import type { PdfPage } from './read-page.ts';
import { rowsOf } from './rows.ts';

const MARGIN = 0.13;
const PAGE_NUMBER =
  /^[-–— ]*(?:page|seite|página|p\.)?\s*(\d{1,3})\s*(?:(?:\/|of|von|de|sur|out of)\s*\d{1,3})?[-–— ]*$/i;
const NUMBERED_TITLE = /\d+ ?(?:\/|of|von|de|sur) ?\d+|page \d/i;

/** Parts of a header that are only about its page: "Page 2 of 2", "continued". */
const ABOUT_PAGE =
  /\b(?:page|seite|página|p\.) ?\d{1,3}(?: ?(?:\/|of|von|de|sur) ?\d{1,3})?(?!\d)|\bcontinued\W*$/iu;

type EdgeRow = { key: string; text: string; runs: PageRun[]; inMargin: boolean; isLow: boolean };

/**
 * Removes page numbers, and headers and footers that are repeated on later pages; their first occurrence stays, unless
 * it is a footer that only repeats what the text says elsewhere, such as the email address. "Anna Berg – Page 2 of 2"
 * is removed even if it occurs once.
 */
export function withoutRunningTitles(pages: PdfPage[]): PdfPage[] {
  const perPage = pages.map(edgeRows);
  const seen = new Map<string, number>();
  for (const rows of perPage)
    for (const key of new Set(rows.map((row) => row.key))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const isRepeated = (row: EdgeRow): boolean => row.inMargin && (seen.get(row.key) ?? 0) > 1;
  const edges = perPage
    .flat()
    .filter((row) => row.inMargin && (ABOUT_PAGE.test(row.text) || (isRepeated(row) && row.isLow)));
  const idle = rowsWithoutNews(pages, edges);
  const shown = new Set<string>();
  return pages.map((page, index) => {
    const dropped = new Set<PageRun>();
    for (const row of perPage[index]!) {
      const isKnown = isRepeated(row) && (shown.has(row.key) || NUMBERED_TITLE.test(row.text));
      if (isKnown || idle.has(row) || isPageNumber(row, index + 1))
        for (const run of row.runs) dropped.add(run);
      else shown.add(row.key);
    }
    return { ...page, layers: page.layers.map((layer) => layer.filter((run) => !dropped.has(run))) };
  });
}

/** The rows whose words all occur in the text apart from these rows. */
function rowsWithoutNews(pages: PdfPage[], rows: EdgeRow[]): Set<EdgeRow> {
  const runs = new Set(rows.flatMap((row) => row.runs));
  const others = pages.flatMap((page) => page.layers.flat()).filter((run) => !runs.has(run));
  const said = new Set(others.flatMap((run) => wordsOf(run.text)));
  return new Set(
    rows.filter((row) => wordsOf(row.text.replace(ABOUT_PAGE, ' ')).every((word) => said.has(word))),
  );
}

/** The words, with an address or a number as one word. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s|•·,;]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
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
        isLow: row.y > page.height / 2,
      };
    });
}
