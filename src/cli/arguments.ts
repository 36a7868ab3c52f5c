import { parseArgs } from 'node:util';

/** Wrong usage. The message is printed and the command exits with 2. */
export class UsageError extends Error {}

/** The value of --today, or the current UTC date. */
export function parseToday(option: string | undefined): string {
  if (option === undefined) return new Date().toISOString().slice(0, 10);
  if (!isCalendarDay(option)) {
    throw new UsageError(`--today takes a date as YYYY-MM-DD, not "${option}".`);
  }
  return option;
}

/** Refuses 2026-02-31, which Date would roll over into March. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

type Options = Record<string, { type: 'string' | 'boolean' }>;

export function parseOptions(
  args: string[],
  options: Options,
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true }) as ReturnType<typeof parseOptions>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Runs a command and returns its exit code. Wrong usage prints a message to stderr and returns 2. */
export async function runCommand(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
