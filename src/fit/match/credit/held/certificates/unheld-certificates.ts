import { lineEnd, lineStart } from '../../../../../shared/line-around.ts';
import type { Range } from '../../../../../shared/range.ts';
import type { Unheld } from '../../../../../shared/results/fit-result.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import { isOfOthers } from '../../../../lexicon/people-led.ts';
import { MATCH_NUMBERS } from '../../../../numbers/match-numbers.ts';
import type { ReadResume } from '../../../../resume/resume.types.ts';

/** "CPA exam candidate", but not "RN (Student Health Center)". */
const NOT_YET_BESIDE =
  /^[\s,(–—-]{0,3}(?:coursework|classes|(?:courses|exams) (?:taken|under way))(?=\s*(?:$|[,);.|•–—-]))|^[\s,(–—-]{0,3}(?:(?:certification|licen[cs]e|exam|level \w+)\s+)?(?:candidate|candidacy|student|trainee|in training|eligible)(?=\s*(?:$|[),;.|•–—-]))/i;
const NOT_YET_AFTER =
  /^(?:in progress|failed|not passed|did not pass|attempted|(?:exams? |test )?not (?:yet )?(?:taken|sat|written|held|earned|awarded)|registered for the|studying|booked|(?:will|to|must|have to) apply|applying|(?:not (?:yet )?)?applied for|not (?:yet )?issued|(?:will |to )(?:re-?)?take|(?:class|course|exam|test)s? (?:is |are )?(?:booked|scheduled|planned|set for|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall))|(?:pending|expected|anticipated|scheduled)(?! renewal)|expired|lapsed|sitting (?:in |on |for )?(?:the )?(?:spring|summer|fall|autumn|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d)\w*)\b/i;
