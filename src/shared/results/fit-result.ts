/** What the fit engine answers and every screen, the command line and the database speak. */

/** A quote: `text` is exactly `source.slice(start, end)`, offsets in UTF-16 units of the text that was given. */
export type Span = { text: string; start: number; end: number };

export type RequirementKind =
  | 'skill'
  | 'tool'
  | 'title'
  | 'seniority'
  | 'experience'
  | 'education'
  | 'certification'
  | 'language'
  | 'place'
  | 'duty'
  | 'trait';

export type RequirementLevel = 'must' | 'preferred' | 'nice';

/** One question that a posting asks, with the words it asks it in. `label` is its short name for a list. */
export type Requirement = Span & {
  id: string;
  label: string;
  kind: RequirementKind;
  level: RequirementLevel;
};

/** `credit` is 0…1 (above 0 here); `how` says in a few words why: "exact", "also called Basic Life Support", "6 years counted". */
export type KeyMatch = { requirement: Requirement; evidence: Span[]; credit: number; how: string };

/** Something asked and not found, or found only in part; `scoreWith` is the exact score if it were fully met. */
export type Gap = {
  requirement: Requirement;
  scoreWith: number;
  credit: number;
  how: string;
  evidence: Span[];
};

export type Finding = KeyMatch | Gap;

export type ConditionKind =
  | 'place'
  | 'travel'
  | 'hours'
  | 'checks'
  | 'physical'
  | 'authorization'
  | 'driving';

/**
 * Something the job asks of a life rather than of a résumé: where, when, under which checks. Quoted, never scored.
 * `label` is the quote cleaned for a list.
 */
export type Condition = Span & { kind: ConditionKind; label: string };

export type ComponentKey = 'mustHaves' | 'experience' | 'preferred' | 'role' | 'education';

/** Points reached out of the points this component can give for this posting; both have one decimal at most. */
export type ScoreComponent = { label: string; points: number; outOf: number };

/** Enough to compute the same answer again, byte for byte. Hashes are SHA-256 in hex of the two given texts. */
export type Receipt = {
  engineVersion: string;
  lexiconVersion: string;
  resumeHash: string;
  postingHash: string;
  today: string;
};

/**
 * `fitScore` is a whole number 0…100, or null where nothing honest can be said; then `reason` says why in a sentence.
 * `raw` is the same score unrounded. `analysis` is four to six plain sentences made from the findings.
 * `conditions` are for the person to check; no score speaks of them.
 * `notes` are remarks a person should know ("The posting's own text stands in the résumé; it gives no credit.").
 */
export type FitResult = {
  fitScore: number | null;
  raw: number | null;
  reason?: string;
  components: Partial<Record<ComponentKey, ScoreComponent>>;
  keyMatches: KeyMatch[];
  gaps: Gap[];
  conditions: Condition[];
  analysis: string;
  notes: string[];
  receipt: Receipt;
};

/** The same analysis as a language model words it. Nothing of the result comes from it. */
export type Narration = { text: string; model: string };
