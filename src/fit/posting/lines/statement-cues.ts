import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { remembered } from '../../text/remembered.ts';
import cues from '../data/cues.json' with { type: 'json' };
import dutyVerbs from '../data/duty-verbs.json' with { type: 'json' };
import { createPhraseFinder, toPhraseText } from '../phrase-finder.ts';

const findPreferred = createPhraseFinder(cues.preferred);
const findNice = createPhraseFinder(cues.nice);
const findMust = createPhraseFinder(cues.must);
const findRequirementCue = createPhraseFinder(cues.requirement);

const VERBS = new Set(dutyVerbs.verbs.split(' '));
const ADVERB = /^(?:also|then|\p{L}+ly)$/u;

const OPENING_LENGTH = POSTING_NUMBERS.readOfOpening.value;

/** Returns true if a statement starts with a verb for work: "Administer benefits", "Promptly answering …". */
export const opensWithVerb = remembered((statement: string): boolean => {
  const words = toPhraseText(statement.slice(0, OPENING_LENGTH)).trim().split(' ');
  const [opening = '', next = ''] = words;
  const first = ADVERB.test(opening) && !VERBS.has(opening) ? next : opening;
  if (VERBS.has(first)) return !(first === 'supply' && next === 'chain');
  const bare = first.replace(/(?:ies)$/, 'y').replace(/(?:es|s)$/, '');
  if (first.endsWith('s')) return VERBS.has(bare) || VERBS.has(`${bare}e`);
  if (!first.endsWith('ing')) return false;
  const root = first.slice(0, -3);
  return VERBS.has(root) || VERBS.has(`${root}e`) || VERBS.has(root.slice(0, -1));
});

/** Returns true if a statement contains wording such as "experience" or "required". */
export const hasRequirementCue = remembered(
  (statement: string): boolean => findRequirementCue(withoutOthersExperience(statement)).length > 0,
);

function withoutOthersExperience(statement: string): string {
  const text = toPhraseText(statement);
  return text.includes(' experience') ? text.replace(EXPERIENCE_OF_OTHERS, ' ') : text;
}

