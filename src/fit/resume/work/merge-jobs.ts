import { lowerWords } from '../layout/spans.ts';
import type { WorkEntry } from '../resume.types.ts';

/**
 * One list of jobs out of the work sections of a résumé. Some tell their jobs twice, as a short history and then in full: the
 * same job in two sections becomes one, with what either of them says. Within a section only what is alike word for word is
 * one, since a person may well have gone back to an earlier employer.
 */
export function mergedJobs(sections: WorkEntry[][]): WorkEntry[] {
  const jobs: WorkEntry[] = [];
  const seen = new Set<string>();
  for (const section of sections) {
    const known = jobs.slice(0, MOST_KNOWN);
    const taken = new Set<WorkEntry>();
    for (const entry of section) {
      if (seen.has(keyOf(entry))) continue;
      seen.add(keyOf(entry));
      const twin = known.find((job) => !taken.has(job) && isSameJob(job, entry));
      if (!twin) jobs.push(entry);
      else {
        taken.add(twin);
        jobs[jobs.indexOf(twin)] = joined(twin, entry);
      }
    }
  }
  return jobs;
}

/** More jobs than anyone lists; it keeps a hostile text from being compared with itself for ever. */
const MOST_KNOWN = 80;

const keyOf = ({ title, employer, from, to }: WorkEntry) =>
  [title?.text, employer?.text, from, to].join('|').replace(/\s+/g, ' ').toLowerCase();

/** Two of title, employer and dates agree and the third doesn't speak against it. */
function isSameJob(one: WorkEntry, other: WorkEntry): boolean {
  const signs = [
    likeness(one.title?.text, other.title?.text),
    likeness(one.employer?.text, other.employer?.text),
    datesAgree(one, other),
  ];
  if (signs.includes(false)) return false;
  return signs.filter((sign) => sign === true).length > 1;
}

/** True for the same name, also where one is a shorter form of the other; undefined where one is missing. */
function likeness(one: string | undefined, other: string | undefined): boolean | undefined {
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

/** What tells more leads: the exacter dates, the longer account. */
function joined(one: WorkEntry, other: WorkEntry): WorkEntry {
  const full = other.end - other.start > one.end - one.start ? other : one;
  const rest = full === one ? other : one;
  const dated = full.dates && !(full.precision === 'year' && rest.precision === 'month') ? full : rest;
  const { dates, from, to, precision, current, months } = dated.dates ? dated : full;
  return { ...rest, ...full, ...{ dates, from, to, precision, current, months } };
}
