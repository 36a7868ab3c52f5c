import { overlaps } from '../../shared/range.ts';
import { TEAM_LEADERSHIP } from '../lexicon/ids.ts';
import { termById, widerTerms } from '../lexicon/lexicon.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import type { CompiledRequirement } from '../match/compiled.types.ts';
import type { CreditGroup } from '../match/credit/credit-groups.ts';
import type { PostingRequirement } from '../posting/posting.types.ts';
import { hasOpenBracket } from '../text/open-bracket.ts';
import { stemsOf } from '../text/stems-of.ts';
import type { NamedInLine } from './line-features.ts';
import { lineAt, type QuotableLine, type ResumeLines } from './quotable-lines.ts';

export type RankedMention = { mention: Mention; rank: number; how: string };

/** What the name of an employer doesn't show: "Elm Marketing" says nothing of who does marketing there. */
const BY_WORK: ReadonlySet<CreditGroup> = new Set(['duty', 'trait', 'skill']);

/** The mentions of a requirement's terms (rank 0), of kinds of them (1) and of neighbours (2). */
export function mentionsFor(
  requirement: CompiledRequirement,
  { mentions, learnt, view, employers }: ResumeLines,
): RankedMention[] {
  const { terms, years } = requirement.source;
  // Years of leading people are shown where people were led.
  const wanted = new Set(years?.leading ? [...terms, TEAM_LEADERSHIP] : terms);
  if (wanted.size === 0) return [];
  const found: RankedMention[] = [];
  for (const mention of mentions) {
    const { term } = mention;
    if (
      BY_WORK.has(requirement.group) &&
      !requirement.inPlace &&
      employers.some((one) => overlaps(one, mention))
    )
      continue;
    if (wanted.has(term.id)) {
      found.push({
        mention,
        rank: 0,
        how: howNamed(requirement, mention, view),
      });
      continue;
    }
    if (learnt.has(mention)) continue;
    const wider = [...widerTerms(term)].find((id) => wanted.has(id));
    if (wider !== undefined) {
      found.push({ mention, rank: 1, how: howAlike(requirement, mention, 'kind of', wider, view) });
      continue;
    }
    const near = term.near.find(({ id }) => wanted.has(id));
    if (near)
      found.push({ mention, rank: 2, how: howAlike(requirement, mention, 'close to', near.id, view) });
  }
  // What is only close to it shows less than the thing itself.
  return found.some(({ rank }) => rank === 0) ? found.filter(({ rank }) => rank < 2) : found;
}

/**
 * "kind of: Lathe work" where nothing else is asked than what it is a kind of, "names lathe work, a kind of Metalworking" where a
 * sentence asks for more.
 */
function howAlike(
  { source }: CompiledRequirement,
  { term, start, end }: Mention,
  alike: 'kind of' | 'close to',
  wanted: string,
  view: string,
): string {
  if (asksOnlyFor(source, wanted)) return `${alike}: ${term.name}`;
  const relation = alike === 'kind of' ? 'a kind of' : alike;
  return `names ${writtenAt(view, start, end)}, ${relation} ${termById(wanted)?.name}`;
}

/** The words of a name, with the bracket that closes "PBT(ASCP)". */
function writtenAt(view: string, start: number, end: number): string {
  const isOpen = view[end] === ')' && hasOpenBracket(view.slice(start, end));
  return view.slice(start, isOpen ? end + 1 : end).replace(/\s+/g, ' ');
}

/**
 * "exact", or "also called Basic Life Support" where the résumé calls it something else. "names budgeting" where the
 * requirement asks for more than what the résumé names, "names chess club, for Student activities" where the posting calls that
 * part something else. "shown by: tied out 40 statements" where it names nothing, but says that it was done.
 */
function howNamed({ source }: CompiledRequirement, { term, start, end, how }: Mention, view: string): string {
  const written = writtenAt(view, start, end);
  if (how === 'deed')
    return saysNoMore(written, source.label, isSameVerb) ? 'worded differently' : `shown by: ${written}`;
  if (!asksOnlyFor(source, term.id))
    return sharesWord(written, term.name) || saysNoMore(written, source.text)
      ? `names ${written}`
      : `names ${written}, for ${term.name}`;
  const names = [source.label, ...(source.name === undefined ? [] : [source.name])].flatMap((name) => [
    name,
    ...name.split(/ (?:or|and|such as|like|including) | ?[(),/] ?/),
  ]);
  const same = names.filter((name) => name !== '' && saysNoMore(written, name));
  if (same.some((name) => saysNoMore(headOf(name), written))) return 'exact';
  return same.length > 0 ? `names ${written}` : `also called ${written}`;
}

/** The word that says what a name is about: "methods" of "teaching methods", "Excel" of "Excel skills". */
const headOf = (name: string): string =>
  /[\p{L}\p{N}+#.&'’-]+$/u.exec(name.replace(SAYS_HOW_WELL, ''))?.[0] ?? name;
const SAYS_HOW_WELL =
  /(?:\s(?:skills?|experience|knowledge|abilit(?:y|ies)|proficiency|expertise|background|software|programs?|tools?|systems?|platforms?|applications?|products?|certifications?|certificates?|certified|licen[cs]es?|licensure|credentials?|cards?|exams?|trainings?|courses?|languages?|techniques?|preferred|required|desired))+\W*$/i;

const sharesWord = (one: string, other: string): boolean =>
  stemsOf(one).some((stemmed) => stemsOf(other).includes(stemmed));

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
