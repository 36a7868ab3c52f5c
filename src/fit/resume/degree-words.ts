import { kindOf } from './header-parts.ts';
import type { DegreeLevel } from './resume.types.ts';
import type { Range } from './spans.ts';
import { trimmed } from './spans.ts';
import { DEGREE_FORMS } from './words/degree-forms.ts';

export type DegreeMention = Range & { level: DegreeLevel; field?: Range };

const DEGREE = new RegExp(
  DEGREE_FORMS.map(
    ([, forms], index) => `(?<![\\p{L}\\p{N}.])(?<level${index}>${forms.join('|')})(?![\\p{L}\\p{N}])`,
  ).join('|'),
  'giu',
);
const FIELD =
  /^\.?'?s?(?: degree| program(?:me)?)?(?:,? \(?hon(?:ou?r)?s?\.?\)?)?(?: \((?<bracket>[^)\n]{3,50})\))?(?:[ ,:-]{0,3}(?:degree |program(?:me)? )?(?:in (?:the field of )?|of |with (?:an? )?(?:honou?rs?|major|specialization|concentration|emphasis|distinction) in |majors?(?:ing)?(?: in)?[ :]{1,2}|spec(?:ialization|ializing)? in )|[ ]|[ ]?[-–:][ ]?|, ?)(?<field>\p{Lu}[\p{L}&. /'-]{1,70})?/iu;
const FIELD_STOP = /,| from | at |\d|\(|:|;|[ ]{2}|\.(?: |$)|\n| - |–|\|/;

/** Degrees written in a range, each with the field that follows it. */
export function findDegrees(view: string, range: Range): DegreeMention[] {
  const found: DegreeMention[] = [];
  const body = view.slice(range.start, range.end);
  for (const match of body.matchAll(DEGREE)) {
    const index = DEGREE_FORMS.findIndex((_, at) => match.groups?.[`level${at}`] !== undefined);
    const start = range.start + match.index;
    const end = start + match[0].length;
    if (/^(?:[a-z]{2}|\p{Ll}\. ?\p{Ll}\.?)$/u.test(match[0])) continue;
    if (DEGREE_FORMS[index]![0] === 1 && inSchoolName(body, match.index, match[0].length)) continue;
    const last = found.at(-1);
    if (last && start < last.end) continue;
    found.push({ ...withField(view, { start, end }, range.end), level: DEGREE_FORMS[index]![0] });
  }
  return found;
}

function withField(view: string, degree: Range, limit: number): Range & { field?: Range } {
  const rest = view.slice(degree.end, Math.min(limit, degree.end + 110));
  const match = FIELD.exec(rest);
  const bracket = match?.groups?.bracket;
  if (bracket && /^\p{Lu}/u.test(bracket) && !/hon|pass|gpa|\d/i.test(bracket)) {
    const start = degree.end + rest.indexOf(`(${bracket})`) + 1;
    return { ...degree, field: { start, end: start + bracket.length } };
  }
  if (!match?.groups?.field || !/^\p{Lu}/u.test(match.groups.field)) return degree;
  const at = match[0].length - match.groups.field.length;
  const stop = rest.slice(at).search(FIELD_STOP);
  const field = trimmed(
    view,
    degree.end + at,
    degree.end + at + (stop < 0 ? match.groups.field.length : Math.min(stop, match.groups.field.length)),
  );
  return field && isField(view, field) ? { ...degree, field } : degree;
}

const NO_FIELD =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?|held|candidate|summa|magna|cum|gpa|graduated|expected|awarded|obtained|completed|thesis|research project|degree|from|name)(?:[^\p{L}]|$)/iu;

function isField(view: string, field: Range): boolean {
  const raw = view.slice(field.start, field.end);
  if (NO_FIELD.test(raw) || raw.length < 2) return false;
  const { kind } = kindOf(view, field);
  return kind !== 'school' && kind !== 'place';
}

/** "Lincoln High School" names a school, "High School Diploma" a degree. */
function inSchoolName(body: string, start: number, length: number): boolean {
  if (/\p{Lu}[\p{L}.']{1,20} $/u.test(body.slice(Math.max(0, start - 24), start))) return true;
  return /^ ?(?:school|college|board)/i.test(body.slice(start + length, start + length + 12));
}
