import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';

/** A control character at the start of every line that the markup makes a heading. */
export const HEADING_MARK = '\u0002';

const BLOCKS = new Set(
  'address article aside blockquote body br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td th thead title tr ul'.split(
    ' ',
  ),
);
/** Replaced by Markdown's bold marks, because a line that is entirely bold is a heading. */
const BOLD = new Set(['b', 'strong', 'u']);
const NOT_TEXT = new Set(['script', 'style', 'noscript', 'template']);
const MAX_TAG_LENGTH = POSTING_NUMBERS.maxTagLength.value;

const ENTITY = /&(?:amp;)?(?:#x?[0-9a-f]{1,6}|[a-z]{2,8}\d?);/gi;

/**
 * Turns HTML into plain text of the same length: tags become spaces and line breaks, and entities become one character
 * plus padding, so that every offset is valid in both texts. Plain text and Markdown are returned unchanged. HTML that
 * was escaped an extra time (`&lt;p&gt;`) works too.
 */
export function maskHtml(text: string): string {
  if (!/<[a-z!/]|&lt;[a-z/]|&[a-z]{2,8};|&#/i.test(text)) return text;
  const parts: string[] = [];
  let index = 0;
  while (index < text.length) {
    const tag = nextTag(text, index);
    if (!tag) break;
    parts.push(text.slice(index, tag.start), blank(tag));
    index = tag.end;
  }
  parts.push(text.slice(index));
  return parts.join('').replace(ENTITY, plainEntity);
}

type Tag = { start: number; end: number; name: string; closing: boolean };

function nextTag(text: string, from: number): Tag | undefined {
  let start = from;
  for (;;) {
    start = nextOpening(text, start);
    if (start < 0) return undefined;
    const tag = tagAt(text, start);
    if (tag) return NOT_TEXT.has(tag.name) && !tag.closing ? untilClosed(text, tag) : tag;
    start++;
  }
}

function nextOpening(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x3c) return index;
    if (unit === 0x26 && text.startsWith('&lt;', index)) return index;
  }
  return -1;
}

function tagAt(text: string, start: number): Tag | undefined {
  const escaped = text[start] === '&';
  const head = /^(?:<|&lt;)(\/?)([a-z][a-z0-9]{0,14}|!--|!doctype)/i.exec(text.slice(start, start + 24));
  if (!head) return undefined;
  const comment = head[2] === '!--';
  const closer = comment ? (escaped ? '--&gt;' : '-->') : escaped ? '&gt;' : '>';
  const length = text.slice(start, start + MAX_TAG_LENGTH).indexOf(closer);
  if (length < 0) return undefined;
  const name = (head[2] ?? '').toLowerCase();
  return { start, end: start + length + closer.length, name, closing: head[1] === '/' };
}

function untilClosed(text: string, tag: Tag): Tag {
  const rest = text.slice(tag.end).search(new RegExp(`(?:<|&lt;)/${tag.name}`, 'i'));
  if (rest < 0) return tag;
  const closing = tagAt(text, tag.end + rest);
  return { ...tag, end: closing ? closing.end : tag.end + rest };
}

function blank(tag: Tag): string {
  const length = tag.end - tag.start;
  if (BOLD.has(tag.name)) return tag.closing ? '**'.padStart(length, ' ') : '**'.padEnd(length, ' ');
  if (!BLOCKS.has(tag.name)) return ' '.repeat(length);
  if (tag.closing) return '\n'.padEnd(length, ' ');
  if (tag.name === 'li') return '\n•'.padEnd(length, ' ');
  if (/^h[1-6]$/.test(tag.name)) return `\n${HEADING_MARK}`.padEnd(length, ' ');
  return '\n'.padEnd(length, ' ');
}

const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  apos: "'",
  quot: '"',
  ldquo: '"',
  rdquo: '"',
  ndash: '-',
  mdash: '-',
  hellip: ' ',
  bull: '•',
  middot: '•',
  lt: '<',
  gt: '>',
};

/** Pads before the character. Inside a word the padding is an invisible character, which keeps the word whole. */
function plainEntity(entity: string): string {
  const sign = decoded(entity.replace(/^&(?:amp;)?/, '').slice(0, -1));
  if (sign === undefined) return entity;
  const fill = sign === "'" || sign === '&' || /\p{L}/u.test(sign) ? '\u200d' : ' ';
  return fill.repeat(entity.length - sign.length) + sign;
}

function decoded(name: string): string | undefined {
  if (name === '' || name === 'amp') return '&';
  if (!name.startsWith('#')) return NAMED_ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (!Number.isFinite(code) || code < 32 || code > 0xffff || (code >= 0xd800 && code < 0xe000)) return ' ';
  if (code === 0x2019 || code === 0x2018) return "'";
  if (code === 0xa0) return ' ';
  return String.fromCharCode(code);
}
