import { plainBlanks } from '../../text/plain-blanks.ts';
import { maskHtml } from './mask-html.ts';
import { maskMarkdown } from './mask-markdown.ts';

/** An address says nothing of the job: "index.cfm" is no certificate, and "https" no skill. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]{1,2000}/gi;
/** Stands in a view where a web address was. */
export const ADDRESS_MARK = '⋯';

/**
 * `text` without HTML and Markdown, with one kind of space and line break, and with a mark in place of web addresses. It
 * keeps its length, so offsets stay valid.
 */
export function postingView(text: string): string {
  const plain = plainBlanks(maskMarkdown(maskHtml(text)));
  return plain.includes('://')
    ? plain.replace(ADDRESS, (address) => ADDRESS_MARK.padEnd(address.length))
    : plain;
}
