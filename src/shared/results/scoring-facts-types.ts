import type { ComponentKey, FitResult } from './fit-result.ts';

/** What the page about scoring shows of the engine: nothing of it is typed. */
export type ScoringFacts = {
  components: ComponentShare[];
  example: ScoringExample;
  /** The language model that words analyses here, or null. */
  languageModel: string | null;
};

/** `share`: how many of 100 points a component gives at most when a posting asks about everything. */
export type ComponentShare = { key: ComponentKey; label: string; share: number };

/** A made-up pair, scored; `changed` are versions of its résumé that must not score better. */
export type ScoringExample = {
  /** The made-up person's name, and the made-up job with its company. */
  name: string;
  title: string;
  company: string;
  result: FitResult;
  resumeText: string;
  postingText: string;
  changed: { what: string; words: string; score: number | null; notes: string[] }[];
};
