import type { Range } from '../../shared/range.ts';
import type { ComponentKey } from '../../shared/results/fit-result.ts';
import type { PostingRequirement, ReadPosting } from '../posting/posting.types.ts';
import type { ReadResume } from '../resume/resume.types.ts';
import type { Amount } from '../text/quantities/amounts.ts';
import type { WeightedStem } from '../vectors/word-vectors.ts';
import type { CreditGroup } from './credit/credit-groups.ts';
import type { Study } from './credit/held/held-studies.ts';
import type { KeyTable } from './key-table.ts';
import type { PassageIndex } from './passages.ts';

/** A job title as keys: known titles, their professions and fields, and its words with their weights. */
export type CompiledTitle = {
  titles: Int32Array;
  /** The same titles as their indexes in the lexicon, for `workShared`. */
  indexes: Uint16Array;
  /** 1, or less if nobody knows the title and the indexes are of one that comes close. */
  certainty: number;
  professions: Int32Array;
  fields: Int32Array;
  /** Ids of the terms that everybody with this title has worked in. */
  work: string[];
  /** True for a title of people who teach a subject that it names. */
  teaches: boolean;
  /** The professions of what they teach. */
  taught: Int32Array;
  /** True for a title of people who lead others. */
  leads: boolean;
  words: Int32Array;
  weights: Float32Array;
  total: number;
  /** 0 (intern) to 6 (executive); a title without a level counts as mid-level. */
  seniority: number;
};

/** A title that the candidate held. `entry` is the index of its work entry, -1 for a headline. */
export type HeldTitle = { title: CompiledTitle; credit: number; entry: number; span: Range };

/** How many months a work entry lasted, and the month it ended, numbered as in the résumé reader. */
export type WorkPeriod = { months: number; to: number };

/** A résumé as numbers: what it shows, where and for how long. Built once, used for every posting. */
export type CompiledResume = {
  text: string;
  read: ReadResume;
  today: string;
  /** False if the text contains nothing to compare; `unreadable` gives the reason. */
  readable: boolean;
  unreadable?: string;
  table: KeyTable;
  passages: PassageIndex;
  held: HeldTitle[];
  /** How much of each profession it shows, 0…1 each, in the order of `PROFESSIONS`. */
  professionShares: Float32Array;
  workPeriods: WorkPeriod[];
  /** The current month, numbered as in the work periods. */
  thisMonth: number;
  totalMonths: number;
  /** Experience that the text itself claims ("over ten years of experience"), in months. */
  claimedMonths: number;
  studies: Study[];
  /** A sample of the shingles, to detect a pasted posting. */
  sampleShingles: KeyTable;
  /** The words that carry weight, in order, to detect a list of the posting's words. */
  contentWords: Int32Array;
  /** What was blanked because it repeats the posting. */
  blankedRanges: Range[];
  /** True if keyword stuffing was blanked. */
  stuffed: boolean;
};

