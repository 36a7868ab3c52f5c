import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { lowerWords } from '../layout/spans.ts';
import { isStateCode } from '../person/places.ts';
import { EMPLOYER_NOUNS, LEGAL_FORMS } from '../words/employer-words.ts';
import { CITIES, REGIONS } from '../words/place-words.ts';
import { SCHOOL_NOUNS } from '../words/school-words.ts';
import { STUDY_WORDS } from '../words/study-words.ts';
import { TITLE_COMPANIONS } from '../words/title-words.ts';
import { describesAction, type HeaderPart, isTitleNoun } from '../work/part-kinds.ts';
import { giveHabitHints, type LineHabits } from './line-habits.ts';
import { joined, spaced, type TakeHint } from './part-chances.ts';
import type { PartedLine } from './parted-lines.ts';

const STEPS = {
  below: RESUME_NUMBERS.stepsBelow.value,
  parts: RESUME_NUMBERS.stepsOfParts.value,
  length: RESUME_NUMBERS.stepsOfLength.value,
  share: RESUME_NUMBERS.stepsOfShare.value,
  words: RESUME_NUMBERS.stepsOfWords.value,
  study: RESUME_NUMBERS.stepsOfStudy.value,
};
const LONG_LINE = RESUME_NUMBERS.longLineShape.value;
const SMALL_CASING = RESUME_NUMBERS.smallCasing.value;

/** A span that the rules read, and as what. */
export type RuledSpan = Range & { role: string };

function step(value: number, edges: readonly number[]): number {
  let reached = 0;
  while (reached < edges.length && value >= edges[reached]!) reached++;
  return reached;
}

const kindOfPart = (part: HeaderPart | undefined) => (part ? joined(part.kind, `${part.sure}`) : 'none');

/**
 * The hints by which one part of a line is weighed, each readable: "section=work", "title noun=last". `ruled` are the
 * spans on this line that the rules have read.
 */
export function giveHints(
  view: string,
  lines: PartedLine[],
  at: number,
  index: number,
  ruled: RuledSpan[],
  habits: LineHabits,
  take: TakeHint,
): void {
  const part = lines[at]!.parts[index]!;
  giveRuleHints(part, ruled, take);
  givePlaceHints(view, lines[at]!, index, take);
  giveNeighbourHints(lines, at, index, take);
  giveWordHints(view, part, take);
  giveHabitHints(habits, { part, at, index }, take);
}

function giveRuleHints(part: HeaderPart, ruled: RuledSpan[], take: TakeHint): void {
  const own = ruled.filter((span) => span.start < part.end && part.start < span.end);
  if (own.length === 0) take('rule', 'none');
  for (const { role, start, end } of own)
    take('rule', start === part.start && end === part.end ? role : joined(role, '~'));
}

/** Words before a part that say what it is. */
const LEADS = new Set(
  'in at for as with by from of to a an the and or on under client company role project position employer designation'.split(
    ' ',
  ),
);

const WORD_BEFORE = /([\p{L}]+)[ \u2060]+$/u;
const LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** Where in the line and the section a part is. */
function givePlaceHints(view: string, line: PartedLine, index: number, take: TakeHint): void {
  const { segment, section, below, dates, parts, ranged } = line;
  const part = parts[index]!;
  const length = segment.end - segment.start;
  const next = parts[index + 1];
  const distance = `${line.toRange}`;
  const place = `${Math.min(index, 3)}`;
  const lead = WORD_BEFORE.exec(
    view.slice(Math.max(segment.start, part.start - 16), part.start),
  )?.[1]?.toLowerCase();
  const follows = view.charAt(part.end);
  take('section', section);
  take('kind&section', spaced(kindOfPart(part), section));
  take('below', `${step(below, STEPS.below)}`);
  take('gap', segment.gap);
  take('index', place);
  take('parts', `${step(parts.length, STEPS.parts)}`);
  take('separator', part.separator || 'none');
  take('separator after', next ? next.separator || 'none' : 'none');
  take('line length', `${step(length, STEPS.length)}`);
  take('share of line', `${step((part.end - part.start) / Math.max(1, length), STEPS.share)}`);
  take('dates', ranged ? 'range' : dates.length > 0 ? 'single' : 'none');
  take('index&dates', spaced(place, ranged ? 'true' : 'false'));
  take('lines to range', distance);
  take('lines to range&kind', spaced(distance, part.kind));
  take('word before', lead ? (LEADS.has(lead) ? lead : 'other') : 'none');
  take('follows', LETTER_OR_DIGIT.test(follows) ? 'a' : follows || 'end');
  if (segment.bullet) take('bullet');
  const [date] = dates;
  if (date) take('date', date.start < part.start ? 'before' : 'after');
}

