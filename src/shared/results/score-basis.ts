/** A requirement of a posting with everything that the score needs. `terms` are ids of lexicon terms, any of which would meet it. */
export type BasisRequirement = {
  id: string;
  /** The index of its component. */
  slot: number;
  weight: number;
  /** True for a licence that is legally required for the job. */
  licence: boolean;
  /** How far it is met, 0…1. */
  credit: number;
  terms: string[];
};

/** What a score was computed from. Allows recomputing it with other requirements met, without the texts. */
export type ScoreBasis = BasisRequirement[];
