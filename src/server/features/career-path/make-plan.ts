import type { CareerPlan, PlanJob, PlanSkill, SkillMark } from '../../../shared/career/career-plan.ts';
import { byEffort, effortText, isQuick } from '../../../shared/career/effort.ts';
import { findBestPath } from './best-path.ts';
import { bestResultPerJob, type ScoredJob } from './plan-jobs.ts';
import { pathText, readinessText } from './plan-text.ts';
import { createProjection, type Effect, effectOf, type Gain } from './score-projection.ts';
import { collectNeeds, type Need } from './skill-needs.ts';

const mostQuickWins = 8;
const mostThatTakeTime = 4;
const mostGaps = 6;
const mostJobsShown = 4;

/** Below this score a job is another kind of work: its gaps would fill the plan with another life's. */
const withinReach = 50;

/** `near` is the effect on the jobs within reach, which decides what comes into the plan. */
type Rated = { need: Need; gains: Gain[]; effect: Effect; near: Effect };

/**
 * The plan from the matches and the jobs of followed companies. Quotes are left empty: the postings' texts are read
 * once it is known which are shown.
 */
export function makePlan(
  matches: ScoredJob[],
  followed: ScoredJob[],
  marks: ReadonlyMap<string, SkillMark>,
): CareerPlan {
  const jobs = bestResultPerJob([...followed, ...matches]);
  const needs = collectNeeds(jobs);
  const projection = createProjection(jobs);
  const isNear = jobs.some(({ score }) => score >= withinReach)
    ? ({ job }: Gain) => job.score >= withinReach
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
    .filter((each) => isLearning(each) || each.near.total > 0)
    .sort((a, b) => Number(isLearning(b)) - Number(isLearning(a)) || byEffect(a, b));
  const quick = useful.filter(({ need }) => isQuick(need.learning.effort) || marks.has(need.key));
  const slow = useful.filter((each) => !quick.includes(each));
  const over = projection.over();
  const steps = findBestPath(
    projection,
    quick.map(({ need }) => need),
    ({ key }) => marks.get(key) === 'learning',
  );
  const shown = (each: Rated) => skillOf(each, marks.get(each.need.key) ?? null);
  return {
    estimatedTimeToReadiness: readinessText(steps, { jobs: jobs.length, over }),
    quickWins: quick
      .filter(({ need }, index) => index < mostQuickWins || steps.some((step) => step.need === need))
      .sort((a, b) => Number(isLearning(b)) - Number(isLearning(a)) || byShortest(a, b))
      .map(shown),
    commonGaps: commonGapsOf(matches, marks),
    recommendedPath: pathText(steps, { jobs: jobs.length, over }),
    steps: steps.map(({ need, opens, over: overThen }) => ({
      key: need.key,
      skill: need.name,
      timeEstimate: effortText(need.learning.effort),
      opens,
      over: overThen,
    })),
    takesTime: slow.slice(0, mostThatTakeTime).map(shown),
    had: had.map(({ key, name, at }) => ({
      key,
      skill: name,
      asking: at.length,
      jobs: at
        .slice(0, mostJobsShown)
        .map(({ job, gap }) => lineOf({ job, gap, from: job.score, to: job.score })),
    })),
    matches: matches.length,
    jobs: jobs.length,
    over,
  };
}

/** What opens most first, then what lifts most of the jobs within reach. */
function byEffect(a: Rated, b: Rated): number {
  return (
    b.effect.opens - a.effect.opens ||
    b.near.towards - a.near.towards ||
    b.near.total - a.near.total ||
    (a.need.name < b.need.name ? -1 : 1)
  );
}

const byShortest = (a: Rated, b: Rated): number =>
  byEffort(a.need.learning.effort, b.need.learning.effort) || byEffect(a, b);

function skillOf({ need, gains, effect }: Rated, mark: SkillMark | null): PlanSkill {
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
      .slice(0, mostJobsShown)
      .map(({ job, at, from, to }) => lineOf({ job, gap: at.gap, from, to })),
    mark,
  };
}

/** What several of the matches ask for, or all there is where there is one match. */
function commonGapsOf(matches: ScoredJob[], marks: ReadonlyMap<string, SkillMark>): CareerPlan['commonGaps'] {
  const least = matches.length === 1 ? 1 : 2;
  return [...collectNeeds(matches).values()]
    .filter(({ key, at }) => at.length >= least && marks.get(key) !== 'have')
    .sort((a, b) => b.at.length - a.at.length || (a.name < b.name ? -1 : 1))
    .slice(0, mostGaps)
    .map(({ name, at }) => ({
      text: `${name}: missing for ${at.length} of ${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`,
      jobs: at
        .slice(0, mostJobsShown)
        .map(({ job, gap }) => lineOf({ job, gap, from: job.score, to: job.score })),
    }));
}

type Line = { job: ScoredJob; gap: { start: number; end: number }; from: number; to: number };

function lineOf({ job, gap, from, to }: Line): PlanJob {
  const { analysisId, title, company } = job;
  return { analysisId, title, company, from, to, start: gap.start, end: gap.end, quote: '' };
}
