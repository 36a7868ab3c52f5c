import headings from './data/headings.json' with { type: 'json' };
import type { Line } from './lines.ts';
import { phraseFinder, spaced } from './phrases.ts';

/** What a part of a posting holds. `intro` is what stands before the first heading that says something. */
export type SectionKind = 'intro' | 'must' | 'preferred' | 'duties' | 'none';

const findPreferred = phraseFinder(headings.preferred);
const findMust = phraseFinder(headings.must);
const findDuties = phraseFinder(headings.duties);
const findNone = phraseFinder(headings.none);

/** The section that this line opens, or undefined where it is no heading. */
export function headingOf(view: string, line: Line): SectionKind | undefined {
  const text = view.slice(line.start, line.end);
  if (text.length > 110) return undefined;
  const words = spaced(text).trim().split(' ').length;
  const colon = /[:：]\s*\**$/.test(text);
  const longest = colon ? 14 : line.marked ? 12 : 6;
  if (words > longest || (/[.,;!]$/.test(text) && !line.marked)) return undefined;
  if (line.bullet && !colon && !line.marked) return undefined;
  return kindOf(text, colon || line.marked, words);
}

/** The section that "Requirements:" opens when it stands inside a running text. */
export function inlineHeadingOf(words: string): SectionKind | undefined {
  const count = spaced(words).trim().split(' ').length;
  return count > 6 ? undefined : kindOf(words, true, count);
}

function kindOf(text: string, sure: boolean, words: number): SectionKind | undefined {
  const line = spaced(text);
  const size = (found: string[]): number => Math.max(0, ...found.map((phrase) => phrase.length));
  const preferred = findPreferred(line);
  const sizes: [SectionKind, number][] = [
    ['none', size(findNone(line))],
    ['must', size(findMust(line))],
    ['duties', size(findDuties(line))],
    ['preferred', preferred.length > 0 ? 99 : 0],
  ];
  const [kind, most] = sizes.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (most === 0) return undefined;
  if (!sure && most !== 99 && spoken(line) < line.trim().length * (words <= 2 ? 0.99 : 0.5)) return undefined;
  return kind;
}

/** How many characters of a line are words of headings. */
function spoken(line: string): number {
  const words = new Set(
    [findNone, findMust, findDuties].flatMap((find) => find(line)).flatMap((phrase) => phrase.split(' ')),
  );
  return [...words].reduce((sum, word) => sum + word.length + 1, 0);
}
