import type { EvenText } from './even-text.ts';

/** What was read in the even text, with every offset and every span's words as they stand in the given text. */
export function asGiven<Read>(read: Read, text: string, even: EvenText): Read {
  return text.startsWith(even.text) ? read : (moved(read, text, even) as Read);
}

function moved(value: unknown, text: string, even: EvenText): unknown {
  if (Array.isArray(value)) return value.map((item) => moved(item, text, even));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, moved(field, text, even)]);
  return { ...Object.fromEntries(fields), ...place(value, text, even) };
}

function place(value: object, text: string, even: EvenText): object {
  if (!('start' in value && 'end' in value)) return {};
  const start = even.startOf(Number(value.start));
  // A span ends with its last sign, an entry or a section where the next one begins.
  if (!('text' in value)) return { start, end: even.startOf(Number(value.end)) };
  const end = even.endOf(Number(value.end));
  return { start, end, text: text.slice(start, end) };
}
