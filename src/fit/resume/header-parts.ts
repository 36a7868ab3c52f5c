import { isPlace, isStateCode, trailingPlace } from './places.ts';
import type { Range } from './spans.ts';
import { trimmed, wordsOf } from './spans.ts';
import { EMPLOYER_NOUNS, LEGAL_FORMS, WEAK_EMPLOYER_NOUNS } from './words/employer-words.ts';
import { STATE_CODES } from './words/place-words.ts';
import { SCHOOL_NOUNS, WEAK_SCHOOL_NOUNS } from './words/school-words.ts';
import { TITLE_COMPANIONS, TITLE_NOUNS, WEAK_TITLE_NOUNS } from './words/title-words.ts';

export type PartKind = 'title' | 'employer' | 'school' | 'place' | 'department' | 'other';

/** A piece of an entry's heading: what stands between commas, dashes, brackets and dates. */
export type Part = Range & {
  kind: PartKind;
  /** 1 a guess, 2 its own words say so, 3 a label or a legal form says so. */
  sure: 1 | 2 | 3;
  /** The mark between this part and the one before it. */
  mark: string;
};

const CUT =
  /[|;:[\]•\t\n]|(?<!\d)\/|\/(?!\d)|\\|\((?![A-Z&]{2,6}\))|(?<!\([A-Z&]{2,6})\)|,|[ \u2060][-–~]{1,3}(?=[ \u2060]|$)|(?<=[ \u2060])[-–](?=\p{Lu})|(?<=\p{L})-[ \u2060](?=\p{Lu})|–|[ \u2060]@[ \u2060]|[ \u2060](?:at|with|bei|chez)[ \u2060](?=\p{Lu})| {2,}|[ ](?=Company Name(?!\p{L}))|(?<=(?<!\p{L})Company Name)[ ]|(?<=, (?:[A-Z]{2}|State))[ ](?=\p{Lu}\p{Ll})/gu;

const ADDRESS = /[^\s@|,;:()]{1,64}@[^\s@]{1,80}|https?:\S{1,200}/;
const CUT_OR_ADDRESS = new RegExp(`${ADDRESS.source}|${CUT.source}`, 'gu');

const LABELS: [RegExp, PartKind | 'skip'][] = [
  [
    /^(?:designation|role|roles|job title|title|position|position held|post|job role|last position|funktion|poste|puesto|cargo)$/i,
    'title',
  ],
  [
    /^(?:organi[sz]ation|company|company name|employer|employer name|firm|name of (?:the )?(?:company|organi[sz]ation|employer)|firma|arbeitgeber|entreprise|empresa)$/i,
    'employer',
  ],
  [/^(?:location|place|city|work location|ort|lieu|lugar)$/i, 'place'],
  [/^(?:duration|period|dates?|tenure|time period|from|zeitraum|période|periodo)$/i, 'skip'],
];

const DEPARTMENTS = new Set(
  'sales,marketing,human resources,hr,finance,accounting,operations,engineering,it,information technology,research,r&d,legal,purchasing,procurement,customer service,administration,business development,communications,public relations,logistics,quality,production,tax,audit,full-time,full time,part-time,part time,contract,temporary,freelance,seasonal,remote,k-12,phd,ph.d.,mba,pmp,cpa'.split(
    ',',
  ),
);

/** Cuts the heading of an entry into its parts and says what each is. `dates` are left out. */
export function partsOf(view: string, range: Range, dates: Range[]): Part[] {
  const parts: Part[] = [];
  let at = range.start;
  for (const date of dates) {
    if (date.end <= range.start || date.start >= range.end) continue;
    addParts(view, { start: at, end: Math.max(at, date.start) }, parts);
    at = Math.max(at, date.end);
  }
  addParts(view, { start: at, end: range.end }, parts);
  return mergePlaces(view, mergeFirms(view, parts));
}

