import { maskHtml } from '../posting/mask-html.ts';
import { LONGEST_TEXT } from './longest-text.ts';

const TAG = /<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,300})?>/i;

/** What is read of a résumé: not more than fits, and without tags where it holds any. Offsets stay. */
export function plainTextOf(text: string): string {
  const read = text.slice(0, LONGEST_TEXT);
  return TAG.test(read) ? maskHtml(read) : read;
}
