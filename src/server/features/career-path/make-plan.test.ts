import { describe, expect, test } from 'vitest';
import { fitWithBasis } from '../../../fit/fit.ts';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import { scoreWith } from '../../../fit/score/score-with.ts';
import type { SkillMark } from '../../../shared/career/career-plan.ts';
import { jobAsking } from './career-path.fixtures.ts';
import { makePlan } from './make-plan.ts';
import type { ScoredJob } from './plan-jobs.ts';

const resume = `Mara Lind

Experience
Registered Nurse, Medical-Surgical, Harbour Hospital, 2018 - Present
- Medication administration and patient assessment

Licenses
Registered Nurse (RN) license`;

const missingSkills = [
  ...['TNCC', 'Mechanical ventilation', 'Hemodialysis', 'Phlebotomy', 'Wound care'],
  ...['Ostomy care', 'Chemotherapy administration'],
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

const marked = (...marks: [string, SkillMark][]) => new Map(marks);
const skillsOf = (claims: { skill: string }[]) => claims.map(({ skill }) => skill);

describe('the skills of a plan', () => {
  const certificates = [
    'tncc',
    'ccrn',
    'cen',
    'acls',
    'bls',
    'pals',
    'phlebotomy',
    'wound-care',
    'kubernetes',
  ];

  test('are those that are learned soonest, then those that open most jobs', () => {
    const jobs = [
      jobAsking('a', 7, ['tncc', 'phlebotomy', 'spanish']),
      jobAsking('b', 7, ['ccrn']),
      jobAsking('c', 7, ['ccrn']),
      jobAsking('d', 8, ['pals']),
    ];
    const { quickWins, takesTime } = makePlan(jobs, [], new Map());
    expect(
      quickWins.map(({ skill, timeEstimate, asking, opens }) => [skill, timeEstimate, asking, opens]),
    ).toEqual([
      ['PALS', '2 days', 1, 0],
      ['Phlebotomy', '1 month', 1, 1],
      ['CCRN', '2 months', 2, 2],
      ['TNCC', '2 months', 1, 1],
    ]);
    expect(skillsOf(takesTime)).toEqual(['Spanish']);
  });

  test('that bring as much are listed by name', () => {
    const jobs = ['tncc', 'ccrn', 'cen'].map((term) => jobAsking(term, 7, [term]));
    expect(skillsOf(makePlan(jobs, [], new Map()).quickWins)).toEqual(['CCRN', 'CEN', 'TNCC']);
  });

  test('that open as many jobs are listed by what they bring those within reach', () => {
    const jobs = [jobAsking('a', 7, ['ccrn']), jobAsking('b', 7, ['tncc']), jobAsking('c', 6, ['tncc'])];
    expect(skillsOf(makePlan(jobs, [], new Map()).quickWins)).toEqual(['CCRN', 'TNCC']);
    const over = [jobAsking('a', 8, ['ccrn']), jobAsking('b', 8, ['tncc']), jobAsking('c', 8, ['tncc'])];
    expect(skillsOf(makePlan(over, [], new Map()).quickWins)).toEqual(['TNCC', 'CCRN']);
  });

  test('are at most eight, and those of the path besides', () => {
    const jobs = certificates.map((term) => jobAsking(term, 8, [term]));
    expect(makePlan(jobs, [], new Map()).quickWins).toHaveLength(8);
  });

  test('that take years are at most four', () => {
    const languages = ['spanish', 'german', 'french', 'italian', 'polish'];
    const { takesTime, quickWins } = makePlan([jobAsking('a', 5, languages)], [], new Map());
    expect(skillsOf(takesTime)).toEqual(['French', 'German', 'Italian', 'Polish']);
    expect(quickWins).toEqual([]);
  });

  test('of another trade are left out, unless there is nothing nearer', () => {
    const [near, far] = [jobAsking('a', 7, ['ccrn']), jobAsking('b', 6, ['kubernetes'])];
    expect(skillsOf(makePlan([near, far], [], new Map()).quickWins)).toEqual(['CCRN']);
    expect(skillsOf(makePlan([far], [], new Map()).quickWins)).toEqual(['Kubernetes']);
  });

  test('being learned come first, also those that take years or bring nothing nearer', () => {
    const jobs = [jobAsking('a', 7, ['pals', 'ccrn', 'spanish']), jobAsking('b', 6, ['kubernetes'])];
    const marks = marked(['spanish', 'learning'], ['kubernetes', 'learning']);
    const { quickWins, takesTime, steps } = makePlan(jobs, [], marks);
    expect(quickWins.map(({ skill, mark }) => [skill, mark])).toEqual([
      ['Kubernetes', 'learning'],
      ['Spanish', 'learning'],
      ['PALS', null],
      ['CCRN', null],
    ]);
    expect(takesTime).toEqual([]);
    expect(steps[0]?.key).toBe('spanish');
  });

  test('show the four jobs that gain most, those that are opened first', () => {
    const jobs = [
      jobAsking('a', 8, ['ccrn']),
      jobAsking('b', 6, ['ccrn', 'ccrn', 'tncc']),
      jobAsking('c', 7, ['ccrn']),
      jobAsking('d', 9, ['ccrn']),
      jobAsking('e', 5, ['ccrn', 'ccrn']),
    ];
    const [ccrn] = makePlan(jobs, [], new Map()).quickWins.filter(({ key }) => key === 'ccrn');
    expect(ccrn).toMatchObject({ asking: 5, opens: 2, meanGain: 17.8, timeEstimate: '2 months', mark: null });
    expect(ccrn?.jobs.map(({ analysisId, from, to }) => [analysisId, from, to])).toEqual([
      ['b', 49, 74],
      ['c', 62, 74],
      ['e', 36, 62],
      ['a', 74, 87],
    ]);
    expect(ccrn?.jobs[0]).toEqual({
      ...{
        analysisId: 'b',
        title: 'Job b',
        company: 'Company b',
        from: 49,
        to: 74,
        start: 0,
        end: 5,
        quote: '',
      },
    });
  });
});

describe('skills that the person has', () => {
  test('count as met everywhere, and are listed with up to four jobs', () => {
    const jobs = ['a', 'b', 'c', 'd', 'e'].map((id) => jobAsking(id, 6, ['tncc', 'ccrn']));
    const plan = makePlan(jobs, [], marked(['tncc', 'have']));
    expect(skillsOf(plan.quickWins)).toEqual(['CCRN']);
    expect(plan.quickWins[0]).toMatchObject({ opens: 5, jobs: [{ from: 62, to: 74 }, {}, {}, {}] });
    expect(plan.had).toMatchObject([{ key: 'tncc', skill: 'TNCC', asking: 5 }]);
    expect(plan.had[0]?.jobs.map(({ analysisId, from, to }) => [analysisId, from, to])).toEqual([
      ['a', 49, 49],
      ['b', 49, 49],
      ['c', 49, 49],
      ['d', 49, 49],
    ]);
    expect(plan.commonGaps.map(({ text }) => text)).toEqual(['CCRN: missing in 5 of 5 matches']);
  });

  test('may already open jobs', () => {
    const plan = makePlan([jobAsking('a', 7, ['tncc'])], [], marked(['tncc', 'have']));
    expect(plan).toMatchObject({
      ...{ jobs: 1, over: 1, matches: 1, quickWins: [], steps: [] },
      estimatedTimeToReadiness: 'You’re there',
      recommendedPath: 'Every job scored here is already at 70 or above. Go ahead and apply.',
    });
  });
});

describe('the gaps that matches share', () => {
  test('are those of two of them, the most frequent first, then by name', () => {
    const matches = [
      jobAsking('a', 6, ['tncc', 'ccrn', 'pals']),
      jobAsking('b', 6, ['pals', 'tncc', 'ccrn', 'cen']),
      jobAsking('c', 6, ['pals']),
    ];
    const { commonGaps } = makePlan(matches, [jobAsking('d', 6, ['cen'])], new Map());
    expect(commonGaps.map(({ text }) => text)).toEqual([
      'PALS: missing in 3 of 3 matches',
      'CCRN: missing in 2 of 3 matches',
      'TNCC: missing in 2 of 3 matches',
    ]);
    expect(commonGaps[0]?.jobs.map(({ analysisId, from, to }) => [analysisId, from, to])).toEqual([
      ['a', 49, 49],
      ['b', 49, 49],
      ['c', 49, 49],
    ]);
  });

  test('are all of an only match, but at most six', () => {
    const terms = ['tncc', 'ccrn', 'pals', 'cen', 'bls', 'acls', 'kubernetes'];
    const { commonGaps } = makePlan([jobAsking('a', 3, terms)], [], new Map());
    expect(commonGaps.map(({ text }) => text)).toEqual(
      ['ACLS', 'BLS', 'CCRN', 'CEN', 'Kubernetes', 'PALS'].map((name) => `${name}: missing in 1 of 1 match`),
    );
  });

  test('show at most four jobs', () => {
    const matches = ['a', 'b', 'c', 'd', 'e'].map((id) => jobAsking(id, 6, ['ccrn']));
    expect(makePlan(matches, [], new Map()).commonGaps[0]?.jobs).toHaveLength(4);
  });
});

test('the steps of a plan say what they open and how long they take', () => {
  const jobs = [jobAsking('a', 7, ['ccrn']), jobAsking('b', 7, ['pals']), jobAsking('c', 8, ['tncc'])];
  const plan = makePlan(jobs.slice(0, 1), jobs.slice(1), new Map());
  expect(plan.steps).toEqual([
    { key: 'ccrn', skill: 'CCRN', timeEstimate: '2 months', opens: 1, over: 2 },
    { key: 'pals', skill: 'PALS', timeEstimate: '2 days', opens: 1, over: 3 },
  ]);
  expect(plan).toMatchObject({ matches: 1, jobs: 3, over: 1, estimatedTimeToReadiness: 'About 2 months' });
  expect(plan.recommendedPath).toMatch(
    /^Start with CCRN .* That puts 3 of 3 jobs at 70 or above, up from 1\.$/,
  );
});
