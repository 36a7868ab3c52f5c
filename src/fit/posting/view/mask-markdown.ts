import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { HEADING_MARK } from './mask-html.ts';

/**
 * Replaces Markdown markup with spaces, keeping the length: bold, italic, links, code, rules and quotes. A line that is
 * entirely bold becomes a marked heading. Bullets and `#` stay: `postingLines` needs them. Bold may come from
 * `maskHtml`.
 */
export function maskMarkdown(view: string): string {
  if (!/[*_`[\\>=~-]/.test(view)) return view;
  return view
    .split('\n')
    .map((line) => (line.length > MAX_LINE_LENGTH ? line : maskLine(line)))
    .join('\n');
}

const MAX_LINE_LENGTH = POSTING_NUMBERS.maxMarkdownLine.value;
/** "** Active licence": two stars that open nothing stand for a bullet. */
const STARS_AS_BULLET = /^(\s*)\*\*(?=\s[^*]*$)/;
const BOLD = /\*\*|__/g;
const ITALIC = /(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^*_]{1,120})(?<=[^\s*_])\1(?![\p{L}\d*_])/gu;
const LINK = /!?\[([^[\]]{1,200})\]\([^()\s]{1,300}\)/g;

function maskLine(original: string): string {
  if (/^\s*(?:[=_~*-]\s?){3,}$/.test(original)) return ' '.repeat(original.length);
  let line = original;
  if (/^\s*>\s/.test(line)) line = line.replace('>', ' ');
  if (line.includes('](')) line = line.replace(LINK, blankLink);
  if (line.includes('`') || line.includes('\\')) line = line.replace(/`|\\(?=[*_#&+.()[\]!-])/g, ' ');
  line = line.replace(STARS_AS_BULLET, (_, indent: string) => `${indent} *`);
  if (line.includes('**') || line.includes('__')) line = withoutBold(line);
  return /[*_]/.test(line) ? line.replace(ITALIC, ' $2 ') : line;
}

function blankLink(link: string, words: string): string {
  return ` ${words}`.padEnd(link.length, ' ');
}

function withoutBold(line: string): string {
  const plain = line.replace(BOLD, '  ');
  if (!isEntirelyBold(line)) return plain;
  const first = line.search(BOLD);
  return `${plain.slice(0, first)}${HEADING_MARK}${plain.slice(first + 1)}`;
}

/** True if only spaces and a colon are outside the bold parts. Bold words after a bullet are not a heading. */
function isEntirelyBold(line: string): boolean {
  const parts = line.split(BOLD);
  const outside = parts.filter((_, index) => index % 2 === 0).join('');
  if (parts.length % 2 === 1) return /^[\s:]*$/.test(outside) && /\p{L}/u.test(line);
  const [before = '', after = ''] = parts;
  return (
    parts.length === 2 && (before.trim() === '' || after.trim() === '') && before.trim() !== after.trim()
  );
}
