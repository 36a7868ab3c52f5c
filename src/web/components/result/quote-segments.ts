import { lineAround, lineEnd, lineStart } from '../../../shared/line-around.ts';
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
    cutBefore: start > lineStart(source, start),
    cutAfter: end < lineEnd(source, end),
    segments: quoteSegments(source, inside, [], { start, end }),
  }));
}

/** Splits the text, or the part `within`, at the edges of the marks. Where both kinds overlap, `met` wins. */
export function quoteSegments(
  source: string,
  met: Range[],
  missing: Range[],
  within?: Range,
): QuoteSegment[] {
  const { start, end } = within ?? { start: 0, end: source.length };
  const clip = (at: number) => Math.min(Math.max(at, start), end);
  const edges = [
    start,
    end,
    ...[...met, ...missing].flatMap((range) => [clip(range.start), clip(range.end)]),
  ];
  const cuts = [...new Set(edges)].sort((a, b) => a - b);
  const segments: QuoteSegment[] = [];
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1];
    if (to === undefined) break;
    const covers = (range: Range) => range.start <= from && range.end >= to;
    const mark = met.some(covers) ? 'met' : missing.some(covers) ? 'missing' : null;
    const last = segments.at(-1);
    if (last?.mark === mark) last.text += source.slice(from, to);
    else segments.push({ text: source.slice(from, to), mark });
  }
  return segments;
}
