import type { Range } from '../../../shared/range.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { hasOpenBracket } from '../../text/open-bracket.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { trimRange } from '../lines/posting-lines.ts';
import { levelFromWording, opensWithVerb } from '../lines/statement-cues.ts';
import { findYears } from '../requirements/years.ts';

const LONG_SENTENCE = REQUIREMENT_NUMBERS.longSentence.value;
const MIN_CLAUSE_LENGTH = REQUIREMENT_NUMBERS.minClause.value;
const MIN_AT_SEMICOLON = REQUIREMENT_NUMBERS.minClauseAtSemicolon.value;
const MIN_OF_LIST = REQUIREMENT_NUMBERS.minItemAtSemicolon.value;
const MANY_ITEMS = REQUIREMENT_NUMBERS.manyAtSemicolons.value;
const SEMICOLON = /;\s+(?:and\s|or\s(?=$))?/g;
const JOINT = /,\s+(?:and|then|but|so|plus|as well as)\s+|\s[-–—]{1,2}\s|:\s+(?=\p{Ll})/gu;

/** "The following competencies may be evaluated: judgment, supervision, and job knowledge including knowledge of: …". */
const COMPETENCIES =
  /\b(?:competenc(?:y|ies)|emphasis (?:will|may) be placed on the following)\b[^.:;]{0,60}:\s+(?<list>[^:.]{3,400}?)(?=[,;]?\s*(?:and )?job knowledge\b|[.:]|$)/i;
/** Whether a sentence lists competencies, each of which is asked. */
export const listsCompetencies = (words: string): boolean => COMPETENCIES.test(words);

const BETWEEN_COMPETENCIES = /[,;]\s+(?:and\s+)?/g;

/** "Three years of bookkeeping, be comfortable in Excel, and know the tax code": the years are not in Excel. */
const ASKED_BESIDE_YEARS =
  /,\s+(?:and\s+)?(?=(?:(?:(?:must |should )?be )?(?:able|comfortable|conversant|familiar|fluent|proficient|willing) (?:in|with|to|at)|(?:(?:an? )?(?:\p{Ll}+ ){0,2}(?:knowledge|understanding) of|(?:the )?ability to|(?:\p{Ll}+ )?proficiency (?:in|with)|(?:strong|excellent|good|solid|great) (?:\p{Ll}+ ){1,3}skills)|have (?:an?|the|strong|good|excellent))\b)/gu;

/** "Three years of experience with, and strong knowledge of, ovens": both are in what follows. */
const ENDS_OPEN = /\b(?:with|of|in|for|to|on|using)$/i;
/** "…, preferred": the level of everything before. */
const LEVEL_OF_ALL = /, (?:(?:strongly|highly) )?(?:preferred|desired|required|an? plus)\W*$/i;

/** Whether a sentence asks for years, and behind a comma for something else. */
export function asksBesideYears(words: string): boolean {
  const joint = words.includes(',') ? words.search(ASKED_BESIDE_YEARS) : -1;
  if (joint <= 0 || LEVEL_OF_ALL.test(words)) return false;
  const before = words.slice(0, joint);
  return !ENDS_OPEN.test(before) && findYears(before).length > 0;
}

/**
 * The clauses of a sentence, in order: what stands between semicolons; of a long sentence, also between "and"; what is asked
 * beside years; and each of the competencies that a notice lists.
 */
export function postingClauses(view: string, sentence: Range): Range[] {
  const { start, end } = withoutRelatedWork(view, sentence);
  const listed = COMPETENCIES.exec(view.slice(start, end));
  const list = listed?.groups?.list;
  if (!listed || list === undefined) return clausesOf(view, { start, end });
  const from = start + listed.index + listed[0].length - list.length;
  const to = from + list.length;
  const rest = { start: to + (/^[,;.]?\s*(?:and\s+)?/.exec(view.slice(to, end))?.[0].length ?? 0), end };
  return [
    ...splitAt(view, { start: from, end: to }, BETWEEN_COMPETENCIES, 0),
    ...(rest.end - rest.start > MIN_CLAUSE_LENGTH ? clausesOf(view, rest) : []),
  ];
}

/** "Collects tickets and does related work": whatever else there is to do isn't asked. */
function withoutRelatedWork(view: string, { start, end }: Range): Range {
  const related = RELATED_WORK.exec(view.slice(start, end));
  return related ? { start, end: start + related.index } : { start, end };
}
const RELATED_WORK =
  /[,;]?\s+(?:and\s+)?(?:does|do|performs?|performing|doing) (?:other )?related (?:work|duties|tasks)(?: (?:as|when) (?:required|assigned|needed|necessary))?\W*$/i;

