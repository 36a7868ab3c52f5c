import { TEAM_LEADERSHIP } from '../lexicon/ids.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import { widerTerms } from '../match/compile-resume.ts';
import type { CompiledRequirement } from '../match/compiled.types.ts';
import type { PostingRequirement } from '../posting/posting.types.ts';
import { stemsOf } from '../text/stems-of.ts';
import type { NamedInLine } from './line-features.ts';
import { lineAt, type QuotableLine, type ResumeLines } from './quotable-lines.ts';

export type RankedMention = { mention: Mention; rank: number; how: string };

/** The mentions of a requirement's terms (rank 0), of kinds of them (1) and of neighbours (2). */
export function mentionsFor(
  requirement: CompiledRequirement,
  { mentions, view }: ResumeLines,
): RankedMention[] {
  const { terms, years } = requirement.source;
  // Years of leading people are shown where people were led.
  const wanted = new Set(years?.leading ? [...terms, TEAM_LEADERSHIP] : terms);
  if (wanted.size === 0) return [];
  const found: RankedMention[] = [];
  for (const mention of mentions) {
    const { term } = mention;
    if (wanted.has(term.id)) {
      found.push({
        mention,
        rank: 0,
        how: howNamed(requirement, mention, view),
      });
    } else if ([...widerTerms(term)].some((id) => wanted.has(id))) {
      found.push({ mention, rank: 1, how: `kind of: ${term.name}` });
    } else if (term.near.some(({ id }) => wanted.has(id))) {
      found.push({ mention, rank: 2, how: `close to: ${term.name}` });
    }
  }
  // What is only close to it shows less than the thing itself.
  return found.some(({ rank }) => rank === 0) ? found.filter(({ rank }) => rank < 2) : found;
}

/**
 * "exact", or "also called Basic Life Support" where the résumé calls it something else. "names budgeting" where the
 * requirement is a sentence that asks for more than what the résumé names. "shown by: tied out 40 statements" where it names
 * nothing, but says that it was done.
 */
function howNamed({ source }: CompiledRequirement, { term, start, end, how }: Mention, view: string): string {
  const written = view.slice(start, end).replace(/\s+/g, ' ');
  if (how === 'deed')
    return saysNoMore(written, source.label, isSameVerb) ? 'worded differently' : `shown by: ${written}`;
  if (!asksOnlyFor(source, term.id)) return `names ${written}`;
  const names = [source.label, ...(source.name === undefined ? [] : [source.name])].flatMap((name) => [
    name,
    ...name.split(/ (?:or|and|such as|like|including) | ?[(),/] ?/),
  ]);
  const isSame = names.filter((name) => name !== '').some((name) => saysNoMore(written, name));
  return isSame ? 'exact' : `also called ${written}`;
}

const saysNoMore = (written: string, name: string, isSame = isEqual): boolean =>
  stemsOf(written).every((stemmed) => stemsOf(name).some((other) => isSame(stemmed, other)));
const isEqual = (one: string, other: string): boolean => one === other;
/** "Filed" and "file": short verbs keep their last letter. */
const isSameVerb = (one: string, other: string): boolean => one === other || one === other.replace(/e$/, '');

export const asksOnlyFor = ({ sufficient, options = [] }: PostingRequirement, id: string): boolean =>
  sufficient.includes(id) || options.flat().some((option) => asksOnlyFor(option, id));

export function namedLines(
  mentions: readonly RankedMention[],
  lines: QuotableLine[],
): Map<QuotableLine, NamedInLine> {
  const named = new Map<QuotableLine, NamedInLine>();
  for (const { mention, rank } of mentions) {
    const line = lineAt(lines, mention.start);
    if (line && named.get(line) !== 'named') named.set(line, rank === 0 ? 'named' : 'kind');
  }
  return named;
}
