import { partsOf } from './header-parts.ts';
import { homePlace } from './home-place.ts';
import { mayBeCalled } from './name-of-words.ts';
import type { PartKind } from './part-kinds.ts';
import { isTitleLike, isTitleNoun, kindOf } from './part-kinds.ts';
import { isPlace, isStateCode } from './places.ts';
import type { Basics } from './resume.types.ts';
import { headingKind } from './sections.ts';
import type { Segment } from './segments.ts';
import type { Range } from './spans.ts';
import { spanOf, trimmed, wordsOf } from './spans.ts';
import { splitTitle } from './title-pieces.ts';
import { EMPLOYER_NOUNS } from './words/employer-words.ts';
import { HEADING_FILL } from './words/heading-words.ts';

const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}[\p{L}]{2,24}/u;
const PHONE = /(?<![\p{L}\p{N}.])(?:\+|00)?\(?\d{1,4}\)?(?:[ ./-]{0,2}\(?\d{1,5}\)?){1,6}(?![\p{L}\p{N}])/gu;
const URL_LIKE =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.)[^\s"'<>()•]{3,200}|(?<![\p{L}\p{N}@.])(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|xing\.com)\/[^\s"'<>()•]{1,120}/giu;
const TOP = 3000;

/** Who the résumé is of and how to reach them, read from its top; an e-mail address may stand anywhere. */
export function basicsOf(
  text: string,
  view: string,
  segments: Segment[],
  dates: Range[],
  summary?: Range,
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
    else if (range.start < TOP) basics.url ??= span;
  }
  const top = topSegments(view, segments);
  const name =
    nameIn(view, top.length > 0 ? top : segments.slice(0, 12), email) ?? nameBeside(view, segments, email);
  if (name) basics.name = spanOf(text, name);
  const label = labelIn(view, top, name) ?? (summary && titleInSummary(view, summary));
  if (label) basics.label = spanOf(text, label);
  const location = homePlace(view, top, name);
  if (location) basics.location = spanOf(text, location);
  return basics;
}

function emailIn(view: string): Range | undefined {
  let tries = 0;
  for (let at = view.indexOf('@'); at >= 0 && tries < 500; at = view.indexOf('@', at + 1)) {
    tries++;
    const from = Math.max(0, at - 64);
    const match = EMAIL.exec(view.slice(from, at + 120));
    if (match) return { start: from + match.index, end: from + match.index + match[0].length };
  }
  return undefined;
}

function phoneIn(view: string, dates: Range[]): Range | undefined {
  for (const match of view.slice(0, TOP).matchAll(PHONE)) {
    const digits = match[0].replace(/\D/g, '').length;
    const range = { start: match.index, end: match.index + match[0].length };
    if (digits < 7 || digits > 15) continue;
    if (dates.some((date) => date.start < range.end && range.start < date.end)) continue;
    const code = /^\d{5}(?:-\d{4})?[ ]{1,4}(?=\(?\d{3})/.exec(match[0])?.[0].length ?? 0;
    const own = digits > 10 ? code : 0;
    return trimmed(view, range.start + own, range.end);
  }
  return undefined;
}

/** What stands before the first section that tells of work, schooling or skills. */
function topSegments(view: string, segments: Segment[]): Segment[] {
  const top: Segment[] = [];
  for (const segment of segments) {
    if (segment.start > TOP || top.length >= 24) break;
    const kind =
      segment.end - segment.start < 60 ? headingKind(view.slice(segment.start, segment.end)) : undefined;
    if (kind && kind !== 'header' && kind !== 'other' && top.length > 0) break;
    if (!kind) top.push(segment);
  }
  return top;
}

const NAME_LEAD =
  /^["' ]*(?:(?:curriculum vitae|r[ée]sum[ée]|cv|vita|lebenslauf)(?: of| de| von|:| -)?[ :"]*)?(?:(?:full |first )?name[ ]?[:-][ ]*)?/i;
const NAME_END = / ?(?:[,|:;(•\n\t@–]| - | {2}|\d|$)/;
const NAME =
  /^(?:(?:dr|mr|mrs|ms|prof)\.? )?(?:\p{Lu}[\p{L}'’.-]{0,24}|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'’.-]{0,24}|de|van|von|der|den|la|del|bin|al|da|dos|di|le)){0,15}$/u;
/** "Baker, Mason J." on a line of its own; two or three capitals behind the comma are a state or a degree. */
const SURNAME_FIRST =
  /^\p{Lu}[\p{L}'’-]{1,24}, ?(?!\p{Lu}{2,4}(?!\p{L}))\p{Lu}\p{L}[\p{L}'’-]{0,24}(?: \p{Lu}\.?)?$/u;
const NOT_NAMES =
  /\b(?:resume|résumé|curriculum|vitae|address|phone|email|e-mail|mobile|objective|profile|summary|sample|template|confidential|street|road|avenue|university|college|experience|skills|education|name|contact|nationality|birth)\b/i;

const COMMON = new Set(
  'do not copy applicant add around yourself sr jr sample example examples template student students seeking seeker internship entry level font styles title campus children analytical personal particulars marital status law copyright center centre office job jobs cell cover letter portfolio website linkedin home date gender male female single married degree certified licensed objective references available upon request present may june july march april august september october november december january february monday street road avenue example city state country career services guide resource handout page creative dear sir madam the and for with your this'.split(
    ' ',
  ),
);

