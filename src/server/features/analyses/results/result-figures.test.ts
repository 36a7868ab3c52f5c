import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { profiles } from '../../accounts/accounts.tables.ts';
import { createCompany, createJob } from '../../companies/companies.fixtures.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { addToMasterResume, masterResumeId } from '../../master-resume/master-resume.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { analyzePosting, getAnalysis } from '../analyses.ts';
import { chosenResumeRef, resumeChoices } from '../chosen-resume.ts';
import { companyResults } from './company-results.ts';
import { bestScores, scoresOfJob } from './job-scores.ts';
import { matchCountOf } from './match-count.ts';
import { createResultWithScore, type SignedUp, signUpWithResume } from './results.fixtures.ts';
import { scoreFigures } from './score-figures.ts';
import { latestResults, topMatches } from './short-lists.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

const nothing = { education: [], experience: [], certifications: [] };
async function addMaster({ ctx }: SignedUp): Promise<string> {
  await addToMasterResume(ctx, { personal: { fullName: 'Ida Holm' }, ...nothing });
  return (await masterResumeId(ctx)) as string;
}

/** Moves a stored result to this job. */
const moveTo = (id: string, jobId: string) =>
  rolefit.app.db.update(jobAnalyses).set({ jobId }).where(eq(jobAnalyses.id, id));

