import type { LeftOut } from '../../shared/master-resume/master-resume-proposal.ts';
import { maxTextLength } from '../../shared/master-resume/master-resume-rules.ts';

/** The parts of JSON Resume that a master résumé has no fields for, with the headings that they are kept under. */
const headings = {
  skills: 'Skills',
  languages: 'Languages',
  projects: 'Projects',
  volunteer: 'Volunteer Experience',
  awards: 'Awards',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
} as const;

/** Lists and long texts go on lines of their own; all else of an item is on its first line. */
const ownLines = ['summary', 'description', 'reference', 'highlights'];

/** Writes what no field takes as text, a block for each part of the file. Values that aren't text are ignored. */
export function leftOutOfJson(file: Record<string, unknown>): LeftOut[] {
  const { label, url, profiles } = recordOf(file.basics);
  const links = [url, ...listOf(profiles).map((profile) => recordOf(profile).url)];
  const blocks = [
    { heading: '', lines: [label, ...links].flatMap(wordsOf) },
    ...Object.entries(headings).map(([key, heading]) => ({
      heading,
      lines: listOf(file[key]).flatMap(linesOf),
    })),
  ];
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({
      heading,
      text: lines.join('\n').slice(0, maxTextLength),
      entry: null,
      known: false,
    }));
}

function linesOf(item: unknown): string[] {
  if (typeof item !== 'object') return wordsOf(item);
  const fields = Object.entries(recordOf(item));
  const first = fields.filter(([name]) => !ownLines.includes(name));
  const plain = first.flatMap(([, value]) => (Array.isArray(value) ? [] : wordsOf(value)));
  const lists = first.flatMap(([, value]) => (Array.isArray(value) ? value.flatMap(wordsOf) : []));
  const head = [plain.join(', '), lists.join(', ')].filter(Boolean).join(': ');
  const below = fields
    .filter(([name]) => ownLines.includes(name))
    .flatMap(([, value]) =>
      Array.isArray(value) ? value.flatMap(wordsOf).map((line) => `- ${line}`) : wordsOf(value),
    );
  return [head, ...below].filter(Boolean);
}

function wordsOf(value: unknown): string[] {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return words ? [words] : [];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 200) : []);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
