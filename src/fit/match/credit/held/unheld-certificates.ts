import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { isOfOthers } from '../../../lexicon/people-led.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { ReadResume } from '../../../resume/resume.types.ts';

/** "CPA exam candidate", but not "RN (Student Health Center)". */
const NOT_YET_BESIDE =
  /^[\s,(–—-]{0,3}(?:(?:certification|licen[cs]e|exam|level \w+)\s+)?(?:candidate|candidacy|student|trainee|in training|eligible)(?=\s*(?:$|[),;.|•–—-]))/i;
const NOT_YET_AFTER =
  /^(?:in progress|(?:pending|expected|anticipated|scheduled)(?! renewal)|expired|lapsed|sitting (?:in |on |for )?(?:the )?(?:spring|summer|fall|autumn|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d)\w*)\b/i;
/** "Solutions Architect – Associate", "certification training", ", State of Ohio –": what may stand before how far it is. */
const NEXT_OF_NAME =
  /^(?:,\s(?:State of )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?=\s[–—(-])|[\s:–—-]{0,4}(?:\p{Lu}\p{Ll}{1,20}|(?:[Cc]ertification|[Ll]icen[cs]e|[Ee]xams?|[Tt]raining|[Cc]ourse(?:work)?|[Pp]rogram(?:me)?|[Ll]evel \w+|of|for)(?!\p{L})))/u;
const MOST_WORDS = MATCH_NUMBERS.certificateWords.value;
/** "Class A CDL permit": one may learn to drive with it. */
const PERMIT = /^\s(?:learner['’]?s )?permit\b(?!.*\b(?:obtained|full|passed|received)\b)/i;
const NOT_YET = /\b(?:candidate|candidacy|student|trainee|eligible)\b/i;
const NOT_YET_BEFORE =
  /\b(?:pursuing|studying (?:for|towards?)|working towards?|preparing for|candidate for|sitting for|(?:plan(?:s|ning)?|scheduled|preparing|going) to (?:take|sit)|will (?:take|sit)|enrolled in|toward|towards|expired|lapsed|(?:part|parts|section|sections|levels?) (?:\w+ )?of)\s+(?:my |an? |the )?$/i;
const CONTEXT_LENGTH = MATCH_NUMBERS.unheldContext.value;

/** Who is led belongs to what is said; of other people's certificates nothing is kept. */
const LEADS =
  /\b(?:supervis|manag|train|lead|led|direct|overs|mentor|coach|schedul|evaluat)\p{L}* (?:[\p{L}\d]+,? ){0,4}$/iu;

/**
 * Certificates that a résumé mentions without the person holding them: part of an employer's name, in progress, or
 * expired.
 */
export function unheldCertificates(view: string, mentions: Mention[], read: ReadResume): Mention[] {
  const employers = read.work.flatMap(({ employer }) => employer ?? []);
  return mentions.filter((mention) => {
    const { term, start, end } = mention;
    if (term.kind !== 'certification') return false;
    if (employers.some((span) => start >= span.start && end <= span.end)) return true;
    const written = view.slice(start, end);
    if (NOT_YET.test(written)) return true;
    const before = view.slice(Math.max(0, start - CONTEXT_LENGTH), start);
    if (isOfOthers(view, mention)) return !LEADS.test(before);
    const after = view.slice(end, end + CONTEXT_LENGTH).split('\n', 1)[0] as string;
    return (
      isNotYetHeld(after) || (term.id.startsWith('cdl') && PERMIT.test(after)) || NOT_YET_BEFORE.test(before)
    );
  });
}

/** Whether a line says behind the name of a certificate that it isn't held. */
function isNotYetHeld(after: string): boolean {
  if (NOT_YET_BESIDE.test(after)) return true;
  let rest = after;
  for (let words = 0; words <= MOST_WORDS; words++) {
    if (NOT_YET_AFTER.test(rest.replace(/^[\s,(:–—-]{0,4}/, ''))) return true;
    const next = NEXT_OF_NAME.exec(rest)?.[0];
    if (!next) return false;
    rest = rest.slice(next.length);
  }
  return false;
}
