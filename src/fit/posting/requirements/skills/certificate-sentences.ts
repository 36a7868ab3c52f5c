import type { Range } from '../../../../shared/range.ts';
import { LICENSE_TO_TEACH } from '../../../lexicon/ids.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { labelOf, type PostingText } from '../make-requirement.ts';
import { contentWeight } from './content-weight.ts';

const ASKS_FOR_CERTIFICATE =
  /\b(?:licen[cs]e|certificate|certification|credential)s?\b[^.;]{0,80}\bissued (?:by|from|through)\b|^(?:(?:possession of|(?:must )?(?:have|hold|possess)) )?(?:an? )?(?:valid|current|active)\b[^.;,]{0,90}\b(?:licen[cs]e|certificate|certification|registration)\b|\b(?:licen[cs]e|certificate|certification|credential)\b[^.;,]{0,40} with (?:an? |the )?(?:[\w/-]+ ){0,3}endorsements?\b|^(?:accredited|credentialed|licen[cs]ed|certified) to (?:teach|practi[cs]e|operate|sell|work)\b/i;

/** "A certificate in first aid issued by the county", "A valid license as a civil engineer", whatever else it names. */
export const asksForCertificate = (words: string): boolean =>
  ASKS_FOR_CERTIFICATE.test(words) || NAMES_CERTIFICATE.test(words);

/** "IFPS certification (Fluid Power Specialist)", "Certified Public Finance Officer (CPFO)", "Registered Mill Keeper designation". */
const NAMES_CERTIFICATE =
  /^\W*(?:\p{Lu}{3,}[\p{Lu}-]* (?:certification|certificate|license|credential)\b)|^\W*(?:Certified|Registered|Licensed|Chartered)(?: (?:in|of|and|&|\p{Lu}[\p{L}&-]+)){1,6} (?:\(\p{Lu}[\p{L}.]{1,7}\)|(?:designation|credential|certification|certificate|licen[cs]e)\b)/u;

export const isCertificate = ({ kind }: PostingRequirement): boolean => kind === 'certification';

/** "… teaching certificate: Middle Grades or Secondary with Mathematics": what it is for. */
const SAYS_FOR_WHAT = /^ ?: ?\S/;

const ENDORSED = /\bendorsements?\b/i;
const MORE_THAN_NAME = REQUIREMENT_NUMBERS.moreThanName.value;
const ISSUER = /,?\s(?:issued|approved) by\b/i;

/**
 * The one certificate that a sentence asks for. 'unknown' if the lexicon doesn't know it or the sentence says more than its name:
 * "a teaching license with an endorsement in carpentry". Who issues it is no part of it.
 */
export function certificateAskedIn(
  posting: PostingText,
  { start, end }: Range,
  named: readonly PostingRequirement[],
): PostingRequirement | 'unknown' | undefined {
  const words = posting.view.slice(start, end);
  const [known, ...others] = named.filter(isCertificate);
  if (known?.terms.includes(LICENSE_TO_TEACH) && SAYS_FOR_WHAT.test(posting.view.slice(known.end, end)))
    return { ...known, text: posting.text.slice(known.start, end), end, label: labelOf(words) };
  if (!asksForCertificate(words) || others.length > 0) return undefined;
  if (!known || (ENDORSED.test(words) && !ENDORSED.test(known.label))) return 'unknown';
  const beforeIssuer = { start, end: start + (ISSUER.exec(words)?.index ?? words.length) };
  const asides = matchesOf(words, WISH_IN_BRACKETS).map(({ 0: aside, index }) => ({
    start: start + index,
    end: start + index + aside.length,
  }));
  return contentWeight(posting, beforeIssuer, [known, ...asides]).specific >= MORE_THAN_NAME
    ? 'unknown'
    : known;
}
/** "A current CNA certificate (CNA 2 is welcome)" */
const WISH_IN_BRACKETS =
  /\([^()]*\b(?:welcome|preferred|an? (?:bonus|plus)|not (?:required|needed)|nice)\b[^()]*\)/gi;
