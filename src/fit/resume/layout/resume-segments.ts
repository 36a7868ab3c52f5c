import type { DateRange } from '../dates.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { trimmed } from './spans.ts';
import { withWrapped } from './wrapped-lines.ts';

// No alternative begins with a run that can fail to end: a megabyte of blanks must not be walked again and again.
const BREAK = /\n[\n \t\u2060]*|\t[ \t\u2060]*| [ \u2060]+|•[ •\u2060]*/g;
const LIST_MARK = /^(?:[-*–>+o»][ \u2060]|[-*–>+»](?=\p{L})|\(?\d{1,2}[.)][ \u2060])/u;

const SHORT_LINE = 110;

/** "Blue Kettle • Leeds, UK": inside a short line that doesn't begin with one, a bullet is a mark like a comma. */
function partsShortLine(view: string, at: number): boolean {
  const before = view.slice(Math.max(0, at - SHORT_LINE), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const rest = view.slice(at, at + SHORT_LINE).split('\n', 1)[0] ?? '';
  return line.trim() !== '' && line.length + rest.length < SHORT_LINE;
}

/** Cuts a view at line ends, wide gaps, tabs and bullets, never inside one of the dates. */
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
    if (match[0].includes('•')) bullet = bullet || !partsShortLine(view, match.index);
    else if (breaks > 0) bullet = false;
    start = match.index + match[0].length;
  }
  close(view.length);
  return withWrapped(view, segments, whole);
}
