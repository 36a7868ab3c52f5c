import type { Range } from '../../../shared/range.ts';
import { findMentions } from '../../lexicon/lexicon.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { readResume } from '../../resume/read-resume.ts';
import type { ReadResume } from '../../resume/resume.types.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import { unheldCertificates } from '../credit/unheld-certificates.ts';
import { blankRanges } from './blank-ranges.ts';
import { ignoredRanges } from './ignored-sentences.ts';
import { stuffedRanges } from './keyword-stuffing.ts';
import { privateFacts } from './private-facts.ts';

/** A résumé as scoring looks at it: read, with all that must not count blanked. `stuffed` says that words were. */
export type MaskedResume = {
  read: ReadResume;
  view: string;
  tokens: Token[];
  mentions: Mention[];
  stuffed: boolean;
};

/**
 * Blanks what must not move a score, then reads. `also` are further ranges to blank (a pasted posting). The view has
 * the text's length, so offsets hold in both.
 */
export function maskResume(text: string, today: string, extraRanges: Range[] = []): MaskedResume {
  const withoutIgnored = blankRanges(text, ignoredRanges(text));
  // Sought before anything pasted is taken out, or the ends of a list said eight times would be left and count.
  const stuffing = stuffedRanges(tokenize(withoutIgnored));
  const withoutTricks =
    stuffing.length + extraRanges.length > 0
      ? blankRanges(withoutIgnored, [...stuffing, ...extraRanges])
      : withoutIgnored;
  const read = readResume(withoutTricks, today);
  const anonymous = blankRanges(withoutTricks, privateFacts(withoutTricks, read));
  const tokens = tokenize(anonymous);
  const mentions = findMentions(anonymous, tokens);
  const unheld = unheldCertificates(anonymous, mentions, read);
  const stuffed = stuffing.length > 0;
  if (unheld.length === 0) return { read, view: anonymous, tokens, mentions, stuffed };
  const view = blankRanges(anonymous, unheld);
  const heldTokens = tokenize(view);
  return { read, view, tokens: heldTokens, mentions: findMentions(view, heldTokens), stuffed };
}
