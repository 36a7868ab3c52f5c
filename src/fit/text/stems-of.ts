import { remembered } from './remembered.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokens.ts';

/** The stems of all words of a text, in order. */
export const stemsOf = remembered((words: string): readonly string[] =>
  tokenize(words).map(({ norm }) => stem(norm)),
);
