import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { trimmed } from './spans.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

// No alternative starts with a run that may fail to match, so a megabyte of blanks is not scanned repeatedly.
const BREAK = /\n[\n \t\u2060]*|\t[ \t\u2060]*| [ \u2060]+|•[ •\u2060]*/g;
const LIST_MARK = /^(?:[-*–>+o».][ \u2060]|[-*–>+»](?=\p{L})|\(?\d{1,2}[.)][ \u2060])/u;

const MAX_SHORT_LINE = RESUME_NUMBERS.maxShortLine.value;
const MAX_HEAD = RESUME_NUMBERS.maxHead.value;

/** "Blue Kettle • Leeds, UK": in a short line, or a longer one with a range of dates, that doesn't begin with a bullet, one separates like a comma. */
function isSeparator(view: string, at: number): boolean {
  const before = view.slice(Math.max(0, at - MAX_HEAD), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const rest = view.slice(at, at + MAX_HEAD).split('\n', 1)[0] ?? '';
  const most = ENDS_IN_YEARS.test(rest) ? MAX_HEAD : MAX_SHORT_LINE;
  return line.trim() !== '' && line.length + rest.length < most;
}
const ENDS_IN_YEARS = /\b(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|present|current|now)[ \u2060]*$/i;

/** Splits a view at line ends, wide gaps, tabs and bullets, but not inside the ranges of `whole` (dates). */
export function resumeSegments(view: string, whole: DateRange[]): ResumeSegment[] {
  const segments: ResumeSegment[] = [];
  let start = 0;
  let gap: ResumeSegment['gap'] = 'blank';
  let bullet = false;
  let next = 0;
  const close = (end: number) => {
    const range = trimmed(view, start, end);
    if (!range) return;
    const marked = bullet || (gap !== 'spaces' && LIST_MARK.test(view.slice(start, start + 5)));
    segments.push({ start: range.start, end: range.end, bullet: marked, gap });
    gap = 'spaces';
    bullet = false;
  };
  for (const match of view.matchAll(BREAK)) {
    while (next < whole.length && whole[next]!.end <= match.index) next++;
    const within = whole[next];
    if (within && within.start < match.index && match.index + match[0].length < within.end) continue;
    close(match.index);
    const breaks = match[0].split('\n').length - 1;
    if (breaks > 1) gap = 'blank';
    else if (breaks === 1 && gap !== 'blank') gap = 'line';
    if (match[0].includes('•')) bullet = bullet || !isSeparator(view, match.index);
    else if (breaks > 0) bullet = false;
    start = match.index + match[0].length;
  }
  close(view.length);
  return joinWrappedLines(view, segments, whole);
}
