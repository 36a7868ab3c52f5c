import { overlaps, type Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { LEGAL_FORMS } from '../words/employer-words.ts';
import { CITIES, REGIONS } from '../words/place-words.ts';
import { partsOf } from '../work/header-parts.ts';
import { isTitleNoun, kindOf } from '../work/part-kinds.ts';
import { isBehindFirstName, isPlaceholder, isStateCode, isStateInSmall } from './places.ts';

const MAX_LINE = RESUME_NUMBERS.maxPlaceLine.value;
const MAX_BULLET = RESUME_NUMBERS.maxPlaceBullet.value;
const MAX_LINES = RESUME_NUMBERS.maxPlaceLines.value;
const TOWN_AND_REGION =
  /(?<town>(?!(?:N|S)\.?[EW]\.?,)\p{Lu}[\p{L}.'’-]{1,24}(?:[ -]\p{Lu}[\p{L}.'’-]{1,24}){0,3}) {0,2}, {0,2}(?<region>[A-Z]{2,3}(?![\p{L}]|-\p{Lu})|\p{Lu}\p{Ll}(?![\p{L}])|[A-Z]\.[A-Z]\.|\p{Lu}[\p{L}.]{2,18}(?:[ -](?:and |& )?\p{Lu}[\p{L}]{1,14}){0,2})/gu;
const POSTAL =
  /^[ ,–-]{1,3}(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{3} ?\d{3}|\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Za-z]{2})(?![\p{L}\d])/u;
