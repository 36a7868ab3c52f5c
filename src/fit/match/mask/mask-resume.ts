import { overlaps, type Range } from '../../../shared/range.ts';
import { findDeeds } from '../../lexicon/deeds/deeds.ts';
import { TEAM_LEADERSHIP } from '../../lexicon/ids.ts';
import { findMentions, termById } from '../../lexicon/lexicon.ts';
import type { Mention, Term } from '../../lexicon/lexicon.types.ts';
import { findPeopleLed, isOfOthers, leadsNobody } from '../../lexicon/people-led.ts';
import { readResume } from '../../resume/read-resume.ts';
import type { ReadResume } from '../../resume/resume.types.ts';
import { rememberedLatest } from '../../text/remembered.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import {
  type UnheldCertificate,
  unheldCertificates,
} from '../credit/held/certificates/unheld-certificates.ts';
import { withoutOtherMeanings } from '../credit/held/explained-acronyms.ts';
import { barAdmissions } from '../credit/held/licenses/bar-admissions.ts';
import { besides, licensesByTrade } from '../credit/held/licenses/licenses-by-trade.ts';
import { licensesBySubject } from '../credit/held/licenses/taught-subjects.ts';
import { onlyLearnt } from '../credit/held/only-learnt.ts';
import { blankRanges } from './blank-ranges.ts';
import { ignoredRanges } from './ignored-sentences.ts';
import { stuffedRanges } from './keyword-stuffing.ts';
import { isNameOfBody } from './not-own/names-of-bodies.ts';
import { isWorkOfOthers } from './not-own/work-of-others.ts';
import { privateFacts } from './private-facts.ts';

/**
 * A résumé as scoring sees it. `view` has the text's length, so offsets are valid in both; everything that must not
 * affect the score is blank, also certificates that are mentioned but `unheld`. `stuffed` is true if keyword stuffing was
 * blanked, and `learnt` are the mentions of what is only learnt.
 */
export type MaskedResume = {
  read: ReadResume;
  view: string;
  tokens: Token[];
  mentions: Mention[];
  learnt: ReadonlySet<Mention>;
  unheld: UnheldCertificate[];
  stuffed: boolean;
};

/** The words of a whole text, which are the same with what is ignored unless there is any. They must not be changed. */
export const tokensOfWhole = rememberedLatest((text: string): Token[] => tokenize(text));

/** Blanks text that must not affect the score, and reads the rest. `extraRanges` are blanked too (a pasted posting). */
export function maskResume(text: string, today: string, extraRanges: Range[] = []): MaskedResume {
  const withoutIgnored = blankRanges(text, ignoredRanges(text));
  // Before pasted text is removed: otherwise the ends of a list repeated eight times would remain and count.
  const stuffing = stuffedRanges(tokensOfWhole(withoutIgnored));
  const withoutTricks =
    stuffing.length + extraRanges.length > 0
      ? blankRanges(withoutIgnored, [...stuffing, ...extraRanges])
      : withoutIgnored;
  const read = readResume(withoutTricks, today);
  const anonymous = blankRanges(withoutTricks, privateFacts(withoutTricks, read));
  const tokens = tokenize(anonymous);
  const mentions = namedOrDone(anonymous, tokens, read);
  const unheld = unheldCertificates(anonymous, mentions, read);
  const stuffed = stuffing.length > 0;
  if (unheld.length === 0) {
    const own = withoutOthers(anonymous, mentions);
    return {
      read,
      view: anonymous,
      tokens,
      mentions: own,
      learnt: onlyLearnt(anonymous, own),
      unheld,
      stuffed,
    };
  }
  const view = blankRanges(anonymous, unheld);
  const heldTokens = tokenize(view);
  const held = withoutOthers(view, namedOrDone(view, heldTokens, read));
  return { read, view, tokens: heldTokens, mentions: held, learnt: onlyLearnt(view, held), unheld, stuffed };
}

const withoutOthers = (text: string, mentions: Mention[]): Mention[] =>
  mentions.filter(
    (mention) => !isOfOthers(text, mention) && !isNameOfBody(text, mention) && !isWorkOfOthers(text, mention),
  );

/** The terms that a text names, and those that it doesn't name but says that somebody did, or lists by a trade among licenses. */
function namedOrDone(text: string, tokens: Token[], read: ReadResume): Mention[] {
  const leadsSomebody = (mention: Mention) => !leadsNobody(text, mention);
  const written = withoutOtherMeanings(text, findMentions(text, tokens)).filter(leadsSomebody);
  const named = [
    ...written,
    ...besides(
      [...licensesByTrade(text, read), ...licensesBySubject(text, read), ...barAdmissions(text, read)],
      written,
    ),
  ].sort((a, b) => a.start - b.start);
  const leadership = termById(TEAM_LEADERSHIP) as Term;
  const led = findPeopleLed(text, tokens).map(
    (range): Mention => ({ ...range, term: leadership, how: 'deed' }),
  );
  const isNamed = (deed: Mention) =>
    named.some((mention) => mention.term === deed.term && overlaps(mention, deed));
  return [
    ...named,
    ...[...led, ...findDeeds(text, tokens).filter(leadsSomebody)].filter((deed) => !isNamed(deed)),
  ];
}
