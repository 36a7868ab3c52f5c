import { join } from 'node:path';
import { compileResume } from '../../src/fit/match/compile-resume.ts';
import type { CompiledResume } from '../../src/fit/match/compiled.types.ts';
import { creditOf } from '../../src/fit/match/key-table.ts';
import { keyOf } from '../../src/fit/match/keys.ts';
import { weightedStem, weightedStems } from '../../src/fit/match/word-weights.ts';
import { tokenize } from '../../src/fit/text/tokens.ts';
import { textVector } from '../../src/fit/vectors/word-vectors.ts';
import { readJsonLines } from '../judged-data.ts';
import { groupDirections } from './group-texts.ts';

/** The file src/fit/match/data/usual-words.json. */
export type UsualWordsFile = {
  origin: string;
  words: string;
  groups: number;
  /** The mean credit of each word in each group, 0…1 in 255 steps, groups one after the other, in base64. */
  credits: string;
};

const GROUPS = 24;
/** Fewer résumés say nothing about a kind of work, and fewer résumés with a word nothing about the word. */
const LEAST_RESUMES = 10;
const LEAST_WITH_WORD = 3;
/** A word that no group shows this much on average is left out. */
const LEAST_CREDIT = 0.04;

/** Learns what résumés of similar work usually say, from résumés without labels. The same texts give the same bytes. */
export function makeUsualWords(folder: string, today: string): UsualWordsFile {
  const resumes = readJsonLines<{ text: string }>(join(folder, 'fit/retrieval/resumes.jsonl'))
    .map(({ text }) => ({ compiled: compileResume(text, today), words: weightedStems(tokenize(text)) }))
    .filter(({ compiled }) => compiled.readable);
  const assigned = groupDirections(
    resumes.map(({ words }) => textVector(words)),
    GROUPS,
  );
  const grouped = Array.from({ length: GROUPS }, (_, group) =>
    resumes.filter((_, index) => assigned[index] === group),
  ).filter((group) => group.length >= LEAST_RESUMES);
  const usual = grouped.map((group) =>
    meanCredits(
      group.map(({ compiled }) => compiled),
      new Set(group.flatMap(({ words }) => words.map(({ stemmed }) => stemmed))),
    ),
  );
  const words = [...new Set(usual.flatMap((credits) => [...credits.keys()]))]
    .filter((word) => usual.some((credits) => (credits.get(word) ?? 0) >= LEAST_CREDIT))
    .sort();
  const bytes = usual.flatMap((credits) => words.map((word) => Math.round(255 * (credits.get(word) ?? 0))));
  return {
    origin: `${resumes.length} public résumés in ${usual.length} groups, ${words.length} words; lab/usual-words`,
    words: words.join(' '),
    groups: usual.length,
    credits: Buffer.from(Uint8Array.from(bytes)).toString('base64'),
  };
}

/** The mean credit, 0…1, that each word earns in résumés. Names and contact details earn none. */
function meanCredits(resumes: readonly CompiledResume[], words: ReadonlySet<string>): Map<string, number> {
  const means = new Map<string, number>();
  for (const word of words) {
    if (weightedStem(word).weight === 0) continue;
    const credits = resumes.map(({ table }) => creditOf(table, keyOf('word', word)));
    if (credits.filter((credit) => credit > 0).length < LEAST_WITH_WORD) continue;
    means.set(word, credits.reduce((sum, credit) => sum + credit, 0) / resumes.length);
  }
  return means;
}
