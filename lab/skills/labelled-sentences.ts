import { join } from 'node:path';
import { readJsonLines } from '../judged-data.ts';

type Place = { start: number; end: number };

/** A sentence of a posting, with the names of knowledge that experts marked in it. */
export type LabelledSentence = { posting: string; set: string; text: string; marked: Place[] };

type Row = { idx: number; tokens: string[]; tags_knowledge: string[]; source: string };

/** Reads SkillSpan's sentences below `folder`: its words with blanks between them, and what is tagged as knowledge. */
export function readLabelledSentences(folder: string): LabelledSentence[] {
  return ['train', 'dev'].flatMap((set) =>
    readJsonLines<Row>(join(folder, 'skills', `skillspan-${set}.jsonl`)).map((row) => ({
      posting: `${set} ${row.source} ${row.idx}`,
      set,
      text: row.tokens.join(' '),
      marked: placesOf(row),
    })),
  );
}

function placesOf({ tokens, tags_knowledge: tags }: Row): Place[] {
  const places: Place[] = [];
  let start = 0;
  tokens.forEach((token, index) => {
    const end = start + token.length;
    if (tags[index] === 'B') places.push({ start, end });
    else if (tags[index] === 'I') places.at(-1)!.end = end;
    start = end + 1;
  });
  return places;
}
