import type { PageRun } from './page-run.types.ts';
import type { ReadPage } from './read-page.ts';
import { rowsOf } from './rows.ts';

const MARGIN = 0.13;
const PAGE_NUMBER =
  /^[-–— ]*(page|seite|página)?\s*\d{1,3}\s*((\/|of|von|de|sur|out of)\s*\d{1,3})?[-–— ]*$/i;

/** Takes away page numbers, and headers and footers that come again on later pages; the first of each stays. */
export function withoutRunningTitles(pages: ReadPage[]): ReadPage[] {
  const seen = new Map<string, number>();
  const perPage = pages.map((page) => marginRows(page));
  for (const rows of perPage)
    for (const key of new Set(rows.map((row) => row.key))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const shown = new Set<string>();
  return pages.map((page, index) => {
    const dropped = new Set<PageRun>();
    for (const { key, text, runs } of perPage[index]!) {
      const repeats = (seen.get(key) ?? 0) > 1;
      const numbered = repeats && /\d+ ?(\/|of|von|de|sur) ?\d+|page \d/i.test(text);
      if (PAGE_NUMBER.test(text) || numbered || (repeats && shown.has(key)))
        for (const run of runs) dropped.add(run);
      else shown.add(key);
    }
    return { ...page, layers: page.layers.map((layer) => layer.filter((run) => !dropped.has(run))) };
  });
}

/** The first two and last two rows of a page where they stand near its edge. */
function marginRows(page: ReadPage): { key: string; text: string; runs: PageRun[] }[] {
  const rows = rowsOf(page.layers[0] ?? []);
  const outer = rows.filter((row, index) =>
    index < 2 ? row.y < page.height * MARGIN : index >= rows.length - 2 && row.y > page.height * (1 - MARGIN),
  );
  return outer.map((row) => {
    const text = row.runs.map((run) => run.text.trim()).join(' ');
    return {
      key: `${text.replace(/\d+/g, '0').toLowerCase()} at ${Math.round(row.y / 4)}`,
      text,
      runs: row.runs,
    };
  });
}
