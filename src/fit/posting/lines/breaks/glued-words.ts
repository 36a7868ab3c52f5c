import type { Range } from '../../../../shared/range.ts';
import { allTerms } from '../../../lexicon/lexicon.ts';
import { isStopWord } from '../../../match/word-weights.ts';
import { POSTING_NUMBERS } from '../../../numbers/posting-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import { rememberedLatest } from '../../../text/remembered.ts';
import { stem } from '../../../text/stem.ts';
import { fold, type Token, tokenize } from '../../../text/tokens.ts';
import { isKnownWord } from '../../../vectors/word-vectors.ts';
import { opensWithVerb } from '../statement-cues.ts';

const HEADING_WORDS =
  'Summary|Functions|Overview|Purpose|Requirements|Qualifications|Responsibilities|Experience|Skills|Duties|Education|Competencies|Description|Benefits|Availability';
/** After it a name may stand: "SummaryElmwood is a mill". */
const HEADING_WORD = new RegExp(`^(?:${HEADING_WORDS})$`);
/**
 * "teamsExcellent", "goals.You", "QualificationsFull": the end of a line or the word of a heading, and a capitalised word
 * without a space between; but no word between two commas, such as "BERT, fastText, ELMo".
 */
const GLUED = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{Ll}{2,20}|\\p{L}{2,20}[.!?:](?!Net\\b|Js\\b|Io\\b)|(?:${HEADING_WORDS}))(?=(\\p{Lu}\\p{Ll}{1,20})(?![\\p{L}\\p{N}]))`,
  'gu',
);

/** "JSEmber", "PACKAGESQualification", "BootstrapAngular", "LanguagesCSS", but not "tools such as ArcMap, SewerGEMS". */
const GLUED_CAPITALS =
  /(?<![\p{L}\p{N}])(?:(\p{Lu}{2,20}|(?<!\b(?:in|with|using|as|and|or) )\p{Lu}\p{Ll}{2,20})(?=(\p{Lu}\p{Ll}{2,20})(?![\p{L}\p{N}]))|(?<!, )(\p{L}\p{Ll}{4,20}|\p{Ll}{3}(?=\p{Lu}{3,6} \p{Lu}\p{Ll}))(?=\p{Lu}{3}))/gu;
/** "PRODUCTION2. ANALYTICAL": the next item of a numbered list. */
const GLUED_NUMBER = /(?<=\p{L}{3})\d{1,2}\.\s\p{Lu}/gu;
/** "coding and scripting.A love of bread" */
const GLUED_ARTICLE = /(?<=\p{Ll}{4}[.!?])(?:An?|I|You|We)(?=\s\p{Ll})/gu;
/** "(Python, R)Proficient", "(really)A love of rye" and "across teams5+ years of baking". */
const GLUED_BRACKET = /(?<=\p{L}[.)]?)\)(?=\p{Lu}\p{Ll}{2}|(?:An?|I|You|We)\s\p{Ll})/gu;
/** "teaching experience.ESL endorsement" */
const GLUED_ACRONYM = /(?<=\p{Ll}{4}[.!?])(?!JS|IO|NET|AI|COM|ORG|EDU|GOV|PY|TS)\p{Lu}{2,6}(?=[\s/,.])/gu;
/** "a drug testAble to obtain", "in EnglishStrong hand": how items of such lists begin. */
const GLUED_OPENER =
  /(?<=\p{Ll}{2})(?:Able to|Ability to|Must (?:have|be|hold|possess)|(?:Strong|Excellent|Solid|Proven) (?=\p{Ll})|Experience (?:in|with|using)|(?:Working k|K)nowledge of|Familiar(?:ity)? with|Proficien(?:t|cy) (?:in|with)|Willing to|Authorized to|High school|PhD (?:in|or|degree))\b/gu;
/** "strike-offs and handloomsAttend fittings": after a word in small letters that need not be known. */
const GLUED_VERB = /(?<=(?<![\p{L}-])\p{Ll}{4,30})\p{Lu}\p{Ll}{2,15}(?= \p{Ll})/gu;
/** "Y / NExperience:Call center", "an hourBenefits:401(k)", "(18 months)LICENSE: …": labels of job networks and others. */
const GLUED_LABEL =
  /(?<=[\p{L}\d)?!.])(?:Ability to (?:Commute|Relocate)|Application Question\(s\)|Benefits|Education|Experience|Job Type|Languages?|Licen[cs]e\/Certification|Pay|Qualifications|Requirements|Salary|Schedule|Shift|Supplemental Pay|Work Location):(?=[\p{Lu}\d$])|(?<=[\p{Ll}\d)?!.])(?:CERTIFICATIONS?|EDUCATION|EXPERIENCE|KNOWLEDGE|LICENSES?|LICENSURE|QUALIFICATIONS|REQUIREMENTS|SKILLS|TRAINING):|(?<=\p{Lu}{4})(?:PREFERRED|QUALIFICATIONS|REQUIRE(?:D|MENTS)):/gu;
/** "real-world problemsMS in statistics" */
const GLUED_DEGREE = /(?<=\p{Ll}{3}\.?)(?:BS|BA|MS|MA|MBA)(?= (?:in|or|degree)\b)/gu;
const GLUED_YEARS = /(?:(?<=\p{Ll}{3}\.?|\))\d{1,2}\+?|(?<=\p{Lu}{3})\d{1,2}\+)\s(?:years?|yrs)\b/gu;
const IN_CAPITALS = /(?<!\p{Lu})\p{Lu}{8,80}(?!\p{L})/gu;
const LONG_WORD = /(?<![\p{L}@./])\p{L}\p{Ll}{7,80}(?![\p{L}@./])/gu;

/**
 * Where a text that lost its line breaks goes on without a space: the offsets of the words that begin a line, in order.
 * Both words must be known, and together they must not be one. Where that happens again and again, what follows
 * capitals and numbers begins a line too ("JSEmber", "MECHANICAL1. BASICS", "CSSHTML"); and where a text has many such
 * words, those of small letters alone ("memberanswer").
 */
export const gluedAt = rememberedLatest((view: string): readonly number[] => {
  const pieces = piecesWithJoints(view);
  const joints = [
    ...pieces.flatMap((piece) => boundaries(view, piece, GLUED)),
    ...matchesOf(view, GLUED_BRACKET).map(({ index }) => index + 1),
    ...matchesOf(view, GLUED_ACRONYM).map(({ index }) => index),
    ...matchesOf(view, GLUED_ARTICLE).map(({ index }) => index),
    ...[GLUED_DEGREE, GLUED_LABEL].flatMap((pattern) => matchesOf(view, pattern).map(({ index }) => index)),
    ...pieces.flatMap((piece) => openersIn(view, piece)),
    ...matchesOf(view, GLUED_YEARS).flatMap(({ index }) => (leadsOn(view, index) ? [] : [index])),
  ];
  const numbers = matchesOf(view, GLUED_NUMBER).map(({ index }) => index);
  const sure = joints.length + numbers.length;
  const capitals = sure < FEW ? [] : boundaries(view, { start: 0, end: view.length }, GLUED_CAPITALS);
  const isGlued = sure + capitals.length >= OFTEN;
  const inCapitals = isGlued ? wordsIn(view, IN_CAPITALS, SHORTEST_IN_CAPITALS) : [];
  const small = hasEndlessSentence(view) ? wordsIn(view, LONG_WORD, SHORTEST) : [];
  const isVeryGlued = new Set(small.map(({ word }) => word)).size >= VERY_OFTEN;
  const found = [
    ...joints,
    ...(isGlued
      ? [...numbers, ...capitals, ...inCapitals.flatMap(({ cuts }) => cuts), ...verbsIn(view)]
      : []),
    ...(isVeryGlued ? small.flatMap(({ cuts }) => cuts) : []),
  ];
  return [...new Set(found)].sort((a, b) => a - b);
});

/** "At least5 years": a word before goes on to the number. */
function leadsOn(view: string, at: number): boolean {
  const word = /\p{L}+$/u.exec(view.slice(Math.max(0, at - 12), at))?.[0].toLowerCase();
  return word !== undefined && (isStopWord(word) || LEADING_ON.has(word));
}
const LEADING_ON = new Set(['plus', 'least', 'minimum', 'requires', 'required']);

const FEW = POSTING_NUMBERS.fewGlued.value;
const OFTEN = POSTING_NUMBERS.oftenGlued.value;
const VERY_OFTEN = POSTING_NUMBERS.veryOftenGlued.value;
const ENDLESS = POSTING_NUMBERS.endlessSentence.value;

/** Whether a sentence is as long as no sentence is. */
const hasEndlessSentence = (view: string): boolean =>
  view.split(/[.!?:;\n]/).some(({ length }) => length >= ENDLESS);

function boundaries(view: string, { start, end }: Range, glued: RegExp): number[] {
  return matchesOf(view.slice(start, end), glued).flatMap(
    ({ 0: match, index, 1: left = match, 2: right = '' }) => {
      const words = [left, right].map((word) => word.replace(/\P{L}/gu, '').toLowerCase());
      const areWords = HEADING_WORD.test(left) || words.every((word) => word === '' || isKnown(word));
      const at = start + index;
      const capitals = right === '' ? (/^\p{Lu}+/u.exec(view.slice(at + left.length))?.[0] ?? '') : right;
      const isWhole =
        (right !== '' && isKnown(words.join(''))) ||
        nameOfOneWord().has(`${left}${capitals}`.toLowerCase()) ||
        (capitals !== '' && isUsedAgain(view, at, left.length + capitals.length));
      return areWords && !isWhole && !isListed(view, at) ? [at + left.length] : [];
    },
  );
}

/** "SilverLake", "PowerPoint": names that the lexicon has, in small letters. */
function nameOfOneWord(): ReadonlySet<string> {
  names ??= new Set(
    allTerms().flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((one) => !one.includes(' ')).map((one) => one.toLowerCase()),
    ),
  );
  return names;
}
let names: ReadonlySet<string> | undefined;

/** "GreenSky is …", "at GreenSky we …": what stands in two different places is a name. */
function isUsedAgain(view: string, at: number, length: number): boolean {
  const word = view.slice(at, at + length);
  if (!/^\p{Lu}/u.test(word)) return false;
  const following = (from: number) => view.slice(from + length, from + length + LONGEST_NAME);
  let other = view.indexOf(word);
  for (let seen = 0; other >= 0 && seen < MOST_PLACES; seen++) {
    const after = following(other);
    const isWord = /^\P{L}/u.test(after) && !/\p{L}/u.test(view.charAt(other - 1));
    if (other !== at && isWord && after !== following(at)) return true;
    other = view.indexOf(word, other + length);
  }
  return false;
}
const MOST_PLACES = POSTING_NUMBERS.mostPlacesOfName.value;

/** "BERT, fastText, ELMo": a word between two commas is a name. */
const isListed = (view: string, at: number): boolean =>
  view.startsWith(', ', at - 2) && /^\p{L}+,/u.test(view.slice(at, at + LONGEST_NAME));
const LONGEST_NAME = POSTING_NUMBERS.longestGluedName.value;

/** Where items begin in a piece that may hold glued words; they go on behind it. */
const openersIn = (view: string, { start, end }: Range): number[] =>
  matchesOf(view.slice(start, end + OPENER_REACH), GLUED_OPENER)
    .map(({ index }) => start + index)
    .filter((at) => at < end);
/** Whether the word around an offset is a name: "FreshBooks" is one, "handloomsAttend" isn't. */
function isInName(view: string, at: number): boolean {
  const before = /\p{L}+$/u.exec(view.slice(Math.max(0, at - LONGEST_NAME), at))?.[0] ?? '';
  const after = /^\p{L}+/u.exec(view.slice(at, at + LONGEST_NAME))?.[0] ?? '';
  return nameOfOneWord().has(`${before}${after}`.toLowerCase());
}
const verbsIn = (view: string): number[] =>
  matchesOf(view, GLUED_VERB)
    .map(({ index }) => index)
    .filter((at) => !isInName(view, at) && opensWithVerb(view.slice(at, at + OPENER_REACH)));
const OPENER_REACH = POSTING_NUMBERS.openerReach.value;

/** The unknown words of a pattern that are made of known ones, and where these begin. */
function wordsIn(view: string, pattern: RegExp, shortest: number): { word: string; cuts: number[] }[] {
  return matchesOf(view, pattern)
    .map(({ 0: word, index }) => ({ word: word.toLowerCase(), index }))
    .filter(({ word }) => !isKnown(word))
    .slice(0, MOST_LONG_WORDS)
    .map(({ word, index }) => ({ word, cuts: cutsOf(word, shortest).map((cut) => index + cut) }))
    .filter(({ cuts }) => cuts.length > 0);
}

const MOST_LONG_WORDS = POSTING_NUMBERS.mostLongWords.value;
const SHORTEST = POSTING_NUMBERS.shortestGlued.value;
const SHORTEST_IN_CAPITALS = POSTING_NUMBERS.shortestGluedInCapitals.value;

/** The fewest cuts that part a word into known words; none if that is impossible. */
function cutsOf(word: string, shortest: number): number[] {
  const best: (number[] | undefined)[] = [[]];
  for (let end = shortest; end <= word.length; end++)
    for (let start = 0; start <= end - shortest; start++) {
      const before = best[start];
      if (!before || (best[end]?.length ?? Infinity) <= before.length + 1) continue;
      if (isKnown(word.slice(start, end))) best[end] = [...before, start];
    }
  return (best[word.length] ?? []).slice(1);
}

const isKnown = (word: string): boolean => isStopWord(word) || isKnownWord(stem(word));

/** A small letter or a mark, then a capital and a small letter; what is not ASCII may be any of them. */
const JOINT = /(?<=[a-z.!?:]|[^\0-\x7f])(?:[A-Z]|[^\0-\x7f])(?=[a-z]|[^\0-\x7f])/g;

/** The pieces between blanks in which words may be glued: hardly any, so that `GLUED` need not try every word. */
function piecesWithJoints(view: string): Range[] {
  const pieces: Range[] = [];
  for (const { index } of matchesOf(view, JOINT)) {
    if (index < (pieces.at(-1)?.end ?? 0)) continue;
    let start = index;
    while (start > 0 && !isBlank(view.charCodeAt(start - 1))) start--;
    let end = index;
    while (end < view.length && !isBlank(view.charCodeAt(end))) end++;
    pieces.push({ start, end });
  }
  return pieces;
}

const isBlank = (unit: number) => unit === 0x20 || unit === 0x0a || unit === 0x09;

/** The parts of a range between these offsets, which are in order. */
export function splitAt({ start, end }: Range, offsets: readonly number[]): Range[] {
  const cuts = offsets.filter((offset) => offset > start && offset < end);
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
}

/** The words of a posting's view, glued ones apart. */
export const postingTokens = rememberedLatest((view: string): Token[] => {
  const offsets = gluedAt(view);
  const tokens = tokenize(view);
  if (offsets.length === 0) return tokens;
  let next = 0;
  return tokens.flatMap((token) => {
    while (next < offsets.length && (offsets[next] as number) <= token.start) next++;
    if (next === offsets.length || (offsets[next] as number) >= token.end) return [token];
    return splitAt(token, offsets.slice(next, next + 4)).map(({ start, end }, index) => {
      const word = view.slice(start, end).replace(/[^\p{L}\p{N}]+$/u, '');
      return {
        start,
        end: start + word.length,
        norm: fold(word),
        before: index === 0 ? token.before : ('break' as const),
      };
    });
  });
});
