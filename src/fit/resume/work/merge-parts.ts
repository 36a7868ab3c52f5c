import type { Range } from '../../../shared/range.ts';
import { lowerWords } from '../layout/spans.ts';
import { isStateCode } from '../person/places.ts';
import { CITIES, REGIONS } from '../words/place-words.ts';
import { TITLE_COMPANIONS } from '../words/title-words.ts';
import type { HeaderPart } from './part-kinds.ts';
import { isTitleNoun } from './part-kinds.ts';

/** Merges the parts of a firm's name: "Smith, Jones & Lee". */
export function mergeFirms(view: string, parts: HeaderPart[]): HeaderPart[] {
  const merged: HeaderPart[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const closes = part.separator === ',' && / & \p{Lu}/u.test(view.slice(part.start, part.end));
    const short = before && lowerWords(view.slice(before.start, before.end)).length <= 2;
    // "Solicitors" are an employer, "Solicitor" is a title.
    const many = part.kind !== 'title' || /s$/.test(view.slice(part.start, part.end));
    const firm = part.kind === 'other' || part.kind === 'employer' || part.kind === 'title';
    // "Varma & Varma, Chartered Accountants": what the firm is.
    const isTrade =
      part.separator === ',' &&
      before?.kind === 'other' &&
      part.kind === 'employer' &&
      / & /.test(view.slice(before.start, before.end)) &&
      /s$/.test(view.slice(part.start, part.end));
    if (isTrade) {
      Object.assign(before, { end: part.end, kind: 'employer', sure: 2 });
      continue;
    }
    // "Barista / Counter, Wheel & Wren Café": what stands behind a stroke is another title.
    const isOneName =
      before !== undefined && before.separator !== '/' && !view.slice(before.end, part.start).includes(')');
    if (closes && short && isOneName && before.kind === 'other' && firm && many) {
      while (merged.at(-2)?.kind === 'other' && merged.at(-1)?.separator === ',') {
        const last = merged.pop();
        if (last) merged.at(-1)!.end = last.end;
      }
      const whole = merged.at(-1)!;
      whole.end = part.end;
      whole.kind = 'employer';
      whole.sure = 2;
    } else merged.push({ ...part });
  }
  return merged;
}

/** "Weekend Help (seasonal)": a note about the job rather than the employer. */
const HOW_WORKED =
  /^(?:saturdays?|sundays?|weekends?|evenings?|summers?|seasonal|part|full|interim|temp|contract|in|out|night|remote|volunteer|casual|on)\b|^(?:inbound|outbound|temporary)/i;

/** "Sales Assistant (Saturdays)" */
const DAYS_WORKED = /^(?:Saturdays?|Sundays?|Weekends?|Evenings?|Summers?)$/;

/** "(group of Prof. Hill)" */
const OF_OTHERS = /^(?:group|team|lab|laboratory|supervised|under|reporting|with|via|for)\b/i;

/** Drops what only describes in brackets: "Northpost (logistics software)". What has such a note is an employer, if it may be. */
export function withoutBracketNotes(view: string, parts: HeaderPart[]): HeaderPart[] {
  const isNote = (part: HeaderPart, before: HeaderPart | undefined, next?: HeaderPart): boolean => {
    if (before === undefined || part.separator !== '(' || part.kind === 'place') return false;
    const words = view.slice(part.start, part.end);
    if (before.kind === 'title' && saysBranch(view, part, next)) return true;
    if (before.kind === 'employer' && (KIND_OF_FIRM.test(words) || PARTNER_OF.test(words))) return true;
    if (before.kind === 'other' && COMPANY_OF.test(words)) return true;
    if (part.kind === 'title' && !OF_OTHERS.test(words)) return false;
    return /^(?:\d+ )?\p{Ll}/u.test(words) || DAYS_WORKED.test(words);
  };
  let noted: HeaderPart | undefined;
  return parts.flatMap((part, index): HeaderPart[] => {
    const next = parts[index + 1];
    const goesOn = part.separator === 'for' && noted !== undefined && noted === parts[index - 1];
    if (goesOn || isNote(part, parts[index - 1], next)) {
      noted = part;
      return [];
    }
    const isDescribed =
      next !== undefined &&
      isNote(next, part) &&
      part.kind === 'other' &&
      !HOW_WORKED.test(view.slice(next.start, next.end)) &&
      /^\p{Lu}/u.test(view.slice(part.start, part.end));
    return [isDescribed ? { ...part, kind: 'employer', sure: 2 } : part];
  });
}

