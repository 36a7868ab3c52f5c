import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import type { WorkEntry } from '../resume/resume.types.ts';

const RECENT = { months: MATCH_NUMBERS.recentMonths.value, worth: MATCH_NUMBERS.recentJob.value };
const PAST = { months: MATCH_NUMBERS.pastMonths.value, worth: MATCH_NUMBERS.pastJob.value };
const LONG_AGO = MATCH_NUMBERS.longAgoJob.value;

/** What each job is worth as evidence, 0…1: less the longer before the start of the latest one it ended. */
export function worthOfJobs(work: readonly WorkEntry[]): number[] {
  const latest = Math.max(0, ...work.map(({ from, to }) => from ?? to ?? 0));
  return work.map(({ to }) => worthAfter(latest - (to ?? latest)));
}

function worthAfter(months: number): number {
  if (months <= RECENT.months) return RECENT.worth;
  return months <= PAST.months ? PAST.worth : LONG_AGO;
}
