import { plainBlanks } from '../../text/plain-blanks.ts';
import { maskHtml } from './mask-html.ts';
import { maskMarkdown } from './mask-markdown.ts';
import { withPlainBullets } from './odd-bullets.ts';
import { withoutPageFurniture } from './page-furniture.ts';

/** An address says nothing of the job: "index.cfm" is no certificate, and "https" no skill. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]{1,2000}/gi;
/** Stands in a view where a web address was. */
export const ADDRESS_MARK = '⋯';

const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred';
/** "eighteen (18) months", as notices write numbers. */
const NUMBER_TWICE = new RegExp(`\\b(?:(?:${NUMBER})[ -]){0,4}(?:${NUMBER}) ?\\((\\d{1,3}%?)\\)`, 'gi');

/** "Bilingual (+$1.00/hr differential)": what is paid on top says nothing of what is asked. */
const PAY_ON_TOP =
  /\((?=[^()]{0,40}[$€£] ?\d)(?:\+ ?[$€£]|[^()]{0,60}(?:\b(?:pay|differential|stipend)\b|\/ ?(?:hr|hour|wk|week|mo|month|yr|year)\b|\b(?:an hour|a week|a month|per (?:hour|week|month|pay period))\b))[^()]{0,60}\)/g;

/**
 * `text` without HTML and Markdown, with one kind of bullet, space and line break, a mark in place of web addresses, "18" in
 * place of "eighteen (18)", and without what is paid on top and what stands below it on a page. It keeps its length, so
 * offsets stay valid.
 */
export function postingView(text: string): string {
  const plain = plainBlanks(withPlainBullets(maskMarkdown(maskHtml(text))));
  const marked = plain.includes('://')
    ? plain.replace(ADDRESS, (address) => ADDRESS_MARK.padEnd(address.length))
    : plain;
  return withoutPageFurniture(marked)
    .replace(NUMBER_TWICE, (both, digits: string) => digits.padEnd(both.length))
    .replace(PAY_ON_TOP, (aside) => ' '.repeat(aside.length));
}
