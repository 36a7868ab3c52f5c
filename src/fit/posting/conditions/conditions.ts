import type { Range } from '../../../shared/range.ts';
import type { Condition, ConditionKind } from '../../../shared/results/fit-result.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { anyOf, firstKindOf } from '../../text/patterns/any-of.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { DAYS_ALONE } from '../days-alone.ts';
import { isPageFurniture } from '../lines/about-posting/about-posting.ts';
import { isEqualOpportunityText } from '../lines/boilerplate.ts';
import { trimRange } from '../lines/posting-lines.ts';
import { OTHER_NOT_REQUIRED, opensWithVerb } from '../lines/statement-cues.ts';
import type { Statement } from '../lines/statements.ts';
import { labelOf } from '../requirements/make-requirement.ts';
import { CONDITION_PATTERNS, NOT_A_CONDITION } from './condition-patterns.ts';

/** A clause that sets a condition, and its kind. */
export type ConditionClause = Range & { kind: ConditionKind };

const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfStatement.value;
const MAX_CLAUSE_LENGTH = POSTING_NUMBERS.maxConditionLength.value;
const CLAUSE_BOUNDARY =
  /;\s+|,\s+so\s+(?=we (?:need|want)\b)|\sso\s(?=you (?:have to|must|need(?: to)?)\b)|\s[–—]\s|\s+[|·•]\s+|[ \t]{2,}(?=(?:overnight|must|able|valid|travel|willing|ability|available|lift|reliable)\b)|,\s+(?:and\s+|or\s+)?(?=(?:is|are)\s+subject\b)|,\s+(?:and\s+|or\s+)?(?![a-zà-ÿ]{2}\b)|(?<=\blicen[cs]es?)\s(?:and|&)\s+(?!an? (?:car|van|vehicle)|(?:\w+ )?(?:auto|car|vehicle) insurance)|(?<!\blbs?|\b[ap]\.m|\bhrs?|\bapprox|\bft|\bavail|\bincl|\betc|\bu\.s(?=\.\s+(?:citizen|resident|person|permanent|based|work|government|security|customs|military|federal|driv|licen[cs]e|passport|visa|work)))[.!?]\s+|(?<!\b(?:willing(?:ness)?|able|ready|ability))\s(?:and|&|plus)\s+(?=(?:an?\s|the\s)?(?:willing|able|abilit|availab|must|flexib|capab|can\b|reliable|own\b|your\sown\b|valid|(?:full\s|clean\s|current\s|uk\s|us\s)*driv(?:ing|er)|be\s|to\s(?:lift|travel|work|stand|carry|drive)|maintenance\sthereof))/gi;
