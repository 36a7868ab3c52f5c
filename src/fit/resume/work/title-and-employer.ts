import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { lowerWords } from '../layout/spans.ts';
import { describesAction, type HeaderPart, isTitleNoun, OFFICE_OF } from './part-kinds.ts';

/** The title among the parts of a heading. `employerLeads`: of two names that nobody knows, the second one. */
export function bestTitle(text: string, parts: HeaderPart[], employerLeads: boolean): Range | undefined {
  const titles = parts.filter((part) => part.kind === 'title');
  const first = titles.find((part) => part.sure === 3) ?? titles.find((part) => part.sure === 2);
  const sure = first && (titleBehindName(text, parts, first) ?? first);
  // "Lunch Lady (Food Service Worker II), Elm School"
  const explained = sure?.separator === '(' && parts[1] === sure ? parts[0] : undefined;
  if (explained?.kind === 'other' && isOfWords(text, explained) && parts.length > 2) return explained;
  if (sure) return sure;
  if (titles[0]) return titles[0];
  // Of two names, the employer is the one that is certain or has a place after it; the first one is then the title.
  const known = parts.some((part) => part.kind === 'employer' && part.sure === 3);
  const guess = known ? parts.find((part) => part.kind === 'other') : parts[0];
  const employer = parts.find(
    (part, index) =>
      part !== guess &&
      (((part.kind === 'employer' || part.kind === 'school') && part.sure > 1) ||
        (part.kind === 'other' && parts[index + 1]?.kind === 'place')),
  );
  if (employer && guess?.kind === 'other' && looksLikeName(text, guess, 6)) return guess;
  const [one, other] = namesInPair(text, parts) ?? [];
  const isOther = one?.kind === 'employer' || (other?.kind !== 'employer' && employerLeads);
  return isOther ? other : one;
}

/** "Captain Burger — Shift Leader": of two titles, the one that ends in a noun for it, if nobody else may be the employer. */
function titleBehindName(text: string, parts: HeaderPart[], first: HeaderPart): HeaderPart | undefined {
  const [one, other, ...rest] = parts.filter(({ kind }) => kind !== 'place' && kind !== 'department');
  if (one !== first || other?.kind !== 'title' || other.sure < 2 || rest.length > 0) return undefined;
  const endsInNoun = ({ start, end }: Range) => isTitleNoun(lowerWords(text.slice(start, end)).at(-1) ?? '');
  const isName = APART.has(other.separator) && IN_CAPITALS.test(text.slice(one.start, one.end));
  return isName && !endsInNoun(one) && endsInNoun(other) ? other : undefined;
}
const IN_CAPITALS = /^\p{Lu}\S* \p{Lu}/u;

/** The employer among the parts of a heading beside its `title`. `mayGuess`: also by its place alone. */
export function bestEmployer(
  text: string,
  parts: HeaderPart[],
  title: Range | undefined,
  mayGuess: boolean,
): Range | undefined {
  const named = parts.filter(
    (part) =>
      (part.kind === 'employer' || part.kind === 'school') &&
      !isSentence(text, part) &&
      !isAddress(text.slice(part.start, part.end)),
  );
  const sure = named.toSorted((a, b) => b.sure - a.sure || rank(a) - rank(b))[0];
  const employerOfUnit =
    sure && sure.sure < 3 && isUnit(text, sure)
      ? (named.find(({ kind }) => kind === 'school') ?? wholeBefore(text, parts, sure, title))
      : sure;
  const apart = sure && title && namedBehindUnit(text, parts, sure);
  if (apart) return apart;
  if (employerOfUnit && (employerOfUnit.sure > 1 || employerOfUnit !== sure)) return employerOfUnit;
  const names = mayGuess
    ? parts.filter((part) => part.kind === 'other' && part !== title && looksLikeName(text, part, 7))
    : [];
  const open = names.filter((part) => !isInBracket(text, part));
  const guesses = open.length > 0 ? open : names;
  const typed = guesses.find(({ end }) => HOW_EMPLOYED.test(text.slice(end, end + LONGEST_KIND)));
  if (typed) return typed;
  // "Tidewell, Hull, UK": a name followed by a place is the employer.
  const placed = guesses.find((part) => parts[parts.indexOf(part) + 1]?.kind === 'place');
  // "Lead, Brand – Oatly": behind a dash rather than behind a comma.
  const dashed = guesses.find(({ separator }) => APART.has(separator));
  // "Field Investigator, SIU, Elm Casualty": bare initials before a name are a unit of it.
  const first = guesses.length > 1 && isInitials(text, guesses[0]!) ? guesses[1] : guesses[0];
  const guessed = first?.separator === ',' ? (dashed ?? first) : first;
  // "Cashier, Big Bat's" above "Register, hot food, lottery": one of several names on another line is no employer.
  const isListed = sure && parts.filter((part) => isOnLine(text, part, sure)).length > 2;
  if (guessed && title && isListed && isOnLine(text, title, guessed) && !isOnLine(text, title, sure))
    return guessed;
  // "Medical Director, Medical ICU, Elm Memorial"
  if (sure?.sure === 1 && guessed && isNoEmployer(text, sure) && isOfWords(text, guessed)) return guessed;
  return (
    (sure && sure.separator !== '/' ? sure : placed) ??
    sure ??
    guessed ??
    titleAsName(text, parts, title, mayGuess) ??
    officeIn(text, parts, title)
  );
}

