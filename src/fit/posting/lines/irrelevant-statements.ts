import { findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { levelFromWording, opensWithVerb } from './statement-cues.ts';

/** "We need", "we are looking for": the employer states a requirement. */
const WE_WANT =
  /\bwe(?:['’](?:re|d|ll)|\s+(?:are|would|will))?(?:\s+(?:also|now|currently|really|all|especially|particularly))?\s+(?:need|look(?:ing)?\b|seek|want\s+(?:you|some|a|an|people|to\s+(?:hear|meet|see))|requir|expect|add(?:ing)?\b|recruit|hiring|prefer|value|ask|like|love|welcome|hop(?:e|ing)|be\s+(?:(?:especially|particularly|very|really)\s+)?(?:glad|delighted|pleased|happy))|\b(?:is|are)\s+(?:(?:now|currently|actively|also)\s+)?(?:looking|searching)\s+for\b|\b(?:is|are)\s+(?:(?:now|currently|actively|also)\s+)?(?:seeking|hiring|recruiting)\b/i;
const WE_FIRST =
  /^["'(]?(?:(?:and|but|so)\s+)?(?:we|we['’](?:re|ve|ll|d)|our)\b|^I(?:['’]m| am| look after| run| lead| head)\b/i;
const WE = /\b(?:we|we['’](?:re|ve|ll|d))\b/i;
const YOU = /\b(?:you|your|yours|you['’](?:re|ve|ll|d))\b/i;
const SOME_OF_US = /\b(?:of|for) us\b(?! to\b)/i;
/** "Somewhere a technician is looking at our app". */
const MENTIONS_OUR =
  /^(?:the|an?|some\w*|every|each|right|today|this|since|from|at|in|on|most|half|last|next)\b[^;]{0,160}\b(?:is|are|was|were|does|do|has|have|had)\b[^;]{0,160}\bour\b|^(?:the|an?|some\w*|since|from|at|in)\b[^;]{0,100}\bour\b[^;]{0,160}\b(?:is|are|was|were|does|has|have)\b/i;
/** "Elmwood Partners is a", "Elmwood builds": a name and a verb. */
export const NAME_AND_VERB =
  /^((?:The\s+)?\p{Lu}[\p{L}\d'’.&-]*(?:\s+(?:\p{Lu}[\p{L}\d'’.&-]*|\d+|&|and|of)){0,5})\s+(?:is|are|was|has|have|makes|builds|moves|runs|provides|serves|operates|offers|helps|develops|designs|owns|employs|sells|supplies|cares|looks\s+after|believes|exists|specializes|specialises|publishes|manufactures|reviews|offers|works|invests|partners|empowers|delivers|enables|connects|brings|creates|supports|manages|will|does|processes|reserves|participates|welcomes|encourages|strives|aims|celebrates|values)\b/u;
/** Looks like a name at the start of a sentence but means the job or the candidate. */
export const NOT_A_NAME =
  /^(?:the\s+)?(?:we|our|i|my|in|this|that|these|there|it|he|she|they|you|who|what|applicants?|candidates?|roles?|positions?|jobs?|posts?|experience|knowledge|ability|skills?|training|degree|must|fluency|proficiency|familiarity|understanding|certification|licen[cs]e|work|successful|ideal|right|person|holder|incumbent|employee)\b/i;
const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfOthers.value;

/** What follows the main clause: "CPR certificate (we pay for the class)", "Spanish is useful, as we …". */
const ASIDE = /[(;–—]|,\s|\s-\s|\b(?:because|since|so that)\b/u;
/** "The PM is responsible for delivering projects." */
const RESPONSIBLE = /\bresponsible for\b/i;

/** Returns true for a statement about the employer that requires nothing. `hasCue`: it contains a requirement cue. */
export function isAboutEmployer(statement: string, bullet: boolean, hasCue: boolean): boolean {
  const text = statement.slice(0, MAX_LOOKAHEAD);
  if (LETTERHEAD.test(text)) return true;
  if (WE_WANT.test(text)) return false;
  if (WE_FIRST.test(text) && !/^our\b.{0,40}\bcandidate/i.test(text)) return true;
  if (bullet) return false;
  if (SOME_OF_US.test(text)) return true;
  if (YOU.test(text) || RESPONSIBLE.test(text)) return false;
  if (OPENS_WITH_EMPLOYER.test(text)) return true;
  const main = text.slice(0, ASIDE.exec(text)?.index ?? text.length);
  if (WE.test(main) || MENTIONS_OUR.test(main)) return levelFromWording(text) === undefined;
  const name = NAME_AND_VERB.exec(text)?.[1];
  if (name === undefined || hasCue || opensWithVerb(text)) return false;
  return !NOT_A_NAME.test(name) && findTitles(name).length === 0;
}

/** "Department of Parks, Recreation & Community Health" alone on its line names the employer. */
const LETTERHEAD =
  /^(?:The )?(?:Department|Office|Division|Bureau|DEPARTMENT|OFFICE|DIVISION|BUREAU) (?:of|OF) (?:the )?\p{Lu}[\p{L}&,'’ -]*$/u;

/** "Following our acquisition of Larch, we now offer dashboards", "The company has made tea since 1904". */
const OPENS_WITH_EMPLOYER =
  /^(?:following|since|after|before|through|by|at|in|as|with|over|from)\b[^,;.]{0,80}, we\b|^the (?:company|firm|organi[sz]ation|college|university|hospital|district|agency|client) (?:has|is|was|operates|offers|provides|serves|builds|makes|employs|owns)\b/i;

const THIS_POSTING =
  /\b(?:this|the present) (?:\p{L}+ )?(?:posting|advert|advertisement|listing|vacancy|ad)\b|^an? (?:[\p{L}-]+ ){0,3}(?:posting|advert|advertisement|listing)\b/iu;

/** "Copies of your certificates", "Two letters of recommendation": what an application consists of. */
const APPLICATION_PAPER =
  /^\W*(?:(?:an?|one|two|three|\d|your|current|updated|official|unofficial|or|and|college|university|academic|teaching|professional|completed|signed|recent) )*(?:cop(?:y|ies) of (?:your|any|all)\b|(?:résumé|resume|curriculum vitae|cv|transcripts?|cover letters?|letters? of (?:recommendation|reference|interest|intent)|writing samples?|application forms?)(?=\W*$|[,;]? (?:and|or|from|\())|(?:submission of |the )?(?:on-?line )?application(?: package| materials?)? must (?:also )?include\b)/i;
/** "The offer is contingent upon a background check", which is among the conditions. */
const CONDITIONAL_OFFER = /\boffer(?: of employment)? (?:is|will be) (?:contingent|conditional)\b/i;
/** "#remote" */
const TAG = /^#\w/;
/** "Do you love the smell of bread?" A question to candidates may ask for something: "Are you a baker with five years?" */
const RHETORICAL =
  /^(?:(?:and|so|but) )?(?:do you (?:want|love|like|enjoy|dream|believe|thrive)|are you (?:ready|passionate|looking|excited|tired|interested|seeking)|how (?:do|can|would|will|should)|what (?:if|do|would)|want to|ready to|looking (?:for|to)|why)\b.*\?|\bdoes this (?:position|job|role)\b/is;
/** "If you're passionate about bread, we'd love to hear from you." */
const INVITES =
  /^(?:if (?:you(?:['’]re| are)[^.]{0,60}\b(?:passionate|energetic|excited|looking|interested|ready|motivated)\b|you (?:want|think|believe|love)\b|this (?:job|role|position|sounds)\b)[^.]{0,160}, (?:we|come|join)\b|if (?:you|this)\b[^.]{0,160}, (?:please |then |so )?(?:apply|click|submit|send)\b|apply to our|join us\b)/i;

/** Returns true for a statement about the posting or the application itself. */
export function isAboutPosting(statement: string): boolean {
  const text = statement.slice(0, MAX_LOOKAHEAD);
  return ABOUT_POSTING.some((pattern) => pattern.test(text));
}
const ABOUT_POSTING = [THIS_POSTING, APPLICATION_PAPER, CONDITIONAL_OFFER, TAG, RHETORICAL, INVITES];

const NOT_REQUIRED =
  /(?:\bnot|n['’]t|\bnever)\s+(?:needed|necessary|required|expected|essential|a must|a requirement)\b|\bno\b[^.;,]{0,40}\b(?:needed|necessary|required|expected)\b|\b(?:do not|don['’]t|won['’]t|needn['’]t|will not)\s+(?:need|have to|require)\b/i;
/** "Not needed, but good to have". */
const STILL_WANTED =
  /\b(?:but|although|though|however|preferred|desired|desirable|helpful|helps|plus|welcome|lovely|good|nice|would help)\b/i;
const MAX_NEGATION_LENGTH = POSTING_NUMBERS.maxNegationLength.value;

/** "A master's degree may be substituted for one year of experience", "or any equivalent combination of both". */
const SUBSTITUTION =
  /^[^.;:]{0,160}\b(?:may|can|will) (?:also )?(?:be )?substitut\w+|^\W*(?:or\s+)?(?:any |an )?(?:other )?equivalent combination\b/i;

/** "If someone has only sold by phone, I'll still talk to them", "New grads welcome", "Internal folks: …". */
const CONCESSION =
  /\b(?:I|we)(?:['’]ll| will| would|['’]d) still (?:talk|consider|look|read|want|hear|be glad)|^\W*(?:new (?:grads?|graduates?)|beginners|career changers|students|all experience levels) (?:are )?(?:very |always |also )?welcome|^\W*internal (?:folks|applicants?|candidates?|employees|team members)\b/i;

/**
 * Returns true for "No degree needed" or "French isn't needed at work", and for what may take the place of something
 * else: what these name is not required.
 */
export function isNotRequired(statement: string): boolean {
  if (SUBSTITUTION.test(statement) || CONCESSION.test(statement)) return true;
  return (
    statement.length <= MAX_NEGATION_LENGTH && NOT_REQUIRED.test(statement) && !STILL_WANTED.test(statement)
  );
}
