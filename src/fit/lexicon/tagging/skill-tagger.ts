import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import { type PackedHintWeights, unpackHintWeights } from './hint-weights.ts';
import { isSpelled, type LineWord, wordsOfLine } from './line-words.ts';
import { likelySpans, TAGS, type TaggingSums } from './span-chances.ts';
import { type KindsOf, wordHints } from './word-hints.ts';

/** The file src/fit/lexicon/tagging/data/skill-tagger.json, which `lab/skills` learns. */
export type SkillTaggerFile = {
  origin: string;
  /** The words of each narrow kind, separated by blanks: words that stand among the same neighbours. */
  kinds: string[];
  /** The number of the wide kind of each of these words, one character each from "!" on. */
  wideKinds: string;
  /** How well tags follow each other: see `TaggingSums`. */
  links: number[];
  weights: PackedHintWeights;
};

/** Finds the names of skills in a line: ranges of UTF-16 offsets, in order and without overlap. */
export type SkillTagger = (line: string) => { start: number; end: number }[];

const LEAST_CHANCE = LEXICON_NUMBERS.leastNameChance.value;

/** Makes a tagger from what was learned. */
export function skillTagger({ kinds, wideKinds, links, weights }: SkillTaggerFile): SkillTagger {
  const kindsOf = readWordKinds(kinds, wideKinds);
  const addWeights = unpackHintWeights(weights);
  return (line) => {
    const words = wordsOfLine(line);
    if (!words.some(isSpelled)) return [];
    const sums = new Float64Array(words.length * TAGS);
    wordHints(line, words, kindsOf).forEach((hints, word) => {
      for (const hint of hints) addWeights(hint, sums, word * TAGS);
    });
    return rangesOf(words, { length: words.length, sums, links, mayContinue: (word) => !words[word]!.apart });
  };
}

/** The words of each kind, by word. */
export function readWordKinds(kinds: string[], wideKinds: string): KindsOf {
  const known = new Map<string, readonly string[]>();
  let at = 0;
  kinds.forEach((words, narrow) => {
    for (const word of words.split(' ')) known.set(word, [`w${wideKinds.charCodeAt(at++)}`, `n${narrow}`]);
  });
  const none: readonly string[] = [];
  return (norm) => known.get(norm) ?? none;
}

function rangesOf(words: LineWord[], sums: TaggingSums): { start: number; end: number }[] {
  const spans = likelySpans(sums, LEAST_CHANCE, ({ from, to }) => isWhole(words, from, to));
  return spans.map(({ from, to }) => ({ start: words[from]!.start, end: words[to]!.end }));
}

/** A name begins and ends with a word, or ends with the bracket that it opens: "Search engine optimization (SEO)". */
function isWhole(words: LineWord[], from: number, to: number): boolean {
  if (!isSpelled(words[from]!)) return false;
  if (isSpelled(words[to]!)) return true;
  return words[to]!.norm === ')' && words.slice(from, to).some(({ norm }) => norm === '(');
}