function nameIn(view: string, top: Segment[], email: Range | undefined): Range | undefined {
  const local = email ? view.slice(email.start, email.end).split('@')[0]!.toLowerCase() : '';
  let best: Range | undefined;
  let most = 3;
  top.slice(0, 14).forEach((segment, index) => {
    for (const range of nameCandidates(view, segment, index === 0)) {
      if (email && range.start < email.end && email.start < range.end) continue;
      const score = nameScore(view, range, index, local);
      if (score > most) {
        best = range;
        most = score;
      }
    }
  });
  return best;
}

/** A name that stands right above the address, where a side column came first. */
function nameBeside(view: string, segments: Segment[], email: Range | undefined): Range | undefined {
  if (!email) return undefined;
  const at = segments.findIndex((segment) => segment.end >= email.start);
  const near = segments
    .slice(Math.max(0, at - 7), at)
    .filter((segment) => !segment.bullet && segment.gap !== 'spaces');
  return nameIn(view, near, email);
}

function nameCandidates(view: string, segment: Segment, first: boolean): Range[] {
  const raw = view.slice(segment.start, Math.min(segment.end, segment.start + 160));
  const lead = NAME_LEAD.exec(raw)?.[0].length ?? 0;
  const rest = raw.slice(lead);
  const turned = first ? (SURNAME_FIRST.exec(rest)?.[0].length ?? 0) : 0;
  const stop = turned || rest.search(NAME_END);
  const range = trimmed(view, segment.start + lead, segment.start + lead + (stop < 0 ? rest.length : stop));
  return range && (turned || NAME.test(view.slice(range.start, range.end))) ? [range] : [];
}

function nameScore(view: string, range: Range, index: number, local: string): number {
  const raw = view.slice(range.start, range.end);
  const words = wordsOf(raw, 20);
  if (raw.length > 120 || NOT_NAMES.test(raw) || isPlace(raw)) return 0;
  const behind = /^, ([A-Z]{2,3})(?![\p{L}])/u.exec(view.slice(range.end, range.end + 6))?.[1];
  if (behind && isStateCode(behind)) return 0;
  const labelled = /name[ ]?[:-][ "]*$/i.test(view.slice(Math.max(0, range.start - 12), range.start));
  let score = 14 - index;
  if (labelled) score += 12;
  if (words.length > 4) score -= 4;
  if (headingKind(raw)) score -= 12;
  const common = words.filter(
    (word) => COMMON.has(word) || HEADING_FILL.has(word) || EMPLOYER_NOUNS.has(word),
  ).length;
  score -= common * 5;
  const { kind, sure } = kindOf(view, range);
  if (kind !== 'other' && sure > 1) score -= costOfKind(kind, raw, index);
  const addressed = words.some((word) => word.length > 2 && local.includes(word));
  if (addressed) score += 6;
  const reachable = /@|\d{3}/.test(view.slice(range.end, range.end + 90));
  if (reachable) score += 2;
  if (words.length === 1)
    score -= raw.length > 2 && index < 2 && (addressed || reachable || labelled) ? 6 : 13;
  return score;
}

/** A title is hardly a name, unless people are called by it; a résumé seldom opens with an employer. */
function costOfKind(kind: PartKind, raw: string, index: number): number {
  if (kind === 'employer' && index === 0) return 5;
  if (kind !== 'title') return 9;
  return mayBeCalled(raw) ? 5 : 14;
}

function labelIn(view: string, top: Segment[], name: Range | undefined): Range | undefined {
  for (const segment of top.slice(0, 10)) {
    if (segment.bullet || segment.end - segment.start > 110) continue;
    const parts = partsOf(view, segment, []);
    const title = parts.find(
      (part) =>
        part.kind === 'title' && part.sure > 1 && !(name && part.start < name.end && name.start < part.end),
    );
    if (
      title &&
      title.end - title.start < 60 &&
      !/licen[cs]e|university|department/i.test(view.slice(title.start, title.end))
    ) {
      return { start: title.start, end: title.end };
    }
  }
  return undefined;
}

const SOUGHT =
  /(?<![\p{L}])(?:position|role|job|career|work|opportunity|post|employment) (?:as|of) (?:an? |the )?/iu;

/** The title a person gives in the first lines of a summary or an objective: "Pastry chef with …", "a post as welder". */
function titleInSummary(view: string, summary: Range): Range | undefined {
  const body = view.slice(summary.start, Math.min(summary.end, summary.start + 300));
  const sought = SOUGHT.exec(body);
  const starts = sought ? [sought.index + sought[0].length, 0] : [0];
  for (const start of starts) {
    const rest = body.slice(start);
    const stop = rest.search(/[,.;:•\n(]| {2}|$/);
    const piece = trimmed(view, summary.start + start, summary.start + start + stop);
    const title = piece && splitTitle(view, piece).title;
    const words = title ? wordsOf(view.slice(title.start, title.end)) : [];
    if (title && words.length < 6 && isTitleLike(words.join(' ')) && isTitleNoun(words.at(-1) ?? ''))
      return title;
  }
  return undefined;
}