/** "Solutions Engineer (Data Science), DataRobot": of two names, the one behind the bracket is the employer. */
const saysBranch = (view: string, part: HeaderPart, next: HeaderPart | undefined): boolean =>
  part.kind !== 'title' &&
  part.sure === 1 &&
  next !== undefined &&
  (next.kind === 'employer' || next.kind === 'school' || next.kind === 'other') &&
  /^\) ?(?:[,|@–—-]|at )/.test(view.slice(part.end, next.start)) &&
  /^\p{Lu}/u.test(view.slice(next.start, next.end));

/** "Elm Trucks (Peterbilt dealer)": what an employer is. */
const KIND_OF_FIRM =
  /\b(?:dealers?|dealership|distributors?|franchise[er]?s?|contractors?|manufacturers?|suppliers?|retailers?|subsidiary|carriers?|brokers?|brokerage|agency|wholesalers?)$/i;

/** "Elm Consulting (Microsoft partner for museums)" */
const PARTNER_OF =
  /^(?!Managing|Senior|Junior|Equity|Founding|General)\p{Lu}\p{L}+ (?:\p{Ll}+ )?partner(?: for .+)?$/u;

/** "Elm Flow (an Oak Capital portfolio company)", "Elm Valve (Oak Group subsidiary)" */
const COMPANY_OF = / (?:portfolio company|company|subsidiary|affiliate|spin-?off)$/;

/** Merges the halves of one title: "Electrical/Software Engineer" names one job, "Founder/Director" two. */
export function mergeHalfTitles(view: string, parts: HeaderPart[]): HeaderPart[] {
  const merged: HeaderPart[] = [];
  for (const [index, part] of parts.entries()) {
    const before = merged.at(-1);
    // "Shipping / Receiving Clerk, Elm Works": with blanks, only if another name can be the employer.
    const next = parts[index + 1];
    const mayBeApart = next?.kind === 'employer' || next?.kind === 'school';
    const words = before ? lowerWords(view.slice(before.start, before.end)) : [];
    const half =
      before !== undefined &&
      (before.kind === 'other' || (before.kind === 'title' && !words.some(isTitleNoun))) &&
      before.separator !== ':' &&
      part.kind === 'title' &&
      part.separator === '/' &&
      part.start - before.end <= (mayBeApart ? 3 : 1) &&
      words.length <= 3;
    const isSecondHalf =
      before?.kind === 'title' &&
      part.kind === 'department' &&
      part.separator === '/' &&
      part.start - before.end <= 1;
    if (isSecondHalf) merged[merged.length - 1] = { ...before, end: part.end };
    else if (half) merged[merged.length - 1] = { ...part, start: before.start, separator: before.separator };
    else merged.push(part);
  }
  return merged;
}

/** Drops descriptions in lower case after an employer's name: "Blue Kettle, pharmaceutical company". */
export function withoutDescriptions(view: string, parts: HeaderPart[]): HeaderPart[] {
  return parts.filter((part, index) => {
    const before = parts[index - 1];
    const raw = view.slice(part.start, part.end);
    const describes =
      part.separator === ',' &&
      part.kind === 'employer' &&
      !/\p{Lu}/u.test(raw) &&
      before?.kind === 'other' &&
      /^\p{Lu}/u.test(view.slice(before.start, before.end));
    if (describes) Object.assign(before, { kind: 'employer', sure: 2 });
    return !describes;
  });
}

