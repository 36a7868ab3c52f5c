import type { Range } from '../../../shared/range.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { lowerWords, trimmed } from '../layout/spans.ts';
import { isStateCode, trailingPlace } from '../person/places.ts';
import { LEGAL_FORMS } from '../words/employer-words.ts';
import { STATE_CODES } from '../words/place-words.ts';
import {
  mergeFirms,
  mergeHalfTitles,
  mergePlaces,
  withoutBracketNotes,
  withoutDescriptions,
} from './merge-parts.ts';
import type { HeaderPart, PartKind } from './part-kinds.ts';
import { bareWord, isTitleNoun, kindOf, schoolStrength } from './part-kinds.ts';
import { employerAfterTitle, employerBeforeTitle, splitTitle } from './title-pieces.ts';

/** Codes of states that are no words: "Norwich VT. Production baker" */
const STATES =
  'A[LKZR]|C[AOT]|DE|FL|GA|I[ADL]|K[SY]|LA|M[ADINSOT]|N[CDEHJMVY]|OH|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const SEPARATOR = new RegExp(
  String.raw`[|;:[\]•\t]|(?<=\p{Ll}{5}|[ ,](?:${STATES}))\.[ ](?=\p{Lu})|(?<!(?<!\p{L})(?:M(?=\/s\.? )|RE(?=\/MAX)))\/(?!(?<=\d\/)\d|(?<=(?<!\p{L})\p{Lu}\/)\p{Lu}{1,3}(?!\p{L}))|\\|\((?![A-Z&]{1,6}\)|\p{L}{2,12}\) ?(?:Pvt|Private|Ltd|Limited))|(?<!\([A-Z&]{1,6}|\(\p{L}{2,12}(?=\) ?(?:Pvt|Private|Ltd|Limited)))\)|,|[ \u2060][-–~]{1,3}(?=[ \u2060]|$)|(?<=[ \u2060])[-–](?=\p{Lu})|(?<=\p{L})-[ \u2060](?=\p{Lu})|–|[ \u2060]@(?:[ \u2060]|(?=\p{Lu}[\p{L}\d-]{1,30}(?![\p{L}\d@.])))|[ \u2060](?:at|with|bei|chez)[ \u2060](?=\p{Lu}|[\p{L}\d-]{2,40}\.[a-z]{2,6}(?![\p{L}.]))(?!Law(?!\p{L}))|[ ](?=Company Name(?!\p{L}))|(?<=(?<!\p{L})Company Name)[ ]|(?<=, (?:[A-Z]{2}|State(?! (?:Farm|Street)(?!\p{L}))))[ ](?=\p{Lu}\p{Ll})(?!(?<=LA )(?:County|Unified|Metro|City)(?!\p{L}))`,
  'gu',
);

const ADDRESS = /[^\s@|,;:()]{1,64}@[^\s@]{1,80}|https?:\S{1,200}/;
const mayHoldAddress = (piece: string) =>
  (piece.includes('@') || piece.includes('http')) && ADDRESS.test(piece);
const SEPARATOR_OR_ADDRESS = new RegExp(`${ADDRESS.source}|${SEPARATOR.source}`, 'gu');

const LABELS: [RegExp, PartKind | 'skip'][] = [
  [/^(?:end )?(?:client|customer)$/i, 'client'],
  [
    /^(?:designation|role|roles|job title|title|position|position held|post|job role|last position|occupation or position held|funktion|poste|puesto|cargo)$/i,
    'title',
  ],
  [
    /^(?:organi[sz]ation|company|company name|employer|employer name|firm|name (?:and address )?of (?:the )?(?:company|organi[sz]ation|employer)|firma|arbeitgeber|entreprise|empresa)$/i,
    'employer',
  ],
  [/^(?:location|place|city|work location|ort|lieu|lugar)$/i, 'place'],
  [
    /^(?:duration|period|dates?|tenure|time period|from|zeitraum|période|periodo|clients|customers|representative clients|team size|project(?: (?:name|title))?|environment|platforms?|technology|technologies|tools|software|hardware|operating systems?|databases?|languages?|frameworks?|supervisor|okay to contact(?: this)? supervisor|salary|hours(?: per week)?|series|pay plan|grade|type of business or sector|phone|tel)$/i,
    'skip',
  ],
];

/** Splits the heading of an entry, without its dates, into parts and classifies each. */
export function partsOf(view: string, range: Range, dates: Range[]): HeaderPart[] {
  const parts: HeaderPart[] = [];
  let at = range.start;
  for (const date of dates) {
    if (date.end <= range.start || date.start >= range.end) continue;
    addParts(view, { start: at, end: Math.max(at, date.start) }, parts);
    at = Math.max(at, date.end);
  }
  addParts(view, { start: at, end: range.end }, parts);
  const own = withoutBracketNotes(view, parts);
  return withoutDescriptions(view, mergePlaces(view, mergeFirms(view, mergeHalfTitles(view, own))));
}

