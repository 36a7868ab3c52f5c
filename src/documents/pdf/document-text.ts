import { blocksOf, titleOf } from './columns/columns.ts';
import { documentVocabulary, joinHyphenated, type Vocabulary } from './hyphens.ts';
import { turnIconsIntoBullets } from './icon-bullets.ts';
import { turnListMarkersIntoBullets } from './list-markers.ts';
import type { PageRun } from './page-run.types.ts';
import { blockText } from './paragraphs.ts';
import type { PdfPage } from './read-page.ts';
import { rowSegments } from './row-segments.ts';
import { rowsOf } from './rows.ts';
import { withoutRunningTitles } from './running-titles.ts';

/**
 * The text of all pages: blocks in reading order, separated by blank lines. `producer` is the program that made the
 * PDF.
 */
export function documentText(pages: PdfPage[], producer: string): string {
  const pagesWithoutTitles = withoutRunningTitles(pages);
  const layers = pagesWithoutTitles.flatMap((page) => page.layers);
  turnIconsIntoBullets(layers);
  turnListMarkersIntoBullets(layers);
  const vocabulary = documentVocabulary(layers.flatMap(lineTexts), producer);
  const blocks: string[] = [];
  let from = 0;
  for (const page of pagesWithoutTitles) {
    const next = pageBlocks(page, page === pagesWithoutTitles[0], vocabulary);
    joinSentencesAcrossPages(blocks, from, next, vocabulary);
    from = blocks.length;
    blocks.push(...next);
  }
  return blocks.filter((block) => block !== '').join('\n\n');
}

function lineTexts(runs: PageRun[]): string[] {
  return rowSegments(rowsOf(runs)).map((segment) => segment.text);
}

function pageBlocks(page: PdfPage, isFirst: boolean, vocabulary: Vocabulary): string[] {
  return page.layers
    .flatMap((runs, layer) =>
      blocksOf(runs, isFirst && layer === 0 ? titleOf(runs) : undefined).map((block) => ({
        block,
        mirrored: page.mirrored && layer === 0,
      })),
    )
    .map(({ block, mirrored }) =>
      blockText(block, vocabulary, mirrored)
        .replace(/ +\n/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .filter((block) => block !== '');
}

/**
 * Joins sentences that continue on the next page: first lines of the `next` blocks that start mid-sentence move to the
 * last of the blocks (from `from` on) that end mid-sentence, column by column.
 */
function joinSentencesAcrossPages(
  blocks: string[],
  from: number,
  next: string[],
  vocabulary: Vocabulary,
): void {
  const open = [...blocks.keys()].filter((index) => index >= from && endsMidSentence(blocks[index]!));
  const continuations = [...next.keys()]
    .filter((index) => /^\p{Ll}/u.test(next[index]!))
    .slice(0, open.length);
  continuations.forEach((continuation, order) => {
    const target = open[open.length - continuations.length + order]!;
    const [first = '', ...others] = next[continuation]!.split('\n');
    blocks[target] = joinHyphenated([blocks[target]!, first], vocabulary);
    next[continuation] = others.join('\n').trim();
  });
}

function endsMidSentence(block: string): boolean {
  const last = block.slice(block.lastIndexOf('\n') + 1);
  return /[\p{L},-]$/u.test(last) && last.split(' ').length >= 6;
}
