import type { Range } from '../../../shared/range.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import { matchesOf } from '../../text/patterns/matches.ts';

const SEEKS =
  '(?:seek(?:s|ing)?|aspiring to|aspires? to|looking for|to (?:obtain|secure|gain|attain|find|land)|(?:desires?|desiring|wish(?:es)?|hoping|hopes?) (?:for|to (?:obtain|secure|find|become|transition)))';
const GOAL =
  '(?:positions?|roles?|careers?|jobs?|opportunit(?:y|ies)|internships?|employment|placements?|apprenticeships?)';
/** What the goal is for or how it is to be reached says something of the person again. */
const GOES_ON =
  '(?:where|that|which|who|whereby|to (?:utili[sz]e|use|apply|contribute|leverage|expand|further|enhance|bring|showcase|employ)|with|utili[sz](?:e|ing)|using|leveraging|bringing|offering|allowing|so (?:that|I)|I)';
/** "Seeking a position as a welder", up to "where I can use my six years of TIG welding". */
const ASPIRATION = new RegExp(
  `(?<!\\b(?:clients?|applicants?|students?|individuals?|candidates?|people|persons|members?|veterans?|customers?|those|seekers?|adults|families|residents|participants|employees|professionals|apprentices|trainees|learners) )\\b${SEEKS}\\s(?:(?!\\b${GOES_ON}\\b)[^.;\\n]){0,120}?\\b${GOAL}\\b(?:(?!\\b${GOES_ON}\\b)[^.;\\n]){0,80}`,
  'giu',
);
/** "To work with a growing firm", as an objective says at its start. */
const OBJECTIVE = new RegExp(
  `^[\\s•*–-]*T[oO] (?:work (?:with|for|in|at|under|as)|(?:move|transition) (?:from|into)|be (?:an? )?(?:part|asset|associated|employed)|join|pursue|build (?:an?|my) career|become)\\b(?:(?!\\b${GOES_ON}\\b)[^.;\\n]){1,120}`,
  'u',
);
const MENTIONS_SEEKING =
  /\b(?:seek|aspir|looking|to (?:obtain|secure|gain|attain|find|land|work|be|join|pursue|build|become|move|transition)|desir|wish|hop(?:e|ing)|eager|keen|excited|willing|ready|aiming|want|interest|not yet|not \w+ yet|still |yet to |plan|apply|will (?:transfer|move)|n['’]t |applied|wait)/i;

/** "Eager to learn Tableau", "seeking to move into critical care", up to a comma or what somebody has. */
const HOPE =
  /\b(?:eager|keen|excited|willing|ready|looking|seek(?:s|ing)|hoping|hopes?|aiming|wants?|wanting|wish(?:es|ing)?|interested in|interest in)(?: to)? (?:learn(?:ing)?|gain(?:ing)? (?:[\p{L}-]+ ){0,2}experience(?: with| in)?|mov(?:e|ing) into|(?:leave|trade|swap|switch from|move from) [^.;\n]{2,50}? (?:for|to|into)|transition(?:ing)? (?:in)?to|(?:break|get)(?:ting|ing)? into|grow(?:ing)? into) (?!(?:and|or|but)\b)(?:(?! (?:and (?:have|has|hold|holds|am|is|with|experienced|skilled|completed|certified)|after|having|with|where|while|who|that|which|using)\b)[^.,;:()\n–]){1,80}/giu;
/** "Keen to move into technical recruiting with structured interviews and Ashby": what that work has, up to what somebody has. */
const WORK_WITH =
  /^ with (?!(?:my|over|more than|nearly|almost|\d|(?:an? )?(?:[\p{L}-]+ ){0,3}(?:years?|experience|background|record|history|degree|skills|license|certificat\p{L}+)|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) )\b)[^.;:()\n]{1,140}/iu;
const MOVES = /\b(?:mov(?:e|ing)|transition(?:ing)?|(?:break|get)(?:ting|ing)?|grow(?:ing)?) (?:in)?to /i;
/** "Plan to apply to nursing programs next year" */
const PLANNED =
  /(?:(?<=(?:^|[.;:,–]\s|\bI |\bI['’]m )\W{0,3})plan(?:s|ning)? (?:to|on) (?:apply(?:ing)?|enroll?(?:ing)?|study(?:ing)?|sit(?:ting)?|tak(?:e|ing)|start(?:ing)?|begin(?:ning)?|pursu(?:e|ing)|earn(?:ing)?|get(?:ting)?|obtain(?:ing)?|complet(?:e|ing))|\bapplying (?:to|for) (?=[^.;\n]{2,60}\b(?:program(?:me)?s?|school|college|university)\b))\s[^.;\n]{3,120}/giu;
/** "I have not yet prepared tax returns alone", "applied to the nursing program for next fall", "on the waiting list for the course" */
const NOT_YET =
  /(?:(?<=\bI )(?:have not(?: yet)?|haven['’]t)|\bapplied (?:to|for)(?= [^.;\n]{2,80}\b(?:program(?:me)?|school|college|university|course)\b[^.;\n]{0,60}\b(?:next|coming|fall|autumn|spring|waiting|pending|admission)\b)|\bon the wait(?:ing )?-?list for|\bwill (?:apply|transfer|move) (?:in|to|for)(?= \p{Lu})|(?<=^\W{0,4})(?:not (?:done|learned|learnt|used|tried) yet|still (?:to learn|learning)|yet to (?:do|learn)) ?:)\s[^.;\n]{3,160}/giu;

/** "Taught children keen to learn piano", "patients ready to transition to home care": what others would like. */
const OTHERS =
  /(?<!\b(?:i|wa|ha|alway))s $|\b(?:children|staff|women|men|youth|talent|people|team|crew|those) $/i;
const BEFORE = MASK_NUMBERS.beforeHope.value;

/**
 * Where a sentence says what work somebody would like, which shows nothing that they have done: "Seeking a management role".
 * `offset` is added to the ranges.
 */
export function aspirationsIn(words: string, offset: number): Range[] {
  if (!MENTIONS_SEEKING.test(words)) return [];
  const objective = OBJECTIVE.exec(words);
  if (objective) return [{ start: offset, end: offset + objective[0].length }];
  const sought = matchesOf(words, ASPIRATION);
  const hopes = matchesOf(words, HOPE).filter(
    ({ index }) =>
      !OTHERS.test(words.slice(Math.max(0, index - BEFORE), index)) &&
      !sought.some((one) => one.index <= index && index < one.index + one[0].length),
  );
  return [...sought, ...hopes, ...matchesOf(words, NOT_YET), ...matchesOf(words, PLANNED)].map(
    ({ 0: found, index }) => {
      const end = index + found.length;
      const work = MOVES.test(found) ? (WORK_WITH.exec(words.slice(end))?.[0].length ?? 0) : 0;
      return { start: offset + index, end: offset + end + work };
    },
  );
}
