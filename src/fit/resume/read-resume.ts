import { overlaps, type Range, within } from '../../shared/range.ts';
import { findMentions } from '../lexicon/lexicon.ts';
import { findTitles } from '../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../numbers/resume-numbers.ts';
import { type DateRange, findDates, monthOf } from './dates.ts';
import { certificatesAmongDegrees, certificatesOf } from './education/certificate-lines.ts';
import { claimedDegrees } from './education/claimed-degrees.ts';
import { educationEntriesOf, withoutBareRepeats } from './education/education-entries.ts';
import { schoolLeaving } from './education/school-leaving.ts';
import { withOriginalOffsets } from './layout/as-given.ts';
import { type EvenText, evenText } from './layout/even-text.ts';
import { listEntries } from './layout/list-entries.ts';
import { withCapitalizedHeads } from './layout/lower-case.ts';
import { withoutContact, withoutPageHeaders } from './layout/page-heads.ts';
import { sectionsOf, type TextSection, WORK_AS } from './layout/resume-sections.ts';
import { resumeSegments } from './layout/resume-segments.ts';
import { lowerWords, spanOf } from './layout/spans.ts';
import { resumeView } from './layout/text-view.ts';
import { basicsOf } from './person/contact.ts';
import { languagesOf } from './person/language-skills.ts';
import type {
  Basics,
  EducationEntry,
  ReadResume,
  ResumeSection,
  ResumeSectionKind,
  ResumeSegment,
  WorkEntry,
} from './resume.types.ts';
import type { NestedWeights } from './weighing/part-chances.ts';
import { partWeights } from './weighing/part-weights.ts';
import { partedLines } from './weighing/parted-lines.ts';
import { weighedJobs } from './weighing/weighed-jobs.ts';
import { hintsOfParts, type RuleReading, weighedParts } from './weighing/weighed-parts.ts';
import { entrySegments, restOfHeadingLine } from './work/entry-segments.ts';
import { type partsOf, rememberingParts } from './work/header-parts.ts';
import { mergeJobs } from './work/merge-jobs.ts';
import { isTitleNoun, readsAsTitle, schoolStrength } from './work/part-kinds.ts';
import { datesOfWork } from './work/work-dates.ts';
import { firstOf, workEntriesOf } from './work/work-entries.ts';
import { jobsInSentences } from './work/work-mentions.ts';

const MAX_LENGTH = RESUME_NUMBERS.maxLength.value;

/**
 * Reads the plain text of a résumé: person, sections, jobs with their months, education and lists. Never throws; what it
 * can't read, it leaves out. Deterministic for a text and `today` (YYYY-MM-DD), the end of current jobs.
 */
export function readResume(text: string, today: string): ReadResume {
  return readResumeWith(text, today, partWeights);
}

/** Reads a résumé with weights other than the ones that were learned last; for learning and judging them. */
export function readResumeWith(text: string, today: string, weights: NestedWeights): ReadResume {
  const even = readable(text);
  return { ...withOriginalOffsets(readEvenText(even.text, today, weights), text, even), text };
}

/** The text with even spacing and, in a résumé in lower case, with capitals where they are needed to read it. */
function readable(text: string): EvenText {
  const even = evenText(text.slice(0, MAX_LENGTH));
  return { ...even, text: withCapitalizedHeads(even.text) };
}

/** The hints of all parts of the lines of a résumé, for learning how much each says. */
export function hintsInResume(text: string, today: string): (Range & { hints: string[] })[] {
  const even = readable(text);
  const layout = layoutOf(even.text, today);
  const lines = partedLines(layout);
  return hintsOfParts(layout.view, lines, readByRules(layout)).map(({ part, hints }) => ({
    start: even.startOf(part.start),
    end: even.endOf(part.end),
    hints,
  }));
}

type Layout = {
  text: string;
  view: string;
  dates: DateRange[];
  segments: ResumeSegment[];
  sections: TextSection[];
  split: typeof partsOf;
  /** The month of today, counted from year 0. */
  month: number;
};

function layoutOf(text: string, today: string): Layout {
  const month = monthOf(today);
  const view = resumeView(text);
  const dates = findDates(view, month);
  const segments = resumeSegments(view, dates);
  return {
    text,
    view,
    dates,
    segments,
    sections: sectionsOf(view, segments),
    split: rememberingParts(),
    month,
  };
}

