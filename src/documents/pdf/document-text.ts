import { blocksOf } from './columns.ts';
import { documentVocabulary, joinHyphenated, type Vocabulary } from './hyphens.ts';
import { turnIconsIntoBullets } from './icon-bullets.ts';
import type { PageRun } from './page-run.types.ts';
import { blockText } from './paragraphs.ts';
import type { PdfPage } from './read-page.ts';
import { rowSegments } from './row-segments.ts';
import { rowsOf } from './rows.ts';
import { withoutRunningTitles } from './running-titles.ts';

/** The text of all pages: blocks in reading order with a blank line between them. `producer`: what made the file. */
export function documentText(pages: PdfPage[], producer: string): string {
  const kept = withoutRunningTitles(pages);
  turnIconsIntoBullets(kept.flatMap((page) => page.layers));
  const vocabulary = documentVocabulary(
    kept.flatMap((page) => page.layers.flatMap(lineTexts)),
    producer,
  );
  const blocks: string[] = [];
  let from = 0;
  for (const page of kept) {
    const next = pageBlocks(page, vocabulary);
    endSentences(blocks, from, next, vocabulary);
    from = blocks.length;
    blocks.push(...next);
  }
  return blocks.filter((block) => block !== '').join('\n\n');
}

function lineTexts(runs: PageRun[]): string[] {
  return rowSegments(rowsOf(runs)).map((segment) => segment.text);
}

function pageBlocks(page: PdfPage, vocabulary: Vocabulary): string[] {
  return page.layers
    .flatMap((runs, layer) =>
      blocksOf(runs).map((block) => ({ block, mirrored: page.mirrored && layer === 0 })),
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
 * A sentence that goes on over the page is one sentence: the first lines of the `next` blocks that begin in the middle
 * of one move to the last blocks (from `from` on) that end so, column for column.
 */
function endSentences(blocks: string[], from: number, next: string[], vocabulary: Vocabulary): void {
  const open = [...blocks.keys()].filter((index) => index >= from && endsOpen(blocks[index]!));
  const rests = [...next.keys()].filter((index) => /^\p{Ll}/u.test(next[index]!)).slice(0, open.length);
  rests.forEach((rest, order) => {
    const target = open[open.length - rests.length + order]!;
    const [first = '', ...others] = next[rest]!.split('\n');
    blocks[target] = joinHyphenated([blocks[target]!, first], vocabulary);
    next[rest] = others.join('\n').trim();
  });
}

function endsOpen(block: string): boolean {
  const last = block.slice(block.lastIndexOf('\n') + 1);
  return /[\p{L},-]$/u.test(last) && last.split(' ').length >= 6;
}
