import { overlaps, type Range } from '../../../shared/range.ts';
import { findMentions } from '../../lexicon/lexicon.ts';
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
 * accounting counts, unless the hospital is one of several to choose from.
 */
export function requiredWorkplaces({ text, terms, titles = [] }: PostingRequirement): RequiredWorkplaces {
  const places = workplacesAsked(text);
  if (places.length === 0) return NO_WORKPLACES;
  const isElsewhere = (range: Range) => !places.some((place) => overlaps(place, range));
  const others = findMentions(text).filter(
    (mention) => terms.includes(mention.term.id) && isElsewhere(mention),
  );
  const named = [...places, ...others].sort((a, b) => a.start - b.start);
  const isChoice = /\bor\b|\//i.test(text.slice(named[0]?.end, named.at(-1)?.start));
  const isOnlyPlace = titles.length === 0 && others.length === 0 && !specificStems(text, isElsewhere).size;
  if (!isChoice && !isOnlyPlace) return NO_WORKPLACES;
  return { keys: places.map(({ key }) => key), stems: specificStems(text, (range) => !isElsewhere(range)) };
}

/** The stems of the words that say what experience is in. */
function specificStems(text: string, isWanted: (word: Range) => boolean): Set<string> {
  const stems = new Set<string>();
  for (const token of tokenize(text)) {
    const { stemmed, weight } = weightedStem(token.norm);
    if (weight >= TOPIC_WORD && isWanted(token)) stems.add(stemmed);
  }
  return stems;
}