/** Merges places that a comma separates: "Pune", "Maharashtra". */
export function mergePlaces(view: string, parts: HeaderPart[]): HeaderPart[] {
  const merged: HeaderPart[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    const before = merged.at(-1);
    if (part.separator === ',' && before?.separator === '(' && isTownInBracket(view, before, part)) {
      before.end = part.end;
      continue;
    }
    if (part.kind === 'place' && part.separator === ',' && before?.sure !== 3 && before) {
      if (before.kind === 'place') {
        before.end = part.end;
        continue;
      }
      const city = before.kind === 'title' ? cityAfterTitle(view, before) : undefined;
      if (city) {
        before.end = city.titleEnd;
        if (city.employer) merged.push({ ...city.employer, kind: 'other', sure: 1, separator: ' ' });
        merged.push({ start: city.start, end: part.end, kind: 'place', sure: 2, separator: ' ' });
        continue;
      }
      const loose = before.kind === 'other' || (before.kind === 'employer' && before.sure === 1);
      if (loose && isStateCode(view.slice(part.start, part.end))) {
        const town = townAtEnd(view, before);
        if (town) {
          merged.pop();
          if (town.start > before.start + 2) merged.push({ ...before, end: town.start - 1 });
          merged.push({ ...before, start: town.start, end: part.end, kind: 'place', sure: 2 });
          continue;
        }
      }
      const named = merged.some(
        (other) => other !== before && (other.kind === 'employer' || other.kind === 'school'),
      );
      const likely =
        named ||
        (before.separator !== '' &&
          !isTown(view, part) &&
          merged.filter((other) => other.kind !== 'title').length > 1);
      if (before.kind === 'other' && likely && lowerWords(view.slice(before.start, before.end)).length <= 3) {
        before.kind = 'place';
        before.sure = 2;
        before.end = part.end;
        continue;
      }
    }
    merged.push({ ...part });
  }
  return merged;
}

/** "Stockton", before which stands no other town: "Key Holder, Bella Mora, Stockton". */
function isTown(view: string, { start, end }: HeaderPart): boolean {
  const name = view.slice(start, end).toLowerCase();
  return CITIES.has(name) && !REGIONS.has(name);
}

/** "(Ukraine, Lisky)": an unknown name next to a country in brackets is a town there. */
function isTownInBracket(view: string, country: HeaderPart, town: HeaderPart): boolean {
  return (
    country.kind === 'place' &&
    REGIONS.has(view.slice(country.start, country.end).toLowerCase()) &&
    (town.kind === 'place' || town.kind === 'other') &&
    view.charAt(town.end) === ')' &&
    /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u.test(view.slice(town.start, town.end))
  );
}

type CityAfterTitle = { titleEnd: number; employer?: Range; start: number };

/**
 * "Stage Manager West Millbrook", CA: capitalized words after the title are the city, or an employer and a known city.
 */
function cityAfterTitle(view: string, part: HeaderPart): CityAfterTitle | undefined {
  const raw = view.slice(part.start, part.end);
  const words = [...raw.matchAll(/[\p{L}.'-]+/gu)];
  const noun = words.findLastIndex((word) => isTitleNoun(word[0].toLowerCase()));
  const tail = words.slice(noun + 1);
  const last = words[noun];
  if (!tail[0] || !last || tail.length > 5) return undefined;
  const named = tail.every(
    (word) => /^\p{Lu}\p{Ll}/u.test(word[0]) && !TITLE_COMPANIONS.has(word[0].toLowerCase()),
  );
  const titleEnd = part.start + last.index + last[0].length;
  if (!named || view.slice(titleEnd, part.start + tail[0].index).trim() !== '') return undefined;
  const known = [2, 1].find((count) => isCity(tail.slice(-count).map((word) => word[0])));
  const first = tail[known && tail.length > known ? tail.length - known : 0]!;
  const start = part.start + first.index;
  if (first === tail[0]) return tail.length > 3 ? undefined : { titleEnd, start };
  return { titleEnd, employer: { start: part.start + tail[0].index, end: start - 1 }, start };
}

function isCity(words: string[]): boolean {
  return CITIES.has(words.join(' ').toLowerCase());
}

const STREET_END =
  /^.*(?:\d[\p{L}]?|[\s.,](?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|parkway|pkwy|highway|hwy|circle|cir|terrace|apt|suite|unit)\.?)[ ]+(?=\p{Lu})/iu;

/** The town at the end of a piece, up to three capitalized words: "12 Quarry Court Millbrook" → "Millbrook". */
function townAtEnd(view: string, part: HeaderPart): Range | undefined {
  const raw = view.slice(Math.max(part.start, part.end - 120), part.end);
  const street = STREET_END.exec(raw)?.[0].length ?? 0;
  const town = raw.slice(street);
  if (!/^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u.test(town) || town.length < 3) return undefined;
  return { start: part.end - town.length, end: part.end };
}
