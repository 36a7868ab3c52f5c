/**
 * A table as CSV. Cells that a spreadsheet would take for a formula get an apostrophe in front, because some of them come
 * from outside.
 */
export const csvOf = (rows: (string | number | null)[][]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
