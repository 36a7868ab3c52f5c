import type { Range } from '../../../shared/range.ts';
import { findFieldsOfStudy } from '../../lexicon/degrees/disciplines.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { trimmed } from '../layout/spans.ts';
import { isStateCode } from '../person/places.ts';
import { WEAK_SCHOOL_NOUNS } from '../words/school-words.ts';
import { STUDY_WORDS } from '../words/study-words.ts';
import { kindOf } from '../work/part-kinds.ts';
import { isSchoolNoun, studyRun, wordsIn } from './school-names.ts';

/** What may be between a degree and its field, and belongs to the degree: honours, "degree", "program". */
const TAIL =
  /(?:\.?\\?'?s?(?: degree| studies(?= in | \p{Lu})| program(?:me)?(?= in| of)| candidate)?)(?:[ ,]{0,2}[([]?(?:hon(?:ou?r)?s?\.?|cum laude|pass)[)\]]?(?![\p{L}]))?/iuy;
const BRACKET = /\s{0,2}[([](?<bracket>[^)\]\n]{2,60})[)\]]/y;
const LINK =
  /[\s,:–-]{0,4}(?:in (?:the field of )?|of |with (?:an? )?(?:honou?rs?|majors?|specializations?|specialisations?|concentration|emphasis|distinction) in |majors?(?:ing)?(?: in)?[ :]{1,2}|spec(?:iali[sz]ation|iali[sz]ed|ializing)?:? (?:in )?)\s{0,2}|\s{0,4}[-–:,]\s{0,2}| (?! )/iuy;
