import { blocksOf } from './columns.ts';
import { vocabularyOf } from './hyphens.ts';
import { turnIconsIntoBullets } from './icon-bullets.ts';
import type { PageRun } from './page-run.types.ts';
import { blockText } from './paragraphs.ts';
import type { ReadPage } from './read-page.ts';
import { rowsOf } from './rows.ts';
import { withoutRunningTitles } from './running-titles.ts';
import { segmentsOf } from './segments.ts';

/** The text of all pages: blocks in reading order with a blank line between them. */
export function documentText(pages: ReadPage[]): string {
  const kept = withoutRunningTitles(pages);
  turnIconsIntoBullets(kept.flatMap((page) => page.layers));
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
  return segmentsOf(rowsOf(runs)).map((segment) => segment.text);
}
