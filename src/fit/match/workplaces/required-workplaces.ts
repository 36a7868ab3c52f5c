import { overlaps, type Range } from '../../../shared/range.ts';
import { findMentions } from '../../lexicon/lexicon.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../posting/posting.types.ts';
import { tokenize } from '../../text/tokens.ts';
import { weightedStem } from '../word-weights.ts';
import { workplacesAsked } from './workplaces.ts';

const TOPIC_WORD = MATCH_NUMBERS.topicWord.value;

/** The keys of the workplaces that experience must have been in, and the stems of the words that say so. */
export type RequiredWorkplaces = { keys: readonly number[]; stems: ReadonlySet<string> };

export const NO_WORKPLACES: RequiredWorkplaces = { keys: [], stems: new Set() };

/**
 * The workplaces that experience must have been in: "in a coffee shop", "hospital experience". Of "accounting in a hospital" only the
 * accounting counts, unless the hospital is one of several to choose from. Who worked in a kitchen hasn't managed one.
 */
export function requiredWorkplaces({ text, terms, titles = [] }: PostingRequirement): RequiredWorkplaces {
  const places = withoutCompounds(workplacesAsked(text)).filter((place) => !saysOnlyOfWhatKind(text, place));
  if (places.length === 0 || MANAGES_OR_EXCLUDES.test(text)) return NO_WORKPLACES;
  const isElsewhere = (range: Range) => !places.some((place) => overlaps(place, range));
  const others: Range[] = [
    ...findMentions(text).filter((mention) => terms.includes(mention.term.id)),
    ...(titles.length > 0 ? findTitles(text) : []),
  ]
    .filter(isElsewhere)
    .sort(byStart);
  const named = [...places, ...others].sort(byStart);
  const isChoice =
    /\bor\b|\//i.test(text.slice(named[0]?.end, named.at(-1)?.start)) &&
    !places.some((place) => isWhere(text, place, others));
  const isOnlyPlace =
    places.length === 1 &&
    titles.length === 0 &&
    others.length === 0 &&
    !namesWork(text, isElsewhere) &&
    !specificStems(text, isElsewhere).size;
  if (!isChoice && !isOnlyPlace) return NO_WORKPLACES;
  return { keys: places.map(({ key }) => key), stems: specificStems(text, (range) => !isElsewhere(range)) };
}

const byStart = (a: Range, b: Range): number => a.start - b.start;

/** "Clinical experience in skilled nursing or home care": what follows says where. */
const saysOnlyOfWhatKind = (text: string, { start, end }: Range): boolean =>
  /experience$/i.test(text.slice(start, end)) && /^ (?:in|at|within) \S/i.test(text.slice(end));

/** "Teaching art in a school or museum", "as a nurse in a hospital or clinic": the place says where the work was done. */
function isWhere(text: string, place: Range, others: readonly Range[]): boolean {
  const work = others.findLast(({ end }) => end <= place.start);
  return work !== undefined && IN_PLACE.test(text.slice(work.end, place.start));
}
const IN_PLACE =
  /^(?!.*(?:\bor\b|[,/;]) (?:in|at|with) (?:an? )?$)[^.;]*\b(?:in|at|within) (?:an? |the )?(?:[\w-]+ ){0,2}$/i;

/** "A hotel kitchen" is a kitchen, from the first of its words to the last. */
function withoutCompounds<Place extends Range>(places: Place[]): Place[] {
  const whole: Place[] = [];
  for (const place of places) {
    const last = whole.at(-1);
    if (last?.end === place.start - 1) whole[whole.length - 1] = { ...place, start: last.start };
    else whole.push(place);
  }
  return whole;
}

const MANAGES_OR_EXCLUDES =
  /\b(?:manag\p{L}+|supervis\p{L}+|leader\p{L}*|leading|running|directing|overseeing|excluding|except|outside|other than|non)\b/iu;

/** "Security experience in a bank" asks for more than having worked in one. */
function namesWork(text: string, isElsewhere: (range: Range) => boolean): boolean {
  const before = WORK_BEFORE.exec(text);
  if (!before) return false;
  const { 0: word, index } = before;
  return !SAYS_HOW.test(word) && isElsewhere({ start: index, end: index + word.length });
}
const WORK_BEFORE = /(?<![\p{L}-])[\p{L}-]+(?= experience\b)/u;
const SAYS_HOW =
  /^(?:of|work|working|prior|previous|relevant|related|professional|hands-on|paid|full-time|part-time|proven|some|practical|direct|recent|post-qualification|years?|months?|and|or|the|an?|minimum|required|demonstrated|progressive|solid|strong|any)$/i;

/** The stems of the words that say what experience is in. */
function specificStems(text: string, isWanted: (word: Range) => boolean): Set<string> {
  const stems = new Set<string>();
  for (const token of tokenize(text)) {
    const { stemmed, weight } = weightedStem(token.norm);
    if (weight >= TOPIC_WORD && isWanted(token)) stems.add(stemmed);
  }
  return stems;
}
