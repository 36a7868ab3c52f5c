import type { ComponentKey, FitResult } from './fit-result.ts';

/** Facts about the engine for the page on scoring, all computed from the engine itself. */
export type ScoringFacts = {
  components: ComponentShare[];
  example: ScoringExample;
  /** The configured language model, or null. */
  languageModel: string | null;
};

/** `share`: the maximum points of a component out of 100, for a posting that uses all components. */
export type ComponentShare = { key: ComponentKey; label: string; share: number };

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
