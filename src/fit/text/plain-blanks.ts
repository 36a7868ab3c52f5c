/** A carriage return that is a line end by itself, as on an old Macintosh. */
export const LONE_RETURN = /\r(?!\n)/g;

/** Line ends other than \n: vertical tab, form feed, next line, line and paragraph separator, a lone \r. */
const LINE_ENDS = new RegExp(`[\\v\\f\\u0085\\u2028\\u2029]|${LONE_RETURN.source}`, 'g');
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const ANY = /[\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** Replaces every kind of line end with \n and every kind of blank with a space. Offsets stay valid. */
export function plainBlanks(text: string): string {
  return ANY.test(text) ? text.replace(LINE_ENDS, '\n').replace(BLANKS, ' ') : text;
}
