import type { Token } from 'markdown-it';
import { createParser } from './parse-markdown.ts';

const parser = createParser();

/** Only the paragraphs and lists, without headings, tables, code, notes and pictures: what a summary starts with. */
export function plainTextOf(content: string): string {
  const tokens = parser.parse(content, {});
  const texts: string[] = [];
  const skipped: string[] = [];
  for (const token of tokens) {
    if (/^(heading|table|footnote_block)_open$/.test(token.type)) skipped.push(token.type);
    else if (/^(heading|table|footnote_block)_close$/.test(token.type)) skipped.pop();
    else if (token.type === 'inline' && skipped.length === 0) texts.push(inlineText(token.children ?? []));
  }
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function inlineText(tokens: Token[]): string {
  return tokens
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'code_inline' ? content : '';
    })
    .join('');
}