/** A ward, or "Panorama City" behind a comma. */
const isNoEmployer = (text: string, { start, end, separator }: HeaderPart): boolean =>
  WARD.test(text.slice(start, end)) || (separator === ',' && TOWN.test(text.slice(start, end)));
const WARD = /\b(?:[nps]?icu|emergency room|ward|unit)$/i;
const TOWN = /^\p{Lu}\p{L}+ City$/u;

const isInitials = (text: string, { start, end }: Range): boolean =>
  /^\p{Lu}{2,4}$/u.test(text.slice(start, end));

/** "Department of Biology", "Plant Kassel", "Technology Division": a part of an employer, if one stands before it. */
const UNIT =
  /^(?:(?:department|dept\.?|faculty|division|section|unit|plant|branch|station|werk) |(?:hq|care services)\b)|(?: (?:division|department|dept\.?|branch|unit|section)|^(?:[\p{L}-]+ ){0,2}(?:group|services))$/iu;
export const isUnit = (text: string, { start, end }: Range): boolean => UNIT.test(text.slice(start, end));

/** "Clinical Supervisor, Young Adult Services — Elm Clinics": of two names, the one behind the dash is the employer. */
function namedBehindUnit(text: string, parts: HeaderPart[], unit: HeaderPart): HeaderPart | undefined {
  const next = parts[parts.indexOf(unit) + 1];
  const isUnitBefore =
    unit.sure === 1 && unit.separator === ',' && parts[parts.indexOf(unit) - 1]?.kind === 'title';
  const isNamed =
    next !== undefined &&
    (next.separator === '–' || next.separator === '-') &&
    (next.kind === 'employer' || (next.kind === 'other' && isOfWords(text, next)));
  return isUnitBefore && isNamed ? next : undefined;
}

/** The name before a unit, of which the unit is a part. */
function wholeBefore(
  text: string,
  parts: HeaderPart[],
  unit: HeaderPart,
  title: Range | undefined,
): HeaderPart | undefined {
  const before = parts
    .slice(0, parts.indexOf(unit))
    .findLast(({ kind }) => kind !== 'place' && kind !== 'department');
  const isWhole =
    before !== undefined &&
    before !== title &&
    before.kind !== 'title' &&
    before.kind !== 'client' &&
    !isUnit(text, before) &&
    looksLikeName(text, before, 7);
  return isWhole ? before : unit;
}

/** Two to four words that are written like a name. */
const isOfWords = (text: string, part: Range): boolean =>
  text.slice(part.start, part.end).includes(' ') && looksLikeName(text, part, 4);

/** "· Full-time" behind the employer, as LinkedIn tells it. */
const HOW_EMPLOYED =
  /^ ?[·•] ?(?:full-time|part-time|internship|apprenticeship|contract|freelance|self-employed|seasonal|permanent)\b/i;
const LONGEST_KIND = RESUME_NUMBERS.longestKindOfJob.value;

const isOnLine = (text: string, one: Range, other: Range): boolean =>
  !text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)).includes('\n');

