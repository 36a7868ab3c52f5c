import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInContext } from '../../../server/context.ts';
import { users } from '../../../server/features/accounts/accounts.tables.ts';
import {
  addJobs,
  createFollowedCompany,
  createResume,
  scoreSomeJobs,
  setAnalysesLeft,
} from '../../../server/features/analysis-runs/analysis-runs.fixtures.ts';
import { analysisRuns } from '../../../server/features/analysis-runs/analysis-runs.tables.ts';
import { createCompany, createJob } from '../../../server/features/companies/companies.fixtures.ts';
import { boardSyncs } from '../../../server/features/job-sync/job-sync.tables.ts';
import { jobs } from '../../../server/features/jobs/jobs.tables.ts';
import { saveJob } from '../../../server/features/jobs/save-job.ts';
import { startTestApp, type TestApp } from '../../../server/testing/test-app.ts';
import type { TestBrowser } from '../../../server/testing/test-browser.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

let accounts = 0;
async function createMember(): Promise<{ browser: TestBrowser; ctx: SignedInContext }> {
  const browser = rolefit.browser();
  const email = `analyst${++accounts}@example.com`;
  await browser.signUp(email);
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  const viewer = { id: user?.id ?? '', email, username: 'analyst', isAdmin: false };
  return { browser, ctx: { ...rolefit.app, viewer } };
}

async function runIdOf({ db, viewer }: SignedInContext): Promise<string> {
  const [run] = await db.select().from(analysisRuns).where(eq(analysisRuns.userId, viewer.id));
  return run?.id ?? '';
}

/** Submits the form with the named button, as a browser without JavaScript would. */
async function press(browser: TestBrowser, { html }: { html: string }, button: string) {
  const forms = html.match(/<form[^>]*action="\/analyze\/runs"[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((html) => html.replace(/<[^>]+>/g, '').includes(button)) ?? '';
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g))
    fields[name] = value.replaceAll('&amp;', '&');
  return browser.submit('/analyze/runs', fields);
}

test('a sample résumé can be added where a company is analyzed, and its form is in no other one', async () => {
  const { browser } = await createMember();
  const { html } = await browser.open('/analyze?mode=company');
  expect(html).toContain('Use a sample résumé');
  let open = 0;
  for (const [tag] of html.matchAll(/<\/?form\b/g)) {
    open += tag === '<form' ? 1 : -1;
    expect(open).toBeLessThanOrEqual(1);
  }
});

