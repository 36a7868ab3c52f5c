import type { Range } from '../../../shared/range.ts';
import { findNamedDegrees } from '../../lexicon/degrees/degrees.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { ResumeSectionKind, ResumeSegment } from '../resume.types.ts';
import { DECIDING_WORDS, HEADING_FILL, WHOLE_HEADINGS } from '../words/heading-words.ts';
import { informalHeadingKind } from '../words/informal-headings.ts';
import { readsAsTitle } from '../work/part-kinds.ts';
import { trimmed } from './spans.ts';

/** A section of the view. Its body is what follows the heading. */
export type TextSection = Range & { kind: ResumeSectionKind; heading?: Range };

type Heading = Range & { kind: ResumeSectionKind };

const MAX_LINE = RESUME_NUMBERS.maxHeadingLine.value;
const MAX_LOWER_CASE = RESUME_NUMBERS.maxLowerCaseHeading.value;
const MIN_RUNNING_TEXT = RESUME_NUMBERS.minRunningText.value;
const MAX_HEADING = RESUME_NUMBERS.maxHeading.value;
/** "EMPLOYMENT (10 YRS)", "Experience (last 15 years)" */
const HOW_LONG =
  /\s\((?:(?:past|last|total(?: of)?) )?\d{1,2}\+?(?:\.\d)? ?(?:yrs?|years?)\.?\)(?=[\s:=._–-]*$)/i;
const NUMBERED = /^(?:[ivx]{1,5}|\d{1,2}|[a-h])[.)][ \u2060]+/i;

/** Splits a view into sections at its headings. What precedes the first heading is the header. */
export function sectionsOf(view: string, segments: ResumeSegment[]): TextSection[] {
  const plain = segments.flatMap((segment) => headingsIn(view, segment));
  const headings = withoutHeadingsInJobs(view, withHiddenHeadings(view, segments, plain));
  const sections: TextSection[] = [];
  const firstAt = headings[0]?.start ?? view.length;
  if (firstAt > 0) sections.push({ kind: 'header', start: 0, end: firstAt });
  for (let i = 0; i < headings.length; i++) {
    const heading = headings[i]!;
    const end = headings[i + 1]?.start ?? view.length;
    sections.push({
      kind: kindByContent(view, heading, end),
      heading: { start: heading.start, end: heading.end },
      start: heading.start,
      end,
    });
  }
  return sections;
}