/** "Trainee (IMT1–IMT3), Elm Deanery" */
const isInBracket = (text: string, { start }: Range): boolean => {
  const before = text.slice(Math.max(0, start - LONGEST_BRACKET), start);
  return Math.max(before.lastIndexOf(')'), before.lastIndexOf('\n')) < before.lastIndexOf('(');
};
const LONGEST_BRACKET = RESUME_NUMBERS.longestBracket.value;

const APART = new Set(['–', '-', '|', 'at', '@']);

/** "Cook, Golden Baker": of two titles, the one that may also be a name is the employer. */
const titleAsName = (
  text: string,
  parts: HeaderPart[],
  title: Range | undefined,
  mayGuess: boolean,
): Range | undefined =>
  mayGuess && title
    ? parts.find(
        (part) =>
          part.kind === 'title' &&
          (part.sure === 1 ? part.start > title.end : titleBehindName(text, parts, part) === title) &&
          part.separator !== '/' &&
          IN_CAPITALS.test(text.slice(part.start, part.end)),
      )
    : undefined;

/** "Paralegal, Elm County Attorney's Office": where nobody else is named, the office employs. */
const officeIn = (text: string, parts: HeaderPart[], title: Range | undefined): HeaderPart | undefined =>
  title &&
  parts.find(({ kind, start, end }) => kind === 'department' && OFFICE_OF.test(text.slice(start, end)));

const rank = (part: HeaderPart) => (part.kind === 'employer' ? 0 : 1);

/** "Sales Lady, Elm Stores", "Relief Milker – J. Hughes, Carmarthen": two names of which nobody knows what they are. */
export function namesInPair(text: string, parts: HeaderPart[]): [HeaderPart, HeaderPart] | undefined {
  const isName = (part: HeaderPart) =>
    part.sure === 1 &&
    (part.kind === 'title' || looksLikeName(text, part, 5)) &&
    text.charAt(part.end) !== ':';
  const [one, other, ...rest] = parts.filter(({ kind }) => kind !== 'place' && kind !== 'department');
  const [town, fourth] = rest.filter(isName);
  if (!one || !other || !isName(one) || !isName(other) || fourth) return undefined;
  return town && (town.separator !== ',' || town.kind !== 'other') ? undefined : [one, other];
}

const SENTENCE_SHARE = RESUME_NUMBERS.sentenceShare.value;

/** Most of its words are in lower case: "responsible for the training of new staff at …". */
function isSentence(text: string, part: Range): boolean {
  const raw = text.slice(part.start, part.end);
  const small = raw.match(/(?<![\p{L}'])\p{Ll}{2,}/gu)?.length ?? 0;
  const words = lowerWords(raw, 20).length;
  return words > 4 && small > words * SENTENCE_SHARE;
}

const MAX_PLAIN = RESUME_NUMBERS.maxPlainWords.value;

/** Written like a name: capitalized, at most `most` words, no verb phrase or address. */
function looksLikeName(text: string, part: Range, most: number): boolean {
  const raw = text.slice(part.start, part.end);
  const words = lowerWords(raw, 12);
  const small = raw.match(/(?<![\p{L}'])\p{Ll}{4,}/gu)?.length ?? 0;
  if (small > words.length * MAX_PLAIN || describesAction(raw) || /[%<>=$€£]|^responsible\b/i.test(raw))
    return false;
  return (
    /^["']?(?:\p{Ll}{0,9}\p{Lu}|[\p{Lo}\d])/u.test(raw) &&
    !isAddress(raw) &&
    /\p{L}{2}/u.test(raw) &&
    words.length <= most &&
    !words.some(isTitleNoun)
  );
}

/** "12 Quarry Lane", "Suite 600", "P.O. Box 7", "WY 82009 US". */
const ADDRESS =
  /^(?:[A-Z]{2} \d{5}\b|(?:suite|ste|unit|apt|room|floor|p\.?o\.? ?box|post office box)\b\.? ?#?\d|\d{1,5}[a-z]? .{2,40}\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|parkway|pkwy|highway|hwy|circle|terrace|square)\b\.?$)/i;

function isAddress(raw: string): boolean {
  return ADDRESS.test(raw.slice(0, 80));
}
