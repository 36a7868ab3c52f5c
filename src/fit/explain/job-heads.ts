import { overlaps, type Range } from '../../shared/range.ts';
import type { JobTitle } from '../lexicon/lexicon.types.ts';
import { allTitles } from '../lexicon/titles/titles.ts';
import type { CompiledRequirement } from '../match/compiled.types.ts';
import { monthsCounted, topicShares } from '../match/credit/experience-credit.ts';
import type { Pair } from '../match/pair.ts';
import { usualOfTitle } from '../match/usual-of-title.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import type { WorkEntry } from '../resume/resume.types.ts';
import type { ResumeLines } from './quotable-lines.ts';

const MOST_PEOPLE = LEXICON_NUMBERS.mostPeople.value;
const SOMEWHAT_ALIKE = EXPLAIN_NUMBERS.somewhatAlike.value;
const MAX_COUNTED = EXPLAIN_NUMBERS.maxCountedJobs.value;
const SIMILAR = EXPLAIN_NUMBERS.similarJob.value;
const MAX_SIMILAR = EXPLAIN_NUMBERS.maxSimilarJobs.value;
const LONGEST_HEAD = EXPLAIN_NUMBERS.longestJobHead.value;
const SHORT_REST = EXPLAIN_NUMBERS.shortRestOfLine.value;

/** The jobs that the years of a requirement are counted from, in the résumé's order: of many, those that count for most. */
export function countedJobs(requirement: CompiledRequirement, pair: Pair, lines: ResumeLines): Range[] {
  const shares = topicShares(requirement, pair).entries;
  const monthsOf = (index: number) => (shares[index] ?? 0) * monthsCounted(requirement, pair.resume, index);
  return headsOfBest(pair, lines, monthsOf, MAX_COUNTED).toSorted((a, b) => a.start - b.start);
}

/** The jobs most like the one that is offered, if any is like it. */
export function similarJobs(pair: Pair, lines: ResumeLines): Range[] {
  const likeness = (index: number) => pair.entryLikeness[index] ?? 0;
  return headsOfBest(pair, lines, (index) => (likeness(index) >= SIMILAR ? likeness(index) : 0), MAX_SIMILAR);
}

/**
 * The job in which most people do what is asked, and the title that says so; undefined if there is none. What a duty names may be
 * a small part of it, so the job must be somewhat like the one that is offered.
 */
export function usualJob(
  { source: { terms }, group }: CompiledRequirement,
  pair: Pair,
  lines: ResumeLines,
): { title: string; heads: Range[] } | undefined {
  if (terms.length === 0) return undefined;
  const mayShow = (entry: number) =>
    entry >= 0 && (group !== 'duty' || (pair.entryLikeness[entry] as number) >= SOMEWHAT_ALIKE);
  const [best] = pair.resume.held
    .filter(({ entry }) => mayShow(entry))
    .flatMap(({ title, entry }) =>
      usualOfTitle(title).map(({ index, skills }) => ({ entry, index, share: meanShare(terms, skills) })),
    )
    .filter(({ share }) => share >= MOST_PEOPLE)
    .toSorted((a, b) => b.share - a.share || a.entry - b.entry);
  if (!best) return undefined;
  const heads = headsOfBest(pair, lines, (index) => (index === best.entry ? 1 : 0), 1);
  return heads.length > 0 ? { title: (allTitles()[best.index] as JobTitle).name, heads } : undefined;
}

const meanShare = (terms: readonly string[], usual: ReadonlyMap<string, number>): number =>
  terms.reduce((sum, id) => sum + (usual.get(id) ?? 0), 0) / terms.length;

/** The heads of the jobs that are worth most, the best first; those worth nothing are left out, and those nobody can see. */
function headsOfBest(
  { resume: { text, read } }: Pair,
  { lines }: ResumeLines,
  worthOf: (index: number) => number,
  most: number,
): Range[] {
  return read.work
    .map((job, index) => ({ job, worth: worthOf(index) }))
    .filter(({ worth }) => worth > 0)
    .map(({ job, worth }) => ({ head: headOf(text, job), worth }))
    .filter(({ head }) => lines.some((line) => overlaps(line, head)))
    .toSorted((a, b) => b.worth - a.worth || a.head.start - b.head.start)
    .slice(0, most)
    .map(({ head }) => head);
}

/** Where a job says what it was, for whom and when, in whole lines; its title alone if these are far apart. */
function headOf(text: string, { title, employer, dates, start, end }: WorkEntry): Range {
  const parts = [title, dates, employer].filter((part) => part !== undefined);
  for (let known = parts.length; known > 0; known--) {
    const some = parts.slice(0, known);
    const head = {
      start: Math.min(...some.map((part) => part.start)),
      end: Math.max(...some.map((part) => part.end)),
    };
    if (known === 1 || head.end - head.start <= LONGEST_HEAD) return toEndsOfLines(text, head);
  }
  return { start, end: Math.min(end, start + LONGEST_HEAD) };
}

/** With what stands before and behind it in its lines, if that is short. */
function toEndsOfLines(text: string, { start, end }: Range): Range {
  const before =
    /[\p{L}\p{N}(][^\n]*$/u.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))?.[0] ?? '';
  const behind = /^[^\n]*/.exec(text.slice(end))?.[0].trimEnd() ?? '';
  return {
    start: before.length <= SHORT_REST ? start - before.length : start,
    end: behind.length <= SHORT_REST ? end + behind.length : end,
  };
}
