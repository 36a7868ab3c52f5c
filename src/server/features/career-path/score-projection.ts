import { scoreWith } from '../../../fit/score/score-with.ts';
import { careerThreshold } from '../../../shared/career/career-plan.ts';
import type { ScoredJob } from './plan-jobs.ts';
import type { Need } from './skill-needs.ts';

/** How one more skill changes a job's score, on top of the skills already counted as met. */
export type Gain = { job: ScoredJob; from: number; to: number; at: Need['at'][number] };

/** The scores of some jobs while more and more needs are counted as met. Scores are always recomputed from the basis. */
export type Projection = {
  /** The number of jobs at or above the threshold. */
  over(): number;
  gainsOf(need: Need): Gain[];
  /** Counts this need as met from now on. */
  meet(need: Need): void;
};

export function createProjection(jobs: ScoredJob[]): Projection {
  const met = new Map(jobs.map((job) => [job.analysisId, new Set<string>()]));
  const scores = new Map(jobs.map((job) => [job.analysisId, job.score]));
  const scoreOf = ({ job, ids }: Need['at'][number]) =>
    scoreWith(job.basis, [...(met.get(job.analysisId) ?? []), ...ids]);
  return {
    over: () => [...scores.values()].filter((score) => score >= careerThreshold).length,
    gainsOf: (need) =>
      need.at
        .filter(({ job, ids }) => ids.some((id) => !met.get(job.analysisId)?.has(id)))
        .map((at) => ({
          at,
          job: at.job,
          from: scores.get(at.job.analysisId) ?? at.job.score,
          to: scoreOf(at),
        })),
    meet(need) {
      for (const at of need.at) {
        scores.set(at.job.analysisId, scoreOf(at));
        for (const id of at.ids) met.get(at.job.analysisId)?.add(id);
      }
    },
  };
}

const opens = ({ from, to }: Gain): boolean => from < careerThreshold && to >= careerThreshold;

export type Effect = { opens: number; meanGain: number; total: number; towards: number };

/** `towards` counts points gained up to the threshold: two skills may open a job together that neither opens alone. */
export function effectOf(gains: Gain[]): Effect {
  const total = gains.reduce((sum, { from, to }) => sum + to - from, 0);
  const towards = gains.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, careerThreshold) - from),
    0,
  );
  return {
    opens: gains.filter(opens).length,
    meanGain: gains.length === 0 ? 0 : Math.round((10 * total) / gains.length) / 10,
    total,
    towards,
  };
}
