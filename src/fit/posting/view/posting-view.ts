import { plainBlanks } from '../../text/plain-blanks.ts';
import { maskHtml } from './mask-html.ts';
import { maskMarkdown } from './mask-markdown.ts';

/**
 * `text` without HTML or Markdown and with one kind of space and line break. It keeps its length, so offsets stay
 * valid.
 */
export function postingView(text: string): string {
  return plainBlanks(maskMarkdown(maskHtml(text)));
}