/** "Smith, Jones & Lee" is one firm. */
function mergeFirms(view: string, parts: Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const closes = part.mark === ',' && / & \p{Lu}/u.test(view.slice(part.start, part.end));
    const short = before && wordsOf(view.slice(before.start, before.end)).length <= 2;
    if (closes && short && before.kind === 'other' && (part.kind === 'other' || part.kind === 'employer')) {
      while (merged.at(-2)?.kind === 'other' && merged.at(-1)?.mark === ',') {
        const last = merged.pop();
        if (last) merged.at(-1)!.end = last.end;
      }
      const firm = merged.at(-1)!;
      firm.end = part.end;
      firm.kind = 'employer';
      firm.sure = 2;
    } else merged.push({ ...part });
  }
  return merged;
}

function addParts(view: string, range: Range, parts: Part[]): void {
  const body = view.slice(range.start, range.end);
  let start = range.start;
  let mark = '';
  let label: PartKind | 'skip' | undefined;
  const close = (end: number, next: string) => {
    const piece = trimmed(view, start, end);
    if (piece) {
      const named =
        next === ':'
          ? LABELS.find(([form]) => form.test(view.slice(piece.start, piece.end)))?.[1]
          : undefined;
      if (named) label = named;
      else {
        addPart(view, piece, mark, label, parts);
        label = undefined;
      }
    }
    mark = next;
  };
  for (const match of body.matchAll(ADDRESS.test(body) ? CUT_OR_ADDRESS : CUT)) {
    const here = range.start + match.index;
    // "University of Texas at Dallas" is one name.
    if (match[0].trim() === 'at' && schoolStrength(wordsOf(view.slice(start, here))) > 0) continue;
    close(here, match[0].replaceAll('\u2060', '').trim() || match[0].slice(0, 1));
    start = here + match[0].length;
  }
  close(range.end, '');
}

function addPart(
  view: string,
  piece: Range,
  mark: string,
  label: PartKind | 'skip' | undefined,
  parts: Part[],
): void {
  if (label === 'skip' || saysNothing(view, piece)) return;
  if (label === 'title') {
    const split = splitTitle(view, piece);
    parts.push({ ...split.title, kind: 'title', sure: 3, mark });
    return;
  }
  if (label) {
    parts.push({ ...piece, kind: label, sure: 3, mark });
    return;
  }
  const before = parts.at(-1);
  const words = wordsOf(view.slice(piece.start, piece.end), 16);
  if (
    before &&
    mark === ',' &&
    !STATE_CODES.has(view.slice(piece.start, piece.end)) &&
    words.every((word) => LEGAL_FORMS.has(stripped(word)) && word.length < 6)
  ) {
    before.end = piece.end;
    if (before.kind !== 'title') before.kind = 'employer';
    before.sure = 3;
    return;
  }
  const tail = trailingPlace(view, piece);
  const head = tail && trimmed(view, piece.start, tail.start);
  if (tail && head) {
    addNamed(view, head, mark, parts);
    parts.push({ ...tail, kind: 'place', sure: 2, mark: ' ' });
    return;
  }
  addNamed(view, piece, mark, parts);
}

