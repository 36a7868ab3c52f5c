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
    if (explaining.map((name) => name.charAt(0)).join('') !== acronym) return [];
    return [{ acronym, meaning: explaining.map((name) => stem(name.toLowerCase())).join(' ') }];
  });
}

/** The keys of initials that are explained, in any way and in this one. */
export const explainedKeys = ({ acronym, meaning }: ExplainedAcronym): [number, number] => [
  keyOf('explained', acronym),
  keyOf('explained', `${acronym} ${meaning}`),
];
