import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import { stem } from '../../../text/stem.ts';
import { keyOf } from '../../keys.ts';

const EXPLAINED =
  /(?<![\p{L}'’&-])(?<words>(?:\p{Lu}[\p{L}'’&-]{0,40},? (?:(?:of|and|for|the|in) ){0,3}){3,8})\((?<acronym>\p{Lu}{3,8})\)/gu;

/** Initials of three words or more, and the roots of these words: "College of Nurses of Ontario (CNO)". */
export type ExplainedAcronym = { acronym: string; meaning: string };

/** The initials that a text explains right before them, in order. */
export function explainedAcronyms(text: string): ExplainedAcronym[] {
  return matchesOf(text, EXPLAINED).flatMap(({ groups }) => {
    const { words = '', acronym = '' } = groups ?? {};
    const names = [...words.matchAll(/(?<!\p{L})\p{Lu}[\p{L}'’]*/gu)].map(([name]) => name);
    const explaining = names.slice(-acronym.length);
    if (initialsOf(explaining) !== acronym) return [];
    return [{ acronym, meaning: stemsOf(explaining).join(' ') }];
  });
}

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');
const stemsOf = (words: readonly string[]): string[] => words.map((word) => stem(word.toLowerCase()));

/** Without "AWS" where a text explains it as something else than the term that it names: "Action Word Script (AWS)". */
export function withoutOtherMeanings(text: string, mentions: Mention[]): Mention[] {
  const explained = new Map(explainedAcronyms(text).map(({ acronym, meaning }) => [acronym, meaning]));
  if (explained.size === 0) return mentions;
  return mentions.filter(({ term, start, end }) => {
    const acronym = text.slice(start, end);
    const meaning = explained.get(acronym)?.split(' ');
    const meant = meaning ? [term.name, ...term.aliases].flatMap((name) => spelledOut(name, acronym)) : [];
    return meant.length === 0 || meant.some((stems) => haveMuchInCommon(stems, meaning ?? []));
  });
}

/** The words of a name if these initials stand for them. */
function spelledOut(name: string, acronym: string): string[][] {
  const words = name.split(/[\s-]+/).filter((word) => !/^(?:of|and|for|the|in)$/i.test(word));
  return initialsOf(words).toUpperCase() === acronym ? [stemsOf(words)] : [];
}

const haveMuchInCommon = (stems: readonly string[], others: readonly string[]): boolean =>
  stems.filter((stemmed) => others.includes(stemmed)).length * 2 > stems.length;

/** The keys of initials that are explained, in any way and in this one. */
export const explainedKeys = ({ acronym, meaning }: ExplainedAcronym): [number, number] => [
  keyOf('explained', acronym),
  keyOf('explained', `${acronym} ${meaning}`),
];
