import type { PostingRequirement } from '../../../posting/posting.types.ts';
import { keyOf } from '../../keys.ts';

/** "Three years of finishing, not just hanging", "dirt and pipe crews, not only loading trucks" */
const MORE_THAN = /\bnot (?:just|only|merely|simply) (?:an? |the |as an? )?(?<less>[\p{L}-]{4,})/iu;
const WORD = /\p{L}{4,}/gu;
const GERUND = /\p{L}{4,}ing(?!\p{L})/gu;

/** "Hang" of a hanger and of hanging, "load" of a loader and of loading. */
const workOf = (word: string): number => keyOf('not in', `as ${word.slice(0, 4).toLowerCase()}`);

/** Keys of what somebody does, by the words of the title: a "Drywall Hanger" hangs. */
export const worksAs = (title: string): number[] => (title.match(WORD) ?? []).map(workOf);

/** Keys of the work that isn't enough for years, and of what else such years name, which would be. */
export function moreThan({ years, text }: PostingRequirement): { less: Int32Array; enough: Int32Array } {
  const found = years && MORE_THAN.exec(text);
  const less = found?.groups?.less;
  if (!found || less === undefined) return NOTHING;
  const key = workOf(less);
  const enough = (text.slice(0, found.index).match(GERUND) ?? []).map(workOf).filter((one) => one !== key);
  return { less: Int32Array.of(key), enough: Int32Array.from(enough) };
}

const NOTHING = { less: new Int32Array(), enough: new Int32Array() };