const SCHOOLING =
  /(?<![\p{L}])(?:universit|college|school|institute|degree|bachelor|master(?:'s|s)? |diploma|ph\.?d|m\.?b\.?a|b\.? ?sc|b\.a\.|gcse|a[- ]levels)/iu;

/**
 * "Qualifications" means education in one country and skills in another, "papers" may be licenses, "training" may be schools, and what
 * physicians do after their studies and those who teach patients are jobs, so the first lines decide.
 */
function kindByContent(view: string, heading: Heading, end: number): ResumeSectionKind {
  const name = view.slice(heading.start, heading.end);
  const body = view.slice(heading.end, Math.min(end, heading.end + 600));
  if (heading.kind === 'publications' && /^\W*papers\W*$/i.test(name) && !PUBLISHED.test(body))
    return 'certifications';
  if (heading.kind === 'certifications' && /^\W*training\W*$/i.test(name) && listsSchools(body))
    return 'education';
  if (heading.kind !== 'education') return heading.kind;
  if (/^\W*qualifications?\W*$/i.test(name)) return SCHOOLING.test(body) ? 'education' : 'skills';
  if (OF_PHYSICIANS.test(name) && PHYSICIANS.test(body)) return 'work';
  return opensWithJob(body) && findNamedDegrees(body).length === 0 ? 'work' : 'education';
}

/** "Clinical Nurse Educator, Elm Hospital" and "August 2020 to present", below "CLINICAL EDUCATION". */
function opensWithJob(body: string): boolean {
  const [first = '', second = ''] = body.split('\n').filter((line) => /\p{L}|\d/u.test(line));
  return readsAsTitle(first.split(/,| [|–-] /, 1)[0]!.trim()) && YEARS.test(`${first}\n${second}`);
}
const YEARS =
  /(?:19|20)\d\d ?(?:to|[-–]) ?(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:(?:19|20)\d\d|present|current|now)/iu;
const PUBLISHED = /\b(?:journal|proceedings|conference|vol\.|pp\.|et al|doi|arxiv|published|review|press)\b/i;
/** Each line names a school: "Elm Truck Driving School, 2012". */
const listsSchools = (body: string): boolean => {
  const lines = body.split('\n').filter((line) => /\p{L}/u.test(line));
  return lines.length > 0 && lines.every((line) => SCHOOL_IN_LINE.test(line));
};
const SCHOOL_IN_LINE = /(?<!\p{L})(?:school|college|university|academy)(?!\p{L})/iu;
const OF_PHYSICIANS = /graduate (?:medical )?(?:training|education)|residency|fellowship/i;
const PHYSICIANS = /\b(?:resident|fellow|intern|house officer|registrar|foundation doctor)\b/i;

const EXPECTED_KINDS: ResumeSectionKind[] = ['work', 'education', 'skills'];

/**
 * Looks harder for the sections that every résumé has, for headings in lower case or on one line with the content
 * ("Experience Mercy Hospital 2015 – 2019").
 */
function withHiddenHeadings(view: string, segments: ResumeSegment[], plain: Heading[]): Heading[] {
  const missing = EXPECTED_KINDS.filter((kind) => !plain.some((heading) => heading.kind === kind));
  if (missing.length === 0) return plain;
  const hidden = segments.flatMap((segment) => {
    const heading = lowerCaseHeading(view, segment) ?? leadingHeading(view, segment);
    return heading && missing.includes(heading.kind) ? [heading] : [];
  });
  return [...plain, ...hidden].sort((a, b) => a.start - b.start);
}

function lowerCaseHeading(view: string, segment: ResumeSegment): Heading | undefined {
  if (segment.bullet || segment.end - segment.start > MAX_LOWER_CASE) return undefined;
  const kind = headingKind(view.slice(segment.start, segment.end));
  return kind && { start: segment.start, end: segment.end, kind };
}

const LEADING =
  /^(?:(?:work|professional|employment|relevant|career|teaching|clinical)[ ])?(?:experience|history|employment|education|skills)(?=[ ]+[\p{Lu}\d])/iu;

function leadingHeading(view: string, segment: ResumeSegment): Heading | undefined {
  const match = LEADING.exec(view.slice(segment.start, Math.min(segment.end, segment.start + 60)));
  if (!match || segment.bullet || !/^\p{Lu}/u.test(match[0])) return undefined;
  const kind = headingKind(match[0]);
  return kind && { start: segment.start, end: segment.start + match[0].length, kind };
}

const KINDS_INSIDE_JOBS = new Set<ResumeSectionKind>([
  'awards',
  'summary',
  'skills',
  'projects',
  'other',
  'volunteer',
  'interests',
]);

/** Kinds of sections that hold no jobs. */
const WITHOUT_JOBS = new Set<ResumeSectionKind>(['certifications', 'awards', 'skills', 'interests']);

/** Drops headings of parts of a job: "Achievements:" in every job, in title case under "WORK EXPERIENCE", or with jobs below. */
function withoutHeadingsInJobs(view: string, headings: Heading[]): Heading[] {
  const kept: Heading[] = [];
  const nameOf = ({ start, end }: Heading) => view.slice(start, end).toLowerCase();
  let repeated = new Set<string>();
  headings.forEach((heading, index) => {
    const outer = kept.at(-1);
    if (outer?.kind === 'work' && outer === headings[index - 1])
      repeated = repeatedNames(headings, index, nameOf);
    const inner =
      outer?.kind === 'work' &&
      KINDS_INSIDE_JOBS.has(heading.kind) &&
      (repeated.has(nameOf(heading)) || styleOf(view, outer) !== styleOf(view, heading));
    const wrapped =
      outer?.kind === 'work' &&
      WITHOUT_JOBS.has(heading.kind) &&
      /\p{L}[ \u2060]*\n[ \u2060]*$/u.test(
        view.slice(Math.max(0, heading.start - GOES_ON_REACH), heading.start),
      ) &&
      hasJob(view.slice(heading.end, headings[index + 1]?.start));
    if (!inner && !wrapped) kept.push(heading);
  });
  return kept;
}

/** True if a line of these has a title and two months, as a job has: "Plant Manager 01/2012 to 08/2013". */
const hasJob = (body: string): boolean =>
  [...body.matchAll(MONTHS)].some(({ index, 0: months }) => {
    const start = body.lastIndexOf('\n', index) + 1;
    const end = body.indexOf('\n', index + months.length);
    return findTitles(body.slice(start, end < 0 ? body.length : end).slice(0, MAX_LINE)).length > 0;
  });
const MONTHS =
  /(?:\d{1,2}\/|\p{Lu}\p{Ll}{2,8}\.? )(?:19|20)\d\d ?(?:to|[-–—]) ?(?:(?:\d{1,2}\/|\p{Lu}\p{Ll}{2,8}\.? )(?:19|20)\d\d|[Cc]urrent|[Pp]resent)/gu;

/** Names that occur more than once before the next heading that can't be part of a job. */
function repeatedNames(headings: Heading[], from: number, nameOf: (heading: Heading) => string): Set<string> {
  const once = new Set<string>();
  const more = new Set<string>();
  for (let i = from; i < headings.length && KINDS_INSIDE_JOBS.has(headings[i]!.kind); i++) {
    const name = nameOf(headings[i]!);
    if (once.has(name)) more.add(name);
    once.add(name);
  }
  return more;
}

function styleOf(view: string, heading: Heading): string {
  const name = view.slice(heading.start, heading.end);
  return `${name === name.toUpperCase() ? 'caps' : 'title'}${/^[ ]?:/.test(view.slice(heading.end, heading.end + 2)) ? ':' : ''}`;
}

function headingsIn(view: string, segment: ResumeSegment): Heading[] {
  const whole = wholeHeading(view, segment);
  if (whole) return [whole];
  const led = headingBeforeColon(view, segment);
  if (led) return [led];
  return headingsInCapitals(view, segment);
}

function wholeHeading(view: string, segment: ResumeSegment): Heading | undefined {
  if ((segment.bullet && !isFramed(view, segment)) || segment.end - segment.start > MAX_HEADING)
    return undefined;
  const piece = view.slice(segment.start, segment.end);
  if (/^\p{Ll}/u.test(piece)) return undefined;
  const mayBeInformal = segment.gap === 'blank' || isOtherBelowList(view, segment);
  const kind = headingKind(piece) ?? (mayBeInformal ? informalHeadingKind(piece) : undefined);
  if (!kind || isKindOfJob(view, segment) || isPartOfSentence(view, segment) || isTitleOfJob(view, segment))
    return undefined;
  const frame = isFramed(view, segment) ? 2 : 0;
  return { start: segment.start - frame, end: segment.end + frame, kind };
}

/** "Other" on a line of its own right below "Excel, Access". */
const isOtherBelowList = (view: string, { start, end, gap }: ResumeSegment): boolean =>
  gap === 'line' &&
  /^other$/i.test(view.slice(start, end)) &&
  /^:?[ \u2060]*\n/.test(view.slice(end, end + DATES_REACH));

/** "☆ Training ☆" */
const isFramed = (view: string, { start, end }: ResumeSegment): boolean =>
  view.slice(Math.max(0, start - 2), start) === '• ' && /^ • *(?:\n|$)/.test(view.slice(end, end + 5));

/** "… schools and Healthcare", wrapped, and then "Projects.", or "Special Projects" behind "Grants and". */
function isPartOfSentence(view: string, { start, end, gap }: ResumeSegment): boolean {
  if (gap === 'blank') return false;
  const piece = view.slice(start, end);
  const closes = /\.$/.test(piece) || (view[end] === '.' && view[end + 1] !== '.');
  if (closes && piece !== piece.toUpperCase()) return true;
  return GOES_ON.test(view.slice(Math.max(0, start - GOES_ON_REACH), start));
}
const GOES_ON = /(?:\s(?:and|or|of|the|for|in|to|with|by|on|at)|[,&])[ \u2060]*\n[ \u2060]*$/;
const GOES_ON_REACH = RESUME_NUMBERS.beforeHeading.value;

/** "Volunteer" above "July 2010 to Current Elm Rescue": what somebody was there, and no heading for what comes below. */
const isTitleOfJob = (view: string, { start, end }: ResumeSegment): boolean =>
  /^volunteer$/i.test(view.slice(start, end)) && DATES_BELOW.test(view.slice(end, end + DATES_REACH));
const DATES_BELOW =
  /^[ \u2060]*\n[ \u2060]*(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:\d{1,2}\/)?(?:19|20)\d\d ?(?:to|[-–—]) ?[\p{L}\d]/u;
const DATES_REACH = RESUME_NUMBERS.belowHeading.value;

/** "Elm Mill · Internship", "Internship · 3 mos": how somebody was employed, as LinkedIn tells it. */
const isKindOfJob = (view: string, { start, end }: ResumeSegment): boolean =>
  /^internship$/i.test(view.slice(start, end)) &&
  (/\S *• *$/.test(view.slice(Math.max(0, start - 5), start)) || /^ *•/.test(view.slice(end, end + 4)));

function headingBeforeColon(view: string, segment: ResumeSegment): Heading | undefined {
  const head = view.slice(segment.start, Math.min(segment.end, segment.start + MAX_HEADING));
  const colon = head.search(/:|[ \u2060]-[ \u2060]/);
  if (colon < 3 || !/^[\p{Lu}\p{Lo}]/u.test(head)) return undefined;
  const name = head.slice(0, colon);
  const kind = headingKind(name);
  if (!kind) return undefined;
  // "Experience: 5 years" and "Languages: Java, SQL" in a list don't start a section.
  if (segment.bullet || (segment.gap !== 'blank' && name.toUpperCase() !== name && !isStrong(name)))
    return undefined;
  const range = trimmed(view, segment.start, segment.start + colon);
  return range && { ...range, kind };
}

function isStrong(name: string): boolean {
  return /^(?:work|professional|employment|career|educational?|academic|job|technical|key|core)\b/i.test(
    name.trim(),
  );
}

const CAPS_RUN = /(?<![\p{L}\p{N}&/,-] ?)(?:[A-ZÄÖÜÉ&/]{2,}(?: |$|(?=[:\n]))){1,5}/gu;

/** Headings in capitals inside running text, for résumés that arrive as one long line. */
function headingsInCapitals(view: string, segment: ResumeSegment): Heading[] {
  if (segment.end - segment.start < MIN_RUNNING_TEXT) return [];
  const found: Heading[] = [];
  const body = view.slice(segment.start, segment.end);
  for (const match of body.matchAll(CAPS_RUN)) {
    const kind = headingKind(match[0]);
    const range = trimmed(view, segment.start + match.index, segment.start + match.index + match[0].length);
    if (kind && range) found.push({ ...range, kind });
  }
  return found;
}

const POSITION_WORDS = new Set([
  'experience',
  'experiences',
  'employment',
  'positions',
  'roles',
  'appointments',
  'jobs',
]);
const UNPAID_WORDS = new Set(['volunteer', 'volunteering', 'voluntary', 'community', 'leadership']);

/** In capitals alone, as "School" is the label of a form or part of a name. */
const SCHOOL = /^\s*SCHOOLS?\s*:?\s*$/;

/** "Work as a nurse practitioner": a heading that has the title of the jobs below it. */
export const WORK_AS =
  /^(?:work(?:ing)?|experience|jobs?|employment|years|career) as an? (?=\p{L}[\p{L}’' -]{3,40}$)/iu;

const EMOJI = /^(?:\p{Extended_Pictographic}|\ufe0f|\u2060| )+(?=\p{L})/u;

/** The kind of section that a line announces, or undefined if it isn't a heading. */
export function headingKind(written: string): ResumeSectionKind | undefined {
  if (written.length > MAX_LINE) return undefined;
  const line = written.replace(EMOJI, '');
  if (SCHOOL.test(line)) return 'education';
  const name = line
    .replaceAll('\u2060', '')
    .replace(NUMBERED, '')
    .replace(HOW_LONG, '')
    .replace(/[\s:._–-]+$/g, '')
    .replace(/^[\s"'._–-]+/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  if (name.length < 3 && !WHOLE_HEADINGS[name]) return undefined;
  if (Object.hasOwn(WHOLE_HEADINGS, name)) return WHOLE_HEADINGS[name];
  if (WORK_AS.test(name)) return 'work';
  const joined = name.replaceAll(' & ', ' and ');
  if (Object.hasOwn(WHOLE_HEADINGS, joined)) return WHOLE_HEADINGS[joined];
  const despaced = withoutLetterSpacing(name);
  if (despaced) return headingKind(despaced);
  const words = name.split(/[ ,/&()+]+/).filter(Boolean);
  // The words before "in" decide: "Related Experience in Education" is about work.
  const link = words.findIndex((word) => word === 'in' || word === 'with');
  const head = link > 1 ? words.slice(0, link) : words;
  if (
    words.length <= 5 &&
    head.length <= 4 &&
    POSITION_WORDS.has(head.at(-1) ?? '') &&
    words.every((word) => /^[\p{L}-]{2,14}$/u.test(word))
  ) {
    return head.some((word) => UNPAID_WORDS.has(word)) ? 'volunteer' : 'work';
  }
  if (words.length === 0 || words.length > 6) return undefined;
  for (const [kind, deciding] of DECIDING_WORDS) {
    if (!words.some((word) => deciding.includes(word))) continue;
    const rest = words.filter((word) => !deciding.includes(word));
    if (rest.every((word) => HEADING_FILL.has(word) || isDeciding(word))) return kind;
    return undefined;
  }
  return undefined;
}

function isDeciding(word: string): boolean {
  return DECIDING_WORDS.some(([, words]) => words.includes(word));
}

/** "E D U C A T I O N" → "education". */
function withoutLetterSpacing(name: string): string | undefined {
  if (!/^(?:\p{L} ){3,}\p{L}$/u.test(name)) return undefined;
  return name.replaceAll(' ', '');
}