const CODE_AND_TOWN =
  /(?<![\p{L}\d-])\d{4,5} (?<town>\p{Lu}[\p{L}'-]{2,24}(?:[ -]\p{Lu}\p{L}{2,20})?)(?![\p{L}])/u;
const STREET =
  /^.*(?<![\p{L}])(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|parkway|pkwy|highway|hwy|circle|cir|terrace|crescent|close|square|apt|suite|unit|box|dorm|nagar|colony|sector|phase|nw|ne|sw|se)\.? (?=\p{Lu})/iu;
/** "1255 University Road, Leeds": the number of a house, then its street. */
const STREET_FIRST = /^\d{1,5}[a-z]? \p{Lu}[\p{L} .]{2,30}, ?\p{Lu}/u;
const STREET_LAST =
  /(?<![\p{L}])(?:street|st|avenue|ave|road|rd|lane|drive|dr|blvd|boulevard|court|nagar|colony|building|floor|house|manor|square|way|apt|vill|[ns][ew])\.?$/iu;
/** A preference, or a place where the person doesn't live. */
const ELSEWHERE =
  /relocat|willing|preferred|open to|born|birth|nationality|university|college|school|citizen/i;

/** A label before a place, after which even an unknown town counts. */
const LABELLED =
  /(?<![\p{L}])(?:(?:current )?(?:location|residence|city|town)|residing in|lives? in|living in|based in|wohnort|domicile) ?:? (?<place>\p{Lu}[\p{L}.'’-]+(?![\p{L}:])(?:[ -]\p{Lu}[\p{L}.'’-]+(?![\p{L}:])(?! ?:)){0,2}(?:, ?\p{Lu}[\p{L}.]+(?![\p{L}:])(?: \p{Lu}[\p{L}.]+(?![\p{L}:])(?! ?:))?)?)/iu;

const NOT_A_TOWN = /^(?:city|state|town|flexible|remote|any|available|various|n\/a|http)/i;

/**
 * Where the person lives, from the top of the résumé or a contact section. Prefers a town with its state or country, then
 * a place after a label, then any place.
 */
export function homePlace(
  view: string,
  top: ResumeSegment[],
  contact: ResumeSegment[],
  name?: Range,
): Range | undefined {
  const lines = [...top.slice(0, MAX_LINES), ...contact.slice(0, MAX_LINES)].filter(
    (line) => line.end - line.start <= MAX_LINE && mayBeAddress(view, line),
  );
  for (const line of lines) {
    const place = townIn(view, line, name) ?? townBeforeCode(view, line) ?? townBeforeState(view, line, name);
    if (place && !isPlaceholder(view.slice(place.start, place.end))) return withoutStreet(view, place);
  }
  for (const line of lines) {
    const labelled = LABELLED.exec(view.slice(line.start, line.end));
    const place = labelled?.groups?.place;
    if (labelled && place && /^\p{Lu}\p{Ll}/u.test(place) && !NOT_A_TOWN.test(place)) {
      const end = line.start + labelled.index + labelled[0].length;
      return withoutStreet(view, { start: end - place.length, end });
    }
  }
  for (const line of lines) {
    const places = partsOf(view, line, []).filter(
      (part) =>
        part.kind === 'place' &&
        !(name && overlaps(part, name)) &&
        !/^(?:MA|MS|MD|PA|ME|PE)(?:$|[ ,(-])/.test(view.slice(part.start, part.end + 1)) &&
        !isPlaceholder(view.slice(part.start, part.end)) &&
        !NAMES_SOMETHING_ELSE.test(view.slice(part.end, part.end + 16)),
    );
    const place = places.find((part) => part.end - part.start > 3) ?? places[0];
    if (place) return withoutStreet(view, place);
  }
  return undefined;
}

/** Contact data may have bullets between them; a list begins on a line of its own. */
function mayBeAddress(view: string, line: ResumeSegment): boolean {
  const raw = view.slice(line.start, line.end);
  if (line.bullet && (line.gap !== 'spaces' || raw.length > MAX_BULLET || !/\d|,/.test(raw))) return false;
  return !ELSEWHERE.test(raw) || (/^\d{1,5} /.test(raw) && STREET_FIRST.test(raw));
}

/** "Lexington St.", "Lincoln Park Campus": a place's name in the name of something else. */
const NAMES_SOMETHING_ELSE =
  /^ (?:st|street|ave|avenue|road|rd|blvd|park|campus|university|college|school|building|tower)(?![\p{L}])/iu;

/** "Ravenholm VIC 3044": a town before the code of its state and a postal code, without a comma. */
const TOWN_BEFORE_CODE =
  /(?<![\p{L}])(?<town>\p{Lu}[\p{L}'-]{2,24}(?: \p{Lu}[\p{L}'-]{2,24})?),? (?<code>[A-Z]{2,3}|Vic|Nsw|Qld|Tas|\p{Lu}\p{Ll}),? {0,2}(?<postal>\d{4,5})(?![\d-])/u;

function townBeforeCode(view: string, line: Range): Range | undefined {
  const body = view.slice(line.start, line.end);
  const match = TOWN_BEFORE_CODE.exec(body);
  const { town = '', code = '' } = match?.groups ?? {};
  if (!match || !isStateCode(code.toUpperCase()) || STREET_LAST.test(town)) return undefined;
  const street = STREET.exec(`${town} X`)?.[0].length ?? 0;
  const start = line.start + match.index + (street < town.length ? street : 0);
  return { start, end: line.start + match.index + match[0].length };
}

/** "Crow Nuys CA", alone or beside a line, a comma or an address: the town before its state. */
const TOWN_BEFORE_STATE =
  /(?<=^|[|•–-] ?|, )(?<town>\p{Lu}[\p{Ll}.'’-]{1,24}(?: \p{Lu}[\p{Ll}.'’-]{1,24}){0,2}) (?<state>[A-Z]{2})(?= ?[|•–,]| -|$)/u;
/** What may stand behind a name: "Mira Holt MA". */
const MAY_BE_DEGREE = /^(?:MA|MS|MD|PA|ME)$/;

/** "Kettle Software AB", "Elm Auto Parts DC" */
const isNoState = (code: string, town: string): boolean =>
  LEGAL_FORMS.has(code.toLowerCase()) || (code === 'DC' && town !== 'Washington');

function townBeforeState(view: string, line: Range, name: Range | undefined): Range | undefined {
  const match = TOWN_BEFORE_STATE.exec(view.slice(line.start, line.end));
  const { town = '', state = '' } = match?.groups ?? {};
  if (!match || !isStateCode(state) || STREET_LAST.test(town)) return undefined;
  if (!CITIES.has(town.toLowerCase()) && (isNoState(state, town) || (!name && MAY_BE_DEGREE.test(state))))
    return undefined;
  const start = line.start + match.index;
  const place = { start, end: start + match[0].length };
  const isName = name !== undefined && name.start < place.end && place.start < name.end;
  return isName || !couldBeTown(view, { start, end: start + town.length }) ? undefined : place;
}

