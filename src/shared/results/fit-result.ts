/** The result of the fit engine, as used by the screens, the command line and the database. */

/** A quote: `text` is exactly `source.slice(start, end)`, with offsets in UTF-16 units of the input text. */
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

/**
 * A requirement of a posting, with the words that state it. `label` is a short name for lists, in the posting's words;
 * `name` is its full name, if those words are short for it.
 */
export type Requirement = Span & {
  id: string;
  label: string;
  name?: string;
  kind: RequirementKind;
  level: RequirementLevel;
};

/**
 * `credit` is above 0 and at most 1. `how` explains it in a few words: "exact", "also called Basic Life Support",
 * "names budgeting", "shown by: tied out 40 statements", "6 years counted of 5 years", "similar job" or "usual for: Baker" where no line says it, "valid
 * until 04/2026" where the résumé says that a certificate has ended. `listed` is true if the résumé only lists it among skills,
 * `partly` if the credit is too low to call it met in full, or the requirement names programs that the résumé doesn't: those are
 * `unnamed`, in the posting's words.
 */
export type KeyMatch = {
  requirement: Requirement;
  evidence: Span[];
  credit: number;
  how: string;
  listed?: boolean;
  partly?: boolean;
  unnamed?: string[];
};

/** A requirement that isn't met, or only in part. `scoreWith` is the exact score if it were fully met, the rest as in a match. */
export type Gap = {
  requirement: Requirement;
  scoreWith: number;
  credit: number;
  how: string;
  evidence: Span[];
  unnamed?: string[];
};

export type Finding = KeyMatch | Gap;

/** How something is shown that no line says, but that people in a job which the résumé tells of usually do. */
export const SIMILAR_JOB = 'similar job';

/** How something is shown that no line says, but that most people with a title which somebody held do: "usual for: Baker". */
export const wordUsual = (title: string): string => `usual for: ${title}`;
export const readUsual = (how: string): string | undefined => /^usual for: (.+)$/.exec(how)?.[1];

/** How something is shown by a line that describes similar work. */
export const SIMILAR_WORK = 'related';

/** How a gap is told of which nobody can say that it isn't shown: no line says it clearly, but similar work may. */
export const UNCLEAR = 'no clear line';
export const isUnclear = (how: string): boolean => how === UNCLEAR || readUsual(how) !== undefined;

/** True if no line says it outright: the line or the job that is quoted only makes it likely. */
export const isLikely = (how: string): boolean =>
  how === SIMILAR_JOB || how === SIMILAR_WORK || readUsual(how) !== undefined;

/** How a certificate is shown that the résumé mentions without its being held. */
const UNHELD = ['not held yet', 'expired'] as const;
export type Unheld = (typeof UNHELD)[number];
export const isUnheld = (how: string): how is Unheld => UNHELD.some((one) => one === how);

/** How a certificate is shown that isn't held yet where the posting accepts that. */
export const UNDER_WAY = 'under way';

export type ConditionKind =
  | 'place'
  | 'travel'
  | 'hours'
  | 'checks'
  | 'physical'
  | 'authorization'
  | 'driving'
  | 'eligibility'
  | 'equipment';

/**
 * A condition of the job that a résumé can't show, such as place, hours or background checks. Quoted, but never scored.
 * `label` is the quote, cleaned up for lists.
 */
export type Condition = Span & { kind: ConditionKind; label: string };

export type ComponentKey = 'mustHaves' | 'experience' | 'preferred' | 'role' | 'education';

/** Points reached, out of the maximum for this posting. Both have at most one decimal. */
export type ScoreComponent = { label: string; points: number; outOf: number };

/** Identifies the inputs, so that the same result can be computed again byte for byte. Hashes are SHA-256 in hex. */
export type Receipt = {
  engineVersion: string;
  lexiconVersion: string;
  resumeHash: string;
  postingHash: string;
  today: string;
};

/**
 * `fitScore` is an integer from 0 to 100, or null if there is no meaningful score; `reason` then says why.
 * `raw` is the same score unrounded. `analysis` is four to six sentences made from the findings.
 * `conditions` are for the user to check; they don't affect the score.
 * `notes` are remarks for the user ("Your résumé contains the posting's own text, which earns no credit.").
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

/** The analysis as worded by a language model. The result itself never comes from the model. */
export type Narration = { text: string; model: string };