/** "Solutions Architect – Associate", "(CSCS)", "certification training", ", State of Ohio –": what may stand before how far it is. */
const NEXT_OF_NAME =
  /^(?:\s?\([\p{Lu}\d #-]{2,16}\)|\s\p{Lu}{2,6}(?!\p{L})|\)(?=\s[–—-])|,\s(?:State of )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?=\s[–—(-])|[\s:–—-]{0,4}(?:\p{Lu}\p{Ll}{1,20}|(?:[Cc]ertification|[Ll]icen[cs]e|[Ee]xams?|[Tt]raining|[Cc]ourse(?:work)?|[Pp]rogram(?:me)?|[Ll]evel \w+|of|for)(?!\p{L})))/u;
const MOST_WORDS = MATCH_NUMBERS.certificateWords.value;
/** "Class A CDL permit": one may learn to drive with it. */
const PERMIT = /^\s(?:learner['’]?s )?permit\b(?!.*\b(?:obtained|full|received|(?<!tests? )passed)\b)/i;
const NOT_YET = /\b(?:candidate|candidacy|student|trainee|eligible)\b/i;
const NOT_YET_BEFORE =
  /\b(?:pursuing|(?:goals?|plan(?:s|ning)?|hop(?:es?|ing)|aim(?:s|ing)?|intend(?:s|ing)?|want(?:s|ing)?|looking|wish(?:es|ing)?) (?:is |are )?to (?:obtain|get|earn|gain|receive|achieve|acquire|become|pursue|pass|take|sit(?: for)?|test for)|studying (?:for|from|towards?)(?: (?:my|the))?(?: (?:remaining|last|final|other|next|first|second))?|working towards?|preparing for|candidate for|sitting for|(?:re)?taking|(?:plan(?:s|ning)?|scheduled|preparing|going) to (?:take|sit)|will (?:take|sit)|enrolled in|toward|towards|expired|lapsed|(?:part|parts|section|sections|levels?) (?:\w+ )?of|(?:completed |passed )?\d+ (?:of|out of) (?:the )?\d+|passed (?:the )?(?:first|second|one|two|\d)(?: parts?| exams?)? of)\s+(?:my |an? |the )?$/i;
const RUN_OUT_REACH = MATCH_NUMBERS.ranOutContext.value;
const CONTEXT_LENGTH = MATCH_NUMBERS.unheldContext.value;

/** Who is led belongs to what is said; of other people's certificates nothing is kept. */
const LEADS =
  /\b(?:supervis|manag|train|lead|led|direct|overs|mentor|coach|schedul|evaluat)\p{L}* (?:[\p{L}\d]+,? ){0,4}$/iu;

/** Why a certificate that a résumé mentions isn't held: it is yet to come, it has expired, or it belongs to somebody else. */
type WhyUnheld = Unheld | 'of others';
export type UnheldCertificate = Mention & { why: WhyUnheld };

const EXPIRED = /\b(?:expired|lapsed)\b/i;

/**
 * Certificates that a résumé mentions without the person holding them: part of an employer's name, in progress, or
 * expired.
 */
export function unheldCertificates(view: string, mentions: Mention[], read: ReadResume): UnheldCertificate[] {
  const others = [
    ...read.work.flatMap(({ employer }) => employer ?? []),
    ...read.sections.filter(({ kind }) => kind === 'references'),
  ];
  return mentions.flatMap((mention) => {
    const why = mention.term.kind === 'certification' ? whyUnheld(view, mention, others) : undefined;
    return why ? [{ ...mention, why }] : [];
  });
}

/** "EFDA certificate program", and on the next line "Enrolled since August 2026" */
const UNDER_WAY_BELOW =
  /^[^\n]{0,60}\b(?:program(?:me)?|course|classes|training|diploma)\b[^\n]{0,40}\n\W{0,4}(?:currently )?(?:enrolled|in progress|attending|(?:expected|anticipated) (?:to|completion|graduation))\b/i;

/** "D1.1, 3G, tested July 2020. Continuity log ran out, need to retest" */
const RAN_OUT =
  /^(?!\s?\([^)\n]*20\d\d\),)[^\n•]{0,120}\b(?:ran out|(?:has |have )?lapsed(?: in| since)? (?:\w{3,9}\.? )?20\d\d|reinstatement (?:in progress|pending)|needs? to (?:re-?test|re-?certify|be renewed)|(?:must|have to|has to) (?:re-?test|re-?certify))\b|^(?:[^\n•,;]{0,30}|[^\n•;.]{0,30}[–—-] ?|, )\b(?:no longer (?:valid|current|active)|not renewed|expired(?: in| on)? (?:\w{3,9}\.? )?(?:\d{1,2}, )?20\d\d)\b/i;

function whyUnheld(view: string, mention: Mention, others: readonly Range[]): WhyUnheld | undefined {
  const { term, start, end } = mention;
  if (others.some((span) => start >= span.start && end <= span.end)) return 'of others';
  if (NOT_YET.test(view.slice(start, end))) return 'not held yet';
  const before = view.slice(Math.max(0, start - CONTEXT_LENGTH), start);
  if (isOrganization(view, mention)) return 'of others';
  if (isOfOthers(view, mention)) return LEADS.test(before) ? undefined : 'of others';
  if (WITH_OTHERS.test(before)) return 'of others';
  const after = view.slice(end, end + CONTEXT_LENGTH).split('\n', 1)[0] as string;
  if (OF_BOARD.test(after)) return 'of others';
  if (OF_PROGRAM.test(before) || OF_STUDIES.test(before) || OF_TEST.test(after)) return 'not held yet';
  if (OF_ITS_ISSUER.test(after) && !HELD.test(before)) return 'of others';
  if (DENIED_BEFORE.test(before) || (/\bno $/i.test(before) && NONE_YET.test(after))) return 'not held yet';
  if (SOME_BEFORE.test(before) && PARTS_AFTER.test(after)) return 'not held yet';
  const saidBefore = NOT_YET_BEFORE.exec(before)?.[0];
  if (saidBefore !== undefined) return EXPIRED.test(saidBefore) ? 'expired' : 'not held yet';
  if (term.id.startsWith('cdl') && PERMIT.test(after)) return 'not held yet';
  if (UNDER_WAY_BELOW.test(view.slice(end, end + RUN_OUT_REACH))) return 'not held yet';
  if (RAN_OUT.test(view.slice(end, end + RUN_OUT_REACH))) return 'expired';
  return whyByWordsAfter(after);
}

/** "Served on the board of the American Culinary Federation": who issues certificates, and nothing says that one was issued. */
function isOrganization(view: string, { start, end }: Mention): boolean {
  if (!ORGANIZATION.test(view.slice(start, end))) return false;
  const line = view.slice(lineStart(view, start), lineEnd(view, end));
  return BELONGS.test(line) && !CERTIFIES.test(line);
}
const ORGANIZATION = /\b(?:federation|association|society|institute|academy)$/i;
const BELONGS =
  /\b(?:board|member(?:ship)?s?|president|chapter|conference|committee|award(?:ed|s)?|medal|speaker)\b/i;
const CERTIFIES = /\b(?:certif|credential|licen[cs]|designation|diplomate|fellow)/i;

/** "Cosmetology and Barber Board": who issues it. */
const OF_BOARD = /^(?: and \p{Lu}\p{L}+)? (?:licensing |examining )?(?:board|commission)\b/iu;

/** "Co-teach with LBS1", "worked alongside a CPA", "under the direction of a certified arborist" */
const WITH_OTHERS =
  /\bunder (?:the |an? )?(?:direct |general |close )?(?:direction|supervision|guidance|eye|license|licence) of (?:an? |the |our |other |\p{L}+ )?$|\b(?:alongside|under|call(?:ed|s)?|tells?|told|notif(?:y|ies|ied)|alert(?:ed|s)?|assist(?:ed|s|ing)?|help(?:ed|s|ing)?|shadow(?:ed|s|ing)?|report(?:ed|s|ing)? (?:\p{L}+ ){0,3}to) (?:the|an?|our) (?:(?:charge|supervising|floor|staff|lead) )?$|\b(?:outside|external|independent|third[- ]party) $|\b(?:co-?t(?:each|aught)\p{L}*|work(?:ed|s|ing)?|collaborat\p{L}*|partner(?:ed|s|ing)?|coordinat\p{L}*) (?:\p{L}+ly )?(?:with|alongside) (?:an? |the |our |other |licensed |certified )*$/iu;
/** "In compliance with ACSM guidelines", "PMP grade training materials": what its issuer wrote. */
const OF_ITS_ISSUER =
  /^(?:['’]s)? (?:guidelines?|standards?|criteria|recommendations|principles|methodolog(?:y|ies)|best practices|grade|(?:training |study |course |prep(?:aration)? )?materials?)\b/i;
const HELD = /\b(?:certif|licen[cs]|credential)\p{L}*[^.;\n]{0,40}$/iu;

/** "Alternative Licensure Program in Special Education (LBS1)": what one studies for. */
const OF_PROGRAM =
  /\b(?:licensure|certification|credential(?:ing)?|(?:teacher |educator )preparation) program(?:me)? (?:in|for) (?:[\p{L}&/-]+ ){0,5}\($/iu;
/** "Prerequisites for the RN program", "accepted into an LPN-to-RN bridge" */
const OF_STUDIES =
  /\b(?:prerequisites? (?:for|to|of)|(?:accepted|admitted|enrolled|applied|applying) (?:in|into|to|for)) (?:the |an? |my )?(?:[A-Z]{2,4}[- ]to[- ])?$/i;
/** "No electrical license", "Have not held an adjuster's license", "don't have my CDL": said outright. */
const DENIED_BEFORE =
  /(?:(?:^|[.;(•\n]|,\s|[–—-]\s|\b(?:and|but|with|have|has|had|hold|holds)\s)\s*no (?:current |valid |active |state )?|\b(?:have|has|had)(?: not|n['’]t| never)(?: yet| ever)? (?:held|had|got|gotten|obtained|earned|received|gone for) |\b(?:do|does|did)(?: not|n['’]t)(?: yet| currently)? (?:have|hold|possess) |\b(?:lacks?|lacking|without) (?=an? |my |the ))(?:an? |the |my |any |own )?(?:(?!(?:tickets?|points?|accidents?|violations?|restrictions?|incidents?|records?|claims?|issues?|problems?|wait|need|only|just)\b)[\p{L}\d'’-]+ ){0,2}$/iu;
/** "No OSHA card yet" */
const NONE_YET =
  /^(?: (?:cards?|certificates?|certifications?|licen[cs]es?|endorsements?))? (?:yet|so far|at this time)\b/i;
/** "LBS1 content test", "the PTCB practice book" */
const OF_TEST =
  /^ (?:content (?:area )?(?:tests?|exams?)|(?:practice|study|prep(?:aration)?|review) (?:books?|guides?|tests?|exams?|courses?))\b/i;

/** "CPA Professional Education Program – passed Core 1; CFE scheduled for May" */
const PASSED_A_PART =
  /^[^\n.]{0,60}\b(?:parts? (?:\d|[iv]+|one|two|three) (?:passed|completed|only)|passed (?:core|level|part|section|module|exam)s? \w+|missed (?:it )?by|fell short|(?:exam|cfe|test)s? (?:is )?(?:scheduled|planned|expected|not (?:given|taken|passed|written))|\d+ (?:of|out of) \d+ (?:courses?|exams?|parts?|modules?|levels?)|(?:\d+|one|two|three|four) (?:exams?|courses?|parts?) (?:left|to go|remaining))\b(?!.*\b(?:charter|licensed|certified|awarded|all (?:parts|sections|exams))\b)/i;

/** "Two CPCU parts passed" */
const SOME_BEFORE = /\b(?:one|two|three|four|[1-4]) (?:of (?:the )?)?$/i;
const PARTS_AFTER = /^ (?:parts?|exams?|sections?|courses?)\b/i;

/** "CPIM Part 1 (2019)": one part alone. */
const FIRST_PART = /^,? ?[(–-]? ?part (?:1|one|i)\b(?!\s*(?:and|&|,|\+))/i;

/** What a line says behind the name of a certificate that isn't held. */
function whyByWordsAfter(after: string): WhyUnheld | undefined {
  if (NOT_YET_BESIDE.test(after) || PASSED_A_PART.test(after) || FIRST_PART.test(after))
    return 'not held yet';
  let rest = after;
  for (let words = 0; words <= MOST_WORDS; words++) {
    const said = NOT_YET_AFTER.exec(rest.replace(/^[\s,(:–—-]{0,4}/, ''))?.[0];
    if (said !== undefined) return EXPIRED.test(said) ? 'expired' : 'not held yet';
    const next = NEXT_OF_NAME.exec(rest)?.[0];
    if (!next) return undefined;
    rest = rest.slice(next.length);
  }
  return undefined;
}