function clausesOf(view: string, { start, end }: Range): Range[] {
  const isList = view.slice(start, end).split(';').length > MANY_ITEMS;
  return splitAt(view, { start, end }, SEMICOLON, isList ? MIN_OF_LIST : MIN_AT_SEMICOLON).flatMap(
    (piece) => {
      const words = view.slice(piece.start, piece.end);
      if (listsVerbs(words)) return splitBefore(view, piece, verbsBehindCommas(words));
      if (listsHaving(words)) return splitAt(view, piece, BEFORE_HAVING, 0);
      if (piece.end - piece.start > LONG_SENTENCE) return splitAt(view, piece, JOINT, MIN_CLAUSE_LENGTH);
      if (asksTwice(words)) return splitAt(view, piece, AND_HAVE, MIN_AT_SEMICOLON);
      if (asksToGrasp(words)) return splitAt(view, piece, AND_GRASP_OF, MIN_AT_SEMICOLON);
      return asksBesideYears(words) ? splitAt(view, piece, ASKED_BESIDE_YEARS, MIN_AT_SEMICOLON) : [piece];
    },
  );
}

function splitBefore(view: string, { start, end }: Range, joints: readonly RegExpExecArray[]): Range[] {
  const froms = [start, ...joints.map(({ 0: joint, index }) => start + index + joint.length)];
  const tos = [...joints.map(({ index }) => start + index), end];
  return froms.map((from, index) => trimRange(view, from, tos[index] as number));
}

function splitAt(view: string, { start, end }: Range, separator: RegExp, shortest: number): Range[] {
  const text = view.slice(start, end);
  const clauses: Range[] = [];
  let from = 0;
  for (const found of text.matchAll(separator)) {
    const tooShort = found.index - from < shortest || text.length - found.index - found[0].length < shortest;
    if (tooShort || isInsideParentheses(text, found.index)) continue;
    if (separator === JOINT && !beginsClause(text, found)) continue;
    clauses.push(trimRange(view, start + from, start + found.index));
    from = found.index + found[0].length;
  }
  clauses.push(trimRange(view, start + from, end));
  return clauses.filter((clause) => clause.end > clause.start);
}

/** Whether what follows a joint says something by itself. */
const beginsClause = (text: string, joint: RegExpExecArray): boolean =>
  !endsEnumeration(text, joint) && !isLastOfWhatSuffices(text, joint) && !isObjectOfDuty(text, joint);

/** "Oversees bakers, millers, and helpers at the oven": more of what is done, without a verb. */
const isObjectOfDuty = (text: string, { 0: joint, index }: RegExpExecArray): boolean =>
  /^,\s+(?:and|as well as)\s/.test(joint) &&
  opensWithVerb(text) &&
  !opensWithVerb(text.slice(index + joint.length)) &&
  !ASKS.test(text.slice(index + joint.length));

const ASKS =
  /^(?:also|then|must|will|should|may|is|are|to|the ability|an? |you|ability|able|knowledge|experienced?|understanding|skills?|proficien\w+|familiar\w*|willing\w*|excellent|strong|good|other)\b/i;

/** "The gathering, recording, and compiling of data": what stands before "and" is one word of a list. */
const endsEnumeration = (text: string, { 0: joint, index }: RegExpExecArray): boolean =>
  joint.startsWith(',') && /,\s+[\p{L}-]+$/u.test(text.slice(Math.max(0, index - LONGEST_WORD), index));

/** "… grounds, airfields, and roadways sufficient to inspect them": all of them must be known so well. */
const isLastOfWhatSuffices = (text: string, { 0: joint, index }: RegExpExecArray): boolean =>
  /^(?:[\p{L}-]+ ){1,4}sufficient to\b/u.test(text.slice(index + joint.length));

const LONGEST_WORD = REQUIREMENT_NUMBERS.longestListWord.value;

function isInsideParentheses(text: string, at: number): boolean {
  return hasOpenBracket(text.slice(Math.max(0, at - 200), at));
}

/** "Candidates should hold a degree in baking and have at least three loaves": both are asked. */
export const asksTwice = (words: string): boolean => ASKS_TWICE.test(words);
const ASKS_TWICE =
  /\b(?:hold|have|possess|bring)\b[^;:]{0,60}\b(?:degree|ph\.?d|doctorate|diploma|master\S*|bachelor\S*|licen[cs]e|certificat\w+)\b[^;:]{0,80} and (?:must |should |will )?(?:have|hold|possess|be able to|bring)\b/i;
const AND_HAVE = /,? and (?:must |should |will )?(?=(?:have|hold|possess|be able to|bring)\b)/gi;

/** "Experience of rye, and a strong grasp of ovens" */
const GRASP =
  '(?<!\\b(?:with|of|in|for|to|on|using),?),? and (?=(?:an? )?(?:strong|solid|good|deep|working|thorough|excellent|sound|firm) (?:grasp|understanding|knowledge|command|working knowledge) of\\b)';
