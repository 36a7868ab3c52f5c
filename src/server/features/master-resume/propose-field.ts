import { nothingRead, type ProposedField } from '../../../shared/master-resume/master-resume-proposal.ts';
import type { Span } from '../../../shared/results/fit-result.ts';

export const cleanText = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

export const onlyYearDoubt = 'Only the year is written. Check the month.';

/** A name as it was written, without the full stop or the half of a bracket that its line left on it. */
export function proposedField(text: string, span: Span | undefined): ProposedField {
  if (!span) return nothingRead();
  const value = cleanText(span.text)
    .replace(/ +(?=,)/g, '')
    .replace(/\s*\([^()]*$/, '')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    .replace(/^[\s|,;:•·–—-]+|[\s|,;:•·–—-]+$/g, '');
  return value ? { value, line: linesAt(text, span.start, span.end) } : nothingRead();
}

const longestLine = 160;

/** The line or lines that something stands on, as one. */
export function linesAt(text: string, from: number, to: number = from): string {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', Math.max(from, to));
  const line = cleanText(text.slice(start, end < 0 ? undefined : end));
  return line.length > longestLine ? `${line.slice(0, longestLine - 2)} …` : line;
}

/** Months are counted from year 0, as the engine does. */
export function startOf(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

export function lastDayOf(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
}
