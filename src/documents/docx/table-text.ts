import { isSectionHeading } from '../section-headings.ts';

/** `spansRows` is true for the first of cells that are merged downwards; the others are empty. */
export type TableCell = { text: string; spansRows: boolean };

const MAX_LABEL_LENGTH = 40;
const MAX_MARGIN_LINES = 4;
/** Rows of more cells are grids. */
const MAX_ENTRY_CELLS = 5;
const CONTACT = /@|\d{3}[ .)-]+\d{3,4}/;
/** "2019", "Mar 2019", "03/2019", "1 March 2019", "seit 2019". */
const DATED = /^(?:\d{1,2}\.? )?(?:\p{L}{1,12}\.? )?(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?!\d)/mu;

/**
 * Rows of short cells become one line with tabs, dates and places beside an entry join its first lines, and a table
 * used for page layout is read cell by cell. Its sidebars come last: cells that begin with a section, beside one that
 * doesn't (the name, the first job) or beside several rows.
 */
export function tableText(rows: TableCell[][]): string[] {
  const sidebars: string[] = [];
  const filled = rows.map((row) => row.filter(({ text }) => text !== ''));
  const rowTexts = filled.map((row) => {
    const hasMain = row.some(({ text }) => isLong(text) && !startsSection(text) && !isDateMargin(text));
    return row.flatMap(({ text, spansRows }) => {
      if (!startsSection(text) || !(hasMain || spansRows)) return [text];
      sidebars.push('', text);
      return [];
    });
  });
  const hasLabels = rowTexts.some((cells) => isLabelled(cells) && isSectionHeading(cells[0]!));
  return [...rowTexts.flatMap((cells) => rowLines(cells, hasLabels)), ...sidebars];
}

function rowLines(cells: string[], hasLabels: boolean): string[] {
  if (!cells.some(isLong)) {
    if (cells.length > 1 && cells.every((cell) => cell.startsWith('• '))) return cells;
    return hasLabels && cells.length === 2 && isSectionHeading(cells[0]!)
      ? ['', ...cells, '']
      : [cells.join('\t')];
  }
  const isBesideEntry =
    cells.length === 2 && isMargin(cells[0]!) && (!isLong(cells[0]!) || cells[1]!.includes('\n• '));
  return [entryBesideDates(cells) ?? cells.join(isBesideEntry ? '\n' : '\n\n'), ''];
}

function isLabelled([label, content, ...others]: string[]): boolean {
  return (
    label !== undefined &&
    content !== undefined &&
    others.length === 0 &&
    !isLong(label) &&
    isLong(content) &&
    label.length < MAX_LABEL_LENGTH
  );
}

/** An entry with its dates, and perhaps its place, in other cells of the row. */
function entryBesideDates(cells: string[]): string | undefined {
  if (cells.length > MAX_ENTRY_CELLS) return undefined;
  const [entry] = cells.filter((cell) => !isDateMargin(cell)).sort((a, b) => b.length - a.length);
  const margins = cells.filter((cell) => cell !== entry);
  if (entry === undefined || isSectionHeading(firstLine(entry))) return undefined;
  if (!margins.every(isMargin) || !margins.some(isDateMargin)) return undefined;
  const lines = entry.split('\n');
  const dates: string[] = [];
  for (const margin of margins) {
    const parts = withWholeDates(margin);
    const isBefore = cells.indexOf(margin) < cells.indexOf(entry);
    if (isBefore && parts.length === 1) dates.push(...parts);
    else for (const [index, part] of parts.entries()) addToLine(lines, index, part);
  }
  return [...dates, ...lines].join('\n');
}

function addToLine(lines: string[], index: number, part: string): void {
  if (lines[index] === undefined || lines[index].startsWith('• ')) lines.splice(index, 0, part);
  else lines[index] += `\t${part}`;
}

/** The lines of a margin, in which "2019 –" and "2021" are one. */
function withWholeDates(margin: string): string[] {
  return margin
    .replace(/([-–—]|\b(?:to|bis))\n/g, '$1 ')
    .replace(/\n(?=[-–—])/g, ' ')
    .split('\n')
    .filter((line) => line !== '');
}

function isDateMargin(text: string): boolean {
  return isMargin(text) && DATED.test(text);
}

function isMargin(text: string): boolean {
  const lines = text.split('\n', MAX_MARGIN_LINES + 1);
  return (
    lines.length <= MAX_MARGIN_LINES &&
    lines.every((line) => line.length <= MAX_LABEL_LENGTH && !line.startsWith('• ')) &&
    !startsSection(text) &&
    !CONTACT.test(text)
  );
}

function startsSection(text: string): boolean {
  return isLong(text) && isSectionHeading(firstLine(text));
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!;
}

function isLong(text: string): boolean {
  return text.includes('\n');
}
