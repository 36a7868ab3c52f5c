import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scoreWith } from '../../../fit/score/score-with.ts';
import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { untilTold } from '../../testing/until-told.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume, createResult } from '../analyses/analyses.fixtures.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { careerPathAnalyses } from './career-path.tables.ts';
import { canStartCareerPath, careerPathOf, markSkill, renewCareerPath } from './career-path.ts';

const day = 24 * 60 * 60 * 1000;
let now = new Date('2026-03-02T12:00:00Z');
let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
});
afterAll(() => rolefit.close());

const resumeText = `Mara Lind

Experience
Registered Nurse, Medical-Surgical, Harbour Hospital, 2018 - Present
- Medication administration and patient assessment for six patients a shift
- Charting in Epic, care planning, patient education

Licenses
Registered Nurse (RN) license, BLS`;

const posting = (...requirements: string[]) =>
  `Registered Nurse\n\nRequirements\n- Active registered nurse (RN) license\n- Patient assessment\n${requirements
    .map((line) => `- ${line}`)
    .join('\n')}`;

type TestUser = { browser: TestBrowser; id: string; resumeId: string; companyId: string };

let userCount = 0;
async function createUser(): Promise<TestUser> {
  const browser = rolefit.browser();
  const email = `mara${++userCount}@example.com`;
  await browser.signUp(email);
  const { app } = rolefit;
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const id = user?.id ?? '';
  const companyId = await createCompany(app);
  await app.db.insert(userCompanies).values({ userId: id, companyId, createdAt: now });
  return { browser, id, companyId, resumeId: await createReadResume(app, id, resumeText) };
}

type ResultOptions = { text?: string; title?: string; score?: number; at?: Date; companyId?: string };

async function createScore(
  user: TestUser,
  { text = posting('TNCC'), title = 'Registered Nurse', ...options }: ResultOptions = {},
) {
  const jobId = await createJob(rolefit.app, options.companyId ?? user.companyId, { title });
  const { id: userId, resumeId } = user;
  return createResult(rolefit.app, {
    ...{ userId, resumeId, resumeText, jobId, postingText: text, title },
    fitScore: options.score,
    createdAt: options.at,
  });
}

async function createScores(user: TestUser, values: number[], options: ResultOptions = {}) {
  for (const [index, score] of values.entries())
    await createScore(user, { ...options, score, at: new Date(now.getTime() - (index + 1) * 60_000) });
}

async function planOf({ id }: TestUser) {
  const rows = await rolefit.app.db
    .select()
    .from(careerPathAnalyses)
    .where(eq(careerPathAnalyses.userId, id));
  expect(rows.length).toBeLessThan(2);
  return rows[0];
}

const submit = ({ browser }: TestUser, intent: string, fields: Record<string, string> = {}) =>
  browser.submit('/skill-gap', { intent, ...fields });

async function startPlan(user: TestUser): Promise<CareerPlan> {
  await submit(user, 'start');
  const plan = await planOf(user);
  if (!plan) throw new Error('No plan was made.');
  return plan.analysis;
}

test('a visitor who opens /skills signs in and comes to the career path', async () => {
  const page = await rolefit.browser().open('/skills');
  expect(page.url).toBe('/auth?next=%2Fskill-gap');
});

