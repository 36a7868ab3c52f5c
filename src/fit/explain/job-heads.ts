import { overlaps, type Range } from '../../shared/range.ts';
import type { CompiledRequirement } from '../match/compiled.types.ts';
import { monthsCounted, topicShares } from '../match/credit/experience-credit.ts';
import type { Pair } from '../match/pair.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import type { WorkEntry } from '../resume/resume.types.ts';
import type { ResumeLines } from './quotable-lines.ts';

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
