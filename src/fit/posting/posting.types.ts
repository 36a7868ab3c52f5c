import type { Range } from '../../shared/range.ts';
import type { Condition, Requirement } from '../../shared/results/fit-result.ts';
import type { DegreeLevel } from '../lexicon/degrees/degree-table.ts';
import type { JobTitle } from '../lexicon/lexicon.types.ts';

/**
 * One question of a posting with all that is needed to look for an answer. `weight` is its importance among its
 * like, above 0. `terms` are ids of which any one answers in full; `words` are where its own words stand.
 */
export type PostingRequirement = Requirement & {
  weight: number;
  duty: boolean;
  terms: string[];
  words: Range[];
  /** The terms are examples ("such as …"): one answers, more answer better. */
  examples?: boolean;
  /** Named in a line that asks for years of it: who has the years has this. */
  besideYears?: boolean;
  years?: { min: number; max?: number };
  /** A qualification of a numbered level ("Level 3"), and where the words that name it stand. */
  grade?: { level: number; words: Range };
  titles?: JobTitle[];
  degree?: { level: DegreeLevel; fields: string[]; orEquivalent: boolean };
  /** "One of the following": each option is a set of questions, and the best answered option counts. */
  options?: PostingRequirement[][];
};

/** A posting as it was read. `view` has the length of `text`, without markup; offsets hold in both. */
export type ReadPosting = {
  text: string;
  view: string;
  /** The job's title as given or as its first line says it. */
  title: string;
  titles: JobTitle[];
  requirements: PostingRequirement[];
  conditions: Condition[];
};
