import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { trimmed } from './spans.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

// No alternative starts with a run that may fail to match, so a megabyte of blanks is not scanned repeatedly.
const BREAK = /\n[\n \t\u2060]*|\t[ \t\u2060]*| [ \u2060]+|•[ •\u2060]*/g;
const LIST_MARK = /^(?:[-*–>+o»][ \u2060]|[-*–>+»](?=\p{L})|\(?\d{1,2}[.)][ \u2060])/u;

const MAX_SHORT_LINE = RESUME_NUMBERS.maxShortLine.value;

/** "Blue Kettle • Leeds, UK": in a short line that doesn't begin with a bullet, one separates like a comma. */
function isSeparatorInShortLine(view: string, at: number): boolean {
  const before = view.slice(Math.max(0, at - MAX_SHORT_LINE), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const rest = view.slice(at, at + MAX_SHORT_LINE).split('\n', 1)[0] ?? '';
  return line.trim() !== '' && line.length + rest.length < MAX_SHORT_LINE;
}

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
    if (match[0].includes('•')) bullet = bullet || !isSeparatorInShortLine(view, match.index);
    else if (breaks > 0) bullet = false;
    start = match.index + match[0].length;
  }
  close(view.length);
  return joinWrappedLines(view, segments, whole);
}