describe('analyzing a company without JavaScript', () => {
  test('goes from start through Stop and Continue to the end, and can be repeated', async () => {
    const { browser, ctx } = await createMember();
    const resumeId = await createResume(ctx);
    const companyId = await createFollowedCompany(ctx, 12);
    const address = `/analyze?mode=company&resume=${resumeId}&company=${companyId}`;

    const ready = await browser.open(`/analyze?mode=company&company=${companyId}`);
    expect(ready.text).toContain('Ready to Analyze');
    expect(ready.text).toMatch(/12 jobs at .+ can be analyzed/);
    expect(ready.html).toContain('aria-current="page" class');
    const started = await press(browser, ready, 'Analyze All Jobs');
    expect(started.url).toContain(companyId);
    expect(started.text).toContain('Analysis Started');
    expect(started.text).toContain('Started analyzing 12 jobs. This process will run in the background.');
    expect(started.text).toContain('Analyzing job 1/12');

    await scoreSomeJobs(rolefit.app, await runIdOf(ctx), 5);
    const running = await browser.open(address);
    expect(running.text).toContain('Analysis In Progress');
    expect(running.text).toContain('Analyzing job 6/12');
    const stopped = await press(browser, running, 'Stop');
    expect(stopped.text).toContain('Analysis Stopped');
    expect(stopped.text).toContain('Successfully stopped 1 running analyses.');
    expect(stopped.text).toContain('5 / 200');
    expect(stopped.text).not.toMatch(/Stop(?!ped)/);

    const late = await browser.submit('/analyze/runs', { intent: 'stop', companyId });
    expect(late.status).toBe(400);
    expect(late.text).toContain('Failed to Stop Analysis');

    const continued = await press(browser, stopped, 'Continue Analysis (5/12 completed)');
    expect(continued.text).toContain('Started analyzing 7 jobs.');
    await scoreSomeJobs(rolefit.app, await runIdOf(ctx), 7);
    const complete = await browser.open(address);
    expect(complete.text).toContain('Analysis Complete');
    expect(complete.text).toContain('12 / 200');
    expect(complete.html.match(/href="\/results\//g)).toHaveLength(12);
    const again = await press(browser, complete, 'Reanalyze All Jobs');
    expect(again.text).toContain('Analyzing job 1/12');
    expect(again.text).toContain('12 / 200');
  });

  test('names what is missing: a selection, jobs, or jobs with a text', async () => {
    const { browser, ctx } = await createMember();
    const unselected = await press(browser, await browser.open('/analyze?mode=company'), 'Analyze All Jobs');
    expect(unselected.status).toBe(400);
    expect(unselected.text).toContain('Missing Selection');
    await createResume(ctx);
    const empty = await createFollowedCompany(ctx, 0);
    const page = await browser.open(`/analyze?mode=company&company=${empty}`);
    expect(page.text).toContain('No jobs available');
    expect(page.text).toContain('has no open jobs to analyze right now');
    await rolefit.app.db.insert(boardSyncs).values({ companyId: empty, triedAt: new Date(), failures: 1 });
    const failing = await browser.open(`/analyze?mode=company&company=${empty}`);
    expect(failing.text).toContain('We couldn’t read the job board of');
    expect(failing.text).not.toContain('has no open jobs');
    expect((await press(browser, page, 'Analyze All Jobs')).text).toContain('No Jobs Available');
    const undescribed = await createFollowedCompany(ctx, 0);
    await createJob(rolefit.app, undescribed, { description: '' });
    const invalid = await press(
      browser,
      await browser.open(`/analyze?mode=company&company=${undescribed}`),
      'Analyze',
    );
    expect(invalid.text).toContain('No Valid Jobs');
    expect(invalid.text).toContain(
      'No valid jobs found to analyze. Please sync jobs for this company first.',
    );
  });

  test('is refused before it starts if it would exceed the limit', async () => {
    const { browser, ctx } = await createMember();
    await createResume(ctx);
    const companyId = await createFollowedCompany(ctx, 3);
    await setAnalysesLeft(ctx, 2);
    const address = `/analyze?mode=company&company=${companyId}`;
    const refused = await press(browser, await browser.open(address), 'Analyze All Jobs');
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Usage limit reached');
    expect((await browser.open(address)).text).toContain('Ready to Analyze');
  });

  test('a run that does not end is shown as stale', async () => {
    const { browser, ctx } = await createMember();
    await createResume(ctx);
    const companyId = await createFollowedCompany(ctx, 3);
    const address = `/analyze?mode=company&company=${companyId}`;
    await press(browser, await browser.open(address), 'Analyze All Jobs');
    await rolefit.app.db
      .update(analysisRuns)
      .set({ startedAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(analysisRuns.userId, ctx.viewer.id));
    const stale = await browser.open(address);
    expect(stale.text).toContain('Stale Analysis Detected');
    expect(stale.text).not.toContain('Analyzing job');
  });

  test('offers only followed companies', async () => {
    const { browser, ctx } = await createMember();
    await createResume(ctx);
    const other = await createCompany(rolefit.app, { name: 'Somebody else’s choice' });
    const page = await browser.open(`/analyze?mode=company&company=${other}`);
    expect(page.text).not.toContain('Somebody else’s choice');
    expect(page.text).toContain('You’re not following any companies yet');
  });
});

describe('picking jobs by hand', () => {
  test('lists jobs of all companies, those of followed ones first, filtered by text, company and saved jobs', async () => {
    await rolefit.app.db.delete(jobs);
    const { browser, ctx } = await createMember();
    await createResume(ctx);
    const harbour = await createFollowedCompany(ctx, 26);
    const elm = await createFollowedCompany(ctx, 0);
    const cook = await createJob(rolefit.app, elm, { title: 'Ship’s Cook', location: 'Bergen' });
    await createJob(rolefit.app, elm, { title: 'A closed one', closedAt: new Date() });
    const other = await createCompany(rolefit.app, { name: 'Somewhere Else' });
    await addJobs(ctx, other, 1);
    const jobCount = async (query: string) =>
      /([\d,]+) jobs?</.exec((await browser.open(`/analyze/picks?${query}`)).html)?.[1];
    expect(await jobCount('')).toBe('28');
    expect(await jobCount('company=followed')).toBe('27');
    expect(await jobCount('search=somewhere+ELSE')).toBe('1');
    const chosen = await browser.open(`/analyze/picks?company=${other}`);
    expect(chosen.html).toMatch(/<option[^>]*selected[^>]*>Somewhere Else</);
    expect(await jobCount(`company=${harbour}`)).toBe('26');
    expect(await jobCount('search=BERGEN')).toBe('1');
    expect(await jobCount('saved=yes')).toBe('0');
    await saveJob(ctx, cook);
    expect(await jobCount('saved=yes')).toBe('1');
    const last = await browser.open('/analyze/picks?page=9');
    expect(last.html.match(/name="jobId"/g)).toHaveLength(3);
    expect(last.text).toMatch(/Companies you follow.*Other companies.*Somewhere Else/s);
    expect((await browser.open('/analyze/picks?company=followed')).text).not.toContain('Other companies');
  });

  test('is possible without following a company, and says how to get jobs if there are none', async () => {
    await rolefit.app.db.delete(jobs);
    const { browser, ctx } = await createMember();
    expect((await browser.open('/analyze/picks')).text).toContain(
      'Follow a company to pick from its open jobs here.',
    );
    await addJobs(ctx, await createCompany(rolefit.app), 1);
    expect((await browser.open('/analyze/picks')).html).toContain('name="jobId"');
    expect((await browser.open('/analyze/picks?search=nowhere')).text).toContain('No jobs match');
  });

  test('analyzes them in one run and shows their scores', async () => {
    const { browser, ctx } = await createMember();
    const resumeId = await createResume(ctx);
    const companyId = await createFollowedCompany(ctx, 0);
    const [jobId = ''] = await addJobs(ctx, companyId, 3);
    const refused = await browser.submit('/analyze/runs', { intent: 'start-picks', resumeId });
    expect(refused.text).toContain('Missing Selection');
    const back = '/analyze/picks';
    const started = await browser.submit('/analyze/runs', { intent: 'start-picks', resumeId, jobId, back });
    expect(started.url).toBe(back);
    expect(started.text).toContain('Analyzing job 1/1');
    await scoreSomeJobs(rolefit.app, await runIdOf(ctx), 1);
    const done = await browser.open(back);
    expect(done.text).toContain('Analysis Complete');
    expect(done.html).toMatch(/aria-label="Your fit score \d+ of 100/);
    expect(done.html).toMatch(/href="\/results\/[0-9a-f-]{36}"/);
  });
});
