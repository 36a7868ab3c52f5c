import { isHidden, withoutElements } from './html-filters.ts';
import { decodeEntities, readHtml } from './html-tokens.ts';
import { createTextWriter, isBlockTag, joinLines } from './text-writer.ts';

const TAG = /<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;
const ESCAPED_TAG = /&(?:amp;)*(?:lt|#60|#x3c);\/?[a-z][a-z0-9]*\b/i;
const LEFT_OVER_ENTITY = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i;
const MAX_ESCAPINGS = 3;

/**
 * Converts HTML to readable plain text: headings and paragraphs set off by blank lines, list items with "• " or "1. ",
 * table cells joined with " | ", entities decoded, scripts and hidden elements left out. Also accepts markup that was
 * escaped up to three times, as boards do, and text without markup, whose line breaks it keeps. Linear; never throws.
 */
export function htmlToText(html: string): string {
  const markup = unescapeMarkup(html);
  const tags = [...markup.matchAll(TAG)];
  const writer = createTextWriter(!tags.some(([, name]) => isBlockTag((name ?? '').toLowerCase())));
  readHtml(tags.length === 0 ? unescapeLineBreaks(markup) : markup, withoutElements(writer, isHidden));
  const text = joinLines(writer.lines());
  return LEFT_OVER_ENTITY.test(text) ? decodeEntities(text).replace(/[^\S\n]+/g, ' ') : text;
}

/** Unescapes markup that was escaped as a whole: `&lt;p&gt;` and `&amp;lt;p&amp;gt;` become `<p>`. */
export function unescapeMarkup(html: string): string {
  let markup = html;
  for (let round = 0; round < MAX_ESCAPINGS; round += 1) {
    if (markup.search(TAG) !== -1 || !ESCAPED_TAG.test(markup)) return markup;
    markup = decodeEntities(markup);
  }
  return markup;
}

/** In text that was escaped for JSON twice, a line break is a backslash and an "n". */
function unescapeLineBreaks(text: string): string {
  return text.includes('\n') ? text : text.replaceAll('\\r', '').replaceAll('\\n', '\n');
}
