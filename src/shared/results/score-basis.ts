/** One question of a posting as the sum sees it. `terms` are the lexicon's ids of what would answer it. */
export type BasisAsk = {
  id: string;
  /** The place of its component in the order of the components. */
  slot: number;
  weight: number;
  /** How much of such a question a strong candidate shows, 0…1. */
  expected: number;
  /** A licence that the work cannot be done without. */
  licence: boolean;
  /** How far it was answered, 0…1. */
  credit: number;
  terms: string[];
};

/** What a score was summed from: enough to say what it would be with other answers, without the texts. */
export type ScoreBasis = BasisAsk[];