const INTRODUCTION = /(?:\bin|\bof|majors?:?|majoring|speciali[sz]ation:?|:)\s{0,2}$/i;
const FIELD = /["'(]{0,2}[\p{L}][\p{L}&. /'–,-]{1,90}/uy;
const FIELD_STOP =
  / from | at | FROM | AT | with | while |\d|[(:;"|]|[ ]{3}|(?<!(?:^| )(?:St|Mt|Ft|Jr|Engg?|Sci|Mgmt|Tech|Mech|Elec|Comp|Comm|Admin|Bus))\.(?: |$)|\n\n| - |–|(?<![\p{L}])(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?=[ ,.]{0,3}(?:\d|$))|may(?=[ ,.]{0,3}(?:\d|$))|city(?= ?,)|gpa|cgpa|minor(?:s|ed|ing)?|graduated|expected|anticipated|completed|summa|magna|cum laude)(?![\p{L}])/iu;

const NOT_A_FIELD =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|winter|autumn|held|candidate|summa|magna|cum|gpa|cgpa|graduated|graduation|expected|anticipated|awarded|obtained|completed|thesis|research project|degree|diploma|certificate|from|name|minor|honou?rs|dean|present|current|ongoing|pursuing|the|a|an|my|which|progress|hand|order|addition|class|years?|grade|first|second|pmp|cpa|phr|rn|city|state)(?:[^\p{L}]|$)/iu;

/** Extends a degree to its whole name and adds the field of study that follows it before `limit`. */
export function withField(view: string, degree: Range, limit: number): Range & { field?: Range } {
  // The name "Bachelor of Science in Nursing" contains its field.
  const name = view.slice(degree.start, degree.end).toLowerCase();
  const inner = name.lastIndexOf(' in ');
  if (inner > 0) return { ...degree, field: { start: degree.start + inner + 4, end: degree.end } };
  const rest = view.slice(degree.end, Math.min(limit, degree.end + 160));
  let at = matchAt(TAIL, rest, 0)?.end ?? 0;
  const own = trimmedEnd(view, degree, degree.end + at);
  const bracket = matchAt(BRACKET, rest, at);
  const fieldInBracket = bracket?.text
    ? bracketField(view, degree.end + rest.search(/[([]/), bracket.text)
    : undefined;
  if (fieldInBracket) return { ...own, field: fieldInBracket };
  at = bracket?.end ?? at;
  const full = bracket?.text && /^[\p{L}. &]{2,14}$/u.test(bracket.text) ? degree.end + at : own.end;
  const whole = { start: degree.start, end: full };
  const link = matchAt(LINK, rest, at);
  if (!link) return whole;
  const field = fieldAt(
    view,
    degree.end + link.end,
    degree.end + rest.length,
    INTRODUCTION.test(rest.slice(0, link.end)),
  );
  return field ? { ...whole, field } : whole;
}

function trimmedEnd(view: string, degree: Range, end: number): Range {
  const range = trimmed(view, degree.start, end);
  return { start: degree.start, end: Math.max(degree.end, range?.end ?? 0) };
}

function bracketField(view: string, at: number, text: string): Range | undefined {
  if (!/^\p{Lu}\p{L}*[\p{Ll} ]/u.test(text) || /hon|pass|gpa|\d|laude|distinction/i.test(text))
    return undefined;
  const start = at + 1;
  const field = trimmed(view, start, start + text.length);
  return field && isField(view, field) ? field : undefined;
}

/** The field that begins at `at`. If "in" or a colon `introduced` it, it may be in lower case. */
export function fieldAt(view: string, at: number, limit: number, introduced: boolean): Range | undefined {
  FIELD.lastIndex = 0;
  const rest = view.slice(at, limit);
  const match = FIELD.exec(rest)?.[0];
  if (!match || (!introduced && !/^["'(]*\p{Lu}/u.test(match))) return undefined;
  const lead = /^["'(]*/.exec(match)?.[0].length ?? 0;
  const stop = match.slice(lead).search(FIELD_STOP);
  const cut = untilComma(match.slice(0, stop < 0 ? match.length : lead + stop));
  const piece = trimmed(view, at, at + cut.length);
  const field = piece && beforePlace(view, beforeRepeat(view, beforeSchool(view, piece)));
  if (!field || !isField(view, field)) return undefined;
  if (/^\p{Ll}/u.test(view.charAt(field.start)) && !knownField(view, field)) return undefined;
  return field;
}

/** "Clothing, Textiles and Related Arts" continues after the comma, "Physics, Elm University" ends there. */
function untilComma(text: string): string {
  const pieces = text.split(',');
  let field = pieces[0] ?? '';
  for (let i = 1; i < pieces.length; i++) {
    const rest = pieces.slice(1, i + 1).join(',');
    if (!/^ ?\p{Lu}[\p{L}' ,]{2,60}(?: and | & )\p{Lu}[\p{L}' ]*$/u.test(rest) || !isStudy(rest)) continue;
    field = `${pieces[0]},${rest}`;
  }
  return field;
}

const isStudy = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => STUDY_WORDS.has(word)).length > 1;

/** "Accounting Elm State University" → "Accounting"; undefined if there is no known field before the school. */
function beforeSchool(view: string, piece: Range): Range | undefined {
  const words = wordsIn(view, piece);
  if (!words.some((word) => isSchoolNoun(word))) return piece;
  const run = studyRun(words);
  if (run === 0 || words.slice(0, run).some((word) => isSchoolNoun(word))) return undefined;
  return { start: piece.start, end: words[run - 1]!.end };
}

/** "Accounting Accounting" → "Accounting". */
function beforeRepeat(view: string, field: Range | undefined): Range | undefined {
  const words = field ? wordsIn(view, field) : [];
  for (let size = Math.floor(words.length / 2); size > 0; size--) {
    const same = words.slice(0, size).every((word, index) => word.low === words[size + index]?.low);
    if (same && (size > 1 || words.length === 2))
      return { start: words[0]!.start, end: words[size - 1]!.end };
  }
  return field;
}

/** "Accounting Denver , CO" → "Accounting": before the code of a state, words unknown in fields are the city. */
function beforePlace(view: string, field: Range | undefined): Range | undefined {
  const after =
    field && /^ ?, ?([A-Z]{2}|State)(?![\p{L}])/u.exec(view.slice(field.end, field.end + 12))?.[1];
  if (!field || !after || (after !== 'State' && !isStateCode(after))) return field;
  const words = wordsIn(view, field);
  const last = words.findLastIndex((word) => STUDY_WORDS.has(word.low));
  const end = words[last]?.end;
  return end === undefined || last === words.length - 1 ? field : { start: field.start, end };
}

const MAX_FIELD = RESUME_NUMBERS.maxField.value;
const KNOWN_FIELD = RESUME_NUMBERS.knownFieldShare.value;

function knownField(view: string, field: Range): boolean {
  const words = wordsIn(view, field);
  return words.filter((word) => STUDY_WORDS.has(word.low)).length >= words.length * KNOWN_FIELD;
}

/** "T.C" of a school that is named after somebody. */
const INITIALS = /^(?:\p{Lu}\.){1,3}\p{Lu}?$/u;

/** True if a piece may be a field of study. */
export function isField(view: string, field: Range): boolean {
  if (INITIALS.test(view.slice(field.start, field.end))) return false;
  const raw = view.slice(field.start, field.end);
  if (NOT_A_FIELD.test(raw) || raw.length < 2 || raw.length > MAX_FIELD) return false;
  const { kind, sure } = kindOf(view, field);
  if (kind === 'title' && sure > 1 && !isStudyOnly(view, field) && !isProgram(raw)) return false;
  const schooled = wordsIn(view, field).some(
    (word) => isSchoolNoun(word) && !WEAK_SCHOOL_NOUNS.has(word.low),
  );
  return !schooled && kind !== 'place' && !(kind === 'employer' && sure === 3);
}

/** "Vet Tech", "Civil Engineering Tech": programs that are called like who finishes them. */
const isProgram = (raw: string): boolean =>
  PROGRAM.test(raw) && findFieldsOfStudy(raw).disciplines.length > 0;
const PROGRAM = /\b(?:tech|technician|assistant|mechanic|hygienist|therapist|technologist)\b/i;

/** True if all words of a piece are known from fields of study: "Computer Science and Engineering". */
export function isStudyOnly(view: string, piece: Range): boolean {
  const words = wordsIn(view, piece);
  return words.length > 0 && words.length < 8 && studyRun(words) === words.length;
}

function matchAt(form: RegExp, text: string, at: number): { end: number; text?: string } | undefined {
  form.lastIndex = at;
  const match = form.exec(text);
  if (!match) return undefined;
  const bracket = match.groups?.bracket;
  return { end: at + match[0].length, ...(bracket ? { text: bracket } : {}) };
}
