import type { Quote, QuoteSegment } from './quote-segments.ts';

/** One or more lines of a text, with the matched words highlighted. */
export function SourceQuote({ quote }: { quote: Quote }) {
  return (
    <blockquote className="border-l-2 border-line-strong py-0.5 pl-3.5 leading-[1.65] whitespace-pre-wrap text-ink-2">
      {quote.cutBefore ? '… ' : null}
      <Marked segments={quote.segments} />
      {quote.cutAfter ? ' …' : null}
    </blockquote>
  );
}

/** A text with its highlights. Missing requirements are also underlined, so that colour is not the only cue. */
export function Marked({ segments }: { segments: QuoteSegment[] }) {
  let at = 0;
  return segments.map((segment) => {
    const key = at;
    at += segment.text.length;
    if (segment.mark === null) return <span key={key}>{segment.text}</span>;
    return (
      <mark key={key} className={segment.mark === 'missing' ? missingMarkClass : metMarkClass}>
        {segment.text}
      </mark>
    );
  });
}

export const metMarkClass = 'text-ink';

export const missingMarkClass =
  'bg-low-soft text-ink shadow-none underline decoration-low decoration-dashed underline-offset-[3px]';
