type Range = { start: number; end: number };

/** The maximum context on either side of a span, in UTF-16 units. */
const maxContext = 160;

/** A longer word is cut. */
const maxWord = 80;

/** The range of the line or lines around a span. Long lines are cut between words. */
export function lineAround(source: string, span: Range): Range {
  return {
    start: Math.max(lineStart(source, span.start), wordEdge(source, span.start - maxContext, 1)),
    end: Math.min(lineEnd(source, span.end), wordEdge(source, span.end + maxContext, -1)),
  };
}

export function lineStart(source: string, at: number): number {
  return at <= 0 ? 0 : source.lastIndexOf('\n', at - 1) + 1;
}

export function lineEnd(source: string, at: number): number {
  const lineBreak = source.indexOf('\n', at);
  return lineBreak === -1 ? source.length : lineBreak;
}

/** The next position where a word starts (searching forwards, 1) or ends (backwards, -1). */
function wordEdge(source: string, from: number, step: 1 | -1): number {
  if (from <= 0) return 0;
  if (from >= source.length) return source.length;
  for (let at = from; Math.abs(at - from) < maxWord; at += step)
    if (at <= 0 || at >= source.length || /\s/.test(source[step === 1 ? at - 1 : at] ?? ' ')) return at;
  return from;
}
