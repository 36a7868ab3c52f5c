import { blocksOf } from './columns.ts';
import { vocabularyOf } from './hyphens.ts';
import type { PageRun } from './page-run.types.ts';
import { blockText } from './paragraphs.ts';
import type { ReadPage } from './read-page.ts';
import { rowsOf, segmentsOf } from './rows.ts';
import { withoutRunningTitles } from './running-titles.ts';

/** The text of all pages: blocks in reading order with a blank line between them. */
export function documentText(pages: ReadPage[]): string {
  const kept = withoutRunningTitles(pages);
  const vocabulary = vocabularyOf(kept.flatMap((page) => page.layers.flatMap(lineTexts)));
  const blocks = kept.flatMap((page) =>
    page.layers.flatMap((runs) => blocksOf(runs)).map((runs) => blockText(runs, vocabulary)),
  );
  const text = blocks.filter((block) => block.trim() !== '').join('\n\n');
  return text
    .replace(/[ ]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function lineTexts(runs: PageRun[]): string[] {
  return rowsOf(runs).flatMap((row, index) => segmentsOf(row, index).map((segment) => segment.text));
}
