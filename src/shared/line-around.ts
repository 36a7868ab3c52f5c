type Range = { start: number; end: number };

/** What is shown of a line on either side of a span, at most, in UTF-16 units. */
const reach = 160;

/** The line or lines that a span stands in, cut between words where they are too long to show whole. */
export function lineAround(source: string, span: Range): Range {
  return {
    start: Math.max(lineStart(source, span.start), wordEdge(source, span.start - reach, 1)),
    end: Math.min(lineEnd(source, span.end), wordEdge(source, span.end + reach, -1)),
  };
}

export function lineStart(source: string, at: number): number {
  return at <= 0 ? 0 : source.lastIndexOf('\n', at - 1) + 1;
}

export function lineEnd(source: string, at: number): number {
  const found = source.indexOf('\n', at);
  return found === -1 ? source.length : found;
}

/** The next place in a direction where a word begins (1) or ends (-1), so that no word is cut. */
function wordEdge(source: string, from: number, step: 1 | -1): number {
  if (from <= 0) return 0;
  if (from >= source.length) return source.length;
  let at = from;
  while (at > 0 && at < source.length && !/\s/.test(source[step === 1 ? at - 1 : at] ?? ' ')) at += step;
  return at;
}
