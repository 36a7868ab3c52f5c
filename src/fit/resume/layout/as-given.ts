import type { EvenText } from './even-text.ts';

/** Converts what was read from the even text to offsets and words of the original text. */
export function withOriginalOffsets<Read>(read: Read, text: string, even: EvenText): Read {
  return text.startsWith(even.text) ? read : (remap(read, text, even) as Read);
}

function remap(value: unknown, text: string, even: EvenText): unknown {
  if (Array.isArray(value)) return value.map((item) => remap(item, text, even));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, remap(field, text, even)]);
  return { ...Object.fromEntries(fields), ...remapRange(value, text, even) };
}

function remapRange(value: object, text: string, even: EvenText): object {
  if (!('start' in value && 'end' in value)) return {};
  const start = even.startOf(Number(value.start));
  // A span ends after its last character; an entry or section ends where the next one begins.
  if (!('text' in value)) return { start, end: even.startOf(Number(value.end)) };
  const end = even.endOf(Number(value.end));
  return { start, end, text: text.slice(start, end) };
}
