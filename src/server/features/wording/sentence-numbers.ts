import { stem } from '../../../fit/text/stem.ts';
import { tokenize } from '../../../fit/text/tokens.ts';
import { type KnownFacts, type Source, wordOf } from './known-facts.ts';
import { isNeutralWord } from './neutral-words.ts';
import { numberOf } from './parse-number.ts';
import { clausesOf } from './sentence-clauses.ts';

/** The maximum distance in words between a number and what it counts: "three years of night nursing". */
const REACH = 5;
const POSTING_ASKS =
  /\b(?:ask|want|need|require|call|seek|sought|expect|prefer|posting|minimum|at least|must|of the)/i;

/** True if a sentence has a number that neither text gives for the same thing, or claims years that only the posting asks for. */
export function inventsNumber(sentence: string, facts: KnownFacts): boolean {
  return clausesOf(sentence).some((clause) => {
    const tokens = tokenize(clause);
    return tokens.some((token, index) => {
      const value = numberOf(token.norm);
      if (value === undefined || (token.norm === 'one' && !isUnit(tokens[index + 1]?.norm))) return false;
      const sign = signAt(clause, token.start, token.end);
      if (sign) return !occursWithSign(sign, value, facts);
      const counted = tokens[index + 1] ? wordOf(tokens[index + 1]!) : undefined;
      return !isStated(value, counted, clause, facts);
    });
  });
}

function isUnit(word: string | undefined): boolean {
  return word !== undefined && /^(?:year|month|week|day|hour)s?$/.test(word);
}

function isStated(
  value: string,
  counted: string | undefined,
  clause: string,
  { resume, posting }: KnownFacts,
): boolean {
  const says = (source: Source) =>
    counted && (isUnit(counted) || !isNeutralWord(counted))
      ? near(source, value, counted)
      : source.words.includes(` ${value} `);
  return says(resume) || (says(posting) && (!isUnit(counted) || POSTING_ASKS.test(clause)));
}

function near({ norms }: Source, value: string, counted: string): boolean {
  const root = stem(counted);
  return norms.some(
    (norm, index) =>
      norm === value &&
      norms.slice(Math.max(0, index - REACH), index + REACH + 1).some((other) => stem(other) === root),
  );
}

function signAt(text: string, start: number, end: number): '%' | '$' | null {
  if (/^\s?(?:%|percent\b)/.test(text.slice(end, end + 9))) return '%';
  return /[$€£]\s?$/.test(text.slice(Math.max(0, start - 2), start)) ? '$' : null;
}

/** A percentage or an amount of money must occur in a text as such. */
function occursWithSign(sign: '%' | '$', value: string, { resume, posting }: KnownFacts): boolean {
  const digits = (match: string) => match.replace(/[^\d.]/g, '').replace(/\.$/, '');
  const pattern = sign === '%' ? /\d[\d.,]{0,12}(?=\s?(?:%|percent))/g : /(?<=[$€£]\s?)\d[\d.,]{0,15}/g;
  return [resume, posting].some(({ text }) =>
    [...text.matchAll(pattern)].some(([match]) => digits(match) === value),
  );
}
