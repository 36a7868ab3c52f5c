import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { masterResumeChoice } from '../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { createCompany } from '../companies/companies.fixtures.ts';
import { mailsSentTo } from '../email/account-mails.fixtures.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { addToMasterResume } from '../master-resume/master-resume.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import {
  addJobs,
  createFollowedCompany,
  createPerson,
  findRun,
  resultsOf,
  setAnalysesLeft,
  usageTotals,
} from './analysis-runs.fixtures.ts';
import { companyProgress } from './progress/company-progress.ts';
import { picksProgress } from './progress/picks-progress.ts';
import { startCompanyRun, startPicksRun } from './start-run.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

const untilDone = (runId: string) =>
  until('the run is done', async () => (await findRun(rolefit.app, runId))?.status !== 'running');

const creationTimes = async (ctx: SignedInContext) =>
  new Map((await resultsOf(ctx)).map(({ id, createdAt }) => [id, createdAt.getTime()]));

const letMail = ({ viewer }: SignedInContext, emailNotifications: boolean) =>
  rolefit.app.db.insert(profiles).values({ id: viewer.id, username: 'p', emailNotifications });

const subjectsOfMailsTo = async ({ viewer }: SignedInContext) =>
  (await mailsSentTo(rolefit, viewer.email)).map(({ subject }) => subject);

describe('a run over the jobs of a company', () => {
  test('scores each job once, and a later run scores only the new ones', async () => {
    const { ctx, resumeId } = await createPerson(rolefit.app);
    await letMail(ctx, true);
    const companyId = await createFollowedCompany(ctx, 90);
    const request = { resumeId, companyId, again: false };
    const { runId, jobs: jobCount } = await startCompanyRun(ctx, request);
    expect(jobCount).toBe(90);
    await untilDone(runId);
    expect(await companyProgress(ctx, request)).toMatchObject({
      total: 90,
      done: 90,
      isAnalyzed: true,
      run: { status: 'completed', jobs: 90, left: 0, failed: 0, isStale: false },
    });
    const results = await resultsOf(ctx);
    expect(new Set(results.map(({ jobId }) => jobId)).size).toBe(90);
    for (const { keyMatches, postingText, fitScore, basis } of results) {
      expect(fitScore).toBeGreaterThan(0);
      expect(basis).not.toBeNull();
      for (const { requirement } of keyMatches)
        expect(postingText.slice(requirement.start, requirement.end)).toBe(requirement.text);
    }
    const first = await creationTimes(ctx);

    await addJobs(ctx, companyId, 3);
    expect(await companyProgress(ctx, request)).toMatchObject({ total: 93, done: 90, isAnalyzed: false });
    const next = await startCompanyRun(ctx, request);
    expect(next.jobs).toBe(3);
    await untilDone(next.runId);
    const both = await creationTimes(ctx);
    expect(both.size).toBe(93);
    for (const [id, at] of first) expect(both.get(id)).toBe(at);
    expect(await usageTotals(ctx)).toEqual({ used: 93, entered: 93 });
    expect(await subjectsOfMailsTo(ctx)).toEqual([
      'Your Rolefit analysis of 3 jobs has finished',
      'Your Rolefit analysis of 90 jobs has finished',
    ]);
    await expect(startCompanyRun(ctx, request)).rejects.toMatchObject({ title: 'No Jobs Available' });
  });

  test('mails nobody who has turned notifications off, or is suspended', async () => {
    const [silent, suspended] = [await createPerson(rolefit.app), await createPerson(rolefit.app)];
    const { db } = rolefit.app;
    await letMail(silent.ctx, false);
    await letMail(suspended.ctx, true);
    for (const { ctx, resumeId } of [silent, suspended]) {
      const companyId = await createFollowedCompany(ctx, 1);
      const { runId } = await startCompanyRun(ctx, { resumeId, companyId, again: false });
      if (ctx === suspended.ctx)
        await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ctx.viewer.id));
      await untilDone(runId);
      expect(await subjectsOfMailsTo(ctx)).toEqual([]);
    }
  });

  test('costs nothing to score again what has a result, even at the limit', async () => {
    const { ctx, resumeId } = await createPerson(rolefit.app);
    const companyId = await createFollowedCompany(ctx, 5);
    await setAnalysesLeft(ctx, 5);
    await untilDone((await startCompanyRun(ctx, { resumeId, companyId, again: false })).runId);
    const first = await creationTimes(ctx);
    const { runId, jobs: jobCount } = await startCompanyRun(ctx, { resumeId, companyId, again: true });
    expect(jobCount).toBe(5);
    await untilDone(runId);
    const second = await creationTimes(ctx);
    expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
    for (const [id, at] of second) expect(at).toBeGreaterThan(first.get(id) ?? at);
    expect(await usageTotals(ctx)).toEqual({ used: 200, entered: 5 });
    await addJobs(ctx, companyId, 1);
    for (const again of [true, false])
      await expect(startCompanyRun(ctx, { resumeId, companyId, again })).rejects.toMatchObject({
        title: 'Usage limit reached',
      });
  });

  test('of a master résumé uses its text from the start of the run', async () => {
    const { ctx } = await createPerson(rolefit.app);
    const companyId = await createFollowedCompany(ctx, 2);
    const nothing = { education: [], experience: [], certifications: [] };
    await addToMasterResume(ctx, { personal: { fullName: 'Ida Holm' }, ...nothing });
    const { runId } = await startCompanyRun(ctx, { resumeId: masterResumeChoice, companyId, again: false });
    await untilDone(runId);
    const texts = (await resultsOf(ctx)).map(({ resumeText }) => resumeText);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('Ida Holm');
    expect(await companyProgress(ctx, { resumeId: masterResumeChoice, companyId })).toMatchObject({
      isAnalyzed: true,
    });
  });
});

