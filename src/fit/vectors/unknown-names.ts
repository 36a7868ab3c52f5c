import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { isKnownWord } from './word-vectors.ts';

/** "Highspot", "ProjectSight", "H2O": written as a name. */
const AS_NAME = /^(?=.{3})\p{Lu}|\p{Ll}\p{Lu}|\p{L}\d/u;
/** "AIRS", "PCSWMM", "deck.gl": says nothing of the words that are written like it. */
const ALWAYS_NAME = /^(?:\p{Lu}{3,}|[\p{L}\d-]{2,}\.(?!com|org|net|gov|edu)\p{Ll}{2,4})$/u;

/** True for a word that is written as a name and that none of the texts has from which the vectors were learned. */
export function isUnknownName(written: string): boolean {
  if (ALWAYS_NAME.test(written)) return true;
  if (!AS_NAME.test(written)) return false;
  const tokens = tokenize(written);
  return tokens.length > 0 && tokens.every(({ norm }) => !isKnownWord(stem(norm)));
}