/** A `partsOf` for one view that remembers what it has split. Its parts must not be changed. */
export function rememberingParts(): typeof partsOf {
  const known = new Map<number, HeaderPart[]>();
  return (view, range, dates) => {
    const key = range.start * 1_000_000 + range.end;
    const parts = known.get(key) ?? partsOf(view, range, dates);
    known.set(key, parts);
    return parts;
  };
}

function addParts(view: string, range: Range, parts: HeaderPart[]): void {
  const body = view.slice(range.start, range.end);
  let start = range.start;
  let separator = '';
  let label: PartKind | 'skip' | undefined;
  const close = (end: number, next: string) => {
    const piece = withoutNumber(view, trimmed(view, start, end));
    if (piece) {
      const named =
        next === ':'
          ? LABELS.find(([form]) => form.test(view.slice(piece.start, piece.end)))?.[1]
          : undefined;
      if (named) label = named;
      else {
        addPart(view, piece, separator, label, parts);
        // None of "Clients: Reed Bank, Marsh Press" is the employer.
        if (label !== 'skip' || (next !== ',' && next !== '/')) label = undefined;
      }
    }
    separator = next;
  };
  for (const match of matchesOf(body, mayHoldAddress(body) ? SEPARATOR_OR_ADDRESS : SEPARATOR)) {
    const here = range.start + match.index;
    // "University of Texas at Dallas" is one name.
    if (
      match[0].trim() === 'at' &&
      (schoolStrength(lowerWords(view.slice(start, here))) > 0 ||
        isHomeAt(view.slice(start, here), separator))
    )
      continue;
    // "Sales Lady, SM Department Store": no state.
    if (
      match[0] === ' ' &&
      TWO_CAPITALS.test(view.slice(here - 4, here)) &&
      (!isStateCode(view.slice(here - 2, here)) || !mayBeTown(view, parts.at(-1)))
    )
      continue;
    close(here, match[0].replaceAll('\u2060', '').trim() || match[0].slice(0, 1));
    start = here + match[0].length;
  }
  close(range.end, '');
}

const TWO_CAPITALS = /, [A-Z]{2}$/;

/** Behind "Layout artist" and a comma, "LA" begins a name: "LA Weekly". */
const mayBeTown = (view: string, before: HeaderPart | undefined): boolean =>
  before === undefined || !isTitleNoun(lowerWords(view.slice(before.start, before.end)).at(-1) ?? '');

/** "Nursing Assistant — Miller's Rest at Copper Bridge": one name. */
const isHomeAt = (name: string, separator: string): boolean =>
  (separator === '–' || separator === '-' || separator === '|') && HOME.test(name.trim());
const HOME =
  /^\p{Lu}\p{L}+['’]s \p{Lu}\p{L}+$|^(?:\p{Lu}\p{L}+ ){1,3}(?:Residences?|Retreat|Village|Villas|Landing|Estates|Commons)$/u;

/** "1. Tidewell Systems" in a numbered list, "M/s Tidewell". */
function withoutNumber(view: string, piece: Range | undefined): Range | undefined {
  const number =
    piece &&
    /^(?:\(?\d{1,2}[.)] ?)?(?:(?:M\/s|Messrs)\.? )?(?=\p{Lu})/u.exec(
      view.slice(piece.start, piece.start + 16),
    )?.[0].length;
  return piece && number ? { start: piece.start + number, end: piece.end } : piece;
}

function addPart(
  view: string,
  piece: Range,
  separator: string,
  label: PartKind | 'skip' | undefined,
  parts: HeaderPart[],
): void {
  if (label === 'skip' || isMeaningless(view, piece)) return;
  if (label === 'title') {
    const split = splitTitle(view, piece);
    parts.push({ ...split.title, kind: 'title', sure: 3, separator });
    return;
  }
  if (label) {
    parts.push({ ...piece, kind: label, sure: 3, separator });
    return;
  }
  const before = parts.at(-1);
  const words = lowerWords(view.slice(piece.start, piece.end), 16);
  if (
    before &&
    separator === ',' &&
    !STATE_CODES.has(view.slice(piece.start, piece.end)) &&
    words.every((word) => LEGAL_FORMS.has(bareWord(word).replaceAll('.', '')) && word.length < 6)
  ) {
    before.end = piece.end;
    if (before.kind === 'client') return;
    if (before.kind !== 'title') before.kind = 'employer';
    before.sure = 3;
    return;
  }
  if (
    SETS_APART_TOWN.has(separator) &&
    isTownAndState(view.slice(piece.start, piece.end), parts.length > 1)
  ) {
    parts.push({ ...piece, kind: 'place', sure: 2, separator });
    return;
  }
  const tail = trailingPlace(view, piece);
  const head = tail && trimmed(view, piece.start, tail.start);
  if (tail && head) {
    addClassified(view, head, separator, parts);
    parts.push({ ...tail, kind: 'place', sure: 2, separator: ' ' });
    return;
  }
  addClassified(view, piece, separator, parts);
}

/** "Nisku AB" behind a title and an employer, as "AB" is a legal form too */
const TOWN_IN_ALBERTA = /^\p{Lu}\p{L}+ AB$/u;

const SETS_APART_TOWN = new Set([',', '|', '(', '•']);

/** "Loves Park IL" behind an employer and a comma */
const TOWN_AND_STATE = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2} (?!AB|AS|SA|SE|CO)[A-Z]{2}$/u;

