import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scoreWith } from '../../../fit/score/score-with.ts';
import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume, createResult } from '../analyses/analyses.fixtures.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { careerPathAnalyses } from './career-path.tables.ts';

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

const posting = (...asked: string[]) =>
  `Registered Nurse\n\nRequirements\n- Active registered nurse (RN) license\n- Patient assessment\n${asked
    .map((each) => `- ${each}`)
    .join('\n')}`;

type Person = { browser: TestBrowser; id: string; resumeId: string; companyId: string };

let people = 0;
async function somebody(): Promise<Person> {
  const browser = rolefit.browser();
  const email = `mara${++people}@example.com`;
  await browser.signUp(email);
  const { app } = rolefit;
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const id = user?.id ?? '';
  const companyId = await createCompany(app);
  await app.db.insert(userCompanies).values({ userId: id, companyId, createdAt: now });
  return { browser, id, companyId, resumeId: await createReadResume(app, id, resumeText) };
}

type ResultGiven = { text?: string; title?: string; score?: number; at?: Date; companyId?: string };

async function aScore(
  person: Person,
  { text = posting('TNCC'), title = 'Registered Nurse', ...given }: ResultGiven = {},
) {
  const jobId = await createJob(rolefit.app, given.companyId ?? person.companyId, { title });
  const { id: userId, resumeId } = person;
  return createResult(rolefit.app, {
    ...{ userId, resumeId, resumeText, jobId, postingText: text, title },
    fitScore: given.score,
    createdAt: given.at,
  });
}

async function scores(person: Person, given: number[], more: ResultGiven = {}) {
  for (const [index, score] of given.entries())
    await aScore(person, { ...more, score, at: new Date(now.getTime() - (index + 1) * 60_000) });
}

async function planOf({ id }: Person) {
  const rows = await rolefit.app.db
    .select()
    .from(careerPathAnalyses)
    .where(eq(careerPathAnalyses.userId, id));
  expect(rows.length).toBeLessThan(2);
  return rows[0];
}

const press = ({ browser }: Person, intent: string, fields: Record<string, string> = {}) =>
  browser.submit('/skill-gap', { intent, ...fields });

async function started(person: Person): Promise<CareerPlan> {
  await press(person, 'start');
  const plan = await planOf(person);
  if (!plan) throw new Error('no plan was made');
  return plan.analysis;
}

describe('what a plan is made from', () => {
  test('nothing: no plan, and what to do first', async () => {
    const person = await somebody();
    const page = await person.browser.open('/skills');
    expect(page.url).toBe('/skill-gap');
    expect(page.text).toContain('Skill Gap Analysis & Career Path');
    expect(page.text).toContain(
      'Discover the fastest path to improve your job match scores and advance your career.',
    );
    expect(page.text).toContain('No results to make a plan from yet');
    expect((await press(person, 'start')).text).toContain('Run an analysis on a job first');
    expect(await planOf(person)).toBeUndefined();
  });

  test('matches from 70 on, where there is one', async () => {
    const person = await somebody();
    await scores(person, [69, 70, 71, 12]);
    expect((await started(person)).matches).toBe(2);
  });

  test('ten matches at most, the newest', async () => {
    const person = await somebody();
    await scores(
      person,
      Array.from({ length: 10 }, () => 80),
      { text: posting('TNCC') },
    );
    await scores(person, [90, 90], { text: posting('Spanish'), at: new Date(now.getTime() - day) });
    const older = { text: posting('PALS'), at: new Date(now.getTime() - 3 * day) };
    await aScore(person, { ...older, score: 90 });
    await aScore(person, { ...older, score: 90 });
    const { matches, commonGaps } = await started(person);
    expect(matches).toBe(10);
    expect(commonGaps.map(({ text }) => text).join()).not.toContain('PALS');
  });

  test('the newest ten of all, where none reaches 70', async () => {
    const person = await somebody();
    await scores(person, [69, ...Array.from({ length: 11 }, () => 30)]);
    expect((await started(person)).matches).toBe(10);
  });

  test('what has no title is left out, and where nothing is left there is no plan', async () => {
    const person = await somebody();
    await scores(person, [80], { title: ' ' });
    expect((await person.browser.open('/skill-gap')).text).toContain('No results to make a plan from yet');
    await press(person, 'start');
    expect(await planOf(person)).toBeUndefined();
    await scores(person, [80]);
    expect((await started(person)).matches).toBe(1);
  });
});

