import { parseArgs } from 'node:util';

/** Bad usage: the message goes to the person, the command ends with 2. */
export class UsageError extends Error {}

/** The day to count up to: given as --today, else the system's day in UTC. */
export function todayOf(given: string | undefined): string {
  if (given === undefined) return new Date().toISOString().slice(0, 10);
  if (!isDay(given)) {
    throw new UsageError(`--today takes a day of the calendar as YYYY-MM-DD, not "${given}".`);
  }
  return given;
}

/** 2026-02-31 is none: such a date rolls over into March. */
function isDay(given: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return false;
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === given;
}

type Options = Record<string, { type: 'string' | 'boolean' }>;

export function read(
  args: string[],
  options: Options,
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true }) as ReturnType<typeof read>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Runs a command; bad usage becomes a sentence on stderr and 2. */
export async function answering(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
