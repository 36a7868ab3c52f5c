import { within } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import { isPlace } from '../person/places.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { STUDY_WORDS } from '../words/study-words.ts';
import { findDegrees } from './degree-words.ts';
import { isSchoolNoun, wordsIn } from './school-names.ts';
import { opensStudy } from './unfinished-study.ts';

export type EducationLine = ResumeSegment & { dates: DateRange[] };

const MAX_JOINED = RESUME_NUMBERS.maxJoined.value;
const FULL_LINE = RESUME_NUMBERS.fullLine.value;
const OPEN_END = /(?:^|[ (])(?:of|in|and|&|for|the|at|from|de)$|[&/]$/iu;
const OPEN_FIELD = /(?<![\p{L}])(?:in|of|&|and) \p{Lu}[\p{L} &]*$/u;

/** "…, Hill" + "State University, 2018": the name of a school across a line end. */
const OPEN_NAME = /,[ ]\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)?$/u;
const SCHOOL_TAIL =
  /^(?:State |City |Technical |Community |High )?(?:University|College|Institute|School|Academy)(?![\p{L}])/u;

/** The lines of an education section, with wrapped lines joined. Offsets refer to the returned view. */
export function educationLines(
  view: string,
  segments: ResumeSegment[],
  dates: DateRange[],
): { view: string; lines: EducationLine[] } {
  const joined: ResumeSegment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && (isContinued(view, before, segment) || isDegreeCell(view, before, segment)))
      before.end = segment.end;
    else joined.push({ ...segment });
  }
  const lines = joined.map((line) => ({ ...line, dates: within(dates, line) }));
  return { view: flattened(view, joined), lines };
}

/** The view with a space for every line end inside one of the lines. */
function flattened(view: string, lines: ResumeSegment[]): string {
  let flat = '';
  let at = 0;
  for (const { start, end } of lines) {
    const body = view.slice(start, end);
    if (!body.includes('\n')) continue;
    flat += view.slice(at, start) + body.replaceAll('\n', ' ');
    at = end;
  }
  return at === 0 ? view : flat + view.slice(at);
}

function isContinued(view: string, before: ResumeSegment, segment: ResumeSegment): boolean {
  if (segment.bullet || segment.gap === 'blank' || segment.end - before.start > MAX_JOINED) return false;
  const between = view.slice(before.end, segment.start);
  if (between.length > 4 || !/^[ &/\n]*$/.test(between)) return false;
  const head = view.slice(Math.max(before.start, before.end - 90), before.end);
  const next = view.slice(segment.start, Math.min(segment.end, segment.start + 40));
  if (!/^[\p{L}(&]/u.test(next) || opensStudy(next)) return false;
  if (OPEN_END.test(head + between.trim())) return true;
  if (OPEN_NAME.test(head) && SCHOOL_TAIL.test(next) && !isPlace(head.slice(head.lastIndexOf(',') + 1)))
    return true;
  const first = /^[\p{L}]+/u.exec(next)?.[0].toLowerCase() ?? '';
  if (OPEN_FIELD.test(head.slice(-60)) && STUDY_WORDS.has(first)) return true;
  if (endsInPlace(head) && opensEntry(view, segment)) return false;
  return segment.gap === 'line' && lineLength(view, before.end) >= FULL_LINE && !/[.;:\d]$/.test(head);
}

/** "Elm University, BA History", "May 2014", but not "Completed 30 credits towards a BA" */
function opensEntry(view: string, segment: ResumeSegment): boolean {
  const line = view.slice(segment.start, segment.end);
  if (!/^\p{Lu}/u.test(line) || /^\p{L}+ed\s/u.test(line)) return false;
  return (
    MONTH_ALONE.test(line) ||
    wordsIn(view, segment).some(isSchoolNoun) ||
    findDegrees(view, segment).length > 0
  );
}
const MONTH_ALONE = /^\p{Lu}\p{Ll}{2,8}\.? (?:19|20)\d\d$/u;

/** "Oak College, Hull, US" */
function endsInPlace(head: string): boolean {
  const comma = head.lastIndexOf(',');
  const last = head.slice(comma + 1).trim();
  return comma > 0 && (isPlace(last) || last === 'US');
}

const SHORT_DEGREE = /^(?:[BM]\.?(?:A|S|Sc|Ed|Eng|BA|Tech)|Ph\.? ?D|M\.?D|J\.?D|LL\.?[BM])\.?$/;

/** "BS" in its own cell before the line of the school. */
function isDegreeCell(view: string, before: ResumeSegment, segment: ResumeSegment): boolean {
  return segment.gap === 'spaces' && SHORT_DEGREE.test(view.slice(before.start, before.end));
}

function lineLength(view: string, end: number): number {
  return end - (view.lastIndexOf('\n', end - 1) + 1);
}
