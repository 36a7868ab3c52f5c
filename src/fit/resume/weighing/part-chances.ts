import { rememberedPair } from '../../text/remembered.ts';

/** What a part may be, in the order of the numbers in `PartWeights`. */
export const WEIGHED_KINDS = ['title', 'employer', 'school', 'place'] as const;

export type WeighedKind = (typeof WEIGHED_KINDS)[number];

/** How likely a part is each of these; what is left to 1 is the chance that it is none of them. */
export type PartChances = Record<WeighedKind, number>;

/** For each hint, how much it speaks for each kind, against none. */
export type PartWeights = ReadonlyMap<string, readonly number[]>;

/**
 * Takes a hint by which a part is weighed: a name with a value ("section", "work"), or one that says it all ("digits"). A
 * part has some forty of them; joined to one string each, they would take longer to look up than to find.
 */
export type TakeHint = (name: string, value?: string) => void;

/** A hint as `PartWeights` name it: "section=work", "digits". */
export const hintText = (name: string, value?: string) => (value === undefined ? name : `${name}=${value}`);

/** Two short texts as the value of a hint, the same string each time. */
export const spaced = rememberedPair((one, other) => `${one} ${other}`);
export const joined = rememberedPair((one, other) => `${one}${other}`);

/** The weights by the names and values of their hints. A hint that says it all has the value ''. */
export type NestedWeights = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

export function nestedWeights(weights: PartWeights): NestedWeights {
  const nested = new Map<string, Map<string, readonly number[]>>();
  for (const [hint, own] of weights) {
    const cut = hint.indexOf('=');
    const name = cut < 0 ? hint : hint.slice(0, cut);
    const values = nested.get(name) ?? new Map<string, readonly number[]>();
    nested.set(name, values.set(cut < 0 ? '' : hint.slice(cut + 1), own));
  }
  return nested;
}

/** The chances of a part with the hints that `give` gives: a softmax of the sums of their weights. */
export function chancesOf(give: (take: TakeHint) => void, weights: NestedWeights): PartChances {
  const sums = [0, 0, 0, 0];
  give((name, value = '') => {
    const own = weights.get(name)?.get(value);
    if (own) for (let kind = 0; kind < 4; kind++) sums[kind]! += own[kind]!;
  });
  const shares = sums.map(Math.exp);
  const all = shares.reduce((total, share) => total + share, 1);
  const [title = 0, employer = 0, school = 0, place = 0] = shares.map((share) => share / all);
  return { title, employer, school, place };
}
