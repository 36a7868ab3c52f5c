import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { lowerWords } from '../layout/spans.ts';
import type { WorkEntry } from '../resume.types.ts';

/**
 * Merges the jobs of all work sections. Some résumés list jobs twice, in a short history and in detail; a job found in
 * two sections becomes one with the data of both. Within a section only identical entries are merged, as people do
 * return to earlier employers.
 */
export function mergeJobs(sections: WorkEntry[][]): WorkEntry[] {
  const jobs: WorkEntry[] = [];
  const seen = new Set<string>();
  for (const section of sections) {
    const known = jobs.slice(0, MAX_COMPARED);
    const matched = new Set<WorkEntry>();
    for (const entry of section) {
      if (seen.has(keyOf(entry))) continue;
      seen.add(keyOf(entry));
      const twin = known.find((job) => !matched.has(job) && isSameJob(job, entry));
      if (!twin) jobs.push(entry);
      else {
        matched.add(twin);
        jobs[jobs.indexOf(twin)] = mergeEntries(twin, entry);
      }
    }
  }
  return jobs;
}

const MAX_COMPARED = RESUME_NUMBERS.maxJobsCompared.value;

const keyOf = ({ title, employer, from, to }: WorkEntry) =>
  [title?.text, employer?.text, from, to].join('|').replace(/\s+/g, ' ').toLowerCase();

/** Two of title, employer and dates agree and the third doesn't contradict. */
function isSameJob(one: WorkEntry, other: WorkEntry): boolean {
  const agreements = [
    isSameName(one.title?.text, other.title?.text),
    isSameName(one.employer?.text, other.employer?.text),
    datesAgree(one, other),
  ];
  if (agreements.includes(false)) return false;
  return agreements.filter((agrees) => agrees === true).length > 1;
}

/** True if one name is the other or a shorter form of it; undefined if one is missing. */
function isSameName(one: string | undefined, other: string | undefined): boolean | undefined {
  if (!one || !other) return undefined;
  const [short = [], long = []] = [lowerWords(one, 16), lowerWords(other, 16)].sort(
    (a, b) => a.length - b.length,
  );
  return short.length > 0 && short.every((word) => long.includes(word)) && long.length - short.length < 4;
}

function datesAgree(one: WorkEntry, other: WorkEntry): boolean | undefined {
  if (one.from === undefined || other.from === undefined || one.to === undefined || other.to === undefined)
    return undefined;
  if (one.precision === 'month' && other.precision === 'month')
    return Math.abs(one.from - other.from) < 2 && Math.abs(one.to - other.to) < 2;
  const year = (month: number) => Math.floor(month / 12);
  return year(one.from) === year(other.from) && year(one.to) === year(other.to);
}

/** The longer entry wins, and the more precise dates. */
function mergeEntries(one: WorkEntry, other: WorkEntry): WorkEntry {
  const full = other.end - other.start > one.end - one.start ? other : one;
  const rest = full === one ? other : one;
  const dated = full.dates && !(full.precision === 'year' && rest.precision === 'month') ? full : rest;
  const { dates, from, to, precision, current, months } = dated.dates ? dated : full;
  return { ...rest, ...full, ...{ dates, from, to, precision, current, months } };
}
