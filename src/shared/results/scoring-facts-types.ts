import type { ComponentKey, FitResult } from './fit-result.ts';

/** Facts about the engine for the page on scoring, all computed from the engine itself. */
export type ScoringFacts = {
  components: ScorePart[];
  /** Years of work that take the place of a bachelor's degree where the posting names no number. */
  yearsForBachelor: number;
  /** The credits from which on a requirement is a match, and from which on it's met in full. */
  matchFrom: number;
  inFullFrom: number;
  example: ScoringExample;
  /** The configured language model, or null. */
  languageModel: string | null;
};

/** A part of the score and its name. */
export type ScorePart = { key: ComponentKey; label: string };

/** A scored made-up pair. `changed` are variants of its résumé that must not score higher. */
export type ScoringExample = {
  /** The name of the made-up applicant. */
  name: string;
  title: string;
  company: string;
  result: FitResult;
  resumeText: string;
  postingText: string;
  changed: { what: string; words: string; score: number | null; notes: string[] }[];
};