describe('the data behind a plan', () => {
  test('without results there is no plan, and the page says what to do first', async () => {
    const user = await createUser();
    const page = await user.browser.open('/skills');
    expect(page.url).toBe('/skill-gap');
    expect(page.text).toContain('Skill Gap Analysis & Career Path');
    expect(page.text).toContain(
      'Discover the fastest path to improve your job match scores and advance your career.',
    );
    expect(page.text).toContain('No results to plan from yet');
    expect((await submit(user, 'start')).text).toContain('Analyze a job first');
    expect(await planOf(user)).toBeUndefined();
  });

  test('matches from 70 on, if there are any', async () => {
    const user = await createUser();
    await createScores(user, [69, 70, 71, 12]);
    expect((await startPlan(user)).matches).toBe(2);
  });

  test('the ten newest matches', async () => {
    const user = await createUser();
    await createScores(
      user,
      Array.from({ length: 10 }, () => 80),
      { text: posting('TNCC') },
    );
    await createScores(user, [90, 90], { text: posting('Spanish'), at: new Date(now.getTime() - day) });
    const older = { text: posting('PALS'), at: new Date(now.getTime() - 3 * day) };
    await createScore(user, { ...older, score: 90 });
    await createScore(user, { ...older, score: 90 });
    const { matches, commonGaps } = await startPlan(user);
    expect(matches).toBe(10);
    expect(commonGaps.map(({ text }) => text).join()).not.toContain('PALS');
  });

  test('the ten newest results if none reaches 70', async () => {
    const user = await createUser();
    await createScores(user, [69, ...Array.from({ length: 11 }, () => 30)]);
    expect((await startPlan(user)).matches).toBe(10);
  });

  test('jobs without a title are skipped, and without any job there is no plan', async () => {
    const user = await createUser();
    await createScores(user, [80], { title: ' ' });
    expect((await user.browser.open('/skill-gap')).text).toContain('No results to plan from yet');
    await submit(user, 'start');
    expect(await planOf(user)).toBeUndefined();
    await createScores(user, [80]);
    expect((await startPlan(user)).matches).toBe(1);
  });
});

describe('a plan becomes stale', () => {
  test('after two weeks; the page says so, and only a form submission renews it', async () => {
    const user = await createUser();
    await createScores(user, [80]);
    await startPlan(user);
    const first = await planOf(user);
    now = new Date(now.getTime() + 14 * day);
    expect((await user.browser.open('/skill-gap')).text).not.toContain('Out of date');
    await submit(user, 'renew');
    expect((await planOf(user))?.id).toBe(first?.id);
    now = new Date(now.getTime() + 1);
    expect((await user.browser.open('/skill-gap')).text).toContain('Out of date');
    expect((await planOf(user))?.id).toBe(first?.id);
    expect((await submit(user, 'renew')).text).not.toContain('Out of date');
    const second = await planOf(user);
    expect(second?.id).not.toBe(first?.id);
    await submit(user, 'start');
    expect((await planOf(user))?.id).toBe(second?.id);
  });

  test('after 25 newer results', async () => {
    const user = await createUser();
    await createScores(user, [80]);
    await startPlan(user);
    const { id, createdAt, jobsAnalyzedCount } = (await planOf(user)) as NonNullable<
      Awaited<ReturnType<typeof planOf>>
    >;
    expect(jobsAnalyzedCount).toBe(1);
    for (let index = 1; index <= 24; index++)
      await createScore(user, { score: 40, at: new Date(createdAt.getTime() + index) });
    await submit(user, 'renew');
    expect((await planOf(user))?.id).toBe(id);
    await createScore(user, { score: 40, at: new Date(createdAt.getTime() + 25) });
    now = new Date(now.getTime() + 1_000);
    expect((await user.browser.open('/skill-gap')).text).toContain('is missing 25 newer results');
    await submit(user, 'renew');
    expect((await planOf(user))?.id).not.toBe(id);
    expect((await planOf(user))?.jobsAnalyzedCount).toBe(26);
  });
});

