import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { highlightCode } from './highlight-code.ts';

/** HTML in a post is shown as text. Addresses without a link become one. */
export const createParser = () =>
  new MarkdownIt({ html: false, linkify: true, highlight: highlightCode }).use(footnotes);
