import { findMentions } from '../../../fit/lexicon/lexicon.ts';
import { findTitles } from '../../../fit/lexicon/titles/titles.ts';
import { type Token, tokenize } from '../../../fit/text/tokens.ts';
import { hasPhrase, hasPhraseByStem, hasWord, type KnownFacts, wordOf } from './known-facts.ts';
import { isNeutralWord } from './neutral-words.ts';
import { numberOf } from './parse-number.ts';

/** True if a sentence names a skill, title, employer or anything else that neither text contains. */
export function namesUnknown(sentence: string, facts: KnownFacts): boolean {
  const tokens = tokenize(sentence);
  return (
    namesUnknownSkill(sentence, tokens, facts) ||
    findTitles(sentence, tokens).some(({ title }) => !facts.titles.has(title.id)) ||
    tokens.some((token) => !isKnownWord(token, facts)) ||
    namesIn(sentence, tokens).some((name) => !hasPhrase(facts, name)) ||
    quotesIn(sentence).some((quote) => !hasPhrase(facts, quote))
  );
}

function namesUnknownSkill(sentence: string, tokens: Token[], facts: KnownFacts): boolean {
  return findMentions(sentence, tokens).some(({ term, start, end }) => {
    const name = sentence.slice(start, end);
    const isNeutral = tokenize(name).every(({ norm }) => isNeutralWord(norm));
    return !facts.skills.has(term.id) && !isNeutral && !hasPhraseByStem(facts, name);
  });
}

/** Skills missing from the lexicon look like any other word, so every word must be neutral or occur in a text. */
function isKnownWord({ norm }: Token, facts: KnownFacts): boolean {
  return numberOf(norm) !== undefined || isNeutralWord(norm) || hasWord(facts, norm);
}

/** Runs of capitalised words. "Saint Brannoc Community Hospital" must occur as a whole, not just its words. */
function namesIn(sentence: string, tokens: Token[]): string[] {
  const runs: Token[][] = [[]];
  tokens.forEach((token, index) => {
    const run = runs.at(-1) as Token[];
    const startsSentence = index === 0 || token.before === 'break';
    if (!isCapitalised(sentence, token) || (startsSentence && isNeutralWord(token.norm))) runs.push([]);
    else if (run.length > 0 && !/^(?:none|space|hyphen)$/.test(token.before)) runs.push([token]);
    else run.push(token);
  });
  return runs.filter((run) => run.length > 1).map((run) => run.map(wordOf).join(' '));
}

function isCapitalised(sentence: string, { start }: Token): boolean {
  return /\p{Lu}/u.test(sentence[start] ?? '');
}

function quotesIn(sentence: string): string[] {
  return [...sentence.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, quote]) =>
    tokenize(quote as string)
      .map(wordOf)
      .join(' '),
  );
}
