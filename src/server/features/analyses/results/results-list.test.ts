import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  addJobs,
  countJobsLeft,
  createFollowedCompany,
  findRun,
  resultsOf,
  usageTotals,
} from '../../analysis-runs/analysis-runs.fixtures.ts';
import { startCompanyRun } from '../../analysis-runs/start-run.ts';
import { createResultWithScore, type SignedUp, signUpWithResume } from './results.fixtures.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

/** The titles of the results that a page lists, in their order. */
async function listed({ browser }: SignedUp, query = ''): Promise<string[]> {
  const { html } = await browser.open(`/results${query}`);
  const list = /<ul aria-label="Results">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/font-\[570\]">(.*?)</g)].map(([, title = '']) => title);
}

describe('what all results are together', () => {
  test('is counted over all of them: the average of those with a score, and from 80 on a high match', async () => {
    const her = await signUpWithResume(rolefit);
    for (const score of [80, 79, 92, null]) await createResultWithScore(her, { score });
    const { text } = await her.browser.open('/results?min=90');
    expect(text).toMatch(/Total Analyzed 4 1 without a score/);
    expect(text).toMatch(/Average Score 84 Strong/);
    expect(text).toMatch(/High Matches >80 2 /);
    expect(text).toContain('1 of 4 results');
  });

  test('is drawn from three scores on, and can be read as tables', async () => {
    const her = await signUpWithResume(rolefit);
    await createResultWithScore(her, { score: 95, daysAgo: 2 });
    await createResultWithScore(her, { score: 40 });
    await createResultWithScore(her, { score: null });
    expect((await her.browser.open('/results')).text).not.toContain('Your scores over time');
    await createResultWithScore(her, { score: 74, daysAgo: 1 });
    const { text } = await her.browser.open('/results');
    expect(text).toMatch(
      /Excellent 90–100 1 Strong 80–89 0 Good 70–79 1 Fair 60–69 0 Moderate 50–59 0 Low 0–49 1/,
    );
    expect(text).toMatch(/November 18, 2026 95 1 November 19, 2026 74 1 November 20, 2026 40 1/);
  });

  test('over time is said in groups of equal size, where they are many', async () => {
    const her = await signUpWithResume(rolefit);
    for (let day = 30; day > 0; day--) await createResultWithScore(her, { score: day, daysAgo: day });
    const { text, html } = await her.browser.open('/results');
    expect(text).toContain('October 21, 2026 to October 22, 2026 30 2');
    expect([...html.matchAll(/<circle cx="[\d.]+%"/g)]).toHaveLength(24);
  });
});