/** What a line is at first sight. */
function shapeOf(line: PartedLine | undefined): string {
  if (!line) return 'edge';
  if (line.segment.bullet) return 'bullet';
  if (line.parts.length === 0) return line.dates.length > 0 ? 'dates' : 'empty';
  if (line.segment.end - line.segment.start > LONG_LINE) return 'long';
  return line.dates.length > 0 ? joined(line.parts[0]!.kind, '+date') : line.parts[0]!.kind;
}

/** What is beside a part, and on the lines above and below. */
function giveNeighbourHints(lines: PartedLine[], at: number, index: number, take: TakeHint): void {
  const { section, parts } = lines[at]!;
  const { kind } = parts[index]!;
  const before = parts[index - 1];
  const after = parts[index + 1];
  const shapeAt = (by: number) => {
    const line = lines[at + by];
    return shapeOf(line?.section === section ? line : undefined);
  };
  const above = shapeAt(-1);
  const below = shapeAt(1);
  take('before', kindOfPart(before));
  take('after', kindOfPart(after));
  take('kind&before', spaced(kind, before?.kind ?? 'none'));
  take('kind&after', spaced(kind, after?.kind ?? 'none'));
  take('two above', shapeAt(-2));
  take('above', above);
  take('below line', below);
  take('two below', shapeAt(2));
  take('around', spaced(above, below));
  take('kind&above', spaced(kind, above));
  take('kind&below', spaced(kind, below));
}

/** What the words of a part are. */
function giveWordHints(view: string, part: HeaderPart, take: TakeHint): void {
  const raw = view.slice(part.start, part.end);
  const words = lowerWords(raw, 16);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const casing = casingOf(raw, words.length);
  const where = (has: (word: string) => boolean) => (has(last) ? 'last' : words.some(has) ? 'inside' : 'no');
  let studied = 0;
  for (const word of words) if (STUDY_WORDS.has(word)) studied += 1 / words.length;
  take('kind', kindOfPart(part));
  take('casing', casing);
  take('casing&kind', spaced(casing, part.kind));
  take('words', `${Math.min(words.length, 8)}`);
  take('kind&words', spaced(part.kind, `${step(words.length, STEPS.words)}`));
  take('title noun', where(isTitleNoun));
  take('employer noun', where(isEmployerNoun));
  take('school noun', where(isSchoolNoun));
  take('study words', `${step(studied, STEPS.study)}`);
  take('sign', raw.includes('&') ? '&' : ODD_SIGN.test(raw) ? 'odd' : 'none');
  take('first word', first);
  take('last word', last);
  if (OPENS_SMALL.test(raw)) take('starts small');
  if (words.some((word) => TITLE_COMPANIONS.has(word))) take('title companion');
  if (words.some((word, index) => index > 0 && LEGAL_FORMS.has(word))) take('legal form');
  if (CITIES.has(words.join(' ')) || CITIES.has(first)) take('city');
  if (REGIONS.has(last) || isStateCode(raw.slice(raw.lastIndexOf(' ') + 1))) take('region');
  if (describesAction(raw)) take('action');
  if (DIGIT.test(raw)) take('digits');
  if (words.includes('of')) take('of');
}

const isEmployerNoun = (word: string) => EMPLOYER_NOUNS.has(word);
const isSchoolNoun = (word: string) => SCHOOL_NOUNS.has(word);
const ODD_SIGN = /[@<>%=/\\_]/;
const OPENS_SMALL = /^\p{Ll}/u;
const DIGIT = /\d/;
const TWO_LETTERS = /\p{L}{2}/u;
const SMALL_WORD = /(?<![\p{L}'])\p{Ll}{3,}/gu;

function casingOf(raw: string, words: number): string {
  if (raw === raw.toUpperCase() && TWO_LETTERS.test(raw)) return 'capitals';
  const small = raw.match(SMALL_WORD)?.length ?? 0;
  return small === 0 ? 'title' : small > words * SMALL_CASING ? 'small' : 'mixed';
}
