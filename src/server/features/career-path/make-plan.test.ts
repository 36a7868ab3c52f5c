import { expect, test } from 'vitest';
import { fitWithBasis } from '../../../fit/fit.ts';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import { scoreWith } from '../../../fit/score/score-with.ts';
import { makePlan } from './make-plan.ts';
import type { ScoredJob } from './plan-jobs.ts';

const resume = `Mara Lind

Experience
Registered Nurse, Medical-Surgical, Harbour Hospital, 2018 - Present
- Medication administration and patient assessment

Licenses
Registered Nurse (RN) license`;

const missingSkills = [
  'TNCC',
  'CCRN',
  'PALS',
  'CEN',
  'Mechanical ventilation',
  'Hemodialysis',
  'Phlebotomy',
  'Wound care',
];

function createJob(id: string, requirements: string[]): ScoredJob {
  const text = `Registered Nurse\n\nRequirements\n- RN license\n- Patient assessment\n${requirements.map((line) => `- ${line}`).join('\n')}`;
  const { result, basis } = fitWithBasis(
    { resume, today: '2026-03-02' },
    compilePosting(text, 'Registered Nurse'),
  );
  return {
    analysisId: id,
    jobId: id,
    title: 'Registered Nurse',
    company: null,
    score: result.fitScore ?? 0,
    basis: basis ?? [],
    gaps: result.gaps.map(({ requirement, how }) => ({ ...requirement, how })),
  };
}

const idsFor = (job: ScoredJob, names: string[]) =>
  job.gaps.filter(({ label }) => names.includes(label)).map(({ id }) => id);

test('each step of the path is the best after those before it, even if only the last one opens a job', () => {
  const job = createJob('a', missingSkills);
  for (const { id } of job.gaps) expect(scoreWith(job.basis, [id])).toBeLessThan(70);
  const { steps, quickWins, over } = makePlan([job], [], new Map());
  expect(over).toBe(0);
  expect(quickWins.every(({ opens }) => opens === 0)).toBe(true);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.map(({ opens }) => opens)).toEqual([...steps.slice(1).map(() => 0), 1]);
  expect(steps.at(-1)?.over).toBe(1);
  const wins = new Set(quickWins.map(({ key }) => key));
  for (const { key } of steps) expect(wins).toContain(key);
  const learned = steps.map(({ skill }) => skill);
  expect(scoreWith(job.basis, idsFor(job, learned))).toBeGreaterThanOrEqual(70);
  expect(scoreWith(job.basis, idsFor(job, learned.slice(0, -1)))).toBeLessThan(70);
  for (const [index, chosen] of learned.entries()) {
    const before = learned.slice(0, index);
    const withIt = scoreWith(job.basis, idsFor(job, [...before, chosen]));
    for (const other of missingSkills.filter((skill) => !before.includes(skill)))
      expect(Math.min(70, withIt)).toBeGreaterThanOrEqual(
        Math.min(70, scoreWith(job.basis, idsFor(job, [...before, other]))),
      );
  }
});

test('a requirement with alternatives is met by any of them', () => {
  const job = createJob('a', [...missingSkills.slice(0, 4), 'Experience with Meditech or Cerner']);
  const { quickWins } = makePlan([job], [], new Map());
  const either = quickWins.filter(({ skill }) => ['Meditech', 'Cerner'].includes(skill));
  expect(either).toHaveLength(2);
  expect(either[0]?.jobs[0]?.to).toBe(either[1]?.jobs[0]?.to);
  const later = makePlan([job], [], new Map([['cerner', 'have']]));
  expect(later.quickWins.map(({ skill }) => skill)).not.toContain('Meditech');
});

test('the best of several results for a job counts, and results that cannot be recomputed are ignored', () => {
  const [better, worse] = [createJob('a', ['TNCC']), { ...createJob('b', missingSkills), jobId: 'a' }];
  const odd = { ...createJob('c', ['TNCC']), score: 12 };
  const { jobs, quickWins } = makePlan([worse], [better, odd], new Map());
  expect(jobs).toBe(1);
  expect(quickWins.map(({ skill }) => skill)).toEqual(['TNCC']);
});
