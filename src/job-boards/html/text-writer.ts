import type { HtmlHandler } from './html-tokens.ts';

export type TextLine = {
  text: string;
  /** The share of its characters that are inside links, 0 to 1. */
  linkShare: number;
  isHeading: boolean;
  /** True if a blank line precedes it. */
  isSetOff: boolean;
};

type Gap = 'none' | 'line' | 'blank';

const HEADING = /^h[1-6]$/;
const PARAGRAPHS = new Set('p blockquote pre figure table dl hr address details section article'.split(' '));
const LINES = new Set(
  'div li ul ol tr dt dd header footer main nav aside form fieldset caption summary figcaption body html'.split(
    ' ',
  ),
);
const STRONG = new Set(['b', 'strong']);
const CELLS = new Set(['td', 'th']);
const INVISIBLE = /[\u00ad\u200b\u200c\u2060\ufeff]/g;
const MAX_INDENT = 4;
const MAX_HEADING = 80;

/** Returns true for tags that start or end a line. A text without any is separated into lines by its line breaks. */
export function isBlockTag(name: string): boolean {
  return name === 'br' || HEADING.test(name) || PARAGRAPHS.has(name) || LINES.has(name) || CELLS.has(name);
}

/** Turns a stream of tags and text into lines, as a browser without style sheets would lay them out. */
export function createTextWriter(keepLineBreaks: boolean): HtmlHandler & { lines(): TextLine[] } {
  const lines: TextLine[] = [];
  const lists: { next: number; ordered: boolean }[] = [];
  let text = '';
  let afterSpace = true;
  let linked = 0;
  let emphasised = 0;
  let marker = '';
  let gap: Gap = 'none';
  let headings = 0;
  let links = 0;
  let strong = false;
  let preformatted = 0;
  let items = 0;

  function endLine(next: Gap): void {
    const trimmed = text.trimEnd();
    if (trimmed !== '') {
      const isHeading = headings > 0 || looksLikeHeading(trimmed, emphasised, marker);
      const prefix = isHeading ? '' : marker;
      lines.push({
        text: prefix + trimmed,
        linkShare: linked / trimmed.length,
        isHeading,
        isSetOff: gap === 'blank',
      });
      marker = '';
      gap = isHeading ? 'blank' : next;
    } else if (next === 'blank' && marker === '') {
      gap = 'blank';
    }
    text = '';
    afterSpace = true;
    linked = 0;
    emphasised = 0;
  }

  function addText(part: string): void {
    // Reading the end of `text` would make long lines quadratic, because the string is flattened on each read.
    const joined = afterSpace ? part.trimStart() : part;
    if (joined === '') return;
    text += joined;
    afterSpace = joined.endsWith(' ');
    if (links > 0) linked += joined.length;
    if (strong) emphasised += joined.length;
  }

  function startItem(): void {
    const list = lists.at(-1);
    const indent = '  '.repeat(Math.min(Math.max(lists.length - 1, 0), MAX_INDENT));
    endLine('line');
    marker = list?.ordered ? `${indent}${list.next}. ` : `${indent}• `;
    if (list) list.next += 1;
    items += 1;
  }

  // Inside a list item, a paragraph is only a new line, so that the list stays one block.
  const paragraphGap = (): Gap => (items > 0 ? 'line' : 'blank');

  return {
    open(name, attributes) {
      if (name === 'br') {
        // A second break in a row leaves a blank line.
        endLine(text.trim() === '' && lines.length > 0 && marker === '' ? 'blank' : 'line');
      } else if (name === 'li') startItem();
      else if (HEADING.test(name)) {
        endLine('blank');
        headings = 1;
      } else if (name === 'ul' || name === 'ol') {
        endLine(lists.length > 0 ? 'line' : 'blank');
        lists.push({ ordered: name === 'ol', next: Number(attributes.get('start')) || 1 });
      } else if (PARAGRAPHS.has(name)) endLine(paragraphGap());
      else if (LINES.has(name)) endLine('line');
      else if (CELLS.has(name)) addText(text === '' ? '' : ' | ');
      if (STRONG.has(name)) strong = true;
      else if (isBlockTag(name)) strong = false;
      if (name === 'a') links = 1;
      if (name === 'pre') preformatted += 1;
    },
    close(name) {
      if (HEADING.test(name)) {
        endLine('blank');
        headings = 0;
      } else if (name === 'ul' || name === 'ol') {
        lists.pop();
        endLine(lists.length > 0 ? 'line' : 'blank');
        if (lists.length === 0) items = 0;
      } else if (name === 'li') {
        endLine('line');
        marker = '';
        items = Math.max(0, items - 1);
      } else if (PARAGRAPHS.has(name)) endLine(paragraphGap());
      else if (LINES.has(name)) endLine('line');
      if (STRONG.has(name)) strong = false;
      if (name === 'a') links = 0;
      if (name === 'pre') preformatted = Math.max(0, preformatted - 1);
    },
    text(part) {
      const visible = part.replace(INVISIBLE, '');
      if (!keepLineBreaks && preformatted === 0) return addText(visible.replace(/\s+/g, ' '));
      visible.split(/\r\n|\r|\n/).forEach((line, index) => {
        if (index > 0) endLine(text.trim() === '' ? 'blank' : 'line');
        addText(line.replace(/\s+/g, ' '));
      });
    },
    lines() {
      endLine('none');
      return lines;
    },
  };
}

/** Many boards use short bold lines instead of headings. In a list, such a line must end in a colon. */
function looksLikeHeading(text: string, emphasised: number, marker: string): boolean {
  if (text.length > MAX_HEADING || emphasised < text.length - 1 || /[.;,]$/.test(text)) return false;
  return marker === '' || text.endsWith(':');
}

/** Joins lines to a text with at most one blank line in a row. */
export function joinLines(lines: readonly TextLine[]): string {
  return lines
    .map((line, index) => (index === 0 ? '' : line.isSetOff || line.isHeading ? '\n\n' : '\n') + line.text)
    .join('')
    .trim();
}
