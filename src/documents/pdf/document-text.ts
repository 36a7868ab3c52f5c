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
  const blocks: string[] = [];
  let from = 0;
  for (const page of kept) {
    const next = pageBlocks(page, vocabulary);
    const rest = next.map((block) => endSentence(blocks, from, block, vocabulary));
    from = blocks.length;
    blocks.push(...rest);
  }
  return blocks.filter((block) => block !== '').join('\n\n');
}

function lineTexts(runs: PageRun[]): string[] {
  return segmentsOf(rowsOf(runs)).map((segment) => segment.text);
}

function pageBlocks(page: ReadPage, vocabulary: Vocabulary): string[] {
  return page.layers
    .flatMap((runs) => blocksOf(runs))
    .map((runs) =>
      blockText(runs, vocabulary)
        .replace(/ +\n/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .filter((block) => block !== '');
}

/**
 * A sentence that goes on over the page is one sentence: the first line of `next` moves to the block of the page
 * before (`blocks` from `from` on) that ends in the middle of one. Answers what is left of `next`.
 */
function endSentence(blocks: string[], from: number, next: string, vocabulary: Vocabulary): string {
  if (!/^\p{Ll}/u.test(next)) return next;
  const open = blocks.findLastIndex((block, index) => index >= from && endsOpen(block));
  if (open === -1) return next;
  const end = next.indexOf('\n') === -1 ? next.length : next.indexOf('\n');
  blocks[open] = joinLines([blocks[open]!, next.slice(0, end)], vocabulary);
  return next.slice(end).trim();
}

function endsOpen(block: string): boolean {
  const last = block.slice(block.lastIndexOf('\n') + 1);
  return /[\p{L},-]$/u.test(last) && last.split(' ').length >= 6;
}
