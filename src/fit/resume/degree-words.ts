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
  /^\.?'?s?(?: degree)?(?: \((?<bracket>[^)\n]{2,40})\))?(?:[ ,:-]{0,3}(?:degree |program(?:me)? )?(?:in |of |with (?:a )?(?:major|specialization|concentration) in |major(?:ing)?(?: in)? |spec(?:ialization|ializing)? in |\(hons?\.?\) ?|hons?\.? ?)|[ ]|[ ]?[-–:][ ]?|, ?)(?<field>\p{Lu}[\p{L}&. /'-]{1,70})?/u;
const FIELD_STOP = /,| from | at |\d|\(|:|;|[ ]{2}|\.(?: |$)|\n| - |–|\|/;

/** Degrees written in a range, each with the field that follows it. */
export function findDegrees(view: string, range: Range): DegreeMention[] {
  const found: DegreeMention[] = [];
  const body = view.slice(range.start, range.end);
  for (const match of body.matchAll(DEGREE)) {
    const index = DEGREE_FORMS.findIndex((_, at) => match.groups?.[`level${at}`] !== undefined);
    const start = range.start + match.index;
    const end = start + match[0].length;
    if (/^[a-z]{2,3}$/.test(match[0])) continue;
    const last = found.at(-1);
    if (last && start < last.end) continue;
    found.push({ ...withField(view, { start, end }, range.end), level: DEGREE_FORMS[index]![0] });
  }
  return found;
}

function withField(view: string, degree: Range, limit: number): Range & { field?: Range } {
  const rest = view.slice(degree.end, Math.min(limit, degree.end + 110));
  const match = FIELD.exec(rest);
  if (!match?.groups?.field) return degree;
  const at = match[0].length - match.groups.field.length;
  const stop = rest.slice(at).search(FIELD_STOP);
  const field = trimmed(
    view,
    degree.end + at,
    degree.end + at + (stop < 0 ? match.groups.field.length : Math.min(stop, match.groups.field.length)),
  );
  return field ? { ...degree, field } : degree;
}
