import { maskHtml } from '../../posting/view/mask-html.ts';
import { withHollowBullets } from '../../text/hollow-bullets.ts';
import { LONE_RETURN } from '../../text/plain-blanks.ts';
import { MAX_TEXT_LENGTH } from './max-text-length.ts';

const TAG = /<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,300})?>/i;

/**
 * The text of a résumé as it is read: cut at `MAX_TEXT_LENGTH`, HTML tags blanked, and an "o" used as a bullet and lone
 * carriage returns replaced. Offsets stay valid.
 */
export function plainResumeText(text: string): string {
  const read = text.slice(0, MAX_TEXT_LENGTH);
  return withHollowBullets(TAG.test(read) ? maskHtml(read) : read).replace(LONE_RETURN, '\n');
}
