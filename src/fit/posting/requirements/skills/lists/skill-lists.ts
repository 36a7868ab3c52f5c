import { type Range, within } from '../../../../../shared/range.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import { isTraitWord } from '../../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../../numbers/requirement-numbers.ts';
import { stem } from '../../../../text/stem.ts';
import { isBoilerplate, isCatchAll, isSmallPrint } from '../../../lines/boilerplate.ts';
import { listItems } from '../../../lines/list-items.ts';
import { mentionsIn, type PostingText, type StatementPart } from '../../make-requirement.ts';
import { contentWeight } from '../content-weight.ts';
import { ABOUT_ONE_THING } from '../one-thing.ts';
import { areEitherOr, groupRange, isOpenEnded, unknownAfter } from './mention-groups.ts';

const LONG_LIST = REQUIREMENT_NUMBERS.longList.value;

/**
 * The items of a plain list, or undefined if the text is a sentence or a choice. A long list is no choice as a whole: those of
 * its items that are alternatives ("Jira or Asana") count as one.
 */
export function itemsOf(
  { view }: PostingText,
  { start, end }: Range,
  groups: readonly Mention[][],
): Range[] | undefined {
  const items = listItems(view, start, end);
  const choices = groups.filter((group) => group.length > 1);
  if (
    !items ||
    givesExamples(view, items) ||
    areForms(view, items) ||
    ABOUT_ONE_THING.test(view.slice(start, end))
  )
    return undefined;
  if (choices.length === 0) return items;
  if (items.length < LONG_LIST || areOpenTools(view, groups, end)) return undefined;
  const spans = choices.flatMap((group) => {
    const whole = groupRange(group);
    const rest = unknownAfter(view, whole.end, end).length;
    return rest > 0 || areEitherOr(view, group) ? [{ ...whole, end: whole.end + rest }] : [];
  });
  const joined: Range[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const continues = last && spans.some((span) => span.start < last.end && span.end > item.start);
    if (continues) joined[joined.length - 1] = { start: last.start, end: item.end };
    else joined.push(item);
  }
  return joined;
}

/** "Written, verbal, and presentation skills": the skills are what all of them are forms of. */
const areForms = (view: string, items: readonly Range[]): boolean =>
  items.slice(0, -1).some(({ start, end }) => FORM_ALONE.test(view.slice(start, end)));
const FORM_ALONE = /^(?:\p{L}+ ){0,2}(?:written|verbal|oral|spoken)$/iu;

/** "Data tools: Hadoop, Hive, Spark, MySQL, etc.": examples of what one works with, however many. */
const areOpenTools = (view: string, [tools, ...others]: readonly Mention[][], end: number): boolean =>
  tools !== undefined &&
  others.length === 0 &&
  tools.every(({ term }) => term.kind === 'tool') &&
  isOpenEnded(view, tools, end);

/** "Visualization tools, such as Tableau, Qlik", "Tests like ANOVA, Tukey": what follows are examples of one thing. */
const givesExamples = (view: string, [first, second]: readonly Range[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  (/\b(?:such as|like|e\.g\.)[,:]?\s*$/i.test(view.slice(first.end, second.start)) ||
    /\p{L}s,? (?:such as|like|e\.g\.)[,:]?\s/iu.test(view.slice(first.start, first.end)));

/** "FedRAMP": the lexicon may not know it, but it is a name. */
const HAS_CAPITALS = /\p{Lu}[\p{L}\d-]*\p{Lu}/u;

/** True for "scales" and "direct" in a list: a single word that could mean anything. */
function saysLittle(posting: PostingText, item: Range): boolean {
  const [word, ...more] = within(posting.tokens, item);
  if (HAS_CAPITALS.test(posting.view.slice(item.start, item.end))) return false;
  if (!word || more.length > 0 || mentionsIn(posting, item).length > 0) return false;
  return !isTraitWord(stem(word.norm)) && contentWeight(posting, item, []).specific === 0;
}

/** The items that ask for something: no condition, no small print, no word that may mean anything. */
export const wantedItems = (posting: PostingText, part: StatementPart, items: readonly Range[]): Range[] =>
  items.filter((item) => {
    const words = posting.view.slice(item.start, item.end);
    const isCondition = part.conditions?.some(({ start, end }) => start <= item.start && item.end <= end);
    return !(
      isCondition ||
      isBoilerplate(words) ||
      isSmallPrint(words) ||
      isCatchAll(words) ||
      DENIES_LEVEL.test(words) ||
      saysLittle(posting, item)
    );
  });
/** "It helps, but isn't required, if …" */
const DENIES_LEVEL =
  /^\W*(?:but|though|although) (?:it )?(?:is not|isn['’]t|is by no means)(?: at all)?(?: (?:required|needed|necessary|essential|an? must))?\W*$/i;
