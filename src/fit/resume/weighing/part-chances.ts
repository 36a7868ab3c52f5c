/** What a part may be, in the order of the numbers in `PartWeights`. */
export const WEIGHED_KINDS = ['title', 'employer', 'school', 'place'] as const;

export type WeighedKind = (typeof WEIGHED_KINDS)[number];

/** How likely a part is each of these; what is left to 1 is the chance that it is none of them. */
export type PartChances = Record<WeighedKind, number>;

/** For each hint, how much it speaks for each kind, against none. */
export type PartWeights = ReadonlyMap<string, readonly number[]>;

/** The chances of a part with these hints: a softmax of the sums of their weights. */
export function chancesOf(hints: string[], weights: PartWeights): PartChances {
  const sums = [0, 0, 0, 0];
  for (const hint of hints) {
    const own = weights.get(hint);
    if (own) for (let kind = 0; kind < 4; kind++) sums[kind]! += own[kind]!;
  }
  const shares = sums.map(Math.exp);
  const all = shares.reduce((total, share) => total + share, 1);
  const [title = 0, employer = 0, school = 0, place = 0] = shares.map((share) => share / all);
  return { title, employer, school, place };
}
