import type { Range } from '../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { hasOpenBracket } from '../../text/open-bracket.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { trimRange } from '../lines/posting-lines.ts';

const FEW_ITEMS = REQUIREMENT_NUMBERS.itemsInProse.value;
const FEW_NEEDS = REQUIREMENT_NUMBERS.needsInProse.value;
const FEW_BELOW = REQUIREMENT_NUMBERS.needsBelowHeading.value;

/** "What you have to have: a license, two years at an oven": each item is asked by itself. */
const NEEDS =
  /^(?:.{0,40}\b)?(?:what (?:you(?:['’]ll| will)? (?:need|have to have|must have|should have|bring)|we (?:need|have to have|must have|want|insist on|ask|require|expect|look for|['’]re looking for|are looking for)(?: (?:from|of|in) you)?|it takes)|you(?:['’]ll| will)? (?:must have|have to have|need(?: to have)?)|(?:hard )?must[- ]haves?)\b[^:;.]{0,60}:\s+(?=\S)/i;
/** "You need a license, at least two years at an oven, …" */
const NEEDS_OUTRIGHT =
  /^(?:you(?:['’]ll| will)? (?:need|must have)|we (?:need|require)|(?:candidates?|applicants?) (?:need|must have))\s+(?=(?:an?|at least|your|current|valid|active|\d)\b)/i;
const BEFORE_NEED =
  /,\s+(?:and\s+)?(?=(?:an?|the|your own|current|active|valid|at least|a minimum|\d+\+?|one|two|three|four|five|six|seven|eight|ten|experience|knowledge|ability|strong|solid|good|real|comfort\w*|bachelor\S*|associate\S*|high school|HS|GED|proof|some|basic|working|either)(?![\p{L}-]))(?!(?:an? )?(?:plus|bonus|must)\b)/giu;

/** "What you would be doing: setting up mills, touching off tools, …": each is a duty. */
const DOING =
  /^(?:.{0,40}\b)?(?:doing|(?:the|your) (?:job|work|role|day|week)|duties|what you(?:['’]ll| will| would)? do)\b[^:;.]{0,40}:\s+(?=\S)/i;
const BEFORE_DUTY =
  /,\s+(?:and\s+)?(?!(?:we|it|this|that|which|who|where|when|while|so|but|or|not|etc|including|such|both|all|mostly|one|if|as|with|without)\b)(?=[\p{L}'’-]+\s[\p{L}\d])/giu;

/** "Setting up mills, touching off tools, picking up offsets": below such a heading, each with what is done. */
const BEFORE_GERUND = /(?<=\s\S+),\s+(?:and\s+)?(?=[\p{L}-]{2,}ing\s(?:and\s[\p{L}-]+ing\s)?[\p{L}\d])/giu;
const OPENS_WITH_GERUND = /^[\p{L}-]{2,}ing\b/iu;

/** Where a sentence stands: below words like "what you have to have" or "what you'd be doing", or anywhere. */
export type PlaceOfList = 'needs' | 'duties' | 'anywhere';

type List = { lead: number; joints: RegExpExecArray[] };

function listIn(words: string, place: PlaceOfList): List | undefined {
  const needs = NEEDS.exec(words)?.[0].length;
  if (needs !== undefined) return listOf(words, needs, BEFORE_NEED, FEW_NEEDS);
  if (place === 'needs') return listOf(words, 0, BEFORE_NEED, FEW_BELOW);
  if (NEEDS_OUTRIGHT.test(words)) return listOf(words, 0, BEFORE_NEED, FEW_NEEDS);
  const doing = DOING.exec(words)?.[0].length;
  if (doing !== undefined) return listOf(words, doing, BEFORE_DUTY, FEW_ITEMS);
  return place === 'duties' && OPENS_WITH_GERUND.test(words)
    ? listOf(words, 0, BEFORE_GERUND, FEW_ITEMS)
    : undefined;
}

function listOf(words: string, lead: number, joint: RegExp, enough: number): List | undefined {
  const joints = matchesOf(words, joint).filter(
    ({ index }) => index > lead && !hasOpenBracket(words.slice(lead, index)),
  );
  const isChoice = joints.some(({ 0: joint, index }) => EITHER.test(words.slice(index + joint.length)));
  return joints.length >= (isChoice ? 1 : enough) ? { lead, joints } : undefined;
}

/** "A state license, and either NEIEP or a registered apprenticeship": two items, however few. */
const EITHER = /^either\b/i;

/** Whether a sentence says that you need what follows. */
export const saysYouNeed = (words: string): boolean => NEEDS.test(words) || NEEDS_OUTRIGHT.test(words);

/** The items of a sentence that lists what is needed or done behind or below words that say so, in order; undefined for another. */
export function itemsInProse(view: string, { start, end }: Range, place: PlaceOfList): Range[] | undefined {
  const list = listIn(view.slice(start, end), place);
  if (!list) return undefined;
  const froms = [list.lead, ...list.joints.map(({ 0: joint, index }) => index + joint.length)];
  const tos = [...list.joints.map(({ index }) => index), end - start];
  return froms.map((from, index) => trimRange(view, start + from, start + (tos[index] as number)));
}