describe('how long a plan holds', () => {
  test('two weeks; then the page shows it as an old one, and only what is posted renews it', async () => {
    const person = await somebody();
    await scores(person, [80]);
    await started(person);
    const first = await planOf(person);
    now = new Date(now.getTime() + 14 * day);
    expect((await person.browser.open('/skill-gap')).text).not.toContain('This plan is an old one');
    await press(person, 'renew');
    expect((await planOf(person))?.id).toBe(first?.id);
    now = new Date(now.getTime() + 1);
    expect((await person.browser.open('/skill-gap')).text).toContain('This plan is an old one');
    expect((await planOf(person))?.id).toBe(first?.id);
    expect((await press(person, 'renew')).text).not.toContain('This plan is an old one');
    const second = await planOf(person);
    expect(second?.id).not.toBe(first?.id);
    await press(person, 'start');
    expect((await planOf(person))?.id).toBe(second?.id);
  });

  test('25 newer results', async () => {
    const person = await somebody();
    await scores(person, [80]);
    await started(person);
    const { id, createdAt, jobsAnalyzedCount } = (await planOf(person)) as NonNullable<
      Awaited<ReturnType<typeof planOf>>
    >;
    expect(jobsAnalyzedCount).toBe(1);
    for (let index = 1; index <= 24; index++)
      await aScore(person, { score: 40, at: new Date(createdAt.getTime() + index) });
    await press(person, 'renew');
    expect((await planOf(person))?.id).toBe(id);
    await aScore(person, { score: 40, at: new Date(createdAt.getTime() + 25) });
    now = new Date(now.getTime() + 1_000);
    expect((await person.browser.open('/skill-gap')).text).toContain('25 newer results are not in it');
    await press(person, 'renew');
    expect((await planOf(person))?.id).not.toBe(id);
    expect((await planOf(person))?.jobsAnalyzedCount).toBe(26);
  });
});

