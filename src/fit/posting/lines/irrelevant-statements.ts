import { findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { anyOf } from '../../text/patterns/any-of.ts';
import { hasRequirementCue, levelFromWording, opensWithVerb } from './statement-cues.ts';

/** "We need", "we are looking for": the employer states a requirement. */
const saysWeWant = anyOf(
  /\bwe(?:['’](?:re|d|ll)|\s+(?:are|would|will))?(?:\s+(?:also|now|currently|really|all|especially|particularly))?\s+(?:need|look(?:ing)?\b|seek|want\s+(?:you|some|a|an|people|to\s+(?:hear|meet|see))|requir|expect|add(?:ing)?\b|recruit|hiring|prefer|value|ask|like|love|welcome|hop(?:e|ing)|be\s+(?:(?:especially|particularly|very|really)\s+)?(?:glad|delighted|pleased|happy))/i,
  /\b(?:is|are)\s+(?:(?:now|currently|actively|also)\s+)?(?:looking|searching)\s+for\b/i,
  /\b(?:is|are)\s+(?:(?:now|currently|actively|also)\s+)?(?:seeking|hiring|recruiting)\b/i,
);
const opensWithUs = anyOf(
  /^["'(]?(?:(?:and|but|so)\s+)?(?:we|we['’](?:re|ve|ll|d)|our)\b/i,
  /^my (?:(?:business )?partners?|husband|wife|family|brother|sister|team) and I\b/i,
  /^I(?:['’]m| am| look after| run| lead| head)\b/i,
);
/** "Our candidates", "Our lead teachers are responsible for classes". */
const OUR_PEOPLE_DO =
  /^our\b(?:.{0,40}\bcandidate| (?:[\w-]+ ){0,3}[\w-]+s (?:are|will be) (?:also )?(?:responsible for|tasked with|expected to)\b)/i;
const WE = /\b(?:we|we['’](?:re|ve|ll|d))\b/i;
const YOU = /\b(?:you|your|yours|you['’](?:re|ve|ll|d))\b/i;
/** "The person we hire will open accounts." */
const HIRED =
  /^the [\w-]+ (?:whom? )?we (?:hire|choose|select|pick|find|are looking for) (?:will|would|must|should|can)\b/i;
const SOME_OF_US = /\b(?:of|for) us\b(?! to\b)/i;
/** "Somewhere a technician is looking at our app". */
const mentionsOur = anyOf(
  /^(?:the|an?|some\w*|every|each|right|today|this|since|from|at|in|on|most|half|last|next)\b[^;]{0,160}\b(?:is|are|was|were|does|do|has|have|had)\b[^;]{0,160}\bour\b/i,
  /^(?:the|an?|some\w*|since|from|at|in)\b[^;]{0,100}\bour\b[^;]{0,160}\b(?:is|are|was|were|does|has|have)\b/i,
);
/** "Elmwood Partners is a", "Elmwood builds": a name and a verb. */
export const NAME_AND_VERB =
  /^((?:The\s+)?(?:\p{Lu}|\d\p{Lu})[\p{L}\d'’.&-]*(?:\s+(?:\p{Lu}[\p{L}\d'’.&-]*|\d+|&|and|of)){0,7})(?:\s\((?:\p{Lu}[\p{Lu}\d&]{1,7}|(?:the )?[“"][^()“”"]{2,30}[”"])\))?\s+(?:\p{Ll}+ly\s+)?(?:champions|complies|prohibits|assures|adheres|recognizes|is|are|was|has|have|makes|builds|moves|runs|provides|serves|operates|offers|helps|develops|designs|owns|employs|sells|supplies|cares|looks\s+after|believes|exists|specializes|specialises|publishes|manufactures|reviews|offers|works|invests|partners|empowers|delivers|enables|connects|brings|creates|supports|manages|will|does|processes|reserves|participates|welcomes|encourages|strives|aims|celebrates|values|includes|spans|augments|assembles|brews|casts|constructs|distributes|grows|installs|prints|produces|roasts|self-performs|ships|insures|underwrites|recycles|rents|leases|lends|feeds|hosts)\b/u;
/** Looks like a name at the start of a sentence but means the job or the candidate. */
export const NOT_A_NAME =
  /^(?:the\s+)?(?:an?|we|our|i|my|in|this|that|these|there|it|he|she|they|you|who|what|applicants?|candidates?|roles?|positions?|jobs?|posts?|experience|knowledge|ability|skills?|training|degree|must|fluency|proficiency|familiarity|understanding|certification|licen[cs]e|work|successful|ideal|right|person|holder|incumbent|employee)\b/i;
const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfOthers.value;

/** What follows the main clause: "CPR certificate (we pay for the class)", "Spanish is useful, as we …". */
const ASIDE = /[(;–—]|,\s|\s-\s|\b(?:because|since|so that)\b/u;
/** "The PM is responsible for delivering projects." */
const RESPONSIBLE = /\bresponsible for\b/i;

/** Returns true for a statement about the employer that requires nothing. `hasCue`: it contains a requirement cue. */
export function isAboutEmployer(statement: string, bullet: boolean, hasCue: boolean): boolean {
  const text = statement.slice(0, MAX_LOOKAHEAD);
  if (LETTERHEAD.test(text)) return true;
  if (saysWeWant(text)) return false;
  if (opensWithUs(text) && !OUR_PEOPLE_DO.test(text)) return true;
  if (bullet) return false;
  if (SOME_OF_US.test(text)) return true;
  if (YOU.test(text) || RESPONSIBLE.test(text) || HIRED.test(text)) return false;
  if (opensWithEmployer(text)) return true;
  const main = text.slice(0, ASIDE.exec(text)?.index ?? text.length);
  if (WE.test(main) || mentionsOur(main)) return levelFromWording(text) === undefined;
  const name = NAME_AND_VERB.exec(text)?.[1];
  if (name === undefined || opensWithVerb(text)) return false;
  if (OF_LEARNING.test(name) ? hasRequirementCue(text.slice(name.length)) : hasCue) return false;
  if (levelFromWording(text) !== undefined) return false;
  return !NOT_A_NAME.test(name) && findTitles(name).length === 0;
}

/** "Oak Community College is …" says nothing of what candidates have studied. */
const OF_LEARNING = /\b(?:college|university|school|institute|academy)\b/i;

/** "Department of Parks, Recreation & Community Health" alone on its line names the employer. */
const LETTERHEAD =
  /^(?:[\p{Lu}&'’.-]{2,}[ ,]+){1,6}(?:BANK|HOSPITAL|CLINIC|SCHOOL|SCHOOLS|COLLEGE|UNIVERSITY|UTILITY|DISTRICT|FOUNDATION|INSTITUTE|MUSEUM|COUNTY|AUTHORITY|INC|LLC|COMPANY)\.?(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, (?:[A-Z]{2}|\p{Lu}\p{L}+))?)?\W*$|^(?:The )?(?:(?:CITY|COUNTY|STATE|TOWN|VILLAGE) OF [\p{Lu} .'’-]{2,40}, )?(?:Department|Office|Division|Bureau|DEPARTMENT|OFFICE|DIVISION|BUREAU) (?:of|OF) (?:the )?\p{Lu}[\p{L}&,'’ -]*$/u;

/** "Following our acquisition of Larch, we now offer dashboards", "The company has made tea since 1904". */
const opensWithEmployer = anyOf(
  /^(?:half|most|some|all|many|each|none|two|three|\d+) of our (?!candidates|applicants|work\b|time\b|day\b|code|lines|systems|stack|programs|software|tools)/i,
  /^our (?:[a-zà-ÿ-]+ ){0,3}teams? (?:operates?|works?|spans?)\b/i,
  /^(?:un)?like our\b/i,
  /^(?:next|today|now|then|together|currently|recently|over time|here),? we\b/i,
  /^(?:following|since|after|before|through|by|at|in|as|with|over|from)\b[^,;.]{0,80}, we\b/i,
  /^the (?:[\w-]+ ){1,4}of the (?:company|firm|organi[sz]ation|college|university|hospital|district|agency) (?:includes?|is|are|was|were|has)\b/i,
  /^(?:(?:in addition|additionally|moreover|furthermore|as a result), )?the (?:company|firm|organi[sz]ation|college|university|hospital|district|agency|client) (?:has|had|is|was|operates|offers|provides|serves|builds|makes|employs|owns|strives|believes|values|encourages|celebrates|welcomes|recognizes|aims)\b/i,
  /^the (?:[\w&-]+,? ){1,6}(?:division|department|college|school|institute|center|centre|program) (?:at|of|in) [^.;,]{2,60}? (?:has|is|was|operates|offers|provides|serves|employs|augments|includes|supports|consists|houses)\b/i,
);

const saysNotRequired = anyOf(
  /(?:\bnot|n['’]t|\bnever)\s+(?:needed|necessary|required|expected|essential|a must|a requirement)\b/i,
  /^\W*[^.;,]{1,40} (?:is|are)(?: not|n['’]t)\W*$/i,
  /\bno\b[^.;,]{0,40}\b(?:needed|necessary|required|expected)\b/i,
  /\bno\s+need\s+(?:for|to)\b/i,
  /\b(?:or none at all|or no degree at all|we (?:don['’]t|do not) mind (?:which|if|whether)|with or without (?:an? )?degree)\b/i,
  /^\W*no (?!(?:less|fewer|more|fear|matter|problem|nonsense|criminal|felon\w*|dui|dwi|moving|visible|tattoos?|records?|history|convict\w*|pending|known|allerg\w*|smok\w*|restrictions?|gaps?|disciplin\w*|prior|recent|major|serious|outstanding|history|sponsor\w*)\b)[^.;?=]{3,80}$/i,
  /^(?:this|it)(?:['’]s not| isn['’]t| is not) (?:an? |about )[^.;,]{3,80}$/i,
  /^(?:however,? )?this is not (?:an? )?(?:requirement|must|prerequisite)\b/i,
  /^[^.;]{3,80}\b(?:won['’]t|will not|doesn['’]t|does not) (?:cut it|do|count|be enough|suffice|qualify)\W*$/i,
  /^no (?:waivers?|exceptions?|exemptions?) (?:will|can|may) be (?:granted|made|given)\b/i,
  /^not (?:[^,.;]{2,40}, (?:and |or )?)+not [^,.;]{2,40}\W*$/i,
  /^no (?:licen[cs]e|experience|degree|certificat\w+|papers?|car|r[eé]sum[eé]),? (?:then )?(?:please )?(?:don['’]t|do not) (?:call|apply|bother|write|come)\b/i,
  /^there(?:['’]s| is| are| will be) (?:no|never any) [^.;]{3,80}\W*$/i,
  /\b(?:nobody|no one) expects? (?:you|anyone) to\b/i,
  /\b(?:do not|don['’]t|won['’]t|needn['’]t|will not)\s+(?:need|have to|require|expect\s+(?:you|anyone|anybody|candidates|applicants)\s+to)\b/i,
);
/** "Not needed, but good to have". */
const isStillWanted = anyOf(
  /\b(?:but|although|though|however|preferred|desired|desirable|helpful|helps|plus|welcome|lovely|good|nice|would help)\b/i,
);
const MAX_NEGATION_LENGTH = POSTING_NUMBERS.maxNegationLength.value;

/** "… (degree not required)" */
const ASIDE_AT_END = /\s\([^()]*(?:\bnot?|n['’]t)\b[^()]*\)\W*$/i;
const SHORTEST_BESIDE_ASIDE = POSTING_NUMBERS.minBesideConditions.value;

/** "A master's degree may be substituted for one year of experience", "or any equivalent combination of both". */
const isSubstitution = anyOf(
  /^(?:substitutions?:\s)?[^.;:]{0,400}\b(?:may|can|will) (?:also )?(?:(?:be )?substitut\w+|stand in for\b)/i,
  /^(?:experience|education|training) alone (?:may|can|will) ?not (?:be )?(?:substitut\w+|replace)\b/i,
  /^[^.;:]{0,120}\bexperience (?:may|can|will) (?:also )?be (?:considered|accepted|used) in (?:lieu|place) of\b/i,
  /^\W*(?:or\s+)?(?:any |an )?(?:other )?equivalent (?:combination|mix)\b/i,
  /^(?=.*\b(?:also|in (?:place|lieu) of|(?:with|plus|and) (?:at least )?\w+ years)\b)(?:an? )?(?:associate|bachelor|master|high school)\S*\b[^.;:,]{0,120}\b(?:is|are|will|may|can|would)\b(?: also)?(?: be)? (?:also )?(?:acceptable|accepted|considered)\b/i,
  /^\W{0,3}(?:an? )?(?:[a-zà-ÿ][a-zà-ÿ-]{0,30} ){1,6}(?:courses?|programs?|training|diploma|degree|certificate|schooling)\b[^.;:]{0,60}\b(?:may|can|will) (?:also )?(?:count|be counted) (?:as|for|towards?)\b/i,
  /^an? (?:equivalent )?combination of [^.;]{3,60} (?:may|will|can) be (?:considered|accepted)\b/i,
  /^\W*(?:pursuant to [^,;]{3,60}, )?any combination of (?:education|experience|training)\b/i,
);

/** "If someone has only sold by phone, I'll still talk to them", "New grads welcome", "Internal folks: …". */
const isConcession = anyOf(
  /\b(?:but|and) we (?:\w+ )?(?:don['’]t|do not) care\W*$/i,
  /^you (?:don['’]t|do not) need to be an expert\b/i,
  /^(?:I|we) (?:don['’]t|do not) (?:care|mind) (?:(?:too |so )?much )?(?:whether|if|that|how|about)\b(?!.*\bbut\b)/i,
  /\b(?:does(?:n['’]t| not)|won['’]t|will not) (?:automatically )?(?:rule (?:you|anyone|anybody) out|disqualify (?:you|anyone|anybody)|be held against you)\b/i,
  /^(?:(?:prior|previous|some) )?experience (?:is |would be )?(?:[a-z]+ ){0,3}but (?:is |it is |it['’]s )?not (?:needed|necessary|required|essential)\b/i,
  /^(?:and )?if you(?:['’]re| are) (?:still )?(?:working|studying|preparing|sitting)\b[^.;]{0,80} we(?:['’]ll| will| can)? (?:pay|help|cover|support)\b/i,
  /^if you (?:haven['’]t|have not|don['’]t have|do not have)\b[^.;]{0,120} we (?:will|['’]ll|can) (?:pay|train|send|help|teach)\b/i,
  /\b(?:I|we)(?:['’]ll| will| would|['’]d) still (?:talk|consider|look|read|want|hear|be glad)/i,
  /^\W*(?:(?:[\w-]+ )?new (?:grads?|graduates?)|beginners|career changers|students|all (?:experience levels|majors|backgrounds)) (?:are |may be |will be )?(?:very |always |also )?(?:welcome|considered)/i,
  /^(?:someone|somebody|anyone|anybody) (?:with|who)\b[^.;]{3,120} would (?:also )?interest (?:me|us)\b/i,
  /^(?:we|I)(?:['’]ll| will| can)? (?:gladly |happily )?(?:teach|train|show) you\b(?![^.;]*\b(?:but|if you)\b)/i,
  /^you(?:['’]ll| will) learn\b[^.;]{3,80}\b(?:on the job|from us|as you go|with us|once you(?:['’]re| are) here)\W*$/i,
  /^\W*(?:(?:full|paid|on-the-job|complete|free|initial) )*training (?:(?:in|on|for) [^.;,]{3,50} )?(?:is |will be )?(?:provided|offered|given)\W*$/i,
  /^(?!.*\b(?:must|should|shall|applicants?|candidates?|proof)\b)[^.;]{3,80}\b(?:will be |are |is )?(?:provided|supplied|furnished)(?: by us)?\W*$/i,
  /^if you (?:hate|dislike|don['’]t (?:like|enjoy)|can['’]t stand|loathe)\b(?!.*\b(?:not for you|don['’]t apply)\b)/i,
  /^no [^?.;]{2,40}\?$/i,
  /^no [^?.;]{2,60}\? (?:no problem|no worries|that['’]s (?:fine|ok|okay))\b/i,
  /^0\s?(?:-|–|to)\s?\d+ years? (?:as\b[^.;]{0,80}|(?:of )?(?:\w+ )?experience\W*)$/i,
  /^entry[- ]level(?: (?:position|role|job))?\W*$/i,
  /^(?:and )?yes,? (?:it['’]s|it is|that['’]s|that is|there['’]s|there is|there are|we)\b/i,
  /\bcan be (?:got|gotten) (?:after|once) you (?:start|join|are hired)\W*$/i,
  /^(?:I|we)(?:['’]ll| will| would|['’]d)(?: (?:also|gladly|happily))? (?:look at|consider|take|accept) (?:one|two|three|four|less|fewer|\d)\b[^.;]{0,60}\bif\b/i,
  /^\W*internal (?:folks|applicants?|candidates?|employees|team members)\b/i,
);

/**
 * Returns true for "No degree needed" or "French isn't needed at work", and for what may take the place of something
 * else: what these name is not required.
 */
export function isNotRequired(statement: string): boolean {
  if (isSubstitution(statement) || isConcession(statement)) return true;
  // "Three years of plumbing (degree not required)" asks for the years.
  const withoutAside = statement.replace(ASIDE_AT_END, '');
  if (withoutAside.length > SHORTEST_BESIDE_ASIDE && withoutAside !== statement)
    return isNotRequired(withoutAside);
  return statement.length <= MAX_NEGATION_LENGTH && saysNotRequired(statement) && !isStillWanted(statement);
}
