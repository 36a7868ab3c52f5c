import { fit as fitOf } from '../fit/fit.ts';
import { parseOptions, parseToday, runCommand } from './arguments.ts';
import { type InputLine, mapInputLines } from './json-lines.ts';

/** `batch`: reads JSON Lines `{"id","resume","posting","title"?}` from stdin and prints one result per line. */
export function batch(args: string[]): Promise<number> {
  return runCommand(async () => {
    const { values } = parseOptions(args, { today: { type: 'string' } });
    const today = parseToday(values.today as string | undefined);
    return mapInputLines('{"id":…,"resume":…,"posting":…}', (input) => scoreLine(input, today));
  });
}

function scoreLine(input: InputLine, today: string): object {
  const { resume, posting, title } = input;
  const id = input.id ?? null;
  if (typeof resume !== 'string' || typeof posting !== 'string') {
    return { id, error: 'Give the texts as "resume" and "posting".' };
  }
  try {
    return { id, ...fitOf({ resume, posting, title: typeof title === 'string' ? title : undefined, today }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
