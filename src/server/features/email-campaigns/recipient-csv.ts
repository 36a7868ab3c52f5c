import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { mailboxOf } from '../../../shared/email/email-address.ts';
import { AppError } from '../../platform/errors.ts';
import type { NewRecipient } from './recipients.ts';

/** Columns by their position; the name has none if nobody chose one. */
export type ColumnMapping = { email: number; name: number | null };

/** The bytes of a CSV file, from the start each time. */
export type CsvBytes = () => AsyncIterable<Uint8Array>;

/** Text of a CSV file, whatever a spreadsheet saved it as. */
export async function* csvText(bytes: CsvBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(bytes));
  for await (const piece of bytes()) yield decoder.decode(piece, { stream: true }).replaceAll('\0', '');
  yield decoder.decode();
}

async function encodingOf(bytes: CsvBytes): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of bytes()) {
      const [first = 0, second = 0] = isFirst ? piece : [];
      if (first === 0xff && second === 0xfe) return 'utf-16le';
      if (first === 0xfe && second === 0xff) return 'utf-16be';
      isFirst = false;
      utf8.decode(piece, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}

/** The separator that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/^\s+/, '').split(/\r?\n/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const times = (separator: string) => bare.split(separator).length;
  return [',', ';', '\t', '|'].reduce((best, each) => (times(each) > times(best) ? each : best));
}

const sliceLength = 32 * 1024;

/** Small enough that parsing one holds up nobody. */
async function* slicesOf(first: string, rest: AsyncIterator<string>) {
  for (let text: string | null = first; text !== null; ) {
    for (let start = 0; start < text.length; start += sliceLength) {
      yield text.slice(start, start + sliceLength);
      await breathe();
    }
    const next: IteratorResult<string> = await rest.next();
    text = next.done ? null : next.value;
  }
}

/** Reads a CSV row by row, so that a large one neither fills the memory nor holds up other requests. */
export async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  const rest = texts[Symbol.asyncIterator]();
  const { value: first = '' } = await rest.next();
  const parser = parse({
    bom: true,
    delimiter: separatorOf(first),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: 100_000,
  });
  // Errors come out of the parser, whichever end they are from.
  pipeline(Readable.from(slicesOf(first, rest)), parser).catch(() => {});
  let count = 0;
  try {
    for await (const row of parser) {
      count++;
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
