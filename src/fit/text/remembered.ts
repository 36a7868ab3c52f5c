import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';

const MAX_REMEMBERED = LEXICON_NUMBERS.maxTextsKept.value;

/**
 * The same function, which remembers what it made of the latest texts, because many rules look at one statement. What it
 * returns must not be changed.
 */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (results.has(text)) return results.get(text) as Result;
    const result = compute(text);
    if (results.size >= MAX_REMEMBERED) results.clear();
    results.set(text, result);
    return result;
  };
}
