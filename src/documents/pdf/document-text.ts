import { blocksOf } from './columns.ts';
import { joinLines, type Vocabulary, vocabularyOf } from './hyphens.ts';
import { turnIconsIntoBullets } from './icon-bullets.ts';
import type { PageRun } from './page-run.types.ts';
import { blockText } from './paragraphs.ts';
import type { ReadPage } from './read-page.ts';
import { rowsOf } from './rows.ts';
import { withoutRunningTitles } from './running-titles.ts';
import { segmentsOf } from './segments.ts';

/** The text of all pages: blocks in reading order with a blank line between them. `producer`: what made the file. */
export function documentText(pages: ReadPage[], producer: string): string {
  const kept = withoutRunningTitles(pages);
  turnIconsIntoBullets(kept.flatMap((page) => page.layers));
  const vocabulary = vocabularyOf(
    kept.flatMap((page) => page.layers.flatMap(lineTexts)),
    producer,
  );
  let text = '';
  for (const page of kept) text = continuePage(text, pageText(page, vocabulary), vocabulary);
  return text;
}

function lineTexts(runs: PageRun[]): string[] {
  return segmentsOf(rowsOf(runs)).map((segment) => segment.text);
}

function pageText(page: ReadPage, vocabulary: Vocabulary): string {
  return page.layers
    .flatMap((runs) => blocksOf(runs))
    .map((runs) => blockText(runs, vocabulary))
    .filter((block) => block.trim() !== '')
    .join('\n\n')
    .replace(/ +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A sentence that goes on over the page is one sentence. */
function continuePage(text: string, next: string, vocabulary: Vocabulary): string {
  if (text === '' || next === '') return text + next;
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const goesOn = /[\p{L},-]$/u.test(last) && last.split(' ').length >= 6 && /^\p{Ll}/u.test(next);
  return goesOn
    ? text.slice(0, text.length - last.length) + joinLines([last, next], vocabulary)
    : `${text}\n\n${next}`;
}
