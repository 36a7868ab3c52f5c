import { type Range, within } from '../../../shared/range.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { headingKind } from '../layout/resume-sections.ts';
import { lowerWords, spanOf, trimmed } from '../layout/spans.ts';
import type { Basics, ResumeSectionKind, ResumeSegment } from '../resume.types.ts';
import { partsOf } from '../work/header-parts.ts';
import { ACRONYM, isTitleLike, isTitleNoun, readsAsTitle } from '../work/part-kinds.ts';
import { splitTitle } from '../work/title-pieces.ts';
import { homePlace } from './home-place.ts';
import { nameAboveEmail, nameIn } from './person-name.ts';

const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}[\p{L}]{2,24}/u;
const PHONE =
  /(?<![\p{L}\p{N}.#])(?<!\p{L}-)(?<!\b(?:[Nn][Oo]\.|Number|Licen[cs]e|Lic\.|Reg\.) ?)(?<!\b(?:ID|NRIC|Passport|SSN)\b[^\n\d]{0,8})(?:\(?\+|00)?(?:0\d{2,4} \/ )?\(?\d{1,4}\)?(?:[ ./-]{0,2}\(?\d{1,5}\)?){1,6}(?![\p{L}\p{N}])/gu;
const URL_LIKE =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.)[^\s"'<>()•]{3,200}|(?<![\p{L}\p{N}@.])(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|xing\.com)\/[^\s"'<>()•]{1,120}/giu;
const MAX_TRIES = RESUME_NUMBERS.maxEmailTries.value;
const MAX_TOP_LINES = RESUME_NUMBERS.maxTopLines.value;
const MAX_HEADING = RESUME_NUMBERS.maxHeading.value;
const MAX_SHORT_LINE = RESUME_NUMBERS.maxShortLine.value;
const MAX_TITLE = RESUME_NUMBERS.maxOwnTitle.value;
const MAX_CREDENTIAL_LINES = RESUME_NUMBERS.maxCredentialLines.value;
const TOP_LENGTH = RESUME_NUMBERS.topLength.value;

/** Name, desired job title and contact data. Read from the top of the résumé, except for the e-mail address. */
export function basicsOf(
  text: string,
  view: string,
  segments: ResumeSegment[],
  dates: Range[],
  { summary, contact }: { summary: Range | undefined; contact: Range[] },
): Basics {
  const basics: Basics = { profiles: [] };
  const email = emailIn(view);
  if (email) basics.email = spanOf(text, email);
  const phone = phoneIn(view, dates);
  if (phone) basics.phone = spanOf(text, phone);
  for (const match of view.slice(0, 200_000).matchAll(URL_LIKE)) {
    const range = trimmed(view, match.index, match.index + match[0].length);
    if (!range || basics.profiles.length >= 10) continue;
    const span = spanOf(text, range);
    if (/linkedin|github|gitlab|twitter|xing|behance|facebook|indeed\.com/i.test(span.text))
      basics.profiles.push(span);
    else if (range.start < TOP_LENGTH) basics.url ??= span;
  }
  const top = topSegments(view, segments);
  const name =
    nameIn(view, top.length > 0 ? top : segments.slice(0, 12), email) ??
    nameAboveEmail(view, segments, email) ??
    nameAboveTitle(view, segments, email);
  if (name) basics.name = spanOf(text, name);
  const label = labelIn(view, top, name) ?? (summary && titleInSummary(view, summary));
  if (label) basics.label = spanOf(text, label);
  const location = homePlace(
    view,
    top,
    contact.flatMap((range) => within(segments, range)),
    name,
  );
  if (location) basics.location = spanOf(text, location);
  return basics;
}

/** "MIRA HOLT" above "Bookkeeper", below the contact details and skills of a side column and above all jobs. */
function nameAboveTitle(
  view: string,
  segments: ResumeSegment[],
  email: Range | undefined,
): Range | undefined {
  const wordsOf = ({ start, end }: Range) => view.slice(start, Math.min(end, start + MAX_HEADING));
  const jobs = segments.findIndex((line) => ENDS_SIDE.has(headingKind(wordsOf(line)) ?? 'other'));
  const before = segments.slice(0, Math.max(0, jobs)).filter(({ start }) => start < TOP_LENGTH);
  const name = before.find((line, index) => {
    const next = before[index + 1];
    const isApart = line.gap === 'blank' && !line.bullet && next?.gap === 'line' && !next.bullet;
    return isApart && IN_CAPITALS.test(wordsOf(line)) && readsAsTitle(wordsOf(next));
  });
  return name && nameIn(view, [name], email);
}
const ENDS_SIDE = new Set<ResumeSectionKind | undefined>(['work', 'education', 'projects', 'volunteer']);
const IN_CAPITALS = /^(?:\p{Lu}[\p{Lu}'’-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{Lu}'’-]+|\p{Lu}\.)){1,3}$/u;

function emailIn(view: string): Range | undefined {
  let tries = 0;
  for (let at = view.indexOf('@'); at >= 0 && tries < MAX_TRIES; at = view.indexOf('@', at + 1)) {
    tries++;
    const from = Math.max(0, at - 64);
    const match = EMAIL.exec(view.slice(from, at + 120));
    if (match) return { start: from + match.index, end: from + match.index + match[0].length };
  }
  return undefined;
}

const LEAST_DIGITS = RESUME_NUMBERS.leastPhoneDigits.value;

function phoneIn(view: string, dates: Range[]): Range | undefined {
  for (const match of view.slice(0, TOP_LENGTH).matchAll(PHONE)) {
    const digits = match[0].replace(/\D/g, '').length;
    const range = { start: match.index, end: match.index + match[0].length };
    if (digits < LEAST_DIGITS || digits > 15 || /^ ?[*x]{2}/i.test(view.slice(range.end, range.end + 3)))
      continue;
    if (dates.some((date) => date.start < range.end && range.start < date.end)) continue;
    const code = /^\d{5}(?:-\d{4})?[ ]{1,4}(?=\(?\d{3})/.exec(match[0])?.[0] ?? '';
    // "07700 900123" is one number, as six digits are none.
    const isCode = digits - code.replace(/\D/g, '').length >= LEAST_DIGITS;
    if (match[0].startsWith('(')) return range;
    return trimmed(view, range.start + (isCode ? code.length : 0), range.end);
  }
  return undefined;
}

/** The segments before the first section with content such as work, education or skills. */
function topSegments(view: string, segments: ResumeSegment[]): ResumeSegment[] {
  const top: ResumeSegment[] = [];
  for (const segment of segments) {
    if (segment.start > TOP_LENGTH || top.length >= MAX_TOP_LINES) break;
    const kind =
      segment.end - segment.start < MAX_HEADING
        ? headingKind(view.slice(segment.start, segment.end))
        : undefined;
    if (kind && kind !== 'header' && kind !== 'other' && top.length > 0) break;
    if (!kind) top.push(segment);
  }
  return top;
}

function labelIn(view: string, top: ResumeSegment[], name: Range | undefined): Range | undefined {
  for (const segment of top.slice(0, 10)) {
    if (segment.bullet) continue;
    const end = segment.start + endOfClaim(view.slice(segment.start, segment.end));
    if (end - segment.start > MAX_SHORT_LINE) continue;
    if (NOT_YET.test(view.slice(segment.start, segment.end))) continue;
    const parts = partsOf(view, { start: segment.start, end }, []);
    const title = parts.find(
      (part) =>
        part.kind === 'title' &&
        (part.sure > 1 || endsInTitle(view.slice(part.start, part.end))) &&
        !(name && part.start < name.end && name.start < part.end),
    );
    if (
      title &&
      title.end - title.start < MAX_TITLE &&
      !/licen[cs]e(?!d\b)|university|department/i.test(view.slice(title.start, title.end))
    ) {
      return { start: title.start, end: title.end };
    }
  }
  return credentialIn(view, top);
}

/** Where the name ends that somebody claims years of: "Roofer 14 yrs. Crew leader 6 yrs.", "Lift truck tech, 14 yrs. Some Hyster." */
const endOfClaim = (line: string): number => YEARS_BEHIND.exec(line)?.index ?? line.length;
const YEARS_BEHIND = /(?<=^\p{Lu}[\p{L} /&'’-]{2,40})[\s,.:–-]{1,3}\d{1,2}\+? (?:yrs?|years|seasons)\b/u;

/** "Wind tech III": a title that the lexicon knows, but for its rank. */
const endsInTitle = (name: string): boolean => {
  const bare = name.replace(RANK, '');
  // "17 Baker Street" is an address.
  return /^\p{L}/u.test(bare) && findTitles(bare).at(-1)?.end === bare.length;
};
const RANK = / (?:I{1,3}|IV|V|\d)$/;

/** "Mira Holt, LVT", "Tom Reed BS, RRT": letters behind a name that are a title of their own. */
function credentialIn(view: string, top: ResumeSegment[]): Range | undefined {
  for (const { start, end } of top.slice(0, MAX_CREDENTIAL_LINES)) {
    const line = view.slice(start, Math.min(end, start + MAX_SHORT_LINE));
    if (NOT_YET.test(line) || LEARNS.test(line)) continue;
    const found = findTitles(line).find((title) => ACRONYM.test(line.slice(title.start, title.end)));
    if (found) return { start: start + found.start, end: start + found.end };
  }
  return undefined;
}
const LEARNS = /\b(?:student|candidate|trainee|pre-|to bsn)\b/i;
/** "LVT (pending)" */
const NOT_YET = /\b(?:pending|expected|aspiring)\b/i;

const DESIRED_JOB =
  /(?<![\p{L}])(?:position|role|job|career|work|opportunity|post|employment) (?:as|of) (?:an? |the )?/iu;

/** The job title at the start of a summary or objective: "Pastry chef with …", "a post as welder". */
function titleInSummary(view: string, summary: Range): Range | undefined {
  const body = view.slice(summary.start, Math.min(summary.end, summary.start + 300));
  const sought = DESIRED_JOB.exec(body);
  const starts = sought ? [sought.index + sought[0].length, 0] : [0];
  for (const start of starts) {
    const rest = body.slice(start);
    const stop = rest.search(/[,.;:•\n(]| {2}|$/);
    const piece = trimmed(view, summary.start + start, summary.start + start + stop);
    const title = piece && splitTitle(view, piece).title;
    const words = title ? lowerWords(view.slice(title.start, title.end)) : [];
    if (title && words.length < 6 && isTitleLike(words.join(' ')) && isTitleNoun(words.at(-1) ?? ''))
      return title;
  }
  return undefined;
}
