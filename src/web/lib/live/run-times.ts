type Run = { startedAt: Date; jobs: number; left: number };

const seconds = 1000;
const minutes = 60 * seconds;

/** How old what a page says of a run may become before the page asks again by itself, by how long the run goes on. */
export function pollEveryMs({ startedAt }: Pick<Run, 'startedAt'>, asOf: Date): number {
  const age = asOf.getTime() - startedAt.getTime();
  if (age < 1 * minutes) return 2 * seconds;
  if (age < 5 * minutes) return 5 * seconds;
  return age < 15 * minutes ? 15 * seconds : 30 * seconds;
}

/** How long a run still takes if it goes on as it went so far; nothing before the first of its jobs is done. */
export function timeLeft({ startedAt, jobs, left }: Run, asOf: Date): string | null {
  if (left === jobs || left === 0) return null;
  const ms = ((asOf.getTime() - startedAt.getTime()) / (jobs - left)) * left;
  if (ms < 10 * seconds) return 'A few seconds left';
  if (ms < 55 * seconds) return `About ${Math.ceil(ms / (10 * seconds)) * 10} seconds left`;
  const rounded = Math.max(1, Math.round(ms / minutes));
  return rounded === 1 ? 'About a minute left' : `About ${rounded} minutes left`;
}
