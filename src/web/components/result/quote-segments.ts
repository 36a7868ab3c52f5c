import { lineAround } from '../../../shared/line-around.ts';
import type { Range } from '../../../shared/range.ts';

/** A piece of a text; `mark` says why it is highlighted, or is null. */
export type QuoteSegment = { text: string; mark: 'met' | 'missing' | null };

/** One or more lines of a text with highlights. Very long lines are cut at the start or end. */
export type Quote = {
  start: number;
  end: number;
  cutBefore: boolean;
  cutAfter: boolean;
  segments: QuoteSegment[];
};

/** The lines that contain the spans, each line once, in text order. */
export function quotesOf(source: string, spans: Range[]): Quote[] {
  const sorted = [...spans].filter((span) => span.end > span.start).sort((a, b) => a.start - b.start);
  const windows: (Range & { spans: Range[] })[] = [];
  for (const span of sorted) {
    const around = lineAround(source, span);
    const last = windows.at(-1);
    if (last && around.start <= last.end) {
      last.end = Math.max(last.end, around.end);
      last.spans.push(span);
    } else windows.push({ ...around, spans: [span] });
  }
  return windows.map(({ start, end, spans: inside }) => ({
    start,
    end,
    cutBefore: start > 0 && source[start - 1] !== '\n',
    cutAfter: end < source.length && source[end] !== '\n',
    segments: quoteSegments(source, inside, [], { start, end }),
  }));
}

/** Splits the text, or the part `within`, at the edges of the marks. Where both kinds overlap, `met` wins. */
export function quoteSegments(
  source: string,
  met: Range[],
  missing: Range[],
  within: Range = { start: 0, end: source.length },
): QuoteSegment[] {
  const changes = { met: openedAt(met, within), missing: openedAt(missing, within) };
  const edges = [within.start, within.end, ...changes.met.keys(), ...changes.missing.keys()];
  const cuts = [...new Set(edges)].sort((a, b) => a - b);
  const open = { met: 0, missing: 0 };
  const segments: QuoteSegment[] = [];
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1];
    if (to === undefined) break;
    open.met += changes.met.get(from) ?? 0;
    open.missing += changes.missing.get(from) ?? 0;
    const mark = open.met > 0 ? 'met' : open.missing > 0 ? 'missing' : null;
    const last = segments.at(-1);
    if (last?.mark === mark) last.text += source.slice(from, to);
    else segments.push({ text: source.slice(from, to), mark });
  }
  return segments;
}

/** How many more ranges are open from each position on; fewer if negative. */
function openedAt(ranges: Range[], { start, end }: Range): Map<number, number> {
  const clip = (at: number) => Math.min(Math.max(at, start), end);
  const changes = new Map<number, number>();
  const add = (at: number, change: number) => changes.set(at, (changes.get(at) ?? 0) + change);
  for (const range of ranges) {
    add(clip(range.start), 1);
    add(clip(range.end), -1);
  }
  return changes;
}
