import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import { sameWord } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { functionWords } from './function-words.ts';
import { findMentions } from './lexicon.ts';
import { findTitles } from './titles/titles.ts';

/** A phrase that the lexicon doesn't know, with the number of postings that contain it. */
export type UnknownPhrase = { phrase: string; postings: number };

/** Words that no phrase begins or ends with. */
const edgeStopWords = new Set([...functionWords, 'not', 'their', 'it']);
const maxWords = LEXICON_NUMBERS.maxPhraseWords.value;

/**
 * The phrases of up to three words that at least `atLeast` postings contain outside of names the lexicon knows, most
 * frequent first. Shows what is missing from `data/`.
 */
export function unknownPhrases(postings: string[], atLeast = 3): UnknownPhrase[] {
  const counts = new Map<string, number>();
  for (const posting of postings) {
    for (const phrase of new Set(phrasesOf(posting))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, postings]) => postings >= atLeast)
    .map(([phrase, postings]) => ({ phrase, postings }))
    .sort((a, b) => b.postings - a.postings || (a.phrase < b.phrase ? -1 : 1));
}

function phrasesOf(text: string): string[] {
  const tokens = tokenize(text);
  const known = [...findMentions(text, tokens), ...findTitles(text, tokens)].sort(
    (a, b) => a.start - b.start,
  );
  const free = freeWords(tokens, known);
  const phrases: string[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const words: string[] = [];
    for (let to = from; to < tokens.length && to - from < maxWords && free[to]; to++) {
      const token = tokens[to] as Token;
      if (to > from && (token.before === 'break' || token.before === 'comma')) break;
      words.push(sameWord(token.norm));
      if (!edgeStopWords.has(words[0] as string) && !edgeStopWords.has(words.at(-1) as string))
        phrases.push(words.join(' '));
    }
  }
  return phrases;
}

/** For each token, true if it is a word (no number) outside of known names. */
function freeWords(tokens: Token[], known: { start: number; end: number }[]): boolean[] {
  let next = 0;
  return tokens.map((token) => {
    while (next < known.length && (known[next]?.end ?? 0) <= token.start) next++;
    const inName = (known[next]?.start ?? Number.POSITIVE_INFINITY) < token.end;
    return !inName && /^[a-z]/.test(token.norm) && token.norm.length > 1;
  });
}
