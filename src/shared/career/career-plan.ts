import type { EffortUnit } from './effort.ts';

/** Results with at least this score are matches, which plans are based on. Plans aim to bring jobs to this score. */
export const careerThreshold = 70;

/** How a user has marked a skill in their plan. */
export type SkillMark = 'learning' | 'have';

/** Parses the form value. Any other value removes the mark. */
export const parseSkillMark = (value: unknown): SkillMark | null =>
  value === 'learning' || value === 'have' ? value : null;

/** A result behind a claim of the plan: its score (`from`), the score with the skill (`to`), and the posting's line. */
export type PlanJob = {
  analysisId: string;
  title: string;
  company: string | null;
  from: number;
  to: number;
  /** The position of the requirement in the posting, and the line around it. */
  start: number;
  end: number;
  quote: string;
};

/**
 * Something that jobs ask for and the résumé doesn't show. `asking` jobs ask for it, and `opens` of them reach the
 * threshold with it. `meanGain` is their mean gain in points. `jobs` are a few that gain most.
 */
export type PlanSkill = {
  key: string;
  skill: string;
  action: string;
  timeEstimate: string;
  /** Why it takes this long. */
  because: string;
  effort: { amount: number; unit: EffortUnit };
  asking: number;
  opens: number;
  meanGain: number;
  jobs: PlanJob[];
  mark: SkillMark | null;
};

/** The best skill to learn after the previous steps. `over` jobs have then reached the threshold. */
export type PlanStep = Pick<PlanSkill, 'key' | 'skill' | 'timeEstimate'> & { opens: number; over: number };

export type CareerPlan = {
  estimatedTimeToReadiness: string;
  /** Skills being learned first, then sorted by learning time. */
  quickWins: PlanSkill[];
  commonGaps: { text: string; jobs: PlanJob[] }[];
  recommendedPath: string;
  steps: PlanStep[];
  /** Years of work, degrees, licences and languages, which take too long for quick wins. */
  takesTime: PlanSkill[];
  /** Skills the user has but the résumé doesn't show. The rest of the plan counts them as met. */
  had: Pick<PlanSkill, 'key' | 'skill' | 'asking' | 'jobs'>[];
  /** The number of matches it is based on. */
  matches: number;
  /** All jobs it is based on (matches and jobs of followed companies), and how many are already at the threshold. */
  jobs: number;
  over: number;
};
