type Run = { startedAt: Date; jobs: number; left: number };

const seconds = 1000;
const minutes = 60 * seconds;

/** How old a page's data about a run may get before it polls; the longer the run has been going, the older. */
export function pollEveryMs({ startedAt }: Pick<Run, 'startedAt'>, asOf: Date): number {
  const age = asOf.getTime() - startedAt.getTime();
  if (age < 1 * minutes) return 2 * seconds;
  if (age < 5 * minutes) return 5 * seconds;
  return age < 15 * minutes ? 15 * seconds : 30 * seconds;
}

/** The estimated time left at the pace so far; null before the first job is done and after the last one. */
export function timeLeft({ startedAt, jobs, left }: Run, asOf: Date): string | null {
  if (left === jobs || left === 0) return null;
  const ms = ((asOf.getTime() - startedAt.getTime()) / (jobs - left)) * left;
  if (ms < 10 * seconds) return 'A few seconds left';
  if (ms < 55 * seconds) return `About ${Math.ceil(ms / (10 * seconds)) * 10} seconds left`;
  const rounded = Math.max(1, Math.round(ms / minutes));
  return rounded === 1 ? 'About a minute left' : `About ${rounded} minutes left`;
}