/** What follows the streets, houses and flats of an address: "Weir Street, Ravenholm, Oregon" → "Ravenholm, Oregon". */
function withoutStreet(view: string, place: Range): Range {
  let start = place.start;
  for (
    let comma = view.indexOf(',', start);
    comma > 0 && comma < place.end;
    comma = view.indexOf(',', start)
  ) {
    const piece = view.slice(start, comma);
    if (!STREET_LAST.test(piece) && !/^(?:\d|apt\b|flat\b|(?:n|s)\.?[ew]\.?$)/i.test(piece)) break;
    start = comma + 1;
    while (start < place.end && view.charAt(start) === ' ') start++;
  }
  return start < place.end ? { start, end: place.end } : { start: place.start, end: place.end };
}

function townIn(view: string, line: Range, name: Range | undefined): Range | undefined {
  const body = view.slice(line.start, line.end);
  TOWN_AND_REGION.lastIndex = 0;
  for (let match = TOWN_AND_REGION.exec(body); match; match = TOWN_AND_REGION.exec(body)) {
    const { town = '', region = '' } = match.groups ?? {};
    // What seems to be a region may be the next town: "Weir Street, Washington, DC".
    TOWN_AND_REGION.lastIndex = match.index + town.length;
    const named = regionAtStart(region);
    if (!named) continue;
    if (STREET_LAST.test(town) || isDegreeAfterName(body, match, named)) continue;
    if (isBehindFirstName(view, line.start + match.index, town, named)) continue;
    const street = (STREET.exec(town)?.[0].length ?? 0) || offsetOfCity(town);
    const start = line.start + match.index + street;
    const end = line.start + match.index + match[0].length - (region.length - named.length);
    const own = { start, end: start + town.length - street };
    const isName = name !== undefined && own.start < name.end && name.start < own.end;
    // "Nguyen, Ky"
    if (isName && isStateInSmall(named)) continue;
    if (isName) return { start: end - named.length, end };
    if (!couldBeTown(view, own)) continue;
    return { start, end: end + (POSTAL.exec(view.slice(end, end + 14))?.[0].length ?? 0) };
  }
  const coded = CODE_AND_TOWN.exec(body);
  const town = coded?.groups?.town;
  if (!coded || !town || !CITIES.has(town.toLowerCase())) return undefined;
  const end = line.start + coded.index + coded[0].length;
  return { start: end - town.length, end };
}

/** "Ann Hill, MS (CS)", "Ann Hill, MA, CPA": a degree after a name, not a state. */
function isDegreeAfterName(body: string, match: RegExpExecArray, region: string): boolean {
  const after = body.slice(match.index + match[0].length, match.index + match[0].length + 6);
  return /^(?:MA|MS|MD|PA|ME|CPA|MBA)$/.test(region) && /^,? ?(?:\(|[A-Z]{3}|,)/.test(after);
}

/** The offset of a known city at the end of several capitalized words: "NW Washington" → 3. */
function offsetOfCity(town: string): number {
  const words = town.split(' ');
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    if (CITIES.has(name.toLowerCase()) || name === 'Washington') return town.length - name.length;
  }
  return 0;
}

/** The longest prefix of a piece that is a state or country. */
function regionAtStart(piece: string): string | undefined {
  const words = piece.split(' ');
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (isStateCode(name) || isStateInSmall(name) || REGIONS.has(name.toLowerCase())) return name;
  }
  return undefined;
}

function couldBeTown(view: string, range: Range): boolean {
  const raw = view.slice(range.start, range.end);
  if (CITIES.has(raw.toLowerCase()) || /^(?:\p{Lu}[\p{L}'-]+ )?City$/u.test(raw)) return true;
  const { kind } = kindOf(view, range);
  return kind === 'place' || (kind === 'other' && !isTitleNoun(raw.split(' ').at(-1)?.toLowerCase() ?? ''));
}
