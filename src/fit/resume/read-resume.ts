import { type Range, within } from '../../shared/range.ts';
import { findDates, monthOf } from './dates.ts';
import { certificatesAmongDegrees, certificatesOf } from './education/certificate-lines.ts';
import { claimedDegrees } from './education/claimed-degrees.ts';
import { educationEntriesOf, withoutBareRepeats } from './education/education-entries.ts';
import { withOriginalOffsets } from './layout/as-given.ts';
import { evenText } from './layout/even-text.ts';
import { listEntries } from './layout/list-entries.ts';
import { withoutPageHeads } from './layout/page-heads.ts';
import type { TextSection } from './layout/resume-sections.ts';
import { sectionsOf } from './layout/resume-sections.ts';
import { resumeSegments } from './layout/resume-segments.ts';
import { spanOf } from './layout/spans.ts';
import { resumeView } from './layout/text-view.ts';
import { basicsOf } from './person/contact.ts';
import { languagesOf } from './person/language-skills.ts';
import type { EducationEntry, ReadResume, ResumeSection, WorkEntry } from './resume.types.ts';
import type { EntrySegment } from './work/entry-segments.ts';
import { entrySegments } from './work/entry-segments.ts';
import { mergeJobs } from './work/merge-jobs.ts';
import { isTitleLike } from './work/part-kinds.ts';
import { workEntriesOf } from './work/work-entries.ts';
import { jobsInSentences } from './work/work-mentions.ts';

/** Some forty pages; what stands behind them is not read. */
const LONGEST = 120_000;

/**
 * Reads a résumé's plain text: who, which sections, jobs with their months, schooling, lists. Never throws; what can't be
 * read is left out. The same text and `today` (YYYY-MM-DD, the end of jobs that go on) give the same answer everywhere.
 */
export function readResume(text: string, today: string): ReadResume {
  const even = evenText(text.slice(0, LONGEST));
  return { ...withOriginalOffsets(readEven(even.text, today), text, even), text };
}

/** Reads a text that is set like any other: words one blank apart, no hyphens that nobody sees. */
function readEven(text: string, today: string): Omit<ReadResume, 'text'> {
  const view = resumeView(text);
  const dates = findDates(view, monthOf(today));
  const segments = resumeSegments(view, dates);
  const sections = sectionsOf(view, segments);
  const bodyOf = (section: TextSection): Range => ({
    start: section.heading?.end ?? section.start,
    end: section.end,
  });
  const of = (...kinds: string[]) => sections.filter((section) => kinds.includes(section.kind));
  const basics = basicsOf(text, view, segments, dates, {
    summary: of('summary').map(bodyOf)[0],
    contact: of('header')
      .filter(({ heading }) => heading)
      .map(bodyOf),
  });
  const unheaded = withoutPageHeads(view, segments, basics);
  const read = new Map<TextSection, EntrySegment[]>();
  const entries = (section: TextSection) => {
    const known = read.get(section) ?? entrySegments(view, unheaded, dates, bodyOf(section));
    read.set(section, known);
    return known;
  };
  const listed = mergeJobs(of('work').map((section) => workEntriesOf(text, entries(section), section.end)));
  const stray = strayWork(listed.length === 0, (kinds) =>
    of(...kinds).flatMap((section) => workEntriesOf(text, entries(section), section.end)),
  );
  const now = monthOf(today);
  const readEducation = (kinds: string[], sure: boolean) =>
    of(...kinds).flatMap((section) => {
      const body = bodyOf(section);
      const own = {
        segments: within(segments, body),
        dates: within(dates, body),
      };
      return educationEntriesOf(text, view, { ...own, end: section.end, sure }, now);
    });
  const schooling = withoutBareRepeats(readEducation(['education'], true));
  const studied = [
    ...schooling,
    ...strayEducation(schooling.length === 0, (kinds) => readEducation(kinds, false)).filter(
      (entry) => !schooling.some((known) => isSameStudy(known, entry)),
    ),
  ];
  const taken = studied.flatMap(({ degree, institution }) =>
    [degree, institution].filter((span) => span !== undefined),
  );
  const certificates = [
    ...of('certifications').flatMap((section) => certificatesOf(view, bodyOf(section), segments, dates)),
    ...of('education').flatMap((section) =>
      certificatesAmongDegrees(view, bodyOf(section), segments, dates, taken),
    ),
  ];
  const spoken = languagesOf(view, of('languages').map(bodyOf), segments);
  const told = [...listed, ...stray];
  const work = [...told, ...jobsInSentences(text, view, sections, told)].sort((a, b) => a.start - b.start);
  return {
    basics,
    sections: sections.map((section) => asSection(text, section)),
    work,
    education: [...studied, ...claimedDegrees(text, view, sections, segments, studied, now)].sort(
      (a, b) => a.start - b.start,
    ),
    certifications: certificates.map((range) => spanOf(text, range)),
    languages: spoken.map((range) => spanOf(text, range)),
    skills: of('skills')
      .flatMap((section) => listEntries(view, section))
      .map((range) => spanOf(text, range)),
    totalMonths: monthsCovered(work),
  };
}

/** The degree of an education entry told again elsewhere: of the same level and, as far as its field is said, the same. */
function isSameStudy(known: EducationEntry, told: EducationEntry): boolean {
  const first = (field: { text: string } | undefined) => field?.text.toLowerCase().split(/[^\p{L}]+/u)[0];
  return (
    known.level === told.level && first(known.field) !== undefined && first(known.field) === first(told.field)
  );
}

function asSection(text: string, section: TextSection): ResumeSection {
  const { kind, start, end, heading } = section;
  return heading ? { kind, start, end, heading: spanOf(text, heading) } : { kind, start, end };
}

const RANGE = /[-–—]|[ \n](?:to|till|until|bis)[ \n]|since|present|current/i;

/** Jobs that stand outside any work section: with title, employer and dates, or nearly so where there is no such section. */
function strayWork(alone: boolean, read: (kinds: string[]) => WorkEntry[]): WorkEntry[] {
  const kinds = ['header', 'summary', 'skills', 'awards', 'other', ...(alone ? ['projects'] : [])];
  return read(kinds).filter(
    (entry) =>
      entry.title &&
      RANGE.test(entry.dates?.text ?? '') &&
      (entry.employer || alone) &&
      isTitleLike(entry.title.text),
  );
}

/** Degrees that stand outside any education section: with their school, or with their field where there is no such section. */
function strayEducation(alone: boolean, read: (kinds: string[]) => EducationEntry[]): EducationEntry[] {
  const kinds = [
    'header',
    'summary',
    'skills',
    'certifications',
    'other',
    ...(alone ? ['work', 'awards'] : []),
  ];
  return read(kinds).filter(
    (entry) => entry.degree && (entry.level ?? 0) > 2 && (entry.institution || (alone && entry.field)),
  );
}

/** Months in which at least one job was held. */
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