describe('a run over jobs picked by hand', () => {
  test('takes jobs of any followed or listed companies, and of no others', async () => {
    const { ctx, resumeId } = await createPerson(rolefit.app);
    const picked: string[] = [];
    for (const count of [3, 3]) {
      const jobIds = await addJobs(ctx, await createFollowedCompany(ctx, 1), count);
      picked.push(...jobIds.slice(0, 2));
    }
    picked.push(...(await addJobs(ctx, await createCompany(ctx), 1)));
    const hidden = await addJobs(ctx, await createCompany(ctx, { isListed: false }), 1);
    expect(await picksProgress(ctx)).toBeNull();
    const request = { resumeId, jobIds: [...picked, ...hidden, 'not-an-id', picked[0]!] };
    const { runId, jobs: jobCount } = await startPicksRun(ctx, request);
    expect(jobCount).toBe(5);
    await untilDone(runId);
    const progress = await picksProgress(ctx);
    expect(progress).toMatchObject({ resumeId, run: { id: runId, status: 'completed', jobs: 5 } });
    expect(progress?.jobs.map(({ id }) => id).sort()).toEqual(picked.sort());
    expect(progress?.jobs.every(({ state, result }) => state === 'scored' && result?.fitScore)).toBe(true);
    expect(await usageTotals(ctx)).toEqual({ used: 5, entered: 5 });
    const other = await createPerson(rolefit.app);
    await expect(picksProgress(other.ctx, { runId })).rejects.toMatchObject({ code: 'not_found' });
    expect(await picksProgress(other.ctx)).toBeNull();
  });
});

describe('a run does not start', () => {
  type Setup = { ctx: SignedInContext; resumeId: string; companyId: string };
  const refusals: [string, (setup: Setup) => Partial<Setup> | Promise<Partial<Setup>>, object][] = [
    ['without a résumé', () => ({ resumeId: '' }), { title: 'Missing Selection' }],
    ['without a company', () => ({ companyId: '' }), { title: 'Missing Selection' }],
    [
      'with somebody else’s résumé',
      async () => ({ resumeId: (await createPerson(rolefit.app)).resumeId }),
      { code: 'not_found' },
    ],
    [
      'with a résumé that has not been read yet',
      async ({ ctx, resumeId }) => {
        await ctx.db.update(resumes).set({ extractedText: null }).where(eq(resumes.id, resumeId));
        return {};
      },
      { message: 'Resume text not found or not extracted yet.', title: 'Analysis Failed' },
    ],
    [
      'without a master résumé',
      () => ({ resumeId: masterResumeChoice }),
      { title: 'Master Resume Required' },
    ],
    [
      'at a company that is not followed',
      async ({ ctx }) => {
        const companyId = await createCompany(ctx);
        await addJobs(ctx, companyId, 1);
        return { companyId };
      },
      { code: 'company_not_followed' },
    ],
    [
      'at a company that does not exist',
      () => ({ companyId: '00000000-0000-4000-8000-000000000000' }),
      { code: 'not_found' },
    ],
    ['with an id that is not a company’s', () => ({ companyId: 'nonsense' }), { code: 'not_found' }],
    [
      'if the company has no open job',
      async ({ ctx, companyId }) => {
        await ctx.db.update(jobs).set({ closedAt: new Date() }).where(eq(jobs.companyId, companyId));
        return {};
      },
      { title: 'No Jobs Available' },
    ],
    [
      'if no job has a text',
      async ({ ctx, companyId }) => {
        await ctx.db.update(jobs).set({ description: '' }).where(eq(jobs.companyId, companyId));
        return {};
      },
      {
        title: 'No Valid Jobs',
        message: 'No valid jobs found to analyze. Please sync jobs for this company first.',
      },
    ],
    [
      'if the limit has no room for all jobs',
      async ({ ctx }) => {
        await setAnalysesLeft(ctx, 1);
        return {};
      },
      {
        title: 'Usage limit reached',
        message: "You've reached your job analysis limit for this billing period.",
        amount: 2,
      },
    ],
  ];
  test.each(refusals)('%s', async (_what, change, refusal) => {
    const person = await createPerson(rolefit.app);
    const companyId = await createFollowedCompany(person.ctx, 2);
    const before = await usageTotals(person.ctx);
    const setup = { ...person, companyId, ...(await change({ ...person, companyId })) };
    await expect(startCompanyRun(person.ctx, { ...setup, again: false })).rejects.toMatchObject(refusal);
    const { used, entered } = await usageTotals(person.ctx);
    expect(entered).toBe(0);
    expect(used === before.used || used === 199).toBe(true);
  });

  test.each([
    ['with no jobs', [], { title: 'Missing Selection' }],
    ['with jobs that do not exist', ['00000000-0000-4000-8000-000000000000'], { title: 'No Valid Jobs' }],
    [
      'with more jobs than can be picked',
      Array.from({ length: 501 }, () => '00000000-0000-4000-8000-000000000000'),
      { code: 'too_many_picks' },
    ],
  ])('%s', async (_what, jobIds, refusal) => {
    const { ctx, resumeId } = await createPerson(rolefit.app);
    await expect(startPicksRun(ctx, { resumeId, jobIds })).rejects.toMatchObject(refusal);
  });
});
