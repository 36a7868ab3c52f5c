import type { WorkEntry } from '../../../../fit/resume/resume.types.ts';
import { nothingRead, type ProposedField } from '../../../../shared/master-resume/master-resume-proposal.ts';
import type { Span } from '../../../../shared/results/fit-result.ts';

/** Removes soft hyphens and collapses white space. */
export const cleanText = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

export const onlyYearDoubt = 'Only the year is given. Check the month.';

/** A field with its value as written, without a trailing full stop, separators or an unclosed bracket. */
export function proposedField(text: string, span: Span | undefined): ProposedField {
  if (!span) return nothingRead();
  const value = cleanText(span.text)
    .replace(/ +(?=,)/g, '')
    .replace(/\s*\([^()]*$/, '')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    .replace(/^[\s|,;:•·–—-]+|[\s|,;:•·–—-]+$/g, '');
  return value ? { value, line: linesAt(text, span.start, span.end) } : nothingRead();
}

const maxLineChars = 160;

/** The line or lines that contain a range, joined into one and shortened. */
export function linesAt(text: string, from: number, to: number = from): string {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', Math.max(from, to));
  const line = cleanText(text.slice(start, end < 0 ? undefined : end));
  return line.length > maxLineChars ? `${line.slice(0, maxLineChars - 2)} …` : line;
}

/** The first day of a month as an ISO date. Months are counted from year 0, as in the engine. */
export function startOf(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** The last day of a month as an ISO date. */
export function lastDayOf(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
}

type Dated = Pick<WorkEntry, 'dates' | 'precision' | 'start'>;

/** A month read for an entry as the first day of it, or nothing if it can't be right. */
export function dateOf(text: string, entry: Dated, month: number | undefined): ProposedField {
  if (month === undefined) return nothingRead();
  const year = Math.floor(month / 12);
  if (year < 1900 || year > 2100) return nothingRead();
  return {
    value: startOf(month),
    line: datesLine(text, entry),
    ...(entry.precision === 'year' ? { doubt: onlyYearDoubt } : {}),
  };
}

export function datesLine(text: string, { dates, start }: Dated): string {
  return linesAt(text, dates?.start ?? start, dates?.end);
}
