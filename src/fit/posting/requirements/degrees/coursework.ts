import { DEGREE_LEVELS, type DegreeLevel } from '../../../lexicon/degrees/degree-table.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';

const COUNT =
  '(?:\\d{1,3}|three|six|eight|nine|ten|twelve|fifteen|eighteen|twenty(?:[ -]four)?|thirty(?:[ -]six)?|sixty|ninety)';
const YEARS = '(?:[1-4]|one|two|three|four)';
const KIND = '(?:(?:graduate|undergraduate|college|university|semester|quarter|credit|academic)[ -]?)';
const UNITS = '(?:hours?|units?|credits?)';
const COURSES = '(?:course ?work|courses|classes|credits?|work|study|studies|education)';
const LEVEL = '(?:(?:college|university|graduate|undergraduate|upper[- ]division)(?:[- ]level)?)';
const COURSEWORK = new RegExp(
  `\\b(${COUNT})\\+? +(?:or more )?(?:${[
    `${KIND}{1,3}${UNITS}(?: or ${COUNT} +quarter ${UNITS})?(?: or (?:higher|more))?(?: of (?:[\\w-]+ )?${COURSES})?`,
    `semester or ${COUNT} +quarter ${UNITS}`,
    `${UNITS} of ${LEVEL}(?: ${COURSES})?`,
  ].join(
    '|',
  )})\\b|\\b(${YEARS}) +years? of ${LEVEL}(?: ${COURSES})?\\b(?![ -](?:level )?(?:experience|teach|instruct|facult|degree))`,
  'gi',
);
/** "Teaches 15 credit hours", "limited to a maximum of 8 credit hours", "$1,352 per credit hour": what is taught, not what was studied. */
const NOT_STUDIED_BEFORE =
  /\b(?:teach\w*|loads?|limited to|maximum of|up to|exceed|lacks?|enrolled in|average of)\b[^.;]{0,40}$/i;
const NOT_STUDIED_AFTER = /^(?: of instruction| (?:per|each|a) (?:semester|term|year|week)| (?:is|are|=))\b/i;
const REACH = REQUIREMENT_NUMBERS.courseworkReach.value;

/** College courses that a text asks for by their number: "18 semester hours of accounting". `level` is what so many come to. */
export type Coursework = { start: number; end: number; level: DegreeLevel };

/** Finds the courses asked for in a statement. Linear time. */
export function courseworkIn(text: string): Coursework[] {
  if (!/\b(?:hour|unit|credit|years? of)/i.test(text)) return [];
  return matchesOf(text, COURSEWORK).flatMap(({ 0: words, 1: units = '', 2: years = '', index }) => {
    const end = index + words.length;
    const isStudied =
      !NOT_STUDIED_BEFORE.test(text.slice(Math.max(0, index - REACH), index)) &&
      !NOT_STUDIED_AFTER.test(text.slice(end, end + REACH));
    return isStudied ? [{ start: index, end, level: levelOf(units, years) }] : [];
  });
}

/** Two years of college are sixty semester hours, as many as an associate degree takes. */
const levelOf = (units: string, years: string): DegreeLevel =>
  /^(?:[6-9]\d|1\d\d|sixty|ninety)$/i.test(units) || /^(?:[2-4]|two|three|four)$/i.test(years)
    ? DEGREE_LEVELS.associate
    : DEGREE_LEVELS.certificate;