describe('the figures', () => {
  test('without results are all zero, without an average', async () => {
    const { ctx } = await signUpWithResume(rolefit);
    const figures = await scoreFigures(ctx);
    expect(figures).toMatchObject({ total: 0, scored: 0, average: null, high: 0, overTime: [] });
    expect(figures.byWord.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await matchCountOf(ctx)).toEqual({ threshold: 70, matches: 0, scored: 0 });
    expect(await topMatches(ctx)).toEqual([]);
  });

  test('count each score in its band, and those from 80 as high', async () => {
    const ann = await signUpWithResume(rolefit);
    for (const score of [0, 49, 50, 59, 60, 69, 70, 79, 80, 89, 90, 100, null])
      await createResultWithScore(ann, { score });
    const figures = await scoreFigures(ann.ctx);
    expect(figures).toMatchObject({ total: 13, scored: 12, average: 795 / 12, high: 4 });
    expect(figures.byWord.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(figures.overTime.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  });

  test('count as matches what reaches the person’s own threshold', async () => {
    const ann = await signUpWithResume(rolefit);
    for (const score of [54, 55, 56, null]) await createResultWithScore(ann, { score });
    const own = eq(profiles.id, ann.ctx.viewer.id);
    await rolefit.app.db.update(profiles).set({ jobMatchThreshold: 55 }).where(own);
    expect(await matchCountOf(ann.ctx)).toEqual({ threshold: 55, matches: 2, scored: 3 });
  });
});

test('the top matches are the ten best, and of equal ones the newest first', async () => {
  const ann = await signUpWithResume(rolefit);
  for (let n = 1; n <= 9; n++) await createResultWithScore(ann, { title: `T${n}`, score: 50 + n });
  await createResultWithScore(ann, { title: 'Older', score: 55, daysAgo: 3 });
  await createResultWithScore(ann, { title: 'None', score: null });
  await createResultWithScore(ann, { title: 'Worst', score: 2 });
  expect((await topMatches(ann.ctx)).map(({ jobTitle }) => jobTitle)).toEqual([
    ...['T9', 'T8', 'T7', 'T6', 'T5', 'Older', 'T4', 'T3', 'T2', 'T1'],
  ]);
});

test('the latest results are the five newest, also those without a score', async () => {
  const ann = await signUpWithResume(rolefit);
  for (let daysAgo = 6; daysAgo >= 1; daysAgo--)
    await createResultWithScore(ann, { title: `${daysAgo} days ago`, score: 90, daysAgo });
  await createResultWithScore(ann, { title: 'Today', score: null });
  expect((await latestResults(ann.ctx)).map(({ jobTitle }) => jobTitle)).toEqual([
    ...['Today', '1 days ago', '2 days ago', '3 days ago', '4 days ago'],
  ]);
});

describe('the results of one résumé at one company', () => {
  test('have twenty per page, best first, those without a score last', async () => {
    const ann = await signUpWithResume(rolefit);
    const companyId = await createCompany(rolefit.app, { name: 'Elm Hospital' });
    const scores = [null, ...Array.from({ length: 20 }, (_, n) => n + 1)];
    for (const score of scores) {
      const id = await createResultWithScore(ann, { score });
      await moveTo(id, await createJob(rolefit.app, companyId, { title: `Job ${score}` }));
    }
    await createResultWithScore(ann, { score: 99 });
    const at = (page: number, company = companyId) =>
      companyResults(ann.ctx, { resumeId: ann.resumeId, companyId: company, page });
    const first = await at(1);
    expect(first.results.map(({ fitScore }) => fitScore)).toEqual(
      Array.from({ length: 20 }, (_, n) => 20 - n),
    );
    expect(first.results[0]).toMatchObject({
      jobTitle: 'Job 20',
      company: 'Elm Hospital',
      resumeName: 'nurse.pdf',
    });
    expect(first.hasMore).toBe(true);
    const second = await at(2);
    expect([second.results.map(({ jobTitle }) => jobTitle), second.hasMore]).toEqual([['Job null'], false]);
    expect(await at(1, 'nonsense')).toEqual({ results: [], hasMore: false });
  });
});

describe('the scores of a job', () => {
  test('are listed best first, with the résumé, and the best one stands for it', async () => {
    const ann = await signUpWithResume(rolefit);
    const masterId = await addMaster(ann);
    const job = await createJob(rolefit.app, await createCompany(rolefit.app));
    const [regular, master, gone] = [
      await createResultWithScore(ann, { score: 40 }),
      await createResultWithScore(ann, { score: 70, daysAgo: 1 }),
      await createResultWithScore(ann, { score: null }),
    ];
    await rolefit.app.db
      .update(jobAnalyses)
      .set({ resumeId: null, masterResumeId: masterId, resumeType: 'master', resumeText: 'Ida' })
      .where(eq(jobAnalyses.id, master));
    await rolefit.app.db
      .update(jobAnalyses)
      .set({ resumeId: null, masterResumeId: null, resumeType: 'master', resumeText: 'Ida' })
      .where(eq(jobAnalyses.id, gone));
    for (const id of [regular, master, gone]) await moveTo(id, job);
    expect(
      (await scoresOfJob(ann.ctx, job)).map(({ analysisId, fitScore, resumeId }) => [
        analysisId,
        fitScore,
        resumeId,
      ]),
    ).toEqual([
      [master, 70, 'master'],
      [regular, 40, ann.resumeId],
      [gone, null, null],
    ]);
    const unscored = await createJob(rolefit.app, await createCompany(rolefit.app));
    const best = await bestScores(ann.ctx, [job, unscored]);
    expect([...best]).toEqual([[job, { analysisId: master, fitScore: 70, resumeId: 'master' }]]);
    expect(await scoresOfJob(ann.ctx, 'nonsense')).toEqual([]);
    const bob = await signUpWithResume(rolefit);
    expect(await scoresOfJob(bob.ctx, job)).toEqual([]);
  });
});

describe('the résumés to choose from', () => {
  test('are the master résumé first, then those that were read, newest first', async () => {
    const ann = await signUpWithResume(rolefit);
    expect(await resumeChoices(ann.ctx)).toEqual({
      ...{ choices: [{ value: ann.resumeId, label: 'nurse.pdf' }], reading: false },
    });
    await addMaster(ann);
    const row = { userId: ann.ctx.viewer.id, contentType: 'application/pdf' };
    const at = (day: number) => new Date(Date.UTC(2026, 5, day));
    const values = [
      { ...row, id: crypto.randomUUID(), filename: 'new.pdf', status: 'read', createdAt: at(3) },
      { ...row, id: crypto.randomUUID(), filename: 'waits.pdf', status: 'reading', createdAt: at(4) },
      { ...row, id: crypto.randomUUID(), filename: 'broken.pdf', status: 'failed', createdAt: at(5) },
    ] as const;
    for (const value of values) await rolefit.app.db.insert(resumes).values({ ...value, filePath: value.id });
    const { choices, reading } = await resumeChoices(ann.ctx);
    expect([choices.map(({ label }) => label), reading]).toEqual([
      ['Master Resume', 'new.pdf', 'nurse.pdf'],
      true,
    ]);
    expect(choices[0]?.value).toBe('master');
  });

  test('are found by what was chosen, or it is said what is missing', async () => {
    const ann = await signUpWithResume(rolefit);
    expect(await chosenResumeRef(ann.ctx, ann.resumeId)).toEqual({ type: 'regular', id: ann.resumeId });
    await expect(chosenResumeRef(ann.ctx, '')).rejects.toMatchObject({
      ...{ code: 'resume_required', title: 'Resume Required', field: 'resumeId' },
    });
    await expect(chosenResumeRef(ann.ctx, 'master')).rejects.toMatchObject({
      code: 'master_resume_required',
    });
    const id = await addMaster(ann);
    expect(await chosenResumeRef(ann.ctx, 'master')).toEqual({ type: 'master', id });
  });
});

describe('a stored result', () => {
  const posting = {
    ...{
      text: 'Nurse\nRequirements\n• BLS certification\n• Telemetry\nSalary: 40,000 USD per year',
      title: 'Nurse',
    },
    ...{ url: 'https://elm.example/1', location: 'Hull', type: 'Full-time', company: { name: 'Elm' } },
  };

  test('has everything that was computed, and the job as it was submitted', async () => {
    const ann = await signUpWithResume(rolefit);
    const id = await analyzePosting(ann.ctx, { resumeId: ann.resumeId, posting });
    const analysis = await getAnalysis(ann.ctx, id);
    expect(analysis).toMatchObject({
      ...{ id, narration: null, resumeName: 'nurse.pdf', postingText: posting.text, canBeRaised: true },
      job: {
        onBoard: false,
        title: 'Nurse',
        company: 'Elm',
        location: 'Hull',
        type: 'Full-time',
        url: posting.url,
      },
    });
    expect(analysis.resumeText).toContain('Ida Holm');
    expect(analysis.result.fitScore).toBeGreaterThan(0);
    expect(analysis.result).not.toHaveProperty('reason');
    for (const part of [
      'raw',
      'components',
      'keyMatches',
      'gaps',
      'conditions',
      'analysis',
      'notes',
      'receipt',
    ] as const)
      expect(analysis.result[part], part).toBeTruthy();
    await rolefit.app.db
      .update(jobAnalyses)
      .set({ analysisNarrated: 'In words' })
      .where(eq(jobAnalyses.id, id));
    expect((await getAnalysis(ann.ctx, id)).narration).toBeNull();
    await rolefit.app.db.update(jobAnalyses).set({ narratedBy: 'a-model' }).where(eq(jobAnalyses.id, id));
    expect((await getAnalysis(ann.ctx, id)).narration).toEqual({ text: 'In words', model: 'a-model' });
    expect((await getAnalysis(ann.ctx, id)).result).toEqual(analysis.result);
  });

  test('is replaced as a whole when the same is analyzed again', async () => {
    const ann = await signUpWithResume(rolefit);
    const id = await analyzePosting(ann.ctx, { resumeId: ann.resumeId, posting });
    const rowOf = async () =>
      (await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, id)))[0]!;
    const before = await rowOf();
    await rolefit.app.db
      .update(jobAnalyses)
      .set({
        analysisText: 'old',
        analysisNarrated: 'old',
        narratedBy: 'old',
        fitScore: 1,
        gaps: [],
        basis: null,
      })
      .where(eq(jobAnalyses.id, id));
    expect(await analyzePosting(ann.ctx, { resumeId: ann.resumeId, posting })).toBe(id);
    const { startedAt, createdAt, ...after } = await rowOf();
    const { startedAt: _, createdAt: __, ...same } = before;
    expect(after).toEqual(same);
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
  });

  test('of a master résumé keeps its text, and of a board’s job leads to its page', async () => {
    const ann = await signUpWithResume(rolefit);
    await addMaster(ann);
    const id = await analyzePosting(ann.ctx, { resumeId: 'master', posting });
    const job = await createJob(rolefit.app, await createCompany(rolefit.app, { name: 'Birch' }), {
      title: 'Cook',
    });
    await moveTo(id, job);
    expect(await getAnalysis(ann.ctx, id)).toMatchObject({
      ...{ resumeName: 'Master Resume', resumeText: expect.stringContaining('Ida Holm') },
      job: { id: job, onBoard: true, title: 'Cook', company: 'Birch', url: null },
    });
    expect(await rolefit.app.db.$count(jobs, eq(jobs.id, job))).toBe(1);
  });
});
