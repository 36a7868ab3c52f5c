import type { Range } from '../../shared/range.ts';
import type { ComponentKey } from '../../shared/results/fit-result.ts';
import type { PostingRequirement, ReadPosting } from '../posting/posting.types.ts';
import type { ReadResume } from '../resume/resume.types.ts';
import type { KeyTable } from './key-table.ts';

/** A job's title as keys: the same title, its profession, its field, its words with their weights. */
export type CompiledTitle = {
  titles: Int32Array;
  professions: Int32Array;
  fields: Int32Array;
  words: Int32Array;
  weights: Float32Array;
  total: number;
  /** 0 intern … 6 executive; a title that says none counts as mid-level. */
  seniority: number;
};

/** A title that a résumé shows as held. `entry` is the index of its work entry, -1 for a headline. */
export type HeldTitle = { title: CompiledTitle; credit: number; entry: number; span: Range };

/** Months that a work entry lasted, and when it ended, counted as in the résumé reader. */
export type WorkPeriod = { months: number; to: number };

/** A résumé as numbers: what it shows, where, for how long. Built once, used for every posting. */
export type CompiledResume = {
  text: string;
  read: ReadResume;
  today: string;
  /** False where the text says nothing that could be judged; `unreadable` says why. */
  readable: boolean;
  unreadable?: string;
  table: KeyTable;
  held: HeldTitle[];
  /** How much of each profession's terms and titles it shows, 0…1, in the order of `PROFESSIONS`. */
  professionShares: Float32Array;
  workPeriods: WorkPeriod[];
  totalMonths: number;
  /** Years that the text itself claims ("over ten years of experience"). */
  claimedMonths: number;
  degree: number;
  /** A sample of the runs of words, to see a pasted posting, and the words in order, to see a list of its words. */
  sampleShingles: KeyTable;
  contentWords: Int32Array;
  /** What was blanked besides what always is, and whether keyword stuffing was. */
  blankedRanges: Range[];
  stuffed: boolean;
};

/** One question as numbers. `weights` belong to `words`. */
export type CompiledRequirement = {
  source: PostingRequirement;
  component: ComponentKey;
  /** The component's place in `COMPONENT_KEYS`. */
  slot: number;
  weight: number;
  /** How much of such a question a strong candidate's résumé shows, 0…1: nobody says all that they can. */
  expected: number;
  /** A licence that is required by name. */
  licence: boolean;
  terms: Int32Array;
  /** Wider terms of the asked ones: having only them earns a part. */
  wider: Int32Array;
  words: Int32Array;
  weights: Float32Array;
  wordTotal: number;
  pairs: Int32Array;
  months: number;
  /** What the years must be spent on, each with its weight. */
  topics: Int32Array;
  topicWeights: Float32Array;
  /** The known skills and titles among them: work that shows none of these counts for little. */
  core: Int32Array;
  /** The years are asked in the job's own work, not in something named. */
  ownWork: boolean;
  degree: number;
  fields: Int32Array;
  /** The number of "Level 3", else 0, and keys of the words it is said of. */
  grade: number;
  gradeWords: Int32Array;
  options?: CompiledRequirement[][];
};

export type CompiledPosting = {
  text: string;
  read: ReadPosting;
  /** Why nothing honest can be said about anybody and this posting. */
  unreadable?: string;
  requirements: CompiledRequirement[];
  role: CompiledTitle;
  /** The share of each profession in what it asks, summing to 1 or 0, in the order of `PROFESSIONS`. */
  professionShares: Float32Array;
  /** The words that tell what the posting is about, with their shares. */
  topic: { keys: Int32Array; shares: Float32Array };
  shingles: Set<number>;
  sampleShingles: Int32Array;
  vocabulary: KeyTable;
};