function readByRules(layout: Layout): RuleReading & { studied: EducationEntry[] } {
  const { text, view, dates, sections, segments, month } = layout;
  const basics = readBasics(layout);
  const studied = readEducation(layout).map((study) => withoutNameAsField(study, basics.name));
  const studies = studied.flatMap(({ degree, institution }) => [degree, institution]);
  const isStudy = ({ title, employer }: WorkEntry) =>
    !title && studies.some((part) => part && employer && overlaps(part, employer));
  const [top] = sectionsOfKind(layout, 'header').filter(({ heading }) => !heading);
  const lines = withoutContact(withoutPageHeaders(view, segments, basics), dates, top, basics);
  const work = readWork(layout, lines).filter((job) => !isStudy(job));
  const claimed = claimedDegrees(text, view, sections, segments, studied, month);
  const named = [...studied, ...claimed];
  const parts = named.flatMap(({ degree, institution }) => [degree, institution]);
  const leaving = named.some(({ level }) => level)
    ? []
    : schoolLeaving(text, view, segments, month).filter(
        (one) => !parts.some((part) => part && overlaps(part, one)),
      );
  return { basics, work, studied, education: [...named, ...leaving].sort((a, b) => a.start - b.start) };
}

/** Reads a text with normalized spacing (see `evenText`). */
function readEvenText(text: string, today: string, weights: NestedWeights): Omit<ReadResume, 'text'> {
  const layout = layoutOf(text, today);
  const { view, segments, sections } = layout;
  const ruled = readByRules(layout);
  const { basics, education, studied } = ruled;
  const lines = partedLines(layout);
  const parts = weighedParts(view, lines, ruled, weights);
  const { work, mentions } = weighedJobs({ text, lines, parts }, ruled);
  const languages = languagesOf(view, sectionsOfKind(layout, 'languages').map(bodyOf), segments);
  const skills = sectionsOfKind(layout, 'skills').flatMap((section) => listEntries(view, section));
  return {
    basics,
    sections: sections.map((section) => toSection(text, section)),
    wrapped: segments
      .filter(({ start, end }) => view.slice(start, end).includes('\n'))
      .map(({ start, end }) => ({ start, end })),
    work,
    mentions,
    education,
    certifications: readCertificates(layout, studied, work)
      .map((range) => spanOf(text, range))
      .filter((one) => one.text.toLowerCase() !== basics.name?.text.toLowerCase()),
    languages: languages.map((range) => spanOf(text, range)),
    skills: skills.map((range) => spanOf(text, range)),
    totalMonths: monthsCovered(work),
  };
}

function sectionsOfKind({ sections }: Layout, ...kinds: ResumeSectionKind[]): TextSection[] {
  return sections.filter((section) => kinds.includes(section.kind));
}

function bodyOf({ heading, start, end }: TextSection): Range {
  return { start: heading?.end ?? start, end };
}

function readBasics(layout: Layout): Basics {
  const { text, view, segments, dates } = layout;
  const [summary] = sectionsOfKind(layout, 'summary').map(bodyOf);
  const contact = sectionsOfKind(layout, 'header')
    .filter(({ heading }) => heading)
    .map(bodyOf);
  return basicsOf(text, view, segments, dates, { summary, contact });
}

function readWork(layout: Layout, segments: ResumeSegment[]): WorkEntry[] {
  const { text, view, sections, split } = layout;
  const dates = datesOfWork(view, layout.dates);
  const entriesOf = (section: TextSection) =>
    workEntriesOf(text, entrySegments(view, segments, dates, bodyOf(section), split), section.end).map(
      (entry) => withTitleOfHeading(text, section, entry),
    );
  const listed = mergeJobs(sectionsOfKind(layout, 'work').map(entriesOf));
  const stray = strayWork(listed.length === 0, (kinds) =>
    sectionsOfKind(layout, ...kinds).flatMap(entriesOf),
  );
  const known = [...listed, ...stray];
  return [...known, ...jobsInSentences(text, view, sections, dates, known)].sort((a, b) => a.start - b.start);
}

/** Below "Work as a nurse practitioner", who worked somewhere was one. */
function withTitleOfHeading(text: string, { heading }: TextSection, entry: WorkEntry): WorkEntry {
  const words = heading ? text.slice(heading.start, heading.end) : '';
  const before = WORK_AS.exec(words)?.[0];
  const isGuess = entry.guessed === true || !entry.title;
  if (!heading || before === undefined || !isGuess || !RANGE.test(entry.dates?.text ?? '')) return entry;
  const { guessed: _, ...known } = entry;
  const title = spanOf(text, { start: heading.start + before.length, end: heading.end });
  return { ...known, title, ...(entry.title ? { employer: entry.title } : {}) };
}

/** "Dipl.-Ing. Ida Holm" at the top studied something, but not Ida Holm. */
function withoutNameAsField({ field, ...study }: EducationEntry, name: Range | undefined): EducationEntry {
  return field && !(name && overlaps(name, field)) ? { ...study, field } : study;
}