describe('the plan', () => {
  const critical = posting(
    ...['TNCC', 'CCRN preferred', 'Mechanical ventilation', 'Patient education', 'Critical care nursing'],
  );
  const pediatric = posting(
    ...['PALS', 'Spanish', 'Pediatric nursing'],
    'At least nine years of pediatric nursing',
    'At least twelve years as a nurse manager',
    'At least ten years as a director of nursing',
  );

  /** Recomputes every number of each claim from the stored results. */
  async function expectExact(plan: CareerPlan): Promise<void> {
    const claims = [...plan.quickWins, ...plan.takesTime];
    expect(claims.length).toBeGreaterThan(0);
    for (const { key, skill, asking, opens, meanGain, jobs: shown } of claims) {
      expect(shown.length).toBe(Math.min(4, asking));
      const gains: number[] = [];
      let opened = 0;
      for (const { analysisId, from, to, quote } of shown) {
        const [row] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, analysisId));
        const gaps = row?.gaps.filter(({ requirement }) =>
          key.includes(':')
            ? requirement.label === skill
            : row.basis?.some(({ id, terms }) => id === requirement.id && terms.includes(key)),
        );
        expect(gaps?.length, skill).toBeGreaterThan(0);
        expect(from).toBe(row?.fitScore);
        const ids = gaps?.map(({ requirement }) => requirement.id) ?? [];
        expect(to, skill).toBe(scoreWith(row?.basis ?? [], ids));
        expect(row?.postingText).toContain(quote);
        expect(quote).toContain(gaps?.[0]?.requirement.text);
        gains.push(to - from);
        if (from < 70 && to >= 70) opened++;
      }
      if (asking > shown.length) continue;
      expect(opens, skill).toBe(opened);
      expect(meanGain, skill).toBeCloseTo(gains.reduce((sum, gain) => sum + gain, 0) / gains.length, 1);
    }
  }

  test('is computed from the scores and quotes each posting', async () => {
    const user = await createUser();
    for (const text of [critical, critical, pediatric]) await createScore(user, { text });
    const plan = await startPlan(user);
    await expectExact(plan);
    expect(plan.quickWins.find(({ skill }) => skill === 'TNCC')).toMatchObject({ asking: 2, opens: 2 });
    expect(plan).toMatchObject({ jobs: 3, over: 0 });
    // The pediatric job asks for nine, twelve and ten years, which no step can make up for.
    expect(plan.steps.at(-1)?.over).toBe(2);
    const page = await user.browser.open('/skill-gap');
    expect(plan.quickWins.map(({ skill }) => skill)).toEqual(
      expect.arrayContaining(['TNCC', 'CCRN', 'PALS']),
    );
    expect(plan.takesTime.map(({ skill }) => skill)).toEqual(
      expect.arrayContaining(['Spanish', 'At least nine years of pediatric nursing']),
    );
    expect(plan.commonGaps.map(({ text }) => text)).toContain('TNCC: missing in 2 of 3 matches');
    for (const { analysisId, quote } of plan.quickWins.flatMap(({ jobs }) => jobs)) {
      expect(page.html).toContain(`href="/results/${analysisId}"`);
      expect(page.text).toContain(quote);
    }
  });

  test('lists the quickest skills first', async () => {
    const user = await createUser();
    await createScore(user, { text: posting('CCRN', 'PALS', 'Kubernetes') });
    const { quickWins } = await startPlan(user);
    expect(quickWins.map(({ skill }) => skill)).toEqual(['PALS', 'Kubernetes', 'CCRN']);
    expect(quickWins.map(({ timeEstimate }) => timeEstimate)).toEqual(['2 days', '2 weeks', '2 months']);
  });

  test('counts the open jobs of followed companies, each once, and the matches', async () => {
    const user = await createUser();
    const elsewhere = await createCompany(rolefit.app);
    await createScore(user, { text: critical });
    const closing = await createScore(user, { text: critical });
    await createScore(user, { text: critical, companyId: elsewhere });
    expect((await startPlan(user)).jobs).toBe(3);
    const [closed] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, closing.id));
    await rolefit.app.db
      .update(jobs)
      .set({ closedAt: now })
      .where(eq(jobs.id, closed?.jobId ?? ''));
    // Results that are no longer matches are in the plan only if their company is followed. The engine never gives this one 99.
    await createScores(user, [99], { companyId: elsewhere });
    now = new Date(now.getTime() + 15 * day);
    await submit(user, 'renew');
    expect((await planOf(user))?.analysis).toMatchObject({ matches: 1, jobs: 1 });
  });

  test('changes at once when a skill is marked as known, and back', async () => {
    const user = await createUser();
    for (const text of [critical, pediatric]) await createScore(user, { text });
    const before = await startPlan(user);
    const had = await submit(user, 'mark', { skill: 'tncc', mark: 'have' });
    expect(had.text).toContain('your résumé doesn’t show them yet');
    expect(had.html).toMatch(/href="\/master-resume\?tab=experience"/);
    const plan = (await planOf(user))?.analysis as CareerPlan;
    expect(plan.had.map(({ skill }) => skill)).toEqual(['TNCC']);
    expect(plan.quickWins.map(({ skill }) => skill)).not.toContain('TNCC');
    const ccrn = (plan: CareerPlan) => plan.quickWins.find(({ key }) => key === 'ccrn')?.jobs[0];
    const [row] = await rolefit.app.db
      .select()
      .from(jobAnalyses)
      .where(eq(jobAnalyses.id, ccrn(plan)?.analysisId ?? ''));
    const idOf = (label: string) =>
      row?.gaps.find(({ requirement }) => requirement.label === label)?.requirement.id ?? '';
    expect(ccrn(before)?.from).toBe(row?.fitScore);
    expect(ccrn(plan)?.from).toBe(scoreWith(row?.basis ?? [], [idOf('TNCC')]));
    expect(ccrn(plan)?.to).toBe(scoreWith(row?.basis ?? [], [idOf('TNCC'), idOf('CCRN')]));
    await submit(user, 'mark', { skill: 'tncc', mark: 'none' });
    expect((await planOf(user))?.analysis).toEqual(before);
  });

  test('lists skills being learned first', async () => {
    const user = await createUser();
    for (const text of [critical, pediatric]) await createScore(user, { text });
    await startPlan(user);
    const page = await submit(user, 'mark', { skill: 'ccrn', mark: 'learning' });
    expect(page.text).toContain('Not learning');
    const plan = (await planOf(user))?.analysis as CareerPlan;
    expect(plan.quickWins.map(({ skill, mark }) => [skill, mark])[0]).toEqual(['CCRN', 'learning']);
    expect(plan.steps[0]?.skill).toBe('CCRN');
    await expectExact(plan);
  });

  test('ignores marks for unknown skills and marks of other users', async () => {
    const [user, other] = [await createUser(), await createUser()];
    for (const owner of [user, other]) await createScore(owner, { text: critical });
    await startPlan(user);
    const theirs = await startPlan(other);
    for (const skill of ['kubernetes', '', randomUUID()])
      expect((await submit(user, 'mark', { skill, mark: 'have' })).status).toBe(404);
    await submit(user, 'mark', { skill: 'tncc', mark: 'have' });
    expect((await planOf(other))?.analysis).toEqual(theirs);
  });

  test('does not link to deleted results', async () => {
    const user = await createUser();
    const { id } = await createScore(user, { text: critical });
    await startPlan(user);
    await rolefit.app.db.delete(jobAnalyses).where(eq(jobAnalyses.id, id));
    const page = await user.browser.open('/skill-gap');
    expect(page.html).not.toContain(id);
    expect(page.text).toContain('The results behind this have been deleted.');
  });
});

test('a new plan shows up on all open pages of the person', async () => {
  const user = await createUser();
  await createScores(user, [80]);
  await untilTold(rolefit, user.id, 'career-path', () => submit(user, 'start'));
});

test('without results, or for a skill that is in no plan, a person is told why nothing happens', async () => {
  const { id } = await createUser();
  const viewer = { id, email: 'mara@example.com', username: 'mara', isAdmin: false };
  const ctx = { ...rolefit.app, viewer };
  await expect(renewCareerPath(ctx)).rejects.toMatchObject({
    name: 'AppError',
    title: expect.stringMatching(/\w{3}/),
  });
  await expect(markSkill(ctx, { skill: 'tncc', mark: 'have' })).rejects.toMatchObject({
    message: expect.stringMatching(/ was not found\.$/),
  });
  expect(await canStartCareerPath(ctx)).toBe(false);
  expect(await careerPathOf(ctx)).toBeNull();
});
