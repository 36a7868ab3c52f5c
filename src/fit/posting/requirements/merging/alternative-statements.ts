import type { Range } from '../../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { completed } from '../degrees/degree-ways.ts';
import { labelOf, type PostingText } from '../make-requirement.ts';

/** The requirements of one clause. `statement`: the sentence it is part of. `orNext`: what follows is an alternative to it. */
export type ClauseRequirements = Range & {
  statement: Range;
  requirements: PostingRequirement[];
  orNext: boolean;
};

const ENDS_IN_OR = /[\s;,]or$/i;
const ENDS_IN_AND = /[;,]\s*and$/i;

/** "Or" on a line of its own, or in capitals after the semicolon, where it begins a sentence. */
const OR_BELOW = /^[.;,]?(?:\s*\n\s*[-–—(•*]?)?\s*or(?:\s[IVX]{1,3})?\s?[-–—)]?[:,]?\s*\n/i;
const OR_REACH = REQUIREMENT_NUMBERS.orReach.value;

/** "…; OR an associate degree": in capitals it begins the next way, also on a line of its own. */
const BEGINS_WITH_OR = /^[.;,]?\s*(?:\n\s*[-–—(•*]?\s*)?OR[:,]?\s+\S/;

/** "… and three years of baking; or an associate's degree and five years" */
const OR_ANOTHER_STUDY =
  /^;\s*or (?:an? )?(?:(?:associate|bachelor|master)['’]?s?|high school|diploma|(?:[\p{L}-]+ ){0,2}degree|[\p{L}\d-]+ years?)\b/iu;

/** True if a sentence ends in "or", or the next one begins with it. */
export function isBeforeOr(view: string, { start, end }: Range): boolean {
  const after = view.slice(end, end + OR_REACH);
  return (
    [OR_BELOW, BEGINS_WITH_OR, OR_ANOTHER_STUDY].some((or) => or.test(after)) ||
    ENDS_IN_OR.test(view.slice(start, end))
  );
}

/** True for "OR" on a line of its own, and for "Either I" and "Or II", where a notice numbers the ways to qualify. */
export const isOnlyOr = (words: string): boolean => /^\W*(?:or|(?:either|or) [IVX]{1,3})\W*$/i.test(words);

/** Merges clauses joined by "…; or" into one requirement with an option for each. */
export function mergeAlternatives(posting: PostingText, clauses: ClauseRequirements[]): PostingRequirement[] {
  const merged: PostingRequirement[] = [];
  let options: ClauseRequirements[] = [];
  const neighbors = withNeighbors(posting.view, withListedChoice(posting.view, clauses));
  for (const clause of alternativesOf(posting.view, neighbors)) {
    options.push(clause);
    if (clause.orNext) continue;
    merged.push(...mergeOptions(posting, options));
    options = [];
  }
  return [...merged, ...mergeOptions(posting, options)];
}

/** "At least one of the following certificates:" above a list: each item is an alternative to the next. */
function withListedChoice(view: string, clauses: readonly ClauseRequirements[]): ClauseRequirements[] {
  const isItem = clauses.map(({ start }, index) =>
    ONE_OF_BELOW.test(view.slice(Math.max(clauses[index - 1]?.start ?? 0, start - CHOICE_REACH), start)),
  );
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before && isItem[index - 1] && !isItem[index])
      isItem[index] =
        NEXT_LINE.test(view.slice(before.end, clause.start)) &&
        markBefore(view, before.start) === markBefore(view, clause.start);
  }
  return clauses.map((clause, index) =>
    isItem[index] && isItem[index + 1] && clause.requirements.length > 0
      ? { ...clause, orNext: true }
      : clause,
  );
}
const CHOICE_REACH = REQUIREMENT_NUMBERS.choiceReach.value;
const ONE_OF =
  '\\b(?:one|any)(?: \\(1\\))?(?: or more)? of the (?:following\\b|(?:[\\p{L}-]+ ){0,2}below)[^:.;]{0,120}';
const MARK = '(?:(?:[•●▪*·–-]|\\(?\\d{1,2}[.)])\\s*)?';
const ONE_OF_BELOW = new RegExp(`${ONE_OF}:\\s*\\n\\s*${MARK}$`, 'iu');
const NEXT_LINE = new RegExp(`^[.;,)]*[ \\t]*\\n[ \\t]*${MARK}$`, 'u');

/** The mark of a list before an item: its bullet, or "#" for any number. */
const markBefore = (view: string, start: number): string =>
  (MARK_BEFORE.exec(view.slice(Math.max(0, start - CHOICE_REACH), start))?.[1] ?? '')
    .trim()
    .replace(/^\(?\d+[.)]/, '#');
const MARK_BEFORE = new RegExp(`\\n[ \\t]*(${MARK})$`);

/** "Be familiar with at least one of the following:" asks for nothing but what stands below. */
export const leadsToChoice = (view: string, { start, end }: Range): boolean =>
  LEADS_TO_CHOICE.test(view.slice(start, end + CHOICE_REACH));
const LEADS_TO_CHOICE = new RegExp(`^[^\\n.;]*${ONE_OF}:\\s*\\n\\s*\\S`, 'iu');

/** "Certified by a recognized body such as:", and a body below, or the next one: who issues it isn't asked by itself. */
export const isIssuingBody = (view: string, { start, end }: Range): boolean =>
  BODY.test(view.slice(start, end)) &&
  BELOW_BODIES.test(view.slice(Math.max(0, start - BODIES_REACH), start));
const BODIES_REACH = REQUIREMENT_NUMBERS.bodiesReach.value;
const BODY =
  /^[^.;:]{3,90}(?:\(\p{Lu}[\p{Lu}-]{1,7}\)|\b(?:Association|Society|Board|Technologists|Commission|Council|Institute))\W*$/u;
const BELOW_BODIES = new RegExp(
  `\\b(?:certif|licens|accredit|credential|regist)\\w*\\b[^.;:\\n]{0,120}\\b(?:body|bodies|agency|agencies|organi[sz]ations?|boards?|associations?)\\b[^.;:\\n]{0,40}:\\s*\\n(?:[^\\n.:]{3,90}\\n){0,8}[ \\t]*${MARK}$`,
  'iu',
);

/** "Two years as a clerk; OR", an equivalent combination of anything, "Knowledge of Excel": what isn't asked was the other way. */
const withNeighbors = (view: string, clauses: readonly ClauseRequirements[]): ClauseRequirements[] =>
  clauses.map((clause, index) => {
    const next = clauses[index + 1];
    const isNeighbor = next !== undefined && !EQUIVALENT.test(view.slice(clause.end, next.start));
    return clause.orNext && !isNeighbor ? { ...clause, orNext: false } : clause;
  });
const EQUIVALENT =
  /\bequivalent (?:combination|mix|experience|education)\b|\bcombination\b[^.;]{0,60}\bequivalent\b/i;

/**
 * The clauses, but those of a sentence that is an alternative as a whole ("Two years of baking and sales; or") as one, with
 * the sentence after it if it ends in "; and" or that tells more of it.
 */
function alternativesOf(view: string, clauses: ClauseRequirements[]): ClauseRequirements[] {
  const found: ClauseRequirements[] = [];
  for (const sentence of sentencesOf(clauses)) {
    const before = found.at(-1);
    const way = found.at(-2)?.orNext ? before : undefined;
    if (way && goesOn(view, way, sentence)) {
      const { end, orNext } = sentence.at(-1) as ClauseRequirements;
      const requirements = [...way.requirements, ...sentence.flatMap((clause) => clause.requirements)];
      found[found.length - 1] = { ...way, end, orNext, requirements };
      continue;
    }
    const first = sentence[0] as ClauseRequirements;
    const last = sentence.at(-1) as ClauseRequirements;
    const isAlternative = last.orNext || before?.orNext === true;
    if (isAlternative && sentence.slice(0, -1).every(({ orNext }) => !orNext))
      found.push({
        ...last,
        start: first.start,
        requirements: sentence.flatMap(({ requirements }) => requirements),
      });
    else found.push(...sentence);
  }
  return found;
}

/** "… or four years of repairs. One year of this experience must be with ovens.": the sentence is of that way alone. */
function goesOn(view: string, way: Range, sentence: readonly ClauseRequirements[]): boolean {
  const { start, end } = sentence[0] as ClauseRequirements;
  if (ENDS_IN_AND.test(view.slice(way.start, way.end))) return !namesCertificate(sentence);
  return OF_THIS_EXPERIENCE.test(view.slice(start, end)) && !view.slice(way.end, start).includes('\n');
}
const OF_THIS_EXPERIENCE =
  /^(?:at least )?[\p{L}\d]+(?: \(\d{1,2}\))? (?:years?|months?) of (?:this|that|such|the required) (?:[\p{L}-]+ )?experience\b/iu;

/** "Two years as a clerk; or a degree; and a license" asks for the license either way. */
const namesCertificate = (sentence: readonly ClauseRequirements[]): boolean =>
  sentence.some(({ requirements }) => requirements.some(({ kind }) => kind === 'certification'));

function sentencesOf(clauses: ClauseRequirements[]): ClauseRequirements[][] {
  const sentences: ClauseRequirements[][] = [];
  for (const clause of clauses) {
    const sentence = sentences.at(-1);
    if (sentence?.[0]?.statement === clause.statement) sentence.push(clause);
    else sentences.push([clause]);
  }
  return sentences;
}

const MAX_CHOICE_WEIGHT = REQUIREMENT_NUMBERS.maxChoiceWeight.value;

function mergeOptions({ text, view }: PostingText, options: ClauseRequirements[]): PostingRequirement[] {
  const filled = options.filter(({ requirements }) => requirements.length > 0);
  const first = filled[0]?.requirements[0];
  if (filled.length < 2 || !first) return filled.flatMap(({ requirements }) => requirements);
  const start = Math.min(...filled.map((option) => option.start));
  const end = Math.max(...filled.map((option) => option.end));
  const weight = Math.max(
    ...filled.map(({ requirements }) =>
      requirements.reduce((sum, requirement) => sum + requirement.weight, 0),
    ),
  );
  const { name: _, ...asked } = first;
  return [
    {
      ...asked,
      text: text.slice(start, end),
      start,
      end,
      label: choiceLabel(filled.map((option) => view.slice(option.start, option.end))),
      weight: Math.min(MAX_CHOICE_WEIGHT, weight),
      options: filled.map(({ requirements }, index) => {
        const before = filled.slice(0, index).flatMap((option) => option.requirements);
        return requirements.map((one) => completed(one, before));
      }),
    },
  ];
}

const MAX_LABEL = REQUIREMENT_NUMBERS.maxLabel.value;

/** "RN license, or BLS"; where that is too long, "RN license with two years …, or one of 2 others". */
function choiceLabel(ways: string[]): string {
  const labels = ways.map((words) => labelOf(words.replace(ENDS_IN_OR, '').replace(/^\W*or[:,]?\s+/i, '')));
  const all = labels.join(', or ');
  if (all.length <= MAX_LABEL) return all;
  const rest = labels.length === 2 ? ', or another way' : `, or one of ${labels.length - 1} others`;
  return labelOf(labels[0] as string, MAX_LABEL - rest.length) + rest;
}