/** "The customer experience", "an experience that people love": what a product is like, not what somebody has done. */
const EXPERIENCE_OF_OTHERS =
  /(?<= )(?:the|our|their|(?:the |our |a |an |\p{L}+ )?(?:user|customer|client|guest|member|patient|visitor|shopping|learning|educational|dining|digital|buying|product|candidate|employee|student|learner)(?:'?s'?)?) experiences?(?= (?!of |in |with |as |must |should |required |needed |necessary |level |you |that you |and |\(?\d))/gu;

const PART_BESIDE_BRACKETS = POSTING_NUMBERS.partBesideBrackets.value;

/** A level as one writes it in brackets: "(highly desirable)". */
export const LEVEL_IN_BRACKETS =
  '\\((?:(?:highly|strongly) )?(?:required|preferred|desired|desirable|if (?:available|applicable)|advantageous|beneficial|helpful|optional|essential|regarded|valued|an? (?:plus|advantage|asset|bonus)|nice to have)(?: but not (?:essential|required|necessary))?\\)';

/** What is in brackets, but for the level itself: "Excel: 1 year (Preferred)". */
const ASIDE = new RegExp(`(?!${LEVEL_IN_BRACKETS}\\W*$)\\([^()]{0,120}\\)`, 'gi');

/** "Worked for a bank (preferably in retail or wealth)": a wish beside what is asked. */
const WISHED_ASIDE =
  /(?<=\w \w+ )\((?:preferably|ideally|(?:special |extra )?consideration)\b[^()]{0,240}\)/gi;

/** "Class A license (tanker endorsement not required)", "a bachelor's degree (no master's needed)": what is in brackets isn't asked. */
export const OTHER_NOT_REQUIRED =
  /\s\((?![^()]*\b(?:preferred|desired|desirable|nice|helpful|plus|but)\b)(?:no [\p{L}'’\d /-]{2,40}|(?:an? )?(?!is\b|are\b)[\p{L}'’\d-]+(?: (?!is\b|are\b)[\p{L}'’\d-]+){0,4} (?:(?:is |are )?not|isn['’]t|aren['’]t)) (?:required|needed|necessary|expected)\)/giu;

/** Removes parentheses and wishes at the end: "2 years of support (phone preferred)" as a whole is not just preferred. */
function withoutAsides(whole: string): string {
  const statement = whole.replace(OTHER_NOT_REQUIRED, '');
  const rest = statement.replace(WISHED_ASIDE, ' ').replace(ASIDE, ' ');
  const least = statement.replace(WISHED_ASIDE, ' ').length / PART_BESIDE_BRACKETS;
  const text = rest.trim().length > least ? rest : statement;
  return text
    .replace(LIST_WITH_WISH, ' ')
    .replace(WISH_AFTER_YEARS, '$1')
    .replace(WISHED_DEGREE, '')
    .replace(WISH_AT_THE_END, (wish, at: number) => (followsMuch(text, at) ? ' ' : wish));
}

/** "Advanced Excel (pivot tables, XLOOKUP, Power Query a plus)": the last of what is in brackets is a wish. */
const LIST_WITH_WISH = /\([^()]{1,80},[^(),]{1,40}\b(?:an? plus|preferred|desired|helpful)\)/gi;
/** "Five years of design, agency side preferred" */
export const WISH_AFTER_YEARS =
  /(\b(?:years?|yrs?)\b[^.;]{5,80}),(?:(?<=experience,)|(?![^.,;()]*\bor\b))\s(?:and (?:an? )?[^.,;()]{3,40} would be (?:an? )?(?:real |big |huge |definite )?(?:plus|bonus)|[^.,;()]{3,40}\s(?:(?:is|are|would be) (?:considered )?)?(?:(?:strongly|highly) )?(?:preferred|desired|an? (?:strong |definite |big |huge |real )?(?:plus|asset|advantage|bonus)))(?=\W*$)/i;

/** "A degree in law, PhD preferred": the other degree is only wished for. */
export const WISHED_DEGREE =
  /(?:[,.](?<=\b(?:degrees?|bachelor\S*|master\S*|[bm]\.?[as]\.?|diploma)\b[^;]{0,160}[,.])\s+(?:an? )?|\s(?<=\b(?:degrees?|bachelor\S*)\b[^;]{0,60}\s)(?:with (?:an? )?|\())(?<wish>(?:ph\.? ?d\.?|doctorate|doctoral degree|master['’]?s(?: degree)?|mba|graduate degree)\s(?:is\s)?(?:strongly\s|highly\s)?(?:preferred|desired|desirable|an? plus)\W*)$/i;

/** Required only of some of those who do this work. */
const APPLIES_TO_SOME =
  /\b(?:some|certain|many|(?<!\brequired (?:for|in|by) )most) (?:positions?|roles?|jobs?|posts?|departments?|assignments?)\b|\bmay (?:be )?(?:require|needed)/i;

/** "within 90 days", "or the ability to get it within six months": nobody needs to have it yet. */
const HAS_TIME =
  /\b(?:within|(?:get|obtain|earn|acquire|pass) (?:[\w/-]+ ){1,4}in (?=(?:the |your |their )first )) ?(?:the )?(?:first |your first |their first )?(?:\d{1,3}|an?|one|two|three|six|twelve|thirty|sixty|ninety|eighteen)\s+(?:days?|weeks?|months?|mos?\b|years?)\b(?! (?:ago|experience))|\b(?:prior to|before|by) (?:the )?(?:completion|end) of (?:an? |the |your )?(?:[\w-]+ ){0,2}probation/i;

/** "Spanish speakers earn an additional 3% incentive" */
const EARNS_MORE =
  /\b(?:earns?|receives?|qualif(?:y|ies) for|(?:is|are) eligible for) (?:an? )?(?:additional |extra |[\d.$%]+ )*(?:\w+ )?(?:incentive|differential|stipend|premium)\b/i;

/** "EPA 609 certified or willing to get it" */
export const OR_WILLING =
  /(?:,? |\s?\()or (?:be )?(?:the )?(?:willing(?:ness)?|able|ability|eligible) to (?:get|obtain|earn|acquire|become|complete|finish|work towards?)\b/i;
/** "A CPA, eligible to earn it", "a CPA, or get it with us" */
const CAN_BE_OBTAINED =
  /\b(?:able|ability|willing(?:ness)?|eligible|agree(?:ing)?) to (?:get|obtain|earn|acquire|achieve|complete|work towards?)\b|\bor (?:get it|(?:be )?working towards?)\b/i;

/** "Close the books within 5 days of month end", "recent experience (within 2 years)": how soon or how long ago, not by when to have it. */
const isHadLater = (statement: string): boolean =>
  OBTAINS.test(statement) ||
  !(WITHIN_OF_OTHERS.test(statement) || opensWithVerb(statement) || /\brecent\b/i.test(statement));
const OBTAINS =
  /\b(?:sit|intend|intention|plan|obtain|get|earn|acquire|achieve|become|pass|complete|gain|hire|hired|employment|appointment|starting|start date|joining)\w*\b/i;
const WITHIN_OF_OTHERS =
  /\bwithin (?:the )?(?:\d{1,3}|\w+) (?:years?\b|\w+ of (?!(?:your |the )?(?:hire|employment|appointment|start|joining)))/i;

/** "Three years in sales, preferably software": only what follows is a wish. */
const WISH_AT_THE_END =
  /(?:,\s*(?:and )?(?:preferably|ideally|pref\.)|\s(?:preferably|ideally)(?= (?:in|with|at|for|from|using)\s))(?!\p{L})(?:(?!,? (?:is|are|would be) (?:an? )?(?:[\p{L}-]+ )?(?:plus|bonus|asset|advantage|preferred|desired|helpful|required)\W*$)[^.;])*/giu;
const MUCH = POSTING_NUMBERS.beforeWish.value;

/** True if the sentence says something well before this offset. */
function followsMuch(text: string, at: number): boolean {
  const start = Math.max(text.lastIndexOf('.', at), text.lastIndexOf(';', at)) + 1;
  return /\w/.test(text.slice(start, Math.max(start, at - MUCH)));
}

/** "PE, or EIT with the ability to obtain it within a year": one of the two must be held. */
const HELD_OTHERWISE = /, or [^.;]{3,80} with (?:the |an )?ability to (?:obtain|get|earn)\b/i;

/** "Current license (or one from Utah, transferred within 60 days)". */
const HELD_NOW =
  /^\W*(?:current|active|valid|unrestricted)\b(?!.*\bor (?:be )?(?:willing|able|ability)(?:ness)? to (?:obtain|get|earn|acquire)\b)/is;

/** "CPA plus", but not "calls plus emails". */
const PLUS_AT_END = / plus $/;
/** "Some knowledge of German helps" */
const HELPS_AT_END = / helps $/;
/** "If you know Dentrix, wonderful" */
const IF_SO_THE_BETTER =
  /^ (?:and )?if you (?:already )?\S{1,20} .{2,60} (?:wonderful|great|lovely|fantastic|even better|all the better) $/;
export const isWelcomed = (statement: string): boolean => IF_SO_THE_BETTER.test(toPhraseText(statement));

/** "We'd like somebody with at least five years" is how a polite employer asks for them. */
const ASKS_POLITELY =
  / (?:we|i)(?:'d| d| would) (?:like|want|need) (?=(?:\p{L}+ ){1,4}with (?:at least|a minimum of|no less than) )/gu;

/** "The ideal candidate will have …" is how everybody asks. */
const IDEAL_PERSON =
  / (?:(?:the|our|an|your) )?ideal (?:candidates?|applicants?|person|hire|individual|teammate)(?= )/g;

/** "We would especially love" */
const WISHED_MUCH =
  / (?:especially|particularly|really|also|very much)(?= (?:love|like|welcome|value|appreciate) )/g;

/** "at least once a year" says how often, not what is required. */
const HOW_OFTEN = / at least (?:once|twice) /g;

/** "The annual merit and bonus cycle" is about pay. */
const BONUS_PAY =
  / (?:(?:annual|merit|sales|performance|incentive|year end|sign on|retention) (?:and |or )?bonus(?:es)?|bonus(?:es)? (?:cycles?|plans?|programs?|payments?|pools?|compensation|structures?|calculations?|accruals?|acts?))(?= )/gu;

/** "Minimum six months of sales experience preferred": how much is wished for. */
const LEAST_OF_WISH =
  /^ (?:a )?(?:minimum|minimum of|at least) (?=\S+ (?:\S+ ){1,14}(?:strongly |highly )?(?:preferred|desired|desirable) $|\d+ \S+ (?:\S+ ){0,4}experience (?:is )?(?:strongly |highly )?(?:preferred|desired|desirable) )/u;

/** "Strong preference for a background in rye" */
const OPENS_WITH_PREFERENCE = /^ (?:an? )?(?:strong |slight |clear )?preference (?:for|to) /;

/** "Knowledge of rye is encouraged" */
const IS_ENCOURAGED =
  / (?:experience|knowledge|skills?|familiarity|training|certification|degree|background|exposure|similar|fluency) (?:is|are) (?:strongly |highly )?encouraged (?!to )/;

/** "Deliver the desired outcomes" and "the preferred vendor" are about the work. */
const WISHED_THING =
  / (?:desired|preferred) (?=(?:outcomes?|results?|effects?|goals?|objectives?|impact|state|behaviou?rs?|vendors?|suppliers?|providers?|partners?) )/g;

/** Returns true for what nobody needs to have yet: "EPA 609, or able to get it", "a notary commission within 90 days of hire". */
export const mayBeHadLater = remembered(
  (statement: string): boolean =>
    !HELD_NOW.test(statement) &&
    !HELD_OTHERWISE.test(statement) &&
    (OR_WILLING.test(statement) ||
      CAN_BE_OBTAINED.test(statement) ||
      (HAS_TIME.test(statement) && isHadLater(statement))),
);

/** The level that the wording states, or undefined if the section decides. */
export const levelFromWording = remembered((statement: string): RequirementLevel | undefined => {
  const text = toPhraseText(withoutAsides(statement))
    .replace(WISHED_MUCH, ' ')
    .replace(IDEAL_PERSON, ' ')
    .replace(HOW_OFTEN, ' ')
    .replace(ASKS_POLITELY, ' ')
    .replace(BONUS_PAY, ' ')
    .replace(WISHED_THING, ' ')
    .replace(LEAST_OF_WISH, ' ');
  if (APPLIES_TO_SOME.test(statement) || EARNS_MORE.test(statement)) return 'nice';
  if (OPENS_WITH_PREFERENCE.test(text)) return 'preferred';
  if (IS_ENCOURAGED.test(text) || IF_SO_THE_BETTER.test(text)) return 'nice';
  const must = findMust(text)[0];
  const atEnd = (PLUS_AT_END.exec(text) ?? HELPS_AT_END.exec(text))?.[0].trim();
  const isPlus = atEnd !== undefined;
  const wish = findNice(text)[0] ?? findPreferred(text)[0] ?? atEnd;
  if (must !== undefined && (wish === undefined || text.indexOf(must) < text.indexOf(wish))) return 'must';
  if (wish === undefined) return undefined;
  return isPlus || findNice(text).length > 0 ? 'nice' : 'preferred';
});