/** Words that address the reader. Without one, a mention of evenings or travel may be about anybody. */
const isExpectedOfReader = anyOf(
  /\b(?:must|required?|requires|requirements?|able|ability|need(?:ed|s)?|expected|expect|should|will be|sometimes|from time to time|up to|percent|position|role|job|this is|your|valid|subject to|contingent|conditional|depends?|open (?:only )?to|live anywhere|include|pass|obtain|hold|maintain|applicants?|candidates?|only|bereitschaft)\b/i,
  /\bavailab\w+\b/i,
  /\bwilling\w*\b/i,
  /\bflexib\w+\b/i,
  /\boccasional\w*\b/i,
  /\btimes an? (?:year|month|week)\b/i,
  /\byou(?:['’](?:ll|re))?\b/i,
  /\bsponsor\w*\b/i,
  /\bwe (?:do |also )?(?:run|conduct|perform|do|test) (?:an? |for )?(?:\w+ )?(?:background|drugs?)\b/i,
  /\b(?:after|before) (?:the |an )?(?:offer|hire)\b/i,
  /\bdisponib\w+\b/i,
  /%/i,
);
/** Commercial licences and security clearances can be held, so they are requirements as well. */
const namesLicenceToHold = anyOf(
  /\bclass [ab]\b(?! driving licence)/i,
  /\bcdl/i,
  /\bcommercial driv\w+/i,
  /\bhgv/i,
  /\blgv/i,
  /\bclass c\b(?! (?:\([^()]*\) )?(?:(?:[A-Z]\w+ ){1,2})?(?:driv|motor vehicle))/i,
  /\bforklift/i,
);
const CLEARANCE_TO_HOLD =
  /\b(?:active|current|existing|hold(?:s|ing)?|possess\w*|valid)\b[^.;]{0,50}\bclearance\b/i;
/** "Experience with background checks" is a skill, not a condition. */
const statesExperience = anyOf(
  /\b(?:experience[ds]?|knowledge|familiar\w*|understanding|proficien\w*|background|expertise|skill(?:s|ed)?) (?:of|in|with|on|conducting|performing|running)\b/i,
  /\b(?:need to|must|should) know\b/i,
);

/** The clauses of a statement that set conditions, in order. Neighbouring clauses of the same kind are joined. */
export function conditionClauses(view: string, statement: Statement): readonly ConditionClause[] {
  const known = clausesOfStatements.get(statement);
  if (known) return known;
  const clauses = findConditionClauses(view, statement);
  clausesOfStatements.set(statement, clauses);
  return clauses;
}

/** A statement is of one posting and is looked at three times. */
const clausesOfStatements = new WeakMap<Statement, ConditionClause[]>();

function findConditionClauses(view: string, statement: Statement): ConditionClause[] {
  const text = view.slice(statement.start, Math.min(statement.end, statement.start + MAX_LOOKAHEAD));
  if (isEqualOpportunityText(text)) return [];
  const whole = text.length <= MAX_CLAUSE_LENGTH ? kindOfWhole(text, statement) : undefined;
  if (whole && !text.endsWith('?') && !isPageFurniture(text))
    return [{ start: statement.start, end: statement.end, kind: whole }];
  if (!mayStateConditions(text, statement)) return [];
  const found: ConditionClause[] = [];
  for (const clause of clausesOf(view, statement, text)) {
    const kind = kindOf(view.slice(clause.start, clause.end), text, statement);
    const last = found.at(-1);
    const words = view.slice(clause.start, clause.end);
    const isNext = last !== undefined && clause.start - last.end <= MAX_JOIN_GAP;
    const isTail =
      last !== undefined &&
      (isTailOf(last, view.slice(last.start, last.end), words) ||
        (isNext && !kind && goesOnWith(last, words)));
    if (isTail) last.end = clause.end;
    if (!kind || isTail) continue;
    if (last && last.kind === kind && clause.start - last.end <= MAX_JOIN_GAP) last.end = clause.end;
    else found.push({ ...clause, kind });
  }
  return found;
}

/** "Frequently bend, kneel, reach and push equipment": three things that a body does, in a row. */
const MOVE =
  '(?:bend|kneel|reach|stoop|crouch|crawl|squat|push|pull|lift|climb|twist|stand|walk|sit|carry|load)(?:t?ing)?';
const MOVES = new RegExp(
  `^(?:(?:applicants|candidates|employees|incumbents|(?:the )?(?:duties|work|tasks)) )?(?:(?:must |may |will )?(?:be )?(?:able|ability|required) to |must |(?:may |will )?(?:include|involve)s? |frequently |occasionally |regularly |constantly )*(?:${MOVE}(?:, (?:and |or )?| and | or |/)){2,}${MOVE}\\b`,
  'i',
);
/** "Applicants must be able to lift, carry, and load boxes": a condition wherever it stands. */
const OF_APPLICANTS = /^(?:applicants|candidates|employees|incumbents) must\b/i;

/** The kind of a statement that is a condition from its beginning to its end. */
function kindOfWhole(text: string, statement: Statement): ConditionKind | undefined {
  if (statement.topic && !isNoCondition(text) && !IS_ELSEWHERE.test(text))
    return kindAlwaysSaid(text) ?? (IS_PLACE.test(text) ? 'place' : statement.topic);
  if (text.length <= MAX_OF_HOURS && HOURS_ARE.test(text)) return 'hours';
  if (WORK_IS_AT.test(text) || (text.length <= MAX_OF_HOURS && SHIFT_IS.test(text))) return 'hours';
  if (text.length <= MAX_OF_HOURS && (DAYS_AND_TIMES.test(text) || TIMES_ALONE.test(text))) return 'hours';
  if (text.length <= MAX_OF_HOURS && (MAY_HAVE_TO_WORK.test(text) || isOnlyTimes(text))) return 'hours';
  if (ONLY_APPLY_IF.test(text)) return 'authorization';
  if (OWN_THINGS.test(text)) return 'equipment';
  if (TESTS_TO_PASS.test(text)) return 'checks';
  if (CHECKS_ALONE.test(text) || MAY_BE_TESTED.test(text)) return 'checks';
  if (PHYSICAL_WORK.test(text) || BEARS.test(text)) return 'physical';
  if (MOVES.test(text) && (isListed(statement) || OF_APPLICANTS.test(text))) return 'physical';
  return text.includes('clearances') && CLEARANCES.test(text) ? 'checks' : undefined;
}

/** "BLS certification must be kept current", "Please send a cover letter": of something else than its heading. */
const IS_ELSEWHERE =
  /^(?:[\p{L}/&-]+ ){1,4}(?:certifications?|licen[cs]es?|registrations?) (?:must|is|are|has to|needs)\b|^(?:(?:to apply:? )?(?:please )?(?:send|submit|include|attach) (?:us )?(?:an?|your) |applications? |we(?:['’]ll| will) review applications|references will )/iu;
/** "Remote anywhere in the US": no hours, even below "Schedule". */
const IS_PLACE = /^(?:fully |100% )?(?:remote|hybrid|on-?site)\b/i;

/** What is no hours or place, even below such a heading. */
const kindAlwaysSaid = firstKindOf({
  authorization: CONDITION_PATTERNS.authorization,
  checks: CONDITION_PATTERNS.checks,
});

const kindNamedIn = firstKindOf(CONDITION_PATTERNS);
const isNoCondition = anyOf(...NOT_A_CONDITION);

const MAX_OF_HOURS = POSTING_NUMBERS.longestHours.value;

/** "Hours are Monday through Friday 7:30 to 5:30" */
const HOURS_ARE =
  /^(?:the |your )?(?:work(?:ing)? )?(?:hours|schedule|shifts?) (?:are|is|will be|runs?)\b[^.;]*(?:\d{1,2}:\d\d|\b(?:\d{1,2} ?[ap]\.?m|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?)/i;

/** "2nd shift (3:00 pm - 1:30 am, Mon-Thu)" */
const SHIFT_IS =
  /^(?:1st|2nd|3rd|first|second|third|days?|nights?|overnight|evening|swing|graveyard|weekend) shift(?:,| -| –|:| is| runs| from|(?= \()).{0,6}(?:\d{1,2}(?::\d\d)? ?[ap]\.?m|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/i;

/** "Bakers may be required to work on the day, evening, or morning shifts" */
const MAY_HAVE_TO_WORK =
  /^[^.;:]{0,80}\b(?:may|must|will) be (?:required|asked|expected|called upon) to work (?:on )?(?:the )?(?:various|varying|different|irregular|rotating|any|all|day|night|evening|morning|swing|graveyard|weekends?|holidays?|overtime)\b(?=[^.;]*\b(?:shifts?|hours|weekends?|holidays?|overtime)\b)/i;

/** "Under federal law, you may be required to undergo drug testing", "Bakers may be required to pass a fitness evaluation" */
const MAY_BE_TESTED =
  /^[^.;:]{0,160}\b(?:may|will) be required to (?:undergo|submit to|pass|take|complete)\b[^.;]{0,60}\b(?:drug|alcohol|medical|fitness|physical|psychological|background|polygraph)\b[^.;]{0,40}\b(?:tests?|testing|exams?|examinations?|evaluations?|screenings?|investigations?|checks?)\b/i;

/** "Only apply to this job if you are a Canadian citizen, a permanent resident, or have a work permit" */
const ONLY_APPLY_IF = /^(?:please )?only apply\b.*\b(?:citizens?|residents?|work permit|visa)\b/i;

/** "Pass CritiCall, background, psych and a drug screen" */
const TESTS_TO_PASS =
  /^(?:must )?(?:be able to )?pass\b[^.;]{0,60},[^.;]*\b(?:background|drug|polygraph|psych\w*|hearing)\b[^.;]{0,60}\.?$/i;

/** "A cell phone, too", "steel toes required" */
const OWN_THINGS =
  /^(?:(?:an? )?(?:(?:working|reliable|own) )?(?:cell ?phone|smart ?phone|mobile phone)(?:,? (?:too|as well))?|steel[- ]toe[sd]?(?: required| needed)?)\W*$/i;
/** "Mon-Thu 3p-1:30a" */
const DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|m|t|w|th|f)(?:days?)?\\.?';
const DAYS_AND_TIMES = new RegExp(
  `^${DAY} ?(?:[-–/]|to|thru|through) ?${DAY},? \\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m?\\.?)? ?[-–] ?\\d`,
  'i',
);

/** "All shifts, weekends, holidays" */
const TIME =
  '(?:(?:all|any|every) shifts|nights|evenings|weekends|week-ends|(?:most |some |all )?holidays|over-?time)';
const TIMES_ALONE = new RegExp(
  `^(?:some )?${TIME}(?:(?:,|\\/| and| &|, and) ?${TIME})+(?:, closed \\w+days?)?\\W*$`,
  'i',
);

/** "2:30 pm to 1:00 am, Mon to Thu", "OT on Fridays, most weeks", "Open 5 am to 11 pm, seven days" */
const isOnlyTimes = anyOf(
  /^\d{1,2}(?::\d\d)? ?[ap]\.?m?\.? ?(?:to|-|–|until|till) ?\d{1,2}(?::\d\d)? ?[ap]\.?m\b[^.;]{0,50}\W*$/i,
  /^(?:ot|overtime) (?:is |on |most |every |some |available|optional)[^.;]{0,50}\W*$/i,
  /^(?:we(?:['’]re| are) )?open (?:from )?\d{1,2}\b[^.;]{0,40}(?:days?|\d ?[ap]m)\W*$/i,
);

/** "Okay with heights, heat, cold, 50 lb", "Tolerate a 95-degree room" */
const BEARS =
  /^tolerate (?:an? )?(?:\d{2,3}|hot|cold|heat|noise|smells?|dust)|^(?:(?:must )?be )?(?:ok(?:ay)?|fine|good|comfortable) with (?:(?:heights|heat|cold|noise|dust|dirt|ladders|lifting|(?:small|confined) spaces|(?:all )?weather|\d{2,3} ?(?:lbs?|pounds))(?:,? (?:and |or )?|\W*$))+$/i;

/** "Work is performed on rotating 12-hour shifts, including nights" */
const WORK_IS_AT = /^(?:the )?work is performed\b[^.;]*\b(?:shifts|nights|weekends|holidays|evenings)\b/i;

/** "Background check and drug screen, as for everyone at Elm Mill" */
const CHECKS_ALONE =
  /^(?:clean |clear |a )?(?:background|criminal|credit|drug|motor vehicle)(?: record)? (?:checks?|screen(?:s|ing)?|tests?)(?:(?:,|\/| and| &| \+| plus)+ (?:a )?(?:background|criminal|credit|reference|drug|physical|motor vehicle)(?: record)? (?:checks?|screen(?:s|ing)?|tests?|exams?)){0,3}(?:,? (?:(?:are|is|will be) )?(?:required|conducted|done)\b[^.;]{0,60}|,? (?:just )?(?:as )?for (?:all|every)[^.;]{0,60})?\W*$/i;

/** "Ohio Act 34, Act 73 and Act 151 clearances required" */
const CLEARANCES = /^[^.;]{3,80}\bclearances (?:(?:are )?required)?\W*$/i;

/** "The physical demands of the class include sitting and driving", "It's physical work: ladders, crawl spaces". */
const PHYSICAL_WORK =
  /^(?:the physical (?:demands|requirements) (?:of|for) [^.;]{2,40} (?:include|are)\b|(?:it|this)(?:['’]s| is) physical work\b)/i;

const isListed = ({ section, conditions = false }: Statement): boolean =>
  section === 'must' || section === 'preferred' || conditions;

/** "Maple Grove, OH (Hybrid)", "(on-site)": where the work is done, wherever it stands. */
const namesWorkplace = anyOf(
  /\((?:fully |100% )?(?:hybrid|remote|on-?site|in[- ]office|in[- ]person)\b[^()]{0,40}\)/i,
);

/** "The role is hybrid", "you'll be in our Leeds office": where the work of the job is done, also below "About the role". */
const saysWhere = anyOf(
  /\b(?:this|the) (?:role|position|job|post) (?:is|will be)\b/i,
  /\bthis is an? (?:[\w-]+ ){0,3}(?:role|position|job|post)\b/i,
  /\b(?:we['’]re|we are|everyone) (?:all )?in the office\b/i,
  /\byou(?:['’]ll| will)? (?:be|work) (?:based )?(?:in|from|at|out of) (?:our|the|home)\b/i,
  /^(?:hybrid|remote) (?:working|work|schedule|setup|arrangement)\b/i,
);

/** False if no clause of a statement can be a condition, whatever it names, so that none has to be looked at. */
function mayStateConditions(text: string, { section, conditions }: Statement): boolean {
  if (ABOUT_EMPLOYER.test(text)) return false;
  if (conditions) return true;
  switch (section) {
    case 'must':
    case 'preferred':
      return true;
    case 'duties':
      return isClearDemand(text) || TRAVELS.test(text) || saysWhere(text);
    case 'none':
      return isClearDemand(text) || isExpectedOfReader(text);
    default:
      return isExpectedOfReader(text) || namesWorkplace(text);
  }
}

/** "… and work in a hot, loud environment": more of what surrounds the work. */
const SURROUNDINGS =
  /^(?:(?:hot|cold|wet|humid|loud|noisy|dusty|dirty|confined|high|fast-paced)\b[\w ,-]{0,30}(?:environments?|conditions|kitchens?|spaces?|areas?|temperatures?)|(?:(?:in|and|or|extreme|heat|cold|noise|dust|fumes|odou?rs|rain|snow|wind|ladders|heights)[ ,]*){1,6})\W*$/i;

/** "… most holidays, usually five days and about fifty hours in season" */
const AMOUNT_OF_TIME =
  /^(?:usually|typically|normally|generally|about|around)\b[^.;]{0,30}\b(?:days|hours)\b[^.;]{0,40}$|^(?:(?:from )?\d{1,2}(?::\d\d)? ?[ap]\.?m\b|twelve months|year[- ]round)/i;

/** "… on the road, mostly in Atlanta, Nashville and Knoxville" */
const MOSTLY_WHERE = /^(?:mostly|mainly|primarily|usually) (?:in|to|within|across)\b/i;

/** "… as needed; estimate up to 20%" */
const HOW_OFTEN =
  /^(?:estimated?|approximately|about|around|at)? ?(?:up to )?\d{1,3} ?(?:%|percent)(?: of (?:the |your )?time)?\W*$/i;
/** "… to travel to meet customers, support events, and train staff" */
const PURPOSE =
  /\btravel\b.*\bto (?:meet|visit|attend|support|train|participate|conduct|present|host|assist)\b/i;
const WHAT_FOR =
  /^(?:and |or )?(?:meet|visit|attend|support|train|participate|conduct|present|host|assist) [^.;]{3,60}$/i;

/** "… in the territory, Cincinnati or Dayton being best" */
const PLACES_BEST = /^\p{Lu}[\p{L} ,.]{2,60} (?:being|is|are) (?:best|ideal|preferred)\W*$/u;

/** "… within 45 minutes of the plant" */
const HOW_FAR = /^within (?:an? |\d{1,3} |\p{L}+ )(?:minutes?|miles?|hours?|km|kilomet\w+)\b/iu;

/** "Must live in Ohio, Indiana or Kentucky" */
const LIVES_IN = /\b(?:live|reside|living|residing|located) in (?:the )?\p{Lu}[\p{L}., ]*$/u;
const MORE_PLACES = /^(?:(?:and|or) )?\p{Lu}[\p{L}.]*(?: (?:and |or )?\p{Lu}[\p{L}.]*){0,5}\W*$/u;

/** "… to furnish an automobile, properly insured, for use in City service" */
const INSURED =
  /^(?:(?:properly|adequately|fully) )?insured\b|^for use in (?:the )?(?:\p{L}+ )?(?:service|work)\b/iu;

/** "Valid driver's license and a record acceptable to our insurer" */
const RECORD =
  /^(?:and )?(?:an? )?(?:(?:clean|good|safe|satisfactory|acceptable) )?(?:(?:driving|motor vehicle) )?(?:record(?=\W*$| (?:acceptable|that)\b)|MVR\b|(?:valid |current )?(?:driver['’]?s? )?licen[cs]e(?:,? and (?:\w+ )?insurance)?(?=\W*$| (?:because|since|as)\b)|(?:valid |current |proof of )?(?:auto |car )?insurance\b)/i;

/** "Able to lift 50 lbs, walk uneven ground, and climb in and out of equipment" */
const MORE_MOVES = /^(?:and |or )?(?:walk|climb|stand|bend|kneel|reach|push|pull|carry|crawl|squat)\b/i;

/** "… licence at the time of appointment, and maintenance thereof as a condition of employment". */
const isTailOf = ({ kind }: ConditionClause, before: string, clause: string): boolean =>
  /^(?:and )?(?:maintenance thereof|is subject to [^.;,]{0,40}thereafter)\b/i.test(clause) ||
  (kind === 'physical' && (SURROUNDINGS.test(clause) || MORE_MOVES.test(clause))) ||
  (kind === 'hours' && AMOUNT_OF_TIME.test(clause)) ||
  (kind === 'place' &&
    (PLACES_BEST.test(clause) ||
      HOW_FAR.test(clause) ||
      ENDS_OPEN.test(before) ||
      (LIVES_IN.test(before) && MORE_PLACES.test(clause)))) ||
  (kind === 'driving' && INSURED.test(clause)) ||
  (kind === 'travel' &&
    (MOSTLY_WHERE.test(clause) || HOW_OFTEN.test(clause) || (PURPOSE.test(before) && WHAT_FOR.test(clause))));

/** "Must reside in, or be willing to relocate to," the area */
const ENDS_OPEN = /\s(?:to|in|within|at|near|from)$/i;

/** More of a condition in the clause right after it. */
const goesOnWith = ({ kind }: ConditionClause, clause: string): boolean =>
  (kind === 'driving' && RECORD.test(clause)) || (kind === 'travel' && DAYS_ALONE.test(clause));

const MAX_JOIN_GAP = POSTING_NUMBERS.maxConditionGap.value;

function clausesOf(view: string, statement: Statement, text: string): Range[] {
  const clauses: Range[] = [];
  let from = 0;
  for (const cut of matchesOf(text, CLAUSE_BOUNDARY)) {
    if (text.lastIndexOf('(', cut.index) > text.lastIndexOf(')', cut.index)) continue;
    clauses.push(trimRange(view, statement.start + from, statement.start + cut.index));
    from = cut.index + cut[0].length;
  }
  clauses.push(trimRange(view, statement.start + from, statement.start + text.length));
  return clauses.filter(({ start, end }) => end > start);
}

/** "High school diploma Shift flexibility": lines that were joined. */
const NAMES_STUDY = /\b(?:diploma|degree|bachelor\S*|ged)\b/i;

function kindOf(words: string, whole: string, statement: Statement): ConditionKind | undefined {
  if (words.length > MAX_CLAUSE_LENGTH) return undefined;
  const clause = words.replace(OTHER_NOT_REQUIRED, '');
  const kind = kindNamedIn(clause);
  if (!kind || isNoCondition(clause.replace(/\([^()]*\)?/g, ' '))) return undefined;
  if (NAMES_STUDY.test(clause) || statesExperience(clause)) return undefined;
  if (kind === 'travel' && BOOKS_TRAVEL.test(clause)) return undefined;
  if (kind === 'driving' && namesLicenceToHold(whole)) return undefined;
  const listed = isListed(statement);
  if (
    kind === 'hours' &&
    (/experience/i.test(clause) || HOW_BUSY.test(clause) || HAS_DONE.test(clause) || YEARS_OF.test(clause))
  )
    return undefined;
  if (kind === 'hours' && ON_CALL_ROTATION.test(clause)) return /^from\b/i.test(clause) ? undefined : kind;
  if (listed && (!opensWithVerb(clause) || NAMES_RECORD.test(clause))) return kind;
  if (statement.section === 'none' && !statement.conditions && !ANYWHERE.has(kind))
    return isClearDemand(whole) || (kind === 'place' && saysWhere(whole)) ? kind : undefined;
  if (kind === 'travel' && TRAVELS.test(clause)) return kind;
  if (kind === 'place' && (namesWorkplace(clause) || saysWhere(whole))) return kind;
  return (kind === 'physical' && listed) || isExpectedOfReader(whole) ? kind : undefined;
}

/** "220 covers on a Saturday" */
const HOW_BUSY =
  /\b\d+\+? (?:covers|guests|customers|tickets|orders|patients|visitors) (?:on|every|each|a|per) (?:an? )?(?:busy )?\w+day\b/i;

/** "Three years of night work in a care home" */
const YEARS_OF = /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten) years?['’]? (?:of|in)\b/i;

/** "You've debugged an outage at 3am" */
const HAS_DONE = /^you(?:['’]ve| have) (?!to\b)\p{L}+/iu;

/** "Take part in an on-call rotation", wherever it stands. */
const ON_CALL_ROTATION = /\bon[- ]call (?:rotation|schedule|rota)\b/i;

/** "Arrange domestic and international travel" for others. */
const BOOKS_TRAVEL =
  /\b(?:(?:re-?)?book(?:s|ing)?|arrang(?:e|es|ing)|coordinat(?:e|es|ing)|plan(?:s|ning)?|schedul(?:e|es|ing)|organi[sz](?:e|es|ing))\b[^.;]{0,60}\btravel\b/i;

/** "Travel to two trade shows a year" among duties. */
const TRAVELS =
  /^travel(?:s|l?ing)? (?:to|up|between|within|for|as|not|is|may|\d|approximately|occasionally|locally|nationally|internationally|throughout|across|from|on|extensively|regularly|frequently|required)\b/i;

/** "Clear background check", "Clean driving record": nobody is to clear or clean anything. */
const NAMES_RECORD =
  /^(?:cle(?:ar|an) (?:[a-zà-ÿ]+ )?(?:background|record|history|mvr)|own (?:(?:basic )?(?:hand |power )?tools|(?:reliable )?(?:car|vehicle|truck|transport\w*)))\b/i;

/** Matches "We can help with a visa", but not "We cannot sponsor visas" or "We need you on Sundays". */
const ABOUT_EMPLOYER =
  /^(?:we|our|ours)\b(?!.{0,40}\b(?:background check|drug (?:screen|test)|test for drugs|cannot|can['’]?t|don['’]t|unable|not|need|require|expect|ask)\b)/i;
/** Kinds that apply to everybody who is hired, in whatever section they are mentioned. */
const ANYWHERE: ReadonlySet<ConditionKind> = new Set(['checks', 'authorization', 'driving', 'eligibility']);

/** Among duties, only a clear demand is a condition. */
const isClearDemand = anyOf(
  /\b(?:must|required|requires|able to|ability to|available|availability|on[- ]call)\b/i,
  /^(?:[\w-]+ ){1,3}(?:may|will) require\b/i,
  /\bsubject to (?:call|work\w*|nights|shifts)\b/i,
  /\bwilling\w*\b/i,
  /%/i,
);

/** Returns true if the clause names something a person can hold, which makes it a requirement as well. */
export function isAlsoRequirement(clause: string): boolean {
  return CLEARANCE_TO_HOLD.test(clause);
}

const MAX_PER_KIND = POSTING_NUMBERS.maxConditionsOfKind.value;
const MAX_CONDITIONS = POSTING_NUMBERS.maxConditions.value;

/** "You must have received a regular appointment to file on a promotional basis": where others may file too, it isn't for them. */
const IF_PROMOTED = /\b(?:on a promotional basis|as a promotional candidate)\b/i;
const ONLY_PROMOTED = /\bonly\s+on\s+an?\s+(?:inter)?(?:departmental\s+)?promotional\s+basis/i;

/** All conditions of a posting, quoted, without duplicates; only so many of a kind and in total. */
export function findConditions(text: string, view: string, statements: Statement[]): Condition[] {
  const counts = new Map<ConditionKind, number>();
  const seen = new Set<string>();
  const conditions: Condition[] = [];
  for (const statement of statements) {
    for (const { kind, start, end } of conditionClauses(view, statement)) {
      if (IF_PROMOTED.test(view.slice(start, end)) && !ONLY_PROMOTED.test(view)) continue;
      const label = labelOf(view.slice(start, end).replace(/^(?:and|or)\s/i, ''));
      const count = counts.get(kind) ?? 0;
      if (conditions.length >= MAX_CONDITIONS || count >= MAX_PER_KIND || seen.has(label.toLowerCase()))
        continue;
      seen.add(label.toLowerCase());
      counts.set(kind, count + 1);
      conditions.push({ kind, text: text.slice(start, end), start, end, label });
    }
  }
  return conditions;
}

/** Part of a statement without conditions at its start or end, or undefined if nothing else is left. */
export function withoutConditions(
  view: string,
  statement: Statement,
  part: Range = statement,
): Range | undefined {
  let { start, end } = part;
  const clauses = conditionClauses(view, statement).filter(
    (clause) =>
      clause.start < part.end &&
      clause.end > part.start &&
      !isAlsoRequirement(view.slice(clause.start, clause.end)),
  );
  if (clauses.length === 0) return { start, end };
  for (const clause of clauses) if (isEmptyBetween(view, start, clause.start)) start = clause.end;
  for (const clause of clauses.toReversed()) if (isEmptyBetween(view, clause.end, end)) end = clause.start;
  const rest = withoutJoints(view, trimRange(view, start, Math.max(start, end)));
  if (start > part.start && GIVES_REASON.test(view.slice(rest.start, rest.end))) return undefined;
  return rest.end - rest.start < MIN_LENGTH ? undefined : rest;
}

/** "… because buses don't go there": why a condition is set. */
const GIVES_REASON =
  /^(?:we (?:supply|provide|furnish|cover|have)|because|since|as (?:we|our|the)|so (?:that|you)|(?:for|in|after) which|which|not|no)\b/i;

const MIN_LENGTH = POSTING_NUMBERS.minBesideConditions.value;

function isEmptyBetween(view: string, from: number, to: number): boolean {
  return (
    to <= from ||
    /^(?:[\s.,;:()&-]|and\b|or\b|also\b|additionally\b|in addition\b)*$/i.test(view.slice(from, to))
  );
}

function withoutJoints(view: string, { start, end }: Range): Range {
  const words = view.slice(start, end);
  const head = /^(?:[\s.,;:&–—-]|(?:and|or|plus)\s)*/i.exec(words)?.[0].length ?? 0;
  const tail = /(?:[\s,;:&-]|\s(?:and|or))*$/i.exec(words.slice(-24))?.[0].length ?? 0;
  return { start: Math.min(end, start + head), end: Math.max(start + head, end - tail) };
}
