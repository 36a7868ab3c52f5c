import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { ReadResume } from '../../../resume/resume.types.ts';

const NOT_YET_AFTER =
  /^[\s,(–—-]{0,3}(?:(?:certification|licen[cs]e|exam|level \w+)\s+)?(?:candidate|candidacy|student|trainee|in progress|in training|pending|expected|anticipated|eligible|expired|lapsed)\b/i;
const NOT_YET = /\b(?:candidate|candidacy|student|trainee|eligible)\b/i;
/** "CPAs" means other people. */
const PLURAL = /^\p{Lu}{2,}s$/u;
const NOT_YET_BEFORE =
  /\b(?:pursuing|studying (?:for|towards?)|working towards?|preparing for|candidate for|sitting for|plan(?:ning)? to (?:take|sit)|enrolled in|toward|towards|expired|lapsed|(?:part|parts|section|sections|levels?) (?:\w+ )?of)\s+(?:my |an? |the )?$/i;
const CONTEXT_LENGTH = MATCH_NUMBERS.certificateContext.value;

/**
 * Certificates that a résumé mentions without the person holding them: part of an employer's name, in progress, or
 * expired.
 */
export function unheldCertificates(view: string, mentions: Mention[], read: ReadResume): Mention[] {
  const employers = read.work.flatMap(({ employer }) => employer ?? []);
  return mentions.filter(({ term, start, end }) => {
    if (term.kind !== 'certification') return false;
    if (employers.some((span) => start >= span.start && end <= span.end)) return true;
    const written = view.slice(start, end);
    if (NOT_YET.test(written) || PLURAL.test(written)) return true;
    const before = view.slice(Math.max(0, start - CONTEXT_LENGTH), start);
    return NOT_YET_AFTER.test(view.slice(end, end + CONTEXT_LENGTH)) || NOT_YET_BEFORE.test(before);
  });
}
