import { type Range, within } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import type { TextSection } from '../layout/resume-sections.ts';
import type { ResumeSectionKind, ResumeSegment } from '../resume.types.ts';
import type { partsOf } from '../work/header-parts.ts';
import type { HeaderPart } from '../work/part-kinds.ts';

/** A line of a résumé with its parts: what commas, dashes, brackets and dates set apart. */
export type PartedLine = {
  segment: ResumeSegment;
  section: ResumeSectionKind;
  /** The number of lines between the heading of the section and this one. */
  below: number;
  dates: DateRange[];
  parts: HeaderPart[];
  /** True if it has a range of dates. */
  ranged: boolean;
  /** How many lines away the nearest range of dates in the same section is: 0 for the line itself, 9 for none near. */
  toRange: number;
};

/** What a view is split into. */
type LinesOfView = {
  view: string;
  segments: ResumeSegment[];
  dates: DateRange[];
  sections: TextSection[];
  split: typeof partsOf;
};

/** Sections that may name a job that the person holds or held. */
const MAY_NAME_JOBS = new Set<ResumeSectionKind>([
  'header',
  'work',
  'volunteer',
  'projects',
  'awards',
  'other',
]);
const MAX_LINE = RESUME_NUMBERS.maxPartedLine.value;
const MAX_BULLET = RESUME_NUMBERS.maxPartedBullet.value;

/** The lines of the sections that may name jobs, each split into its parts. */
export function partedLines({ view, segments, dates, sections, split }: LinesOfView): PartedLine[] {
  const lines = sections.flatMap((section) => {
    if (!MAY_NAME_JOBS.has(section.kind)) return [];
    const body: Range = { start: section.heading?.end ?? section.start, end: section.end };
    return within(segments, body).map((segment, below) => {
      const inside = within(dates, segment);
      const long = segment.end - segment.start > (segment.bullet ? MAX_BULLET : MAX_LINE);
      const parts = long ? [] : split(view, segment, inside);
      const ranged = inside.some((date) => date.range);
      return { segment, section: section.kind, below, dates: inside, parts, ranged, toRange: 9 };
    });
  });
  for (const [at, line] of lines.entries()) line.toRange = linesToRange(lines, at);
  return lines;
}

function linesToRange(lines: PartedLine[], at: number): number {
  const { section } = lines[at]!;
  for (const step of [0, 1, -1, 2, -2, 3, -3]) {
    const line = lines[at + step];
    if (line?.section === section && line.ranged) return step;
  }
  return 9;
}
