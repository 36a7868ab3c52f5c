import type { Range } from '../../../shared/range.ts';

/** Replaces ranges of a text with spaces. Keeps the length and the line breaks, so that all offsets stay valid. */
export function blankRanges(text: string, ranges: Range[]): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let reached = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (end <= reached) continue;
    const from = Math.max(start, reached);
    parts.push(text.slice(reached, from), text.slice(from, end).replace(/[^\n]/g, ' '));
    reached = end;
  }
  parts.push(text.slice(reached));
  return parts.join('');
}
