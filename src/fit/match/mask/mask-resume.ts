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
export function maskResume(text: string, today: string, also: Range[] = []): MaskedResume {
  const spoken = blankRanges(text, ignoredRanges(text));
  // Sought before anything pasted is taken out, or the ends of a list said eight times would be left and count.
  const stuffing = stuffedRanges(tokenize(spoken));
  const honest = stuffing.length + also.length > 0 ? blankRanges(spoken, [...stuffing, ...also]) : spoken;
  const read = readResume(honest, today);
  const named = blankRanges(honest, privateFacts(honest, read));
  const tokens = tokenize(named);
  const mentions = findMentions(named, tokens);
  const empty = unheldCertificates(named, mentions, read);
  const stuffed = stuffing.length > 0;
  if (empty.length === 0) return { read, view: named, tokens, mentions, stuffed };
  const view = blankRanges(named, empty);
  const held = tokenize(view);
  return { read, view, tokens: held, mentions: findMentions(view, held), stuffed };
}
