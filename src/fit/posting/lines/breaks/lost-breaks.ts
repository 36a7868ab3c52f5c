import type { Range } from '../../../../shared/range.ts';
import { POSTING_NUMBERS } from '../../../numbers/posting-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import { opensWithVerb } from '../statement-cues.ts';

/** A capitalised word and the word before it. */
const BEFORE_CAPITAL =
  /(?<=(?<word>[\p{L}\p{N}]{1,30})\)?)(?<gap>[ \t]{1,9})(?=\p{Lu}\p{Ll}+(?:['’]s)?[ \t,-])/gu;
/** "… or equivalent experience 4+ years of baking": the next item begins with its years. */
const BEFORE_YEARS =
  /(?<=\b(?:experience|degree|field|equivalent|preferred|required)\)?)[ \t]+(?=\d{1,2}\+?[ \t](?:years?|yrs)\b|Minimum\b|At least\b)/g;
/** "… systems support experience CompTIA A+ required": so does a name with a level of its own. */
const BEFORE_NAME =
  /(?<=\b(?:experience|degree|diploma|GED|licen[cs]e)) +(?=(?!(?:STRONGLY|HIGHLY|VERY|IS|ARE)\b)\p{Lu}[\p{L}+&.'’-]*(?: [\p{Lu}\d][\p{L}\d+&.-]*){0,3} (?:required|preferred|a plus)\b)/gu;
/** "Help desk: 2 years (Required) Excel: 1 year (Preferred)", as job networks list what a form asks. */
const BETWEEN_FIELDS = /(?<=\((?:Required|Preferred)\))[ \t]+(?=\p{Lu})/gu;
/** "Experience in Design": these words lead on to what follows. */
const LEADS_ON =
  /^(?:an?|the|this|that|these|our|your|their|its|his|her|any|all|each|every|of|in|on|at|to|for|from|by|with|as|and|or|but|nor|than|using|via|into|like|including|is|are|be|per|between|under|within|if|either|minimum|plus|accredited|equivalent|have|has|hold|holds|possess|need|needs|require|requires|completed|earned)$/;
/** "a qualifying Training and Experience Questionnaire" */
const NAMED_FORM = /^(?:\p{Lu}\p{Ll}+ (?:and |of )?){1,4}(?:Questionnaire|Form|Examination|Evaluation)\b/u;
const LONG_LINE = POSTING_NUMBERS.longLine.value;
const OPENING = POSTING_NUMBERS.readOfOpening.value;

/** "Strong …", "Ability to …": how an item of a list of requirements begins. */
const OPENS_ITEM =
  /^(?:(?:Strong|Excellent|Solid|Proven|Demonstrated|Working|Basic|Advanced|Thorough) \p{Ll}|Hands-on \p{Ll}|(?:Ability|Able|Willing(?:ness)?) to\b|Knowledge of\b|Familiar(?:ity)? with\b|Proficien(?:t|cy) (?:in|with)\b|Experience (?:in|with|using|working|supporting|managing|leading)\b|Must \p{Ll}|(?:Valid|Current|Good|Reliable|Previous|Prior) \p{L}|Minimum (?:of )?\d|(?:Bachelor|Master|Associate)['’]?s? degree\b|Comfortable (?:with|using|in)\b|Notary Public\b|Bilingual\b|Proof of\b|Other duties\b|Chart \p{Ll})/u;
/** "Log defects", "Install, configure": a verb and what follows in small letters, which a name in capitals hasn't. */
const VERB_IN_SENTENCE = /^\p{L}+,? (?!(?:and|or|of|for|in|at|is|are)\b)\p{Ll}/u;
/** These are names as often as verbs: "Customer Support team". */
const ALSO_NOUN =
  /^(?:Support|Report|Design|Test|Lead|Plan|Process|Order|Schedule|Review|Research|Contract|Project|Model|Audit|Document|Program|Guide|Market|Network|Partner|Contact|Coach|Staff|Help|Train|Work|Study|Stock|Sample|Service|Budget|Forecast|Master|Host|(?:Teaching|Nursing|Driving|Marketing|Accounting|Training) (?:licen|certif|experience|degree)\w*|Chair|Track|Post|File|Record|Brief|Draft|Pilot)\b/;

/** The blanks of a line where a list lost its line breaks: "test plans Log defects  Report metrics Strong SQL skills". */
export function lostBreaks(text: string): Range[] {
  const sure = [BEFORE_YEARS, BEFORE_NAME, BETWEEN_FIELDS].flatMap((pattern) => matchesOf(text, pattern));
  return [
    ...sure.map(({ 0: gap, index }) => ({ start: index, end: index + gap.length })),
    ...beforeItems(text),
  ];
}

/** The same, by how its items begin. */
function beforeItems(text: string): Range[] {
  if (text.length < LONG_LINE) return [];
  const breaks = matchesOf(text, BEFORE_CAPITAL).flatMap(({ 0: gap, index, groups }) => {
    const at = index + gap.length;
    const word = groups?.word ?? '';
    const next = text.slice(at, at + OPENING);
    if (gap.length === 1 && (LEADS_ON.test(word) || NAMED_FORM.test(next))) return [];
    if (OPENS_ITEM.test(next)) return [{ at, isSure: true, isCertain: opensCertainly(next, word) }];
    const isSure = gap.length > 1 || /^\p{Ll}+$/u.test(word);
    return opensWithVerb(next) && (isSure || (VERB_IN_SENTENCE.test(next) && !ALSO_NOUN.test(next)))
      ? [{ at, isSure, isCertain: isSure && VERB_AND_OBJECT.test(next) && !ALSO_NOUN.test(next) }]
      : [];
  });
  const areSeveral = breaks.length > 1 && breaks.some(({ isSure }) => isSure);
  const kept = areSeveral ? breaks : breaks.filter(({ isCertain }) => isCertain);
  return kept.map(({ at }) => ({ start: at, end: at }));
}

/** "… HCI or Human Factors Experience in healthcare", but not "Customer Experience in stores". */
const opensCertainly = (next: string, word: string): boolean =>
  OPENS_CERTAINLY.test(next) && !(next.startsWith('Experience') && OF_WHOM.test(word));
const OPENS_CERTAINLY =
  /^(?:(?:Ability|Able) to|Knowledge of|Experience (?:in|with)|Proficien(?:t|cy) (?:in|with)|Familiar(?:ity)? with|(?:Strong|Excellent|Solid) \p{Ll}|Bilingual)\b/u;
const OF_WHOM =
  /^(?:customer|user|guest|patient|work|member|employee|brand|product|digital|client|teaching|professional|relevant|related|prior|previous|student|candidate|field|industry|training|total|minimum)$/i;
/** "Coordinate with the growers" */
const VERB_AND_OBJECT = /^\p{L}+ (?:with|the|an?|all|our|and|for|on|to) \p{Ll}/u;