const AND_GRASP = new RegExp(GRASP, 'i');
export const asksToGrasp = (words: string): boolean => AND_GRASP.test(words);
const AND_GRASP_OF = new RegExp(GRASP, 'gi');

/** "Enters reports; answers telephones; redacts files": several duties, each with its verb. */
export const listsDuties = (words: string): boolean => {
  const clauses = words.split(/;\s+/);
  return clauses.length > MANY_VERBS && clauses.every((clause) => opensWithVerb(clause.replace(SUBJECT, '')));
};
/** "And", "the driver" */
const SUBJECT = /^(?:and\s+|(?:the|an?)\s+(?:[\p{L}-]+\s){1,3}(?=\p{L}+s\s))/iu;

/** "Bathe and dress clients, prepare light meals, and remind them of their medicines": three verbs behind commas or more. */
export const listsVerbs = (words: string): boolean => verbsBehindCommas(words).length >= MANY_VERBS;
const MANY_VERBS = REQUIREMENT_NUMBERS.manyVerbs.value;
const OPENING = POSTING_NUMBERS.readOfOpening.value;
const BEFORE_VERB = /,\s+(?:and\s+|then\s+)?/g;

/** The commas before verbs with their objects, but not those within "assess, plan and evaluate care". */
function verbsBehindCommas(words: string): RegExpExecArray[] {
  let from = 0;
  return matchesOf(words, BEFORE_VERB).filter(({ 0: joint, index }) => {
    const isBare = endsInBareVerb(words.slice(from, index), from === 0);
    from = index + joint.length;
    const rest = words.slice(from, from + OPENING);
    return (
      !isBare &&
      /^[\p{L}-]+ [\p{L}\d]/u.test(rest) &&
      !/^[\p{L}-]+ing\b/u.test(rest) &&
      opensWithVerb(rest) &&
      !isInsideParentheses(words, index)
    );
  });
}

/** "Plan", "the nurse will assess", "a curator plans": a verb whose object is still to come. */
function endsInBareVerb(piece: string, isFirst: boolean): boolean {
  const said = piece.replace(AUXILIARY, '');
  if (/^[\p{L}-]+$/u.test(said)) return true;
  const last = /[\p{L}-]+$/u.exec(said)?.[0] ?? '';
  return isFirst && opensWithVerb(last) && !opensWithVerb(said.slice(0, OPENING));
}
const AUXILIARY = /^[^;]{0,120}\b(?:will|to|must|shall|would|should|can)\s/i;

/** "You hold a license, have closed six sales, and own a car": all of them are asked. */
export const listsHaving = (words: string): boolean =>
  ADDRESSES.test(words) && matchesOf(words, BEFORE_HAVING).length > 1;
const ADDRESSES =
  /^(?:to be [^,;]{3,30} )?(?:you|candidates?|applicants?|the (?:ideal|right|successful) (?:candidate|person)) /i;
const BEFORE_HAVING =
  /,\s+(?:and\s+)?(?=(?:have|hold|know|speak|own|can|are able|are comfortable|enjoy)\s)/gi;

/** "People who: have baked rye; know ovens; like to rise early": each is asked. */
export const listsBehindColon = (words: string): boolean => BEHIND_COLON.test(words);
const BEHIND_COLON = /\b(?:who|that|with|to|you|have|be):\s[^;:]{3,}(?:;[^;:]{3,}){2,}/i;

/** "A baker's license; if you are about to get one, write to us anyway": what follows is about others. */
export const addsCondition = (words: string): boolean => ADDS_CONDITION.test(words);
const ADDS_CONDITION =
  /;\s+(?:and\s+|but\s+)?if you\b[^;()]{3,200}\b(?:(?:write|talk|speak) to (?:us|me)|apply|call|e-?mail|tell us|get in touch|reach out|let us know|anyway)\b/i;

/** "Uses SQL or Spark; experience with cloud services preferred": the wish is only about the last clause. */
export function endsInWish(words: string): boolean {
  const at = words.lastIndexOf(';');
  return at > 0 && IS_WISHED.test(words.slice(at)) && !isWish(words.slice(0, at));
}

const IS_WISHED =
  /^;(?:[^,;:]+\b(?:preferred|desired|desirable|helpful|beneficial|helps|an? (?:plus|asset|advantage))\W*$| (?:an? )?(?:bachelor|master|associate|college|degree|bsn|mba)[^;:()]{3,120}\b(?:preferred|desired|desirable|an? plus)(?: \([^()]{3,80}\))?\W*$| if you(?:['’]ve| have| know| speak)?\b[^;]{3,80}\b(?:even better|great|an? (?:plus|bonus)|helpful|nice)\b)/i;

function isWish(words: string): boolean {
  const level = levelFromWording(words);
  return level === 'preferred' || level === 'nice';
}