const isTownAndState = (piece: string, isBehindEmployer: boolean): boolean =>
  (TOWN_AND_STATE.test(piece) && isStateCode(piece.slice(-2))) ||
  (isBehindEmployer && TOWN_IN_ALBERTA.test(piece));

const MEANINGLESS =
  /^(?:continued|cont'?d|cont|present|current|till date|to date|duration|period|page|dates?|from|to|until|and|full[ -]?time|part[ -]?time|contract|client|clients|experience|work experience|summary|months?|years?|(?:\d+|(?:about |over |almost )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|some)) (?:years?|months?|yrs?|weeks?|wks?|days?)(?: .{0,12})?|via .{1,60}|company profile|tel|phone|updated|tasks|positions?|roles?|role and responsibilities|roles and responsibilities|summers?|springs?|winters?|falls?|autumn|season|(?:first|second|third|day|night|evening|swing|graveyard|overnight|1st|2nd|3rd) shift|unemployed|(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d|skill set|organi[sz]ation|references?|various|same|unknown|n\/a|current job|past|summer job|job seeker|contract position|(?:team|project) size.{0,12}|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/iu;

/** Two letters, or a name as short as "N26", "3M" or "H&M". */
const SAYS_SOMETHING = /\p{L}{2}|\p{Lu}&\p{Lu}|^\p{Lu}\d{2}$|^\d\p{Lu}$/u;

function isMeaningless(view: string, piece: Range): boolean {
  const raw = view.slice(piece.start, Math.min(piece.end, piece.start + 80));
  return !SAYS_SOMETHING.test(raw) || MEANINGLESS.test(raw);
}

/** Adds a piece that may contain title and employer: "Editor for The Daily News", "worked as a nurse at St. Mary". */
function addClassified(view: string, piece: Range, separator: string, parts: HeaderPart[]): void {
  const placed = placeBeforeTitle(view, piece, parts.at(-1));
  if (placed) {
    parts.push({ ...placed.place, kind: 'place', sure: 2, separator });
    parts.push({ ...placed.title, kind: 'title', sure: 2, separator: ' ' });
    return;
  }
  const joined = employerBeforeTitle(view, piece);
  if (joined) {
    const named = kindOf(view, joined.employer);
    const sure = joined.linked && named.sure === 1;
    parts.push({ ...joined.employer, ...(sure ? { kind: 'employer', sure: 2 } : named), separator });
    parts.push({ ...joined.title, kind: 'title', sure: 2, separator: ' ' });
    return;
  }
  const isWorkedAs = WORKED_AS.test(view.slice(piece.start, Math.min(piece.end, piece.start + 60)));
  const split = isWorkedAs ? undefined : employerAfterTitle(view, piece);
  if (split) {
    parts.push({ ...split.title, kind: 'title', sure: 2, separator });
    parts.push({ ...split.employer, ...kindOf(view, split.employer), separator: ' ' });
    return;
  }
  const named = kindOf(view, piece);
  if (named.kind !== 'title' && !isWorkedAs) {
    // What follows "at" is the employer, whatever its name.
    const isEmployer =
      EMPLOYER_LINKS.has(separator) &&
      named.sure === 1 &&
      /^\p{Lu}/u.test(view.slice(piece.start, piece.end));
    parts.push({ ...piece, ...(isEmployer ? { kind: 'employer', sure: 2 } : named), separator });
    return;
  }
  const { title, rest } = splitTitle(view, piece);
  const kind = kindOf(view, title);
  parts.push({ ...title, kind: 'title', sure: kind.kind === 'title' ? kind.sure : 1, separator });
  if (rest && !isMeaningless(view, rest)) addClassified(view, rest, 'for', parts);
}

/** "Elm Ltd, Meerut as Accounts Assistant": where the employer is, and the title. */
function placeBeforeTitle(
  view: string,
  piece: Range,
  before: HeaderPart | undefined,
): { place: Range; title: Range } | undefined {
  if (before?.kind !== 'employer') return undefined;
  const place = PLACE_AS.exec(view.slice(piece.start, piece.end))?.[0];
  if (!place) return undefined;
  const cut = piece.start + place.length;
  return { place: { start: piece.start, end: cut }, title: { start: cut + ' as '.length, end: piece.end } };
}
const PLACE_AS = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?= as \p{Lu})/u;

const WORKED_AS = /^(?:currently |presently )?(?:work(?:ed|ing)|serv(?:ed|ing)|employed) as /i;

const EMPLOYER_LINKS = new Set(['at', '@', 'with', 'for', 'bei', 'chez']);
