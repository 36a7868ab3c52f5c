import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { mailboxOf } from '../../../shared/email/email-address.ts';
import { AppError } from '../../platform/errors.ts';
import type { NewRecipient } from './recipients.ts';

/** Columns by their position; the name has none if nobody chose one. */
export type ColumnMapping = { email: number; name: number | null };

/** Text of a CSV file, whatever a spreadsheet saved it as. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/^\s+/, '').split(/\r?\n/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const times = (separator: string) => bare.split(separator).length;
  return [',', ';', '\t', '|'].reduce((best, each) => (times(each) > times(best) ? each : best));
}

const chunkLength = 64 * 1024;

function* chunksOf(text: string) {
  for (let start = 0; start < text.length; start += chunkLength) yield text.slice(start, start + chunkLength);
}

/** Reads a CSV row by row, so that a large one neither fills the memory twice nor holds up other requests. */
export async function* csvRows(text: string): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: 100_000,
  });
  let count = 0;
  try {
    for await (const row of Readable.from(chunksOf(text)).pipe(parser)) {
      if (++count % 500 === 0) await breathe();
      yield row as string[];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError(
      'bad_csv',
      `The CSV couldn’t be read near row ${count + 1}. Is a quotation mark missing?`,
    );
  }
}

/** The headers, made into distinct names: a column without one is named by its position. */
export function columnNames(headers: string[]): string[] {
  const names: string[] = [];
  for (const [index, header] of headers.entries()) {
    const name = header.slice(0, 100) || `column ${index + 1}`;
    names.push(names.includes(name) ? `${name} ${index + 1}` : name);
  }
  return names;
}

/** The email column is the first whose header contains "email", the name column the first with "name" but not "last". */
export function guessColumns(headers: string[]): { email: number | null; name: number | null } {
  const indexOf = (matches: (header: string) => boolean) => {
    const index = headers.findIndex((header) => matches(header.toLowerCase()));
    return index < 0 ? null : index;
  };
  return {
    email: indexOf((header) => header.includes('email')),
    name: indexOf((header) => header.includes('name') && !header.includes('last')),
  };
}

/** One row as a recipient; null if its address isn't one. */
export function recipientIn(
  row: string[],
  columns: string[],
  { email, name }: ColumnMapping,
): NewRecipient | null {
  const address = row[email] ?? '';
  if (!mailboxOf(address)) return null;
  const fields = columns.flatMap((column, index) =>
    index === email || index === name ? [] : [[column, row[index] ?? ''] as const],
  );
  return {
    email: address,
    name: (name === null ? '' : (row[name] ?? '').slice(0, 200)) || null,
    customFields: fields.length > 0 ? Object.fromEntries(fields) : null,
  };
}