/** One requirement as numbers. `weights` belong to `words`. */
export type CompiledRequirement = {
  source: PostingRequirement;
  component: ComponentKey;
  /** The index of the component in `COMPONENT_KEYS`. */
  slot: number;
  weight: number;
  /** How it is answered: the group of learned weights. */
  group: CreditGroup;
  /** How readily judges credit it, whoever applies: added to the sum behind its credit. */
  ease: number;
  /** True for a licence that is required by name. */
  licence: boolean;
  terms: Int32Array;
  /** The same terms, as keys of what is named itself rather than by a kind or neighbour of it. */
  named: Int32Array;
  /** The same terms, as keys of certificates under way, where these will do; else empty. */
  underWay: Int32Array;
  /** The same terms, as keys of what people with a title usually do. */
  usual: Int32Array;
  /** Terms wider than the required ones; showing only these earns partial credit. */
  wider: Int32Array;
  words: Int32Array;
  weights: Float32Array;
  wordTotal: number;
  /** The words of a certificate that nobody knows, but for its level; none for anything else. */
  paper: { words: Int32Array; weights: Float32Array };
  /** All its words, to find the line that shows it. */
  stems: readonly WeightedStem[];
  pairs: Int32Array;
  /** The key of its initials, where the posting explains them; 0 if it doesn't. */
  acronym: number;
  /** The keys of these initials explained in any way, and as the posting does; 0 if it doesn't. */
  explained: number;
  meaning: number;
  /** Its words that are written as names. */
  names: Int32Array;
  /** The names of which a résumé needs no more, as nothing else is asked and nobody knows them: "Experience with Highspot"; of several sets, one. */
  outright: Int32Array[];
  months: number;
  /** Only work of the last so many months counts; 0 if all of it does. */
  recent: number;
  /** What the years of experience must be in, each with its weight. */
  topics: Int32Array;
  topicWeights: Float32Array;
  /** A job that shows topics of this weight in all counts in full. */
  enoughTopics: number;
  /** The known skills and titles among the topics; work that shows none of them counts for little. */
  core: Int32Array;
  /** Keys of these for what a résumé claims years of. */
  claims: Int32Array;
  /** Keys of the job's own titles, for what a résumé claims years of. */
  ownClaims: Int32Array;
  /** Keys of the titles that by themselves say that the years were in it. */
  trade: Int32Array;
  /** Keys of the titles that speak of a wider trade than the years must be in, and of its professions. */
  widerTrades: Int32Array;
  professions: Int32Array;
  /** True if it asks to lead people, or the years must be years of leading people. */
  leading: boolean;
  /** Keys of its languages where they are called basic, which is too little; empty if it isn't. */
  fluent: Int32Array;
  /** Keys of its languages where they are known, and not just named. */
  known: Int32Array;
  /** Keys of those who learn a job, whose work doesn't count towards the years. */
  learners: Int32Array;
  /** Keys of the jobs in another branch of the trade, which don't count towards the years. */
  otherBranches: Int32Array;
  /** Keys of work that isn't enough for the years ("not just hanging"), and of work that would be. */
  moreThan: { less: Int32Array; enough: Int32Array };
  /** True if the years are required in the job's own work rather than in something named. */
  ownWork: boolean;
  /** True if the years are required in a kind of workplace rather than in some work. */
  inPlace: boolean;
  /** The number in "Level 3", or 0; `gradeWords` are keys of the words it applies to. */
  grade: number;
  gradeWords: Int32Array;
  /** The numbers that it is asked with: "type 60 wpm". */
  amounts: readonly Amount[];
  /** The states of which a license must be one; undefined if any will do. */
  states?: RequiredStates;
  /** Keys of which a résumé must have one so that its license to teach is for the right subject; empty if any will do. */
  subjects: Int32Array;
  /** The same for the grades that it is for. */
  grades: Int32Array;
  /** The codes that a certificate must have; undefined if any will do: "ASE A6 and A8". */
  codes?: RequiredCodes;
  /** Keys by which a résumé shows that it has only a limited form of the license. */
  limited: Int32Array;
  /** The key of the public body that it must have been done for; undefined if it may have been anybody. */
  employer: number | undefined;
  /** True if employment there is all that is asked. */
  onlyEmployed: boolean;
  options?: CompiledRequirement[][];
};

/** The keys of the codes that a required certificate must have, and whether one of them will do. */
export type RequiredCodes = { keys: Int32Array; either: boolean };

/** The keys by which a résumé shows that its license is of a required state. */
export type RequiredStates = {
  /** The license of one of the states, or a compact license that counts there; one is enough. */
  issued: Int32Array;
  /** The license without a state. */
  unnamed: Int32Array;
  /** One of the states, wherever the résumé names it. */
  places: Int32Array;
};

export type CompiledPosting = {
  text: string;
  read: ReadPosting;
  /** Why no résumé can be compared with this posting. */
  unreadable?: string;
  requirements: CompiledRequirement[];
  role: CompiledTitle;
  /** Each profession's share of what it requires, in the order of `PROFESSIONS`; they sum to 1, or all are 0. */
  professionShares: Float32Array;
  /** The words that say what the posting is about, with shares that sum to 1. */
  topic: { keys: Int32Array; shares: Float32Array };
  /** How much of the topic, and of the words of all requirements, résumés of similar work usually show, 0…1. */
  usual: { topic: number; words: number };
  shingles: Set<number>;
  sampleShingles: Int32Array;
  vocabulary: KeyTable;
};