describe('the list', () => {
  let her: SignedUp;
  beforeAll(async () => {
    her = await signUpWithResume(rolefit);
    await createResultWithScore(her, {
      title: 'Charge Nurse',
      company: 'Elm Hospital',
      score: 82,
      daysAgo: 3,
    });
    await createResultWithScore(her, {
      title: 'Night NURSE',
      company: 'Birch & Sons',
      score: 61,
      daysAgo: 1,
    });
    await createResultWithScore(her, {
      title: '100% Ünique_Welder',
      company: 'Elm Works',
      score: 90,
      daysAgo: 5,
    });
    await createResultWithScore(her, {
      title: 'A few words',
      company: 'Birch & Sons',
      score: null,
      daysAgo: 2,
    });
  });

  test.each([
    ['the best first', '', ['100% Ünique_Welder', 'Charge Nurse', 'Night NURSE', 'A few words']],
    ['the lowest first', '?order=asc', ['Night NURSE', 'Charge Nurse', '100% Ünique_Welder', 'A few words']],
    ['the newest first', '?sort=date', ['Night NURSE', 'A few words', 'Charge Nurse', '100% Ünique_Welder']],
    [
      'the oldest first',
      '?sort=date&order=asc',
      ['100% Ünique_Welder', 'Charge Nurse', 'A few words', 'Night NURSE'],
    ],
    ['what a title has in it', '?search=nurse', ['Charge Nurse', 'Night NURSE']],
    ['what a company’s name has in it', '?search=eLM', ['100% Ünique_Welder', 'Charge Nurse']],
    ['no character as a wildcard', '?search=0%25+%C3%BCnique_', ['100% Ünique_Welder']],
    ['and none that is not there', '?search=e_d', []],
    ['one company', '?company=Birch+%26+Sons', ['Night NURSE', 'A few words']],
    [
      'no minimum that is not offered',
      '?min=82',
      ['100% Ünique_Welder', 'Charge Nurse', 'Night NURSE', 'A few words'],
    ],
    ['a score and better', '?min=80', ['100% Ünique_Welder', 'Charge Nurse']],
    ['all of it at once', '?search=nurse&company=Elm+Hospital&min=60&sort=date&order=asc', ['Charge Nurse']],
    ['nothing for a company that is none', '?company=Elm', []],
  ])('holds %s', async (_what, query, titles) => {
    expect(await listed(her, query)).toEqual(titles);
  });

  test('keeps what is chosen in its form and says when nothing matches', async () => {
    const { html, text } = await her.browser.open(
      '/results?search=x%22y&company=Gone&min=90&sort=date&order=asc',
    );
    expect(text).toContain('No result matches that');
    expect(html).toContain('value="x&quot;y"');
    for (const chosen of ['Gone', '90', 'date'])
      expect(html).toContain(`<option value="${chosen}" selected="">`);
    expect(html).toContain('name="order" value="asc"');
    expect(text).toContain('Oldest first');
  });

  test('leaves the reasons to whoever opens a result', async () => {
    const { html } = await her.browser.open('/results');
    const id = /href="\/results\/([0-9a-f-]{36})"/.exec(html)?.[1];
    expect(html).not.toContain('What only an opened result');
    const { html: detail } = await her.browser.open(`/results/${id}/detail`);
    expect(JSON.parse(detail)).toMatchObject({ id, postingText: 'What only an opened result quotes.' });
    expect((await (await signUpWithResume(rolefit)).browser.open(`/results/${id}/detail`)).status).toBe(404);
  });

  test('goes on over pages that keep the filters, and offers the way up from six on', async () => {
    const his = await signUpWithResume(rolefit);
    for (let n = 5; n > 0; n--) await createResultWithScore(his, { title: `Job ${n}`, score: 50 + n });
    expect((await his.browser.open('/results')).text).not.toContain('Back to top');
    for (let n = 25; n > 5; n--) await createResultWithScore(his, { title: `Job ${n}`, score: 50 + n });
    const first = await his.browser.open('/results?min=50');
    expect(first.text).toContain('Back to top');
    expect(first.html).toContain('href="/results?min=50&amp;page=2"');
    expect(await listed(his, '?page=2')).toEqual(['Job 5', 'Job 4', 'Job 3', 'Job 2', 'Job 1']);
    expect(await listed(his, '?page=9')).toEqual(await listed(his, '?page=2'));
  });
});

describe('deleting all', () => {
  test('takes the person’s own and leaves everybody else’s, and gives nothing back', async () => {
    const [her, his] = [await signUpWithResume(rolefit), await signUpWithResume(rolefit)];
    const posting = { source: 'text', postingText: 'Nurse\nRequirements\n• BLS certification\n• Telemetry' };
    await her.browser.submit('/analyze', { resumeId: her.resumeId, ...posting });
    await createResultWithScore(his, { score: 50 });
    const page = await her.browser.submit('/results', {});
    expect(page.url).toBe('/results');
    expect(page.text).toContain('Results deleted');
    expect(page.text).toContain('No results yet');
    expect(await usageTotals(her.ctx)).toEqual({ used: 1, entered: 1 });
    expect(await resultsOf(his.ctx)).toHaveLength(1);
  });

  test('stops a run that would make new ones, and gives back only what that had not used', async () => {
    const her = await signUpWithResume(rolefit);
    const companyId = await createFollowedCompany(her.ctx, 3);
    const { runId } = await startCompanyRun(her.ctx, { resumeId: her.resumeId, companyId, again: false });
    expect(await usageTotals(her.ctx)).toEqual({ used: 3, entered: 3 });
    await her.browser.submit('/results', {});
    expect((await findRun(rolefit.app, runId))?.status).toBe('cancelled');
    expect(await countJobsLeft(rolefit.app, runId)).toBe(3);
    expect(await usageTotals(her.ctx)).toEqual({ used: 0, entered: 0 });
    await addJobs(her.ctx, companyId, 1);
    const next = await startCompanyRun(her.ctx, { resumeId: her.resumeId, companyId, again: false });
    expect(next.jobs).toBe(4);
  });
});
