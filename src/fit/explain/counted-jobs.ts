import { overlaps, type Range } from '../../shared/range.ts';
import type { CompiledRequirement } from '../match/compiled.types.ts';
import { topicShares } from '../match/credit/experience-credit.ts';
import type { Pair } from '../match/pair.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import type { WorkEntry } from '../resume/resume.types.ts';
import type { ResumeLines } from './quotable-lines.ts';

const MAX_JOBS = EXPLAIN_NUMBERS.maxCountedJobs.value;
const LONGEST_HEAD = EXPLAIN_NUMBERS.longestJobHead.value;
const SHORT_REST = EXPLAIN_NUMBERS.shortRestOfLine.value;

/** The jobs that the years of a requirement are counted from, in the résumé's order: of many, those that count for most. */
export function countedJobs(requirement: CompiledRequirement, pair: Pair, { lines }: ResumeLines): Range[] {
  const { text, read, workPeriods } = pair.resume;
  const shares = topicShares(requirement, pair).entries;
  const monthsOf = (index: number) => (shares[index] ?? 0) * (workPeriods[index]?.months ?? 0);
  return read.work
    .map((job, index) => ({ head: headOf(text, job), months: monthsOf(index), index }))
    .filter(({ months, head }) => months > 0 && lines.some((line) => overlaps(line, head)))
    .toSorted((a, b) => b.months - a.months || a.index - b.index)
    .slice(0, MAX_JOBS)
    .map(({ head }) => head)
    .toSorted((a, b) => a.start - b.start);
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