describe('what the plan says', () => {
  const critical = posting(
    ...['TNCC', 'CCRN', 'Mechanical ventilation', 'Hemodialysis', 'Critical care nursing'],
  );
  const pediatric = posting(
    ...['PALS', 'Spanish', 'Pediatric nursing', 'Ventilator management', 'Chemotherapy administration'],
    'At least nine years of pediatric nursing',
  );

  /** Every number of a claim, summed again here from what is stored of the result. */
  async function expectExact(plan: CareerPlan): Promise<void> {
    const claims = [...plan.quickWins, ...plan.takesTime];
    expect(claims.length).toBeGreaterThan(0);
    for (const { key, skill, asking, opens, meanGain, jobs: shown } of claims) {
      expect(shown.length).toBe(Math.min(4, asking));
      const gains: number[] = [];
      let crossing = 0;
      for (const { analysisId, from, to, quote } of shown) {
        const [row] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, analysisId));
        const gaps = row?.gaps.filter(({ requirement }) =>
          key.includes(':') ? requirement.label === skill : requirement.label.split(' or ').includes(skill),
        );
        expect(gaps?.length, skill).toBeGreaterThan(0);
        expect(from).toBe(row?.fitScore);
        const ids = gaps?.map(({ requirement }) => requirement.id) ?? [];
        expect(to, skill).toBe(scoreWith(row?.basis ?? [], ids));
        expect(row?.postingText).toContain(quote);
        expect(quote).toContain(gaps?.[0]?.requirement.text);
        gains.push(to - from);
        if (from < 70 && to >= 70) crossing++;
      }
      if (asking > shown.length) continue;
      expect(opens, skill).toBe(crossing);
      expect(meanGain, skill).toBeCloseTo(gains.reduce((sum, gain) => sum + gain, 0) / gains.length, 1);
    }
  }

  test('is computed from the scores, claim by claim, with the line of each posting', async () => {
    const person = await somebody();
    for (const text of [critical, critical, pediatric]) await aScore(person, { text });
    const plan = await started(person);
    await expectExact(plan);
    expect(plan.quickWins.find(({ skill }) => skill === 'TNCC')).toMatchObject({ asking: 2, opens: 2 });
    expect(plan).toMatchObject({ jobs: 3, over: 0 });
    expect(plan.steps.at(-1)?.over).toBe(3);
    const page = await person.browser.open('/skill-gap');
    expect(plan.quickWins.map(({ skill }) => skill)).toEqual(
      expect.arrayContaining(['TNCC', 'CCRN', 'PALS']),
    );
    expect(plan.takesTime.map(({ skill }) => skill)).toEqual(
      expect.arrayContaining(['Spanish', 'At least nine years of pediatric nursing']),
    );
    expect(plan.commonGaps.map(({ text }) => text)).toContain('TNCC: missing for 2 of 3 matches');
    for (const { analysisId, quote } of plan.quickWins.flatMap((each) => each.jobs)) {
      expect(page.html).toContain(`href="/results/${analysisId}"`);
      expect(page.text).toContain(quote);
    }
  });

  test('puts the shortest first', async () => {
    const person = await somebody();
    await aScore(person, { text: posting('CCRN', 'PALS', 'Kubernetes') });
    const { quickWins } = await started(person);
    expect(quickWins.map(({ skill }) => skill)).toEqual(['PALS', 'Kubernetes', 'CCRN']);
    expect(quickWins.map(({ timeEstimate }) => timeEstimate)).toEqual(['2 days', '2 weeks', '2 months']);
  });

  test('counts the open jobs of followed companies, each once, and the matches', async () => {
    const person = await somebody();
    const elsewhere = await createCompany(rolefit.app);
    await aScore(person, { text: critical });
    const closing = await aScore(person, { text: critical });
    await aScore(person, { text: critical, companyId: elsewhere });
    expect((await started(person)).jobs).toBe(3);
    const [closed] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, closing.id));
    await rolefit.app.db
      .update(jobs)
      .set({ closedAt: now })
      .where(eq(jobs.id, closed?.jobId ?? ''));
    // What is no match any more is in the plan by its company alone.
    await scores(person, [70], { companyId: elsewhere });
    now = new Date(now.getTime() + 15 * day);
    await press(person, 'renew');
    expect((await planOf(person))?.analysis).toMatchObject({ matches: 1, jobs: 1 });
  });

  test('follows what the person says they have, at once, and back', async () => {
    const person = await somebody();
    for (const text of [critical, pediatric]) await aScore(person, { text });
    const before = await started(person);
    const had = await press(person, 'mark', { skill: 'tncc', mark: 'have' });
    expect(had.text).toContain('your résumé doesn’t show them yet');
    expect(had.html).toMatch(/href="\/master-resume\?tab=experience"/);
    const plan = (await planOf(person))?.analysis as CareerPlan;
    expect(plan.had.map(({ skill }) => skill)).toEqual(['TNCC']);
    expect(plan.quickWins.map(({ skill }) => skill)).not.toContain('TNCC');
    const ccrn = (of: CareerPlan) => of.quickWins.find(({ key }) => key === 'ccrn')?.jobs[0];
    const [row] = await rolefit.app.db
      .select()
      .from(jobAnalyses)
      .where(eq(jobAnalyses.id, ccrn(plan)?.analysisId ?? ''));
    const idOf = (label: string) =>
      row?.gaps.find(({ requirement }) => requirement.label === label)?.requirement.id ?? '';
    expect(ccrn(before)?.from).toBe(row?.fitScore);
    expect(ccrn(plan)?.from).toBe(scoreWith(row?.basis ?? [], [idOf('TNCC')]));
    expect(ccrn(plan)?.to).toBe(scoreWith(row?.basis ?? [], [idOf('TNCC'), idOf('CCRN')]));
    await press(person, 'mark', { skill: 'tncc', mark: 'none' });
    expect((await planOf(person))?.analysis).toEqual(before);
  });

  test('keeps what is being learned first', async () => {
    const person = await somebody();
    for (const text of [critical, pediatric]) await aScore(person, { text });
    await started(person);
    const page = await press(person, 'mark', { skill: 'ccrn', mark: 'learning' });
    expect(page.text).toContain('Not learning');
    const plan = (await planOf(person))?.analysis as CareerPlan;
    expect(plan.quickWins.map(({ skill, mark }) => [skill, mark])[0]).toEqual(['CCRN', 'learning']);
    expect(plan.steps[0]?.skill).toBe('CCRN');
    await expectExact(plan);
  });

  test('takes no mark of what it does not speak of, and none of somebody else', async () => {
    const [person, other] = [await somebody(), await somebody()];
    for (const each of [person, other]) await aScore(each, { text: critical });
    await started(person);
    const theirs = await started(other);
    for (const skill of ['kubernetes', '', randomUUID()])
      expect((await press(person, 'mark', { skill, mark: 'have' })).status).toBe(404);
    await press(person, 'mark', { skill: 'tncc', mark: 'have' });
    expect((await planOf(other))?.analysis).toEqual(theirs);
  });

  test('leads to no result that has been deleted', async () => {
    const person = await somebody();
    const { id } = await aScore(person, { text: critical });
    await started(person);
    await rolefit.app.db.delete(jobAnalyses).where(eq(jobAnalyses.id, id));
    const page = await person.browser.open('/skill-gap');
    expect(page.html).not.toContain(id);
    expect(page.text).toContain('The results it came from have been deleted.');
  });
});
