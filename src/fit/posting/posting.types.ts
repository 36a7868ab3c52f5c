import type { Range } from '../../shared/range.ts';
import type { Condition, Requirement } from '../../shared/results/fit-result.ts';
import type { JobTitle } from '../lexicon/lexicon.types.ts';
import type { DegreeRequirement } from './requirements/degrees/degree-requirement.ts';

/**
 * A requirement of a posting, with everything that is needed to look for it in a résumé. `weight` is its importance
 * within its component, above 0. Any one of `terms` (lexicon ids) meets it in full; `words` are the ranges of its
 * words.
 */
export type PostingRequirement = Requirement & {
  weight: number;
  duty: boolean;
  /** Ids of the terms that count toward it. */
  terms: string[];
  /** Ids of the terms any of which is all that it asks for. None for a duty or a whole sentence. */
  sufficient: string[];
  words: Range[];
  /** True if the terms after the first are examples of it ("such as …"). */
  examples?: boolean;
  /**
   * `leading`: they must be years of leading people, in work with one of these `terms`. `either`: years in one of the named
   * skills or titles will do. `ofTitles`: terms that are only part of the name of a title. `within`: only work of the last so many years counts. `insteadOfDegree`: the posting names no number, but lets such work replace a degree.
   */
  years?: {
    min: number;
    max?: number;
    leading?: boolean;
    either?: boolean;
    within?: number;
    terms?: string[];
    ofTitles?: string[];
    insteadOfDegree?: boolean;
  };
  /** True for what nobody needs to have yet: it may be obtained after hire. */
  later?: boolean;
  /** True for a certificate that may still be under way: "CPA or CPA candidate". */
  underWay?: boolean;
  /** A numbered level ("Level 3") and the range of the words it applies to. */
  grade?: { level: number; words: Range };
  titles?: JobTitle[];
  degree?: DegreeRequirement;
  /** For "one of the following": each option is a set of requirements, and the option that is met best counts. */
  options?: PostingRequirement[][];
  /** Of an option, what is shown least counts: "two of React, Vue and Svelte" isn't met by one of them. */
  together?: true;
};

/** A posting that was read. `view` is `text` with markup blanked: the same length, so offsets are valid in both. */
export type ReadPosting = {
  text: string;
  view: string;
  /** The job title, from the caller or from the text. */
  title: string;
  titles: JobTitle[];
  requirements: PostingRequirement[];
  conditions: Condition[];
};
