import { matchesOf } from '../../../../text/patterns/matches.ts';
import type { CompiledRequirement } from '../../../compiled.types.ts';
import { hasKey, type KeyTable } from '../../../key-table.ts';
import { keyOf } from '../../../keys.ts';

/** "Grades 4-8", "K-6", "Birth to Grade 2", "7th through 12th" */
const GRADES =
  /(?<![\d/.-])\b(?<from>PK|Pre-?K|EC|Birth|K|\d{1,2})(?:st|nd|rd|th)? ?(?:[-–]|to|through) ?(?:grade )?(?<to>K|\d{1,2})(?:st|nd|rd|th)?\b(?![-/.]?\d| ?(?:years?|yrs?|hours?|students|children|months|%))/giu;
const KINDERGARTEN = 0;
const BEFORE_KINDERGARTEN = -1;
const LAST_GRADE = 12;

function gradesIn(text: string): number[] {
  const grades = matchesOf(text, GRADES).flatMap(({ groups }) => {
    const [from, to] = [gradeOf(groups?.from ?? ''), gradeOf(groups?.to ?? '')];
    if (from >= to || to > LAST_GRADE) return [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return [...new Set(grades)];
}

function gradeOf(written: string): number {
  if (/^k$/i.test(written)) return KINDERGARTEN;
  return /^\d/.test(written) ? Number(written) : BEFORE_KINDERGARTEN;
}

const gradeKey = (grade: number): number => keyOf('taught grade', String(grade));
const UNNAMED = keyOf('taught grade', '');

/** The keys of the grades that a text about a license to teach names. */
export const gradeKeysIn = (text: string): Int32Array => Int32Array.from(gradesIn(text), gradeKey);

/** The keys of the grades that lines about licenses to teach name. */
export function heldGradeKeys(lines: readonly string[]): number[] {
  const grades = lines.flatMap(gradesIn);
  return grades.length === 0 ? [UNNAMED] : grades.map(gradeKey);
}

/** True if a résumé has a license to teach, but for none of the grades asked for. */
export const isForOtherGrades = ({ grades, named }: CompiledRequirement, table: KeyTable): boolean => {
  const has = (key: number) => hasKey(table, key);
  return grades.length > 0 && named.some(has) && !grades.some(has) && !has(UNNAMED);
};
