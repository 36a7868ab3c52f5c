import type { EffortUnit } from './effort.ts';

/** From this score on a job counts as within reach, and a result as a match that a plan is made from. */
export const careerThreshold = 70;

/** What a person says of a skill in their plan. */
export type SkillMark = 'learning' | 'have';

/** As a form says it; all else takes the mark back. */
export const skillMarkOf = (given: unknown): SkillMark | null =>
  given === 'learning' || given === 'have' ? given : null;

/** A result that a claim of the plan comes from: its score, the score with the claim's skill, and the posting's line. */
export type PlanJob = {
  analysisId: string;
  title: string;
  company: string | null;
  from: number;
  to: number;
  /** Where the requirement stands in the posting, and the line around it. */
  start: number;
  end: number;
  quote: string;
};

/**
 * One thing that jobs ask for and the résumé doesn't show. `opens` jobs cross the threshold with it, of the `asking`
 * ones; `meanGain` is their mean gain in points. `jobs` are the ones that gain most, a few of them.
 */
export type PlanSkill = {
  key: string;
  skill: string;
  action: string;
  timeEstimate: string;
  /** Why it takes so long, in plain words. */
  because: string;
  effort: { amount: number; unit: EffortUnit };
  asking: number;
  opens: number;
  meanGain: number;
  jobs: PlanJob[];
  mark: SkillMark | null;
};

/** The next best thing to learn once the steps before it are learned; `over` jobs are then at the threshold. */
export type PlanStep = Pick<PlanSkill, 'key' | 'skill' | 'timeEstimate'> & { opens: number; over: number };

export type CareerPlan = {
  estimatedTimeToReadiness: string;
  /** What is being learned first, then the shortest first. */
  quickWins: PlanSkill[];
  commonGaps: { text: string; jobs: PlanJob[] }[];
  recommendedPath: string;
  steps: PlanStep[];
  /** Years of work, degrees, licences and languages: no quick wins. */
  takesTime: PlanSkill[];
  /** What the person has and the résumé doesn't show: it counts as met in all the rest. */
  had: Pick<PlanSkill, 'key' | 'skill' | 'asking' | 'jobs'>[];
  /** The matches it was made from, and the jobs of followed companies whose scores say what a skill brings. */
  matches: number;
  jobs: number;
  over: number;
};
