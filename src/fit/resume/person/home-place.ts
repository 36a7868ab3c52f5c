import type { Range } from '../../../shared/range.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { CITIES, REGIONS } from '../words/place-words.ts';
import { partsOf } from '../work/header-parts.ts';
import { isTitleNoun, kindOf } from '../work/part-kinds.ts';
import { isStateCode } from './places.ts';

const MAX_LINES = 16;
const TOWN_AND_REGION =
  /(?<town>\p{Lu}[\p{L}.'’-]{1,24}(?:[ -]\p{Lu}[\p{L}.'’-]{1,24}){0,3}) {0,2}, {0,2}(?<region>[A-Z]{2,3}(?![\p{L}])|[A-Z]\.[A-Z]\.|\p{Lu}[\p{L}.]{2,18}(?:[ -](?:and |& )?\p{Lu}[\p{L}]{1,14}){0,2})/gu;
const POSTAL = /^[ ,–-]{1,3}(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{3} ?\d{3}|\d{4,6}(?:-\d{4})?)(?![\p{L}\d])/u;
const CODE_AND_TOWN =
  /(?<![\p{L}\d-])\d{4,5} (?<town>\p{Lu}[\p{L}'-]{2,24}(?:[ -]\p{Lu}\p{L}{2,20})?)(?![\p{L}])/u;
const STREET =
  /^.*(?<![\p{L}])(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|parkway|pkwy|highway|hwy|circle|cir|terrace|crescent|close|square|apt|suite|unit|box|dorm|nagar|colony|sector|phase|nw|ne|sw|se)\.? (?=\p{Lu})/iu;
const STREET_LAST =
  /(?<![\p{L}])(?:street|st|avenue|ave|road|rd|lane|drive|dr|blvd|boulevard|court|nagar|colony|building|floor|house)\.?$/iu;
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
  const lines = [...top.slice(0, MAX_LINES), ...contact.slice(0, MAX_LINES)]
    .filter((line) => !line.bullet && line.end - line.start <= 200)
    .filter((line) => !ELSEWHERE.test(view.slice(line.start, line.end)));
  for (const line of lines) {
    const place = townIn(view, line, name);
    if (place) return place;
  }
  for (const line of lines) {
    const labelled = LABELLED.exec(view.slice(line.start, line.end));
    const place = labelled?.groups?.place;
    if (labelled && place && /^\p{Lu}\p{Ll}/u.test(place) && !NOT_A_TOWN.test(place)) {
      const end = line.start + labelled.index + labelled[0].length;
      return { start: end - place.length, end };
    }
  }
  for (const line of lines) {
    const places = partsOf(view, line, []).filter(
      (part) =>
        part.kind === 'place' && !/^(?:MA|MS|MD|PA|ME)(?:$|[ ,(])/.test(view.slice(part.start, part.end)),
    );
    const place = places.find((part) => part.end - part.start > 3) ?? places[0];
    if (place) return { start: place.start, end: place.end };
  }
  return undefined;
}

function townIn(view: string, line: Range, name: Range | undefined): Range | undefined {
  const body = view.slice(line.start, line.end);
  for (const match of body.matchAll(TOWN_AND_REGION)) {
    const { town = '', region = '' } = match.groups ?? {};
    const named = regionAtStart(region);
    if (!named) continue;
    if (STREET_LAST.test(town) || isDegreeAfterName(body, match, named)) continue;
    const street = (STREET.exec(town)?.[0].length ?? 0) || offsetOfCity(town);
    const start = line.start + match.index + street;
    const end = line.start + match.index + match[0].length - (region.length - named.length);
    const own = { start, end: start + town.length - street };
    if (name && own.start < name.end && name.start < own.end) return { start: end - named.length, end };
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
    if (isStateCode(name) || REGIONS.has(name.toLowerCase())) return name;
  }
  return undefined;
}

function couldBeTown(view: string, range: Range): boolean {
  const raw = view.slice(range.start, range.end);
  if (CITIES.has(raw.toLowerCase()) || raw === 'City') return true;
  const { kind } = kindOf(view, range);
  return kind === 'place' || (kind === 'other' && !isTitleNoun(raw.split(' ').at(-1)?.toLowerCase() ?? ''));
}
