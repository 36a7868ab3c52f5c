import type { Range } from '../../../shared/range.ts';
import { LEGAL_FORMS } from '../words/employer-words.ts';
import { CITIES, REGIONS, STATE_CODES } from '../words/place-words.ts';

/** True if a whole piece is a place: "Pune", "TX", "Salem OR", "Texas 75001". */
export function isPlace(piece: string): boolean {
  const name = nameOfPlace(piece.slice(0, 80));
  if (name.length < 2) return false;
  if (STATE_CODES.has(name) || isStateInSmall(name)) return true;
  const lower = name.toLowerCase();
  if (piece.endsWith('.') && REGIONS.has(piece.toLowerCase())) return true;
  if (CITIES.has(lower) || (REGIONS.has(lower) && lower !== 'us')) return true;
  if (lower === 'city' || lower === 'state' || lower === 'city state') return true;
  if (name.at(-3) === ' ' && /^\p{Lu}[\p{L}.'-]{2,20} [A-Z]{2}$/u.test(name)) {
    const code = name.slice(-2);
    if (
      STATE_CODES.has(code) &&
      !LEGAL_FORMS.has(code.toLowerCase()) &&
      !/^(?:UK|IN|ST)$/.test(code) &&
      !isDistributionCenter(name.slice(0, -3), code)
    )
      return true;
  }
  const cut = lower.lastIndexOf(' ');
  if (cut < 0) return false;
  for (const at of [cut, lower.lastIndexOf(' ', cut - 1)]) {
    if (at <= 0) continue;
    const head = lower.slice(0, at);
    const tail = lower.slice(at + 1);
    if (CITIES.has(head) && (REGIONS.has(tail) || STATE_CODES.has(name.slice(at + 1)))) return true;
  }
  return false;
}

/** "Elmsford, Ca": codes of states that are no words and no degrees. */
export const isStateInSmall = (name: string): boolean =>
  /^(?:Ca|Tx|Fl|Ga|Il|Nj|Ny|Nc|Va|Az|Wa|Tn|Ky|Ut|Nv|Wi|Ct|Ks|Mn)$/.test(name);

/** "Elm Auto Parts DC": only Washington is in DC. */
const isDistributionCenter = (city: string, code: string): boolean => code === 'DC' && city !== 'Washington';

/** A piece without a postal code at its end and a final full stop, its words one space apart. */
function nameOfPlace(piece: string): string {
  let name = piece.replaceAll('\u2060', '');
  if (/\d/.test(name))
    name = name.replace(/[ ,]*(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Za-z]{2})$/, '');
  if (name.endsWith('.')) name = name.replace(/(?<=\p{Ll})\.$/u, '');
  return /[^\S ]|,| {2}/.test(name) ? name.replace(/[\s,]+/g, ' ').trim() : name.trim();
}

/** True for what a template has in the place of a town: "City, State", "Your Town, ST 01234". */
export function isPlaceholder(piece: string): boolean {
  return /^(?:(?:your )?(?:city|town)|city name)(?:,? ?(?:state|st|zip)\b.*)?$/i.test(piece.trim());
}

/** True for the code of a state in capitals, with or without a postal code: "CA", "N.J.", "WY 82001". */
export function isStateCode(piece: string): boolean {
  const code = /^((?:[A-Z]{2,3}|[A-Z]\.[A-Z]\.))(?: \d{4,5}(?:-\d{4})?)?$/.exec(piece)?.[1];
  return code !== undefined && STATE_CODES.has(code);
}

const TAIL =
  /(?:^|[ \u2060])(?<city>(?:(?:El|San|Santa|Los|Las|La|St\.?|Saint|Fort|Ft\.?|Mount|Port|New|Des|Baton|Salt Lake) )?\p{Lu}[\p{Ll}.'-]{2,20})(?<mark>[ \u2060])(?<state>[A-Z]{2})(?: \d{5})?$/u;

/** The place at the end of a piece: "Elm University Salem OR" → the range of "Salem OR". */
export function trailingPlace(view: string, piece: Range): Range | undefined {
  const from = Math.max(piece.start, piece.end - 48);
  const match = TAIL.exec(view.slice(from, piece.end));
  const { city = '', state = '' } = match?.groups ?? {};
  if (!match || !STATE_CODES.has(state) || isDistributionCenter(city, state)) return undefined;
  // "Software AB" is a Swedish company, "Calgary AB" a place.
  if (LEGAL_FORMS.has(state.toLowerCase()) && !CITIES.has(city.toLowerCase())) return undefined;
  const start = from + match.index + (match[0].length - match[0].trimStart().length);
  const town = wholeTown(view, from, { start, end: start + city.length });
  return town > piece.start ? { start: town, end: piece.end } : undefined;
}

/** Where a town of several words begins of which one is known: "Elm Store Grand Rapids MI". */
function wholeTown(view: string, from: number, { start, end }: Range): number {
  const word = WORD_BEFORE.exec(view.slice(from, start))?.[0] ?? '';
  const first = start - word.length;
  return CITIES.has(view.slice(first, end).toLowerCase()) ? first : start;
}
const WORD_BEFORE = /(?<![^ ])\p{Lu}[\p{L}.]*[ ]$/u;

/** "Mira Holt, PE" at the very top: letters behind a name that could be the code of a state as well. */
export const isBehindFirstName = (view: string, start: number, name: string, code: string): boolean =>
  /^(?:MA|MS|MD|PA|ME|PE)$/.test(code) &&
  /\p{L} \p{Lu}/u.test(name) &&
  !CITIES.has(name.toLowerCase()) &&
  view.slice(0, start).trim() === '';
