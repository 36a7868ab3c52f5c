import type { Range } from '../../shared/range.ts';
import type { Span } from '../../shared/results/fit-result.ts';
import type { DegreeLevel } from '../lexicon/degrees/degree-table.ts';

export type ResumeSectionKind =
  | 'header'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'projects'
  | 'languages'
  | 'awards'
  | 'publications'
  | 'volunteer'
  | 'interests'
  | 'references'
  | 'other';

/** The lines under a heading. `heading` is missing for the lines before the first heading. */
export type ResumeSection = { kind: ResumeSectionKind; heading?: Span; start: number; end: number };

/** Months are counted from year 0 (year × 12 + month − 1). `to` of a current job is the month of `today`. */
export type WorkEntry = {
  start: number;
  end: number;
  title?: Span;
  /** Further titles held in the same job: "Bookkeeper" of "Paralegal / Bookkeeper". */
  otherTitles?: Span[];
  employer?: Span;
  /** True if nobody knows the names: their place beside a range of dates says which is the title. */
  guessed?: boolean;
  place?: Span;
  dates?: Span;
  from?: number;
  to?: number;
  /** 'year' if only years were written; `from` and `to` are then the middle of a year. */
  precision?: 'year' | 'month';
  current: boolean;
  /** Months worked, including the first and the last; 0 if no dates could be read. */
  months: number;
};

/** A job that is named without dates. It is shown, but nothing is scored by it. */
export type JobMention = { title?: Span; employer?: Span; place?: Span };

export type EducationEntry = {
  start: number;
  end: number;
  degree?: Span;
  /** Missing for a degree that isn't finished or was given up. */
  level?: DegreeLevel;
  unfinished?: boolean;
  /** The level of a degree that is still being earned. */
  aim?: DegreeLevel;
  field?: Span;
  institution?: Span;
  place?: Span;
  dates?: Span;
  /** Missing if there is a single date, which is then the end. */
  from?: number;
  to?: number;
  precision?: 'year' | 'month';
};

export type Basics = {
  name?: Span;
  label?: Span;
  email?: Span;
  phone?: Span;
  url?: Span;
  location?: Span;
  profiles: Span[];
};

/** A résumé as read. All offsets are UTF-16 offsets into `text`, the original text. */
export type ReadResume = {
  text: string;
  basics: Basics;
  sections: ResumeSection[];
  /** Lines that were wrapped into several, each as one. */
  wrapped: Range[];
  work: WorkEntry[];
  /** Jobs that are named without dates. */
  mentions: JobMention[];
  education: EducationEntry[];
  certifications: Span[];
  languages: Span[];
  skills: Span[];
  /** Months with at least one job, overlapping jobs counted once. */
  totalMonths: number;
};

/** A line, or a part of a line that wide gaps, tabs or bullets set apart. */
export type ResumeSegment = Range & {
  /** True for a list item, which describes an entry rather than heading it. */
  bullet: boolean;
  /** What separates it from the segment before. */
  gap: 'blank' | 'line' | 'spaces';
};
