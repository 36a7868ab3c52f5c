import { fit as fitOf } from '../fit/fit.ts';
import { answering, read, todayOf } from './arguments.ts';
import { answerLines, type InputLine } from './json-lines.ts';

/** `batch`: JSON Lines `{"id","resume","posting","title"?}` on stdin, one answer a line; a bad line says so itself. */
export function batch(args: string[]): Promise<number> {
  return answering(async () => {
    const { values } = read(args, { today: { type: 'string' } });
    const today = todayOf(values.today as string | undefined);
    return answerLines('{"id":…,"resume":…,"posting":…}', (asked) => answerTo(asked, today));
  });
}

function answerTo(asked: InputLine, today: string): object {
  const { resume, posting, title } = asked;
  const id = asked.id ?? null;
  if (typeof resume !== 'string' || typeof posting !== 'string') {
    return { id, error: 'Give the texts as "resume" and "posting".' };
  }
  try {
    return { id, ...fitOf({ resume, posting, title: typeof title === 'string' ? title : undefined, today }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
