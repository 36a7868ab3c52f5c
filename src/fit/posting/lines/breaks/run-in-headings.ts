import type { Range } from '../../../../shared/range.ts';
import { POSTING_NUMBERS } from '../../../numbers/posting-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';

/** A heading inside a line, and where the text after it begins. */
export type RunInHeading = Range & { resume: number };

/** "5. DESIRABLE QUALIFICATIONS. Experience in a bakery": capitals and a full stop before the words of a notice. */
const IN_CAPITALS =
  /^(?:\(?(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)][ \t]+)?(?<heading>\p{Lu}[\p{Lu}&/,’'() -]{4,60}[\p{Lu})])\.[ \t]+(?=[\p{Lu}(])/gmu;

const NOUNS =
  '(?:Responsibilities|Duties|Qualifications|Requirements|Skills|Skills (?:and|&) (?:Qualifications|Experience))';
const PHRASES = [
  "What (?:you|You)(?:['’](?:ll|d)| will| Will)?(?: (?:need|Need)(?: (?:to bring|To Bring))?| (?:bring|Bring|do|Do|be doing|Be Doing|have|Have|get|Get))",
  "What (?:we|We)(?:['’](?:re|d)| are| Are)? (?:looking for|Looking For|look for|Look For|offer|Offer|need|Need)",
  'Who (?:you|You) (?:are|Are)',
  'About (?:the|this|The|This) (?:Role|Job|Team|Position)',
  'The (?:Role|Opportunity)(?= As\\b| You)',
  'Nice[- ][Tt]o[- ][Hh]aves?',
  "Why [Yy]ou['’]ll (?:[Ll]ove|[Ll]ike|[Ee]njoy) (?:it [Hh]ere|[Uu]s|[Ww]orking (?:[Hh]ere|[Ww]ith [Uu]s))",
  'Physical (?:(?:&|and) [Ss]chedule|[Rr]equirements|[Dd]emands)',
  'Working [Cc]onditions',
  `(?:Key|Primary|Main|Core|Essential|Principal) (?:Job )?${NOUNS}`,
  `(?:Minimum|Preferred|Required|Basic|Desired|Additional) ${NOUNS}`,
].join('|');

/** "Minimum Qualifications. (1) A degree in …", "Desirable. One year …": the parts of a notice in prose. */
const WITH_FULL_STOP =
  /^(?<heading>(?:(?:Minimum|Preferred|Required|Desired|Desirable|Additional|Essential|Typical|Special|Other) (?:[Qq]ualifications|[Rr]equirements|[Dd]uties|[Rr]esponsibilities|[Ss]kills)|Nature of (?:the )?(?:Work|Position)|Desirable|Preferred|Qualifications|Requirements|Duties|Responsibilities|Applications?|Benefits|Compensation|Salary|Working Conditions|How to Apply))\.[ \t]+(?=[\p{Lu}(\d])/gmu;

/** What leads on to such words, which then are no heading: "meets the Minimum Qualifications". */
const NOT_WITHIN_SENTENCE =
  '(?<!\\b(?:the|these|our|all|following|meets?|and|or|of|see|with|for|to|your|any|in) )';
/** "… every day What you need to bring", "What you'll do · Bake bread", "Nice to haveBaking" */
const PHRASE = new RegExp(
  `(?=[A-Z][a-z]+[ -])(?<=^[ \\t]*|[.!?:)\\]][ \\t]{0,3}|[\\p{Ll}\\d%][ \\t]{1,3})${NOT_WITHIN_SENTENCE}(?<heading>${PHRASES})(?<mark>[ \\t]*[:–—-])?(?=[ \\t]*(?:$|[·•*▪-][ \\t]|\\p{Lu}|\\d))`,
  'gmu',
);

const SHOUTED_NOUNS = '(?:RESPONSIBILITIES|DUTIES|FUNCTIONS|QUALIFICATIONS|REQUIREMENTS)';
const SHOUTED_PHRASES = [
  `(?:(?:ESSENTIAL|KEY|PRIMARY|MAIN|CORE|PRINCIPAL|MINIMUM|PREFERRED|REQUIRED|BASIC|DESIRED|ADDITIONAL) )?(?:JOB )?${SHOUTED_NOUNS}(?: (?:/|&|AND) ${SHOUTED_NOUNS})?`,
  '(?:COMPANY|JOB|POSITION|ROLE) (?:DESCRIPTION|OVERVIEW|PURPOSE|SUMMARY)',
  'ABOUT (?:US|YOU|THE (?:COMPANY|JOB|POSITION|ROLE|TEAM))',
  'WHO (?:WE|YOU) ARE',
  "WHAT (?:WE OFFER|YOU(?:['’]LL| WILL)? (?:BRING|DO|NEED))",
  '(?:NICE TO|MUST)[ -]HAVES?',
  'BENEFITS',
  'HOW TO APPLY',
  'PHYSICAL (?:DEMANDS|REQUIREMENTS)',
  'WORKING CONDITIONS',
  '(?:DESIRED|EDUCATION|PREFERRED|REQUIRED|SKILLS)(?= ?[:•])',
].join('|');
const SHOUTED_HEADING = `(?<heading>${SHOUTED_PHRASES})(?<mark>[ \\t]*[:–—-])?`;
/** "… in a team.ESSENTIAL FUNCTIONS • Bake bread", "as assignedBENEFITS Medical", "a year.REQUIREMENTSBA or BFA" */
const SHOUTED = new RegExp(
  `(?=[A-Z]{3})(?<=[.!?:)\\]][ \\t]{0,3}|[\\p{Ll}\\d%][ \\t]{0,3})${NOT_WITHIN_SENTENCE}${SHOUTED_HEADING}(?=[ \\t]*(?:$|[·•*▪-]|(?!(?:Of|For|And|In|To|As|At)\\b)\\p{Lu}\\p{Ll})|(?<=[A-Z]:?)(?:\\p{Lu}{2,5}[ ,/]|\\d))`,
  'gmu',
);
/** "NICE TO HAVE • Rye bread", "WHO WE AREElmwood is a mill", "HOW TO APPLY Click below" */
const OPENING_LINE = new RegExp(
  `(?=[A-Z]{3})(?<=^[ \\t]*)${SHOUTED_HEADING}(?=[ \\t]*[·•▪*]|(?<=[A-Z])(?:\\p{Lu}\\p{Ll}|\\p{Lu}{2,5}[ ,/]|\\d)|(?<=[A-Z] [A-Z]{2,20})[ \\t]+(?:\\p{Lu}\\p{Ll}|A \\p{Ll}))`,
  'gmu',
);

/** The headings that stand in one line with other words, in order. */
export function runInHeadings(view: string): RunInHeading[] {
  const found = [IN_CAPITALS, WITH_FULL_STOP, PHRASE, SHOUTED, OPENING_LINE]
    .flatMap((pattern) => matchesOf(view, pattern))
    .map(rangeOf);
  return found
    .filter(({ start, resume }) => !standsAlone(view, start, resume))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => index === 0 || start >= (all[index - 1] as RunInHeading).resume);
}

/** With the number before it, which belongs to no other sentence. */
function rangeOf({ 0: words, index, groups }: RegExpExecArray): RunInHeading {
  const heading = groups?.heading ?? '';
  const end = index + words.indexOf(heading) + heading.length;
  return { start: index, end, resume: index + words.length };
}

/** True if nothing else stands near it in its line. */
function standsAlone(view: string, start: number, resume: number): boolean {
  const before = view.slice(Math.max(0, start - NEAR), start);
  const after = view.slice(resume, resume + NEAR);
  return !/[\p{L}\p{N}][^\n]*$/u.test(before) && !/^[^\n]*[\p{L}\p{N}]/u.test(after);
}

const NEAR = POSTING_NUMBERS.nearHeading.value;