function readEducation(layout: Layout): EducationEntry[] {
  const { text, view, month } = layout;
  const entriesOf = (kinds: ResumeSectionKind[], sure: boolean) =>
    sectionsOfKind(layout, ...kinds).flatMap((section) => {
      const body = bodyOf(section);
      const segments = [...restOfHeadingLine(view, layout.segments, body), ...within(layout.segments, body)];
      const dates = within(layout.dates, bodyOf(section));
      return educationEntriesOf(text, view, { segments, dates, end: section.end, sure }, month);
    });
  const listed = withoutBareRepeats(entriesOf(['education'], true));
  const stray = strayEducation(listed.length === 0, (kinds) => entriesOf(kinds, false));
  return [...listed, ...stray.filter((entry) => !listed.some((known) => isSameStudy(known, entry)))];
}

function readCertificates(layout: Layout, studied: EducationEntry[], work: WorkEntry[]): Range[] {
  const { view, segments, dates } = layout;
  const isInJob = (range: Range) => work.some(({ start, end }) => start <= range.start && range.end <= end);
  const taken = studied
    .flatMap(({ degree, institution }) => [degree, institution])
    .filter((span) => span !== undefined);
  return [
    ...sectionsOfKind(layout, 'certifications').flatMap((section) =>
      certificatesOf(view, bodyOf(section), segments, dates).filter((range) => !isInJob(range)),
    ),
    ...sectionsOfKind(layout, 'education').flatMap((section) =>
      certificatesAmongDegrees(view, bodyOf(section), segments, dates, taken),
    ),
  ];
}

/** True if an entry repeats the degree of a known one: same level and same first word of the field. */
function isSameStudy(known: EducationEntry, entry: EducationEntry): boolean {
  const first = (field: { text: string } | undefined) => field?.text.toLowerCase().split(/[^\p{L}]+/u)[0];
  return (
    (known.level ?? known.aim) === (entry.level ?? entry.aim) &&
    first(known.field) !== undefined &&
    first(known.field) === first(entry.field)
  );
}

function toSection(text: string, section: TextSection): ResumeSection {
  const { kind, start, end, heading } = section;
  return heading ? { kind, start, end, heading: spanOf(text, heading) } : { kind, start, end };
}

const RANGE = /[-–—]|[ \n](?:to|till|until|bis)[ \n]|since|present|current/i;

/**
 * Jobs outside of work sections, with title, employer and dates; `alone` (no work section) the employer may be missing, or the
 * title of a job at an employer that isn't a school.
 */
function strayWork(alone: boolean, read: (kinds: ResumeSectionKind[]) => WorkEntry[]): WorkEntry[] {
  const kinds: ResumeSectionKind[] = ['header', 'summary', 'skills', 'awards', 'other'];
  if (alone) kinds.push('projects', 'certifications');
  const entries = alone ? read(kinds).map(withoutGuessedTitle) : read(kinds);
  return entries.filter(
    ({ title, employer, dates }) =>
      RANGE.test(dates?.text ?? '') &&
      (title
        ? !isPaper(title.text) &&
          (employer || alone) &&
          (alone || readsAsTitle(title.text) || (employer && findTitles(title.text).length > 0))
        : alone && employer && !isPaper(employer.text) && schoolStrength(lowerWords(employer.text)) < 2),
  );
}

/** "CDL-A, endorsements, since 2016" is no job. */
function isPaper(name: string): boolean {
  const [first] = findMentions(name);
  return (
    first?.term.kind === 'certification' &&
    first.end - first.start === name.length &&
    findTitles(name).length === 0
  );
}

/** "Marsh Valve & Gauge, Hull": of two names that nobody knows, the employer and where it is. */
function withoutGuessedTitle(entry: WorkEntry): WorkEntry {
  const employer = firstOf(entry);
  if (!entry.guessed || !entry.title || !employer || endsAsTitle(entry.title.text)) return entry;
  const { guessed: _, title: __, ...rest } = entry;
  return { ...rest, employer };
}

/** "Reporting Associate" and "Lead", but not "Elm Associates". */
function endsAsTitle(text: string): boolean {
  const last = /\p{L}+$/u.exec(text.toLowerCase())?.[0] ?? '';
  return isTitleNoun(last) && !last.endsWith('s');
}

/** Degrees outside of education sections, with their school or, `alone` (no such section), their field. */
function strayEducation(
  alone: boolean,
  read: (kinds: ResumeSectionKind[]) => EducationEntry[],
): EducationEntry[] {
  const kinds: ResumeSectionKind[] = ['header', 'summary', 'skills', 'certifications', 'other'];
  if (alone) kinds.push('work', 'awards', 'volunteer', 'interests');
  return read(kinds).filter(
    (entry) =>
      entry.degree &&
      (entry.level ?? 0) > (alone && entry.institution ? 1 : 2) &&
      (entry.institution || (alone && entry.field)),
  );
}

/** The number of months with at least one job. */
function monthsCovered(work: WorkEntry[]): number {
  const spans = work
    .flatMap((entry) =>
      entry.from === undefined || entry.to === undefined ? [] : [[entry.from, entry.to] as const],
    )
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = -1;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months;
}
