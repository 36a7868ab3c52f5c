import type { Range } from '../../../shared/range.ts';
import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import { matchesOf } from '../patterns/matches.ts';

/** What people give as a number: words per minute typed or taken down, keystrokes per hour, grade points of 4. */
export type Measure = 'typing' | 'shorthand' | 'keystrokes' | 'GPA';

/** A number that a text gives: 45…60 in "types 45–60 wpm". */
export type Amount = Range & { measure: Measure; least: number; most: number };

const NUMBER = String.raw`\d{1,3}(?:,\d{3}|\d{2})?`;
const SPEED = new RegExp(
  String.raw`(?<![\d.,$])(?<least>${NUMBER})(?:\+|\s?(?:-|–|to)\s?(?<most>${NUMBER}))?\+?(?:\s\(?net\)?)?[ -]?(?:(?<words>w\.?p\.?m\b|(?:net |gross )?words[ -](?:per|a)[ -]minute)|(?<keys>k\.?p\.?h\b|ks?ph\b|kspm\b|(?:key)?strokes[ -](?:per|an)[ -]hour|keystrokes\/(?:hour|hr)))`,
  'giu',
);
/** "GPA: 3.7/4.0", "a 3.0 GPA", "CGPA 8.2/10" */
const GRADE_POINTS =
  /\bC?G\.?P\.?A\.?(?:\s(?:of|is|was))?[\s:=–(-]{0,4}(?:at least )?(?<behind>\d{1,2}(?:\.\d{1,3})?)(?:\s?(?:\/|out of)\s?(?<of>\d{1,3}(?:\.\d)?))?(?![\d%])|(?<![\d.,])(?<before>[1-4]\.\d{1,3})(?:\s?\/\s?(?<over>\d{1,2}(?:\.\d)?))?\+?(?:\s\(?(?:minimum|cumulative|overall|major|undergraduate))?\)?\s?C?GPA\b/gu;

/** Words that somebody takes down or reads back rather than types. */
const TAKEN_DOWN =
  /\b(?:short-?hand|steno\w*|dictation|real-?time|court report\w*|testimony|q ?& ?a|jury charge)\b/i;
/** "reads 400 wpm" */
const READ = /\bread(?:s|ing)?\b/i;

const REACH = LEXICON_NUMBERS.amountContext.value;
const SCALE = LEXICON_NUMBERS.gradePointScale.value;

/** The numbers that a text gives, in their order. A GPA out of another number than 4 is told as one out of 4. */
export function findAmounts(text: string): Amount[] {
  return [...speedsIn(text), ...gradePointsIn(text)].sort((a, b) => a.start - b.start);
}

function speedsIn(text: string): Amount[] {
  return matchesOf(text, SPEED).flatMap((found) => {
    const { least, most, words } = found.groups as Record<string, string | undefined>;
    const range = { start: found.index, end: found.index + found[0].length };
    const around = lineAround(text, range);
    if (words !== undefined && READ.test(around)) return [];
    const ofWords = TAKEN_DOWN.test(around) ? 'shorthand' : 'typing';
    const measure = words === undefined ? 'keystrokes' : ofWords;
    return [{ ...range, measure, least: numberOf(least), most: numberOf(most ?? least) }] as const;
  });
}

function gradePointsIn(text: string): Amount[] {
  return matchesOf(text, GRADE_POINTS).flatMap((found) => {
    const { behind, before, of, over } = found.groups as Record<string, string | undefined>;
    const points = (Number(behind ?? before) * SCALE) / Number(of ?? over ?? SCALE);
    const rounded = Math.round(points * 100) / 100;
    const range = { start: found.index, end: found.index + found[0].length };
    return rounded < 1 || rounded > MAX_POINTS
      ? []
      : ([{ ...range, measure: 'GPA', least: rounded, most: rounded }] as const);
  });
}
/** An A+ counts for more than 4 at some schools. */
const MAX_POINTS = LEXICON_NUMBERS.maxGradePoints.value;

const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', ''));

/** What stands beside a number in its line. */
function lineAround(text: string, { start, end }: Range): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  return before.slice(before.lastIndexOf('\n') + 1) + (text.slice(end, end + REACH).split('\n', 1)[0] ?? '');
}