const NOTHING =
  /^(?:continued|cont'?d|cont|present|current|till date|to date|duration|period|page|dates?|from|to|until|and|full[ -]?time|part[ -]?time|contract|client|clients|experience|work experience|summary|months?|years?|\d+ (?:years?|months?|yrs?)(?: .{0,12})?|company profile|tel|phone|updated|tasks|positions?|roles?|role and responsibilities|roles and responsibilities|summers?|springs?|winters?|falls?|autumn|skill set|organi[sz]ation|references?|various|same|unknown|n\/a|current job|past|summer job|job seeker|contract position)\.?$/i;

function saysNothing(view: string, piece: Range): boolean {
  const raw = view.slice(piece.start, Math.min(piece.end, piece.start + 80));
  return !/\p{L}{2}/u.test(raw) || NOTHING.test(raw);
}

/** "Editor for The Daily News" and "worked as a nurse at St. Mary" hold a title and an employer in one piece. */
function addNamed(view: string, piece: Range, mark: string, parts: Part[]): void {
  const told = TITLE_TOLD.test(view.slice(piece.start, Math.min(piece.end, piece.start + 60)));
  const behind = told ? undefined : houseBehindTitle(view, piece);
  if (behind) {
    parts.push({ ...behind.title, kind: 'title', sure: 2, mark });
    parts.push({ ...behind.house, ...kindOf(view, behind.house), mark: ' ' });
    return;
  }
  const named = kindOf(view, piece);
  if (named.kind !== 'title' && !told) {
    // What follows "at" is the house, whatever its name.
    const housed =
      HOUSED.has(mark) && named.sure === 1 && /^\p{Lu}/u.test(view.slice(piece.start, piece.end));
    parts.push({ ...piece, ...(housed ? { kind: 'employer', sure: 2 } : named), mark });
    return;
  }
  const { title, rest } = splitTitle(view, piece);
  const kind = kindOf(view, title);
  parts.push({ ...title, kind: 'title', sure: kind.kind === 'title' ? kind.sure : 1, mark });
  if (rest && !saysNothing(view, rest)) addNamed(view, rest, 'for', parts);
}

const TITLE_TOLD = /^(?:currently |presently )?(?:work(?:ed|ing)|serv(?:ed|ing)|employed) as /i;

/** "Art Teacher Hill Street School" has a title and a house with nothing between them. */
function houseBehindTitle(view: string, piece: Range): { title: Range; house: Range } | undefined {
  const raw = view.slice(piece.start, Math.min(piece.end, piece.start + 160));
  const words = [...raw.matchAll(/[\p{L}\p{N}&.'-]+/gu)];
  const noun = words.findIndex((word) => isTitleNoun(word[0].toLowerCase()));
  const next = words[noun + 1];
  if (noun < 1 || !next || words.length - noun < 3 || !/^\p{Lu}/u.test(next[0])) return undefined;
  const cut = piece.start + next.index;
  const title = trimmed(view, piece.start, cut);
  const house = trimmed(view, cut, piece.end);
  if (!title || !house || !isTitleLike(view.slice(title.start, title.end))) return undefined;
  const { kind, sure } = kindOf(view, house);
  return (kind === 'school' || kind === 'employer') && sure > 1 ? { title, house } : undefined;
}

const HOUSED = new Set(['at', '@', 'with', 'for', 'bei', 'chez']);

const TITLE_LEAD =
  /^(?:(?:and|or|an?|the|sample|sample of|two page|seeking|looking for|desire the position of|experienced|highly|skilled|innovative|creative|dedicated|motivated|self-motivated|seasoned|talented|passionate|reliable|enthusiastic|accomplished|top-notch|exceptionally|focused|results-driven|results-oriented|hard-working|hardworking|position as|a position as|the position of|i'm|i am)(?: |, ))*(?:(?:i |i have |have |has |am |was |is |currently |presently |previously |also )*(?:work(?:ed|ing|s)?|serv(?:ed|ing|es)|employed|appointed|promoted|joined|acted|acting|functioning|functioned|hired|started|engaged|associated|designated) (?:with .{2,40} )?(?:as|to) |as )?(?:an? |the )?/i;
const TITLE_TAIL =
  / (?:for|with|at|during|under|who|seeking|looking|having|reporting|responsible|on behalf|from|since|in (?=the |an? |\p{Lu}[\p{L}&. ]{1,40}(?:Inc|Ltd|Limited|LLC|Pvt|Company|Technologies|Solutions|University|Bank|Hospital|School|Department|Corp)))/iu;
const TITLE_PAPER = /(?: cv)? (?:resume|résumé|cv)(?: template| sample| example| samples)?.{0,30}$/i;

export function splitTitle(view: string, piece: Range): { title: Range; rest?: Range } {
  const raw = view.slice(piece.start, Math.min(piece.end, piece.start + 240));
  const lead = TITLE_LEAD.exec(raw)?.[0].length ?? 0;
  const paper = TITLE_PAPER.exec(raw);
  const end = paper && paper.index > 3 ? paper.index : raw.length;
  const tail = raw.slice(lead, end).search(TITLE_TAIL);
  if (tail <= 0) return { title: trimmed(view, piece.start + lead, piece.start + end) ?? piece };
  const title = trimmed(view, piece.start + lead, piece.start + lead + tail);
  if (!title || !wordsOf(view.slice(title.start, title.end)).some(isTitleNoun)) return { title: piece };
  const link = raw.slice(lead + tail + 1).search(/[ ]/);
  const rest = link < 0 ? undefined : trimmed(view, piece.start + lead + tail + 1 + link, piece.start + end);
  return rest ? { title, rest } : { title };
}

/** What a piece of text names: a title, an organisation, a school, a place. */
export function kindOf(view: string, piece: Range): { kind: PartKind; sure: 1 | 2 | 3 } {
  const raw = view.slice(piece.start, piece.end);
  const words = wordsOf(raw, 16);
  if (words.length === 0 || words.length > 14) return { kind: 'other', sure: 1 };
  if (DEPARTMENTS.has(words.join(' '))) return { kind: 'department', sure: 2 };
  if (isPlace(raw)) return { kind: 'place', sure: 2 };
  const title = ACTED.test(raw) && words.length > 3 ? 0 : titleStrength(words);
  const employer = employerStrength(words);
  const school = schoolStrength(words);
  if (school && !(title === 2 && TITLE_NOUNS.has(headWord(words)))) return { kind: 'school', sure: 2 };
  if (employer === 3) return { kind: 'employer', sure: 3 };
  if (title && TITLE_NOUNS.has(headWord(words)) && !(title === 1 && employer === 2))
    return { kind: 'title', sure: title === 2 ? 2 : 1 };
  if (employer === 2) return { kind: 'employer', sure: 2 };
  if (title) return { kind: 'title', sure: title === 2 ? 2 : 1 };
  if (employer) return { kind: 'employer', sure: 1 };
  return { kind: 'other', sure: 1 };
}

/** "Developed a model" tells what was done; "Certified nurse" is a title. */
const ACTED =
  /^(?!certified|licen[sc]ed|registered|experienced|skilled|advanced|embedded|distributed|applied|retired|elected|limited|chartered|accredited|shared|unlicensed|related|automated|mixed|assisted|integrated|united|red|seed|bed|med|self-employed|board-certified)(?:[\p{L}-]+ed|led|built|ran|wrote|taught|oversaw|kept|made|held|won|drove|grew|sold|began|gave) /iu;

const LINK_WORDS = new Set(['of', 'for', 'in', 'to', 'at', 'with', 'and', '&', 'de', 'für', 'im', '-']);

/** The word that says what the piece is: the last one before "of", "for", "in". */
function headWord(words: string[]): string {
  const link = words.findIndex(
    (word, index) => index > 0 && LINK_WORDS.has(word) && word !== '&' && word !== 'and',
  );
  const head = link > 0 ? words.slice(0, link) : words;
  return stripped(head.at(-1) ?? '');
}

const stripped = (word: string) => word.replace(/[.']+$/, '').replace(/'s$/, '');

function titleStrength(words: string[]): 0 | 1 | 2 {
  let weak = false;
  for (const word of words) {
    const bare = singular(stripped(word));
    if (!TITLE_NOUNS.has(bare)) continue;
    if (!WEAK_TITLE_NOUNS.has(bare)) return 2;
    weak = true;
  }
  if (!weak) return 0;
  const companion = words.some((word) => TITLE_COMPANIONS.has(word) && !WEAK_TITLE_NOUNS.has(word));
  return companion ? 2 : 1;
}

/** True when a short text surely names a job. */
export function isTitleLike(text: string): boolean {
  return titleStrength(wordsOf(text, 12)) === 2;
}

export function isTitleNoun(word: string): boolean {
  return TITLE_NOUNS.has(singular(stripped(word)));
}

function singular(word: string): string {
  if (TITLE_NOUNS.has(word)) return word;
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}

function employerStrength(words: string[]): 0 | 1 | 2 | 3 {
  const last = stripped(words.at(-1) ?? '');
  if (words.length > 1 && LEGAL_FORMS.has(last) && last !== '&') return 3;
  if (words.length > 2 && last === 'partner' && /^(?:&|und|and|et)$/.test(words.at(-2) ?? '')) return 3;
  if (words.slice(1).some((word) => /^(?:inc|ltd|llc|gmbh|corp|pvt|plc)$/.test(stripped(word)))) return 3;
  if (words.some((word) => EMPLOYER_NOUNS.has(stripped(word)) && !WEAK_EMPLOYER_NOUNS.has(stripped(word))))
    return 2;
  if (
    EMPLOYER_NOUNS.has(last) ||
    EMPLOYER_NOUNS.has(stripped(words[0] ?? '')) ||
    words.includes('department')
  )
    return 1;
  return 0;
}

export function schoolStrength(words: string[]): 0 | 1 | 2 {
  const at = words.findLastIndex((word) => SCHOOL_NOUNS.has(word) && !WEAK_SCHOOL_NOUNS.has(word));
  if (at < 0) return words.some((word) => WEAK_SCHOOL_NOUNS.has(word)) ? 1 : 0;
  // "University Career Services" and "School Nurse" name no school.
  const next = words[at + 1];
  const named = next === undefined || SCHOOL_LINKS.has(next) || !isOtherNoun(words.slice(at + 1));
  return named ? 2 : 0;
}

const SCHOOL_LINKS = new Set([
  'of',
  'at',
  'for',
  'de',
  'in',
  'and',
  '&',
  'district',
  'system',
  'campus',
  'für',
  'der',
  'du',
]);

function isOtherNoun(words: string[]): boolean {
  const last = stripped(words.at(-1) ?? '');
  return (
    EMPLOYER_NOUNS.has(last) ||
    isTitleNoun(last) ||
    last === 'program' ||
    last === 'programs' ||
    last === 'project'
  );
}

/** Joins "Pune" and "Maharashtra" that a comma parted into one place. */
function mergePlaces(view: string, parts: Part[]): Part[] {
  const merged: Part[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    const before = merged.at(-1);
    if (part.kind === 'place' && part.mark === ',' && before?.sure !== 3 && before) {
      if (before.kind === 'place') {
        before.end = part.end;
        continue;
      }
      const city = before.kind === 'title' ? cityBehindTitle(view, before) : undefined;
      if (city) {
        before.end = city.titleEnd;
        merged.push({ start: city.start, end: part.end, kind: 'place', sure: 2, mark: ' ' });
        continue;
      }
      if (before.kind === 'other' && isStateCode(view.slice(part.start, part.end))) {
        const town = townOf(view, before);
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
        named || (before.mark === ',' && merged.filter((other) => other.kind !== 'title').length > 1);
      if (before.kind === 'other' && likely && wordsOf(view.slice(before.start, before.end)).length <= 3) {
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

/** "Web Developer North Hollywood", CA: the capitals behind the title's noun are the city. */
function cityBehindTitle(view: string, part: Part): { titleEnd: number; start: number } | undefined {
  const raw = view.slice(part.start, part.end);
  const words = [...raw.matchAll(/[\p{L}.'-]+/gu)];
  const noun = words.findLastIndex((word) => isTitleNoun(word[0].toLowerCase()));
  const tail = words.slice(noun + 1);
  const first = tail[0];
  const last = words[noun];
  if (!first || !last || tail.length > 3) return undefined;
  const named = tail.every(
    (word) => /^\p{Lu}\p{Ll}/u.test(word[0]) && !TITLE_COMPANIONS.has(word[0].toLowerCase()),
  );
  if (!named || raw.slice(last.index + last[0].length, first.index).trim() !== '') return undefined;
  return { titleEnd: part.start + last.index + last[0].length, start: part.start + first.index };
}

const STREET_END =
  /^.*(?:\d[\p{L}]?|[\s.,](?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|parkway|pkwy|highway|hwy|circle|cir|terrace|apt|suite|unit)\.?)[ ]+(?=\p{Lu})/iu;

/** The town at the end of a piece: "614 Van Liew Court Hillsborough" → "Hillsborough". At most three words in capitals. */
function townOf(view: string, part: Part): Range | undefined {
  const raw = view.slice(Math.max(part.start, part.end - 120), part.end);
  const street = STREET_END.exec(raw)?.[0].length ?? 0;
  const town = raw.slice(street);
  if (!/^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u.test(town) || town.length < 3) return undefined;
  return { start: part.end - town.length, end: part.end };
}
