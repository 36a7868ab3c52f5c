import type { CareerPlan, PlanJob, PlanSkill, SkillMark } from '../../../shared/career/career-plan.ts';
import { byEffort, effortText, isQuick } from '../../../shared/career/effort.ts';
import { counted } from '../../../shared/plural.ts';
import { findBestPath } from './best-path.ts';
import { bestResultPerJob, type ScoredJob } from './plan-jobs.ts';
import { pathText, readinessText } from './plan-text.ts';
import { createProjection, type Effect, effectOf, type Gain } from './score-projection.ts';
import { collectNeeds, type Need } from './skill-needs.ts';

const maxQuickWins = 8;
const maxSlowSkills = 4;
const maxGaps = 6;
const maxJobsShown = 4;

/** A job below this score is usually a different profession, whose gaps shouldn't fill the plan. */
const minReachableScore = 50;

/** `near` is the effect on the reachable jobs, which decides what gets into the plan. */
type Rated = { need: Need; gains: Gain[]; effect: Effect; near: Effect };

/**
 * Makes the plan from the matches and the jobs of followed companies. Leaves quotes empty: `withQuotes` adds them, so that
 * only the texts of the shown postings are read.
 */
export function makePlan(
  matches: ScoredJob[],
  followed: ScoredJob[],
  marks: ReadonlyMap<string, SkillMark>,
): CareerPlan {
  const jobs = bestResultPerJob([...followed, ...matches]);
  const needs = collectNeeds(jobs);
  const projection = createProjection(jobs);
  const isNear = jobs.some(({ score }) => score >= minReachableScore)
    ? ({ job }: Gain) => job.score >= minReachableScore
    : () => true;
  const had = [...needs.values()].filter(({ key }) => marks.get(key) === 'have');
  for (const need of had) projection.meet(need);
  const rated = [...needs.values()]
    .filter((need) => !had.includes(need))
    .map((need): Rated => {
      const gains = projection.gainsOf(need);
      return { need, gains, effect: effectOf(gains), near: effectOf(gains.filter(isNear)) };
    });
  const isLearning = ({ need }: Rated) => marks.get(need.key) === 'learning';
  const useful = rated
    .filter((skill) => isLearning(skill) || skill.near.total > 0)
    .sort((a, b) => Number(isLearning(b)) - Number(isLearning(a)) || byEffect(a, b));
  const quick = useful.filter(({ need }) => isQuick(need.learning.effort) || marks.has(need.key));
  const slow = useful.filter((skill) => !quick.includes(skill));
  const over = projection.over();
  const steps = findBestPath(
    projection,
    quick.map(({ need }) => need),
    ({ key }) => marks.get(key) === 'learning',
  );
  const toPlanSkill = (rated: Rated) => planSkill(rated, marks.get(rated.need.key) ?? null);
  return {
    estimatedTimeToReadiness: readinessText(steps, { jobs: jobs.length, over }),
    quickWins: quick
      .filter(({ need }, index) => index < maxQuickWins || steps.some((step) => step.need === need))
      .sort((a, b) => Number(isLearning(b)) - Number(isLearning(a)) || byLearningTime(a, b))
      .map(toPlanSkill),
    commonGaps: commonGapsOf(matches, marks),
    recommendedPath: pathText(steps, { jobs: jobs.length, over }),
    steps: steps.map(({ need, opens, over: overThen }) => ({
      key: need.key,
      skill: need.name,
      timeEstimate: effortText(need.learning.effort),
      opens,
      over: overThen,
    })),
    takesTime: slow.slice(0, maxSlowSkills).map(toPlanSkill),
    had: had.map(({ key, name, at }) => ({
      key,
      skill: name,
      asking: at.length,
      jobs: at
        .slice(0, maxJobsShown)
        .map(({ job, gap }) => planJob({ job, gap, from: job.score, to: job.score })),
    })),
    matches: matches.length,
    jobs: jobs.length,
    over,
  };
}

/** Sorts by opened jobs, then by the gain for reachable jobs. */
function byEffect(a: Rated, b: Rated): number {
  return (
    b.effect.opens - a.effect.opens ||
    b.near.towards - a.near.towards ||
    b.near.total - a.near.total ||
    (a.need.name < b.need.name ? -1 : 1)
  );
}

const byLearningTime = (a: Rated, b: Rated): number =>
  byEffort(a.need.learning.effort, b.need.learning.effort) || byEffect(a, b);

function planSkill({ need, gains, effect }: Rated, mark: SkillMark | null): PlanSkill {
  const { effort, because, action } = need.learning;
  return {
    key: need.key,
    skill: need.name,
    action,
    timeEstimate: effortText(effort),
    because,
    effort,
    asking: need.at.length,
    opens: effect.opens,
    meanGain: effect.meanGain,
    jobs: gains
      .toSorted((a, b) => effectOf([b]).opens - effectOf([a]).opens || b.to - b.from - (a.to - a.from))
      .slice(0, maxJobsShown)
      .map(({ job, at, from, to }) => planJob({ job, gap: at.gap, from, to })),
    mark,
  };
}

/** Gaps that at least two matches share, or all gaps if there is only one match. */
function commonGapsOf(matches: ScoredJob[], marks: ReadonlyMap<string, SkillMark>): CareerPlan['commonGaps'] {
  const minShared = Math.min(2, matches.length);
  return [...collectNeeds(matches).values()]
    .filter(({ key, at }) => at.length >= minShared && marks.get(key) !== 'have')
    .sort((a, b) => b.at.length - a.at.length || (a.name < b.name ? -1 : 1))
    .slice(0, maxGaps)
    .map(({ name, at }) => ({
      text: `${name}: missing in ${at.length} of ${counted(matches.length, 'match', 'matches')}`,
      jobs: at
        .slice(0, maxJobsShown)
        .map(({ job, gap }) => planJob({ job, gap, from: job.score, to: job.score })),
    }));
}

type PlanJobInput = { job: ScoredJob; gap: { start: number; end: number }; from: number; to: number };

function planJob({ job, gap, from, to }: PlanJobInput): PlanJob {
  const { analysisId, title, company } = job;
  return { analysisId, title, company, from, to, start: gap.start, end: gap.end, quote: '' };
}
