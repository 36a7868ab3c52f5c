import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';

/**
 * The same function, which remembers what it made of the latest texts, because many rules look at one statement or word. It
 * forgets them all when there are more than `most`. What it returns must not be changed.
 */
export function remembered<Result>(
  compute: (text: string) => Result,
  most: number = LEXICON_NUMBERS.maxTextsKept.value,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined || results.has(text)) return known as Result;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}

/** The same function of two texts of which there are few, such as names of kinds. */
export function rememberedPair<Result>(
  compute: (one: string, other: string) => Result,
): (one: string, other: string) => Result {
  const ofOne = remembered((one) => remembered((other) => compute(one, other)));
  return (one, other) => ofOne(one)(other);
}

/** The same function, which remembers what it made of the latest text only: for whole texts, which take memory. */
export function rememberedLatest<Result>(compute: (text: string) => Result): (text: string) => Result {
  let latest: { text: string; result: Result } | undefined;
  return (text) => {
    if (latest?.text !== text) latest = { text, result: compute(text) };
    return latest.result;
  };
}
