import { findDegrees as degreesIn } from '../lexicon/degrees.ts';
import { kindOf } from './part-kinds.ts';
import type { DegreeLevel } from './resume.types.ts';
import type { Range } from './spans.ts';
import { trimmed } from './spans.ts';
import { RESUME_DEGREES } from './words/degree-forms.ts';

export type DegreeMention = Range & { level: DegreeLevel; field?: Range };

const LOOSE = new RegExp(
  RESUME_DEGREES.map(
    ([, forms], index) => `(?<![\\p{L}\\p{N}.])(?<level${index}>${forms.join('|')})(?![\\p{L}\\p{N}])`,
  ).join('|'),
  'giu',
);
const TAIL =
  /(?:\.?'?s?(?: degree| program(?:me)?(?= in| of)| candidate)?)(?:[ ,]{0,2}\(?hon(?:ou?r)?s?\.?\)?(?![\p{L}]))?/iuy;
const BRACKET = /\s{0,2}\((?<bracket>[^)\n]{2,60})\)/y;
const LINK =
  /[\s,:–-]{0,4}(?:in (?:the field of )?|of |with (?:an? )?(?:honou?rs?|major|specialization|concentration|emphasis|distinction) in |majors?(?:ing)?(?: in)?[ :]{1,2}|spec(?:ialization|ializing)? in )\s{0,2}|\s{0,2}[-–:,]\s{0,2}| (?! )/iuy;
const FIELD = /\p{Lu}[\p{L}&. /'-]{1,70}/uy;
const FIELD_STOP = /,| from | at | FROM | AT |\d|\(|:|;|[ ]{3}|\.(?: |$)|\n\n| - |–|\|/;

/** Degrees written in a range, each with its field of study. */
export function findDegrees(view: string, range: Range): DegreeMention[] {
  const body = view.slice(range.start, range.end);
  const found: DegreeMention[] = [];
  for (const mention of [...namedDegrees(body), ...looseDegrees(body)].sort((a, b) => a.start - b.start)) {
    const start = range.start + mention.start;
    const end = range.start + mention.end;
    if (start < (found.at(-1)?.end ?? 0) || start < (found.at(-1)?.field?.end ?? 0)) continue;
    found.push({ ...withField(view, { start, end }, range.end), level: mention.level });
  }
  return found;
}

type Mention = Range & { level: DegreeLevel };

/** What the lexicon knows as a degree, without a "of" or "in" at its end. */
function namedDegrees(body: string): Mention[] {
  return degreesIn(body).flatMap(({ start, end, level }) => {
    const raw = body.slice(start, end);
    const link = / (?:of|in)$/i.exec(raw)?.[0].length ?? 0;
    if (level === 1 && inSchoolName(body, start, end - start)) return [];
    if (/^associates?$/i.test(raw) && !/^(?: of | in |[’']|:|,| degree)/i.test(body.slice(end, end + 8)))
      return [];
    if (!isWrittenAsDegree(body, start, raw)) return [];
    return [{ start, end: end - link, level }];
  });
}

function looseDegrees(body: string): Mention[] {
  const found: Mention[] = [];
  for (const match of body.matchAll(LOOSE)) {
    const index = RESUME_DEGREES.findIndex((_, at) => match.groups?.[`level${at}`] !== undefined);
    const level = RESUME_DEGREES[index]?.[0] ?? 1;
    if (!isWrittenAsDegree(body, match.index, match[0])) continue;
    if (level === 1 && inSchoolName(body, match.index, match[0].length)) continue;
    found.push({ start: match.index, end: match.index + match[0].length, level });
  }
  return found;
}

/** The field of study after a degree: in brackets, after "in" or "of", or after a comma or dash. */
function withField(view: string, degree: Range, limit: number): Range & { field?: Range } {
  // "Bachelor of Science in Nursing" carries its field in its name.
  const inner = view.slice(degree.start, degree.end).toLowerCase().lastIndexOf(' in ');
  if (inner > 0) return { ...degree, field: { start: degree.start + inner + 4, end: degree.end } };
  const rest = view.slice(degree.end, Math.min(limit, degree.end + 140));
  let at = step(TAIL, rest, 0)?.end ?? 0;
  const bracket = step(BRACKET, rest, at);
  if (
    bracket?.text &&
    /^\p{Lu}\p{L}*[\p{Ll} ]/u.test(bracket.text) &&
    !/hon|pass|gpa|\d/i.test(bracket.text)
  ) {
    const start = degree.end + rest.indexOf('(', at) + 1;
    const field = trimmed(view, start, start + bracket.text.length);
    if (field && isField(view, field)) return { ...degree, field };
  }
  at = bracket?.end ?? at;
  const link = step(LINK, rest, at);
  const named = link && step(FIELD, rest, link.end);
  if (!link || !named) return degree;
  const stop = rest.slice(link.end, named.end).search(FIELD_STOP);
  const field = trimmed(view, degree.end + link.end, degree.end + (stop < 0 ? named.end : link.end + stop));
  return field && isField(view, field) ? { ...degree, field } : degree;
}

function step(form: RegExp, text: string, at: number): { end: number; text?: string } | undefined {
  form.lastIndex = at;
  const match = form.exec(text);
  if (!match) return undefined;
  const bracket = match.groups?.bracket;
  return { end: at + match[0].length, ...(bracket ? { text: bracket } : {}) };
}

const NO_FIELD =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|held|candidate|summa|magna|cum|gpa|graduated|expected|awarded|obtained|completed|thesis|research project|degree|from|name)(?:[^\p{L}]|$)/iu;

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

/** Two letters alone mean a degree only in capitals, and neither before "Office" nor where a state's code stands. */
function isWrittenAsDegree(body: string, start: number, match: string): boolean {
  const letters = match.replace(/[. ]/g, '');
  if (letters.length > 2) return true;
  if (letters !== letters.toUpperCase()) return false;
  if (match !== letters) return true;
  const after = body.slice(start + match.length, start + match.length + 12);
  if (/^[ -](?:office|word|excel|sql|access|power|windows|dynamics|project|visio|\d{5})/i.test(after))
    return false;
  return !/, $/.test(body.slice(Math.max(0, start - 2), start)) || /^ in /.test(after);
}
