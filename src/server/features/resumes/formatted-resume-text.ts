import { readResume } from '../../../fit/resume/read-resume.ts';
import { listMark } from '../../../shared/resume-lines.ts';

type Line = { text: string; start: number; end: number };
type Piece = { kind: 'name' | 'heading' | 'entry' | 'item' | 'text'; text: string };

/**
 * Formats a résumé's text for people to read: `# ` before the name, `## ` before section headings, `### ` before each job
 * and school, `- ` before list items, and blank lines between them. It contains every word of the text in the same order,
 * but offsets into the original text do not apply to it.
 */
export function formattedResumeText(text: string, today: string): string {
  const { basics, sections, work, education } = readResume(text, today);
  // A name may take two lines.
  const name = new Set(basics.name?.text.split('\n').map((line) => line.trim()));
  const headingIn = firstIn(sections.flatMap(({ heading }) => heading ?? []));
  const entryIn = firstIn([...work, ...education]);
  const pieces: (Piece | null)[] = linesOf(text).flatMap((line) => {
    const heading = headingIn(line);
    const entry = entryIn(line);
    if (heading) return headingPieces(text, line, heading);
    if (line.text === '') return [null];
    if (name.has(line.text)) return [{ kind: 'name', text: line.text }];
    const mark = listMark.exec(line.text);
    if (mark) return [{ kind: 'item', text: listItem(mark[1] ?? '', line.text.slice(mark[0].length)) }];
    return [{ kind: entry ? 'entry' : 'text', text: line.text }];
  });
  return joinPieces(pieces);
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((raw) => {
    const start = at;
    at += raw.length + 1;
    return { text: raw.trim(), start, end: start + raw.length };
  });
}

/** Returns a function that finds the first range that starts in a line. Must be called with the lines in order. */
function firstIn<Part extends { start: number }>(parts: Part[]): (line: Line) => Part | undefined {
  const sorted = [...parts].sort((a, b) => a.start - b.start);
  let next = 0;
  return ({ start, end }) => {
    while (next < sorted.length && sorted[next]!.start < start) next++;
    const first = sorted[next];
    return first && first.start < end ? first : undefined;
  };
}

/** Moves text on the same line as a heading ("Skills: Excel, SAP") below it. */
function headingPieces(text: string, line: Line, heading: { start: number; end: number }): Piece[] {
  const before = text.slice(line.start, heading.start).trim();
  const after = text
    .slice(heading.end, line.end)
    .replace(/^[\s:–—-]+/, '')
    .trim();
  const pieces: Piece[] = [
    { kind: 'text', text: before },
    { kind: 'heading', text: text.slice(heading.start, Math.min(heading.end, line.end)).trim() },
    { kind: 'text', text: after },
  ];
  return pieces.filter((piece) => piece.text !== '');
}

/** Keeps numbers, because they may be meaningful. */
const listItem = (mark: string, text: string) => (/\d/.test(mark) ? `${mark} ${text}` : `- ${text}`);

const prefixes = { name: '# ', heading: '## ', entry: '### ', item: '', text: '' };

function joinPieces(pieces: (Piece | null)[]): string {
  let out = '';
  let last: Piece | null = null;
  for (const piece of pieces) {
    if (piece === null) {
      last = null;
      continue;
    }
    const isApart = last === null || piece.kind !== last.kind || piece.kind === 'heading';
    const staysWithEntry = last?.kind === 'entry' && piece.kind === 'text';
    if (out !== '') out += isApart && !staysWithEntry ? '\n\n' : '\n';
    out += prefixes[piece.kind] + piece.text;
    last = piece;
  }
  return out;
}
