import { blocksOf } from './columns.ts';
import { restoreLigatures } from './glyphs.ts';
import { vocabularyOf } from './hyphens.ts';
import { blockText } from './paragraphs.ts';
import type { ReadPage } from './read-page.ts';
import { withoutRunningTitles } from './running-titles.ts';

/** The text of all pages: blocks in reading order with a blank line between them. */
export function documentText(pages: ReadPage[]): string {
  const kept = withoutRunningTitles(pages);
  const vocabulary = vocabularyOf(
    kept.flatMap((page) => page.layers.flatMap((runs) => runs.map((run) => run.text))),
  );
  const blocks = kept.flatMap((page) =>
    page.layers.flatMap((runs) => blocksOf(runs)).map((runs) => blockText(runs, vocabulary)),
  );
  const text = blocks.filter((block) => block.trim() !== '').join('\n\n');
  return restoreLigatures(text)
    .replace(/[ ]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
