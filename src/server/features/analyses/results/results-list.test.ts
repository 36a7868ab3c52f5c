import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilTold } from '../../../testing/until-told.ts';
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

/** The titles of the results on a page, in order. */
async function listedTitles({ browser }: SignedUp, query = ''): Promise<string[]> {
  const { html } = await browser.open(`/results${query}`);
  const list = /<ul aria-label="Results">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/font-\[570\]">(.*?)</g)].map(([, title = '']) => title);
}

describe('the summary of all results', () => {
  test('covers all results: the average of those with a score, and high matches from 80', async () => {
    const ann = await signUpWithResume(rolefit);
    for (const score of [80, 79, 92, null]) await createResultWithScore(ann, { score });
    const { text } = await ann.browser.open('/results?min=90');
    expect(text).toMatch(/Total Analyzed 4 1 without a score/);
    expect(text).toMatch(/Average Score 84 Strong/);
    expect(text).toMatch(/High Matches >80 2 /);
    expect(text).toContain('1 of 4 results');
  });

  test('is drawn once there are three scores, and can be read as tables', async () => {
    const ann = await signUpWithResume(rolefit);
    await createResultWithScore(ann, { score: 95, daysAgo: 2 });
    await createResultWithScore(ann, { score: 40 });
    await createResultWithScore(ann, { score: null });
    expect((await ann.browser.open('/results')).text).not.toContain('Your scores over time');
    await createResultWithScore(ann, { score: 74, daysAgo: 1 });
    const { text } = await ann.browser.open('/results');
    expect(text).toMatch(
      /Excellent 90–100 1 Strong 80–89 0 Good 70–79 1 Fair 60–69 0 Moderate 50–59 0 Low 0–49 1/,
    );
    expect(text).toMatch(/November 18, 2026 95 1 November 19, 2026 74 1 November 20, 2026 40 1/);
  });

  test('groups many scores over time into periods of equal size', async () => {
    const ann = await signUpWithResume(rolefit);
    for (let day = 30; day > 0; day--) await createResultWithScore(ann, { score: day, daysAgo: day });
    const { text, html } = await ann.browser.open('/results');
    expect(text).toContain('October 21, 2026 to October 22, 2026 30 2');
    expect([...html.matchAll(/<circle cx="[\d.]+%"/g)]).toHaveLength(24);
  });
});

describe('the list', () => {
  let ann: SignedUp;
  beforeAll(async () => {
    ann = await signUpWithResume(rolefit);
    await createResultWithScore(ann, {
      title: 'Charge Nurse',
      company: 'Elm Hospital',
      score: 82,
      daysAgo: 3,
    });
    await createResultWithScore(ann, {
      title: 'Night NURSE',
      company: 'Birch & Sons',
      score: 61,
      daysAgo: 1,
    });
    await createResultWithScore(ann, {
      title: '100% Ünique_Welder',
      company: 'Elm Works',
      score: 90,
      daysAgo: 5,
    });
    await createResultWithScore(ann, {
      title: 'A few words',
      company: 'Birch & Sons',
      score: null,
      daysAgo: 2,
    });
  });

  test.each([
    ['results, best first', '', ['100% Ünique_Welder', 'Charge Nurse', 'Night NURSE', 'A few words']],
    [
      'results, lowest first',
      '?order=asc',
      ['Night NURSE', 'Charge Nurse', '100% Ünique_Welder', 'A few words'],
    ],
    [
      'results, newest first',
      '?sort=date',
      ['Night NURSE', 'A few words', 'Charge Nurse', '100% Ünique_Welder'],
    ],
    [
      'results, oldest first',
      '?sort=date&order=asc',
      ['100% Ünique_Welder', 'Charge Nurse', 'A few words', 'Night NURSE'],
    ],
    ['titles that contain the search', '?search=nurse', ['Charge Nurse', 'Night NURSE']],
    ['companies that contain the search', '?search=eLM', ['100% Ünique_Welder', 'Charge Nurse']],
    ['a literal percent sign', '?search=0%25+%C3%BCnique_', ['100% Ünique_Welder']],
    ['no match for an underscore as a wildcard', '?search=e_d', []],
    ['one company', '?company=Birch+%26+Sons', ['Night NURSE', 'A few words']],
    [
      'everything for a minimum that is not offered',
      '?min=82',
      ['100% Ünique_Welder', 'Charge Nurse', 'Night NURSE', 'A few words'],
    ],
    ['a minimum score', '?min=80', ['100% Ünique_Welder', 'Charge Nurse']],
    [
      'all filters at once',
      '?search=nurse&company=Elm+Hospital&min=60&sort=date&order=asc',
      ['Charge Nurse'],
    ],
    ['nothing for an unknown company', '?company=Elm', []],
  ])('shows %s', async (_what, query, titles) => {
    expect(await listedTitles(ann, query)).toEqual(titles);
  });

  test('keeps the filters in its form and says when nothing matches', async () => {
    const { html, text } = await ann.browser.open(
      '/results?search=x%22y&company=Gone&min=90&sort=date&order=asc',
    );
    expect(text).toContain('No results match');
    expect(html).toContain('value="x&quot;y"');
    for (const value of ['Gone', '90', 'date'])
      expect(html).toContain(`<option value="${value}" selected="">`);
    expect(html).toContain('name="order" value="asc"');
    expect(text).toContain('Oldest first');
  });

  test('loads the reasons only when a result is opened', async () => {
    const { html } = await ann.browser.open('/results');
    const id = /href="\/results\/([0-9a-f-]{36})"/.exec(html)?.[1];
    expect(html).not.toContain('What only an opened result');
    const { html: detail } = await ann.browser.open(`/results/${id}/detail`);
    expect(JSON.parse(detail)).toMatchObject({ id, postingText: 'What only an opened result quotes.' });
    expect((await (await signUpWithResume(rolefit)).browser.open(`/results/${id}/detail`)).status).toBe(404);
  });

  test('has pages that keep the filters, and a link to the top from six results on', async () => {
    const bob = await signUpWithResume(rolefit);
    for (let n = 5; n > 0; n--) await createResultWithScore(bob, { title: `Job ${n}`, score: 50 + n });
    expect((await bob.browser.open('/results')).text).not.toContain('Back to top');
    for (let n = 25; n > 5; n--) await createResultWithScore(bob, { title: `Job ${n}`, score: 50 + n });
    const first = await bob.browser.open('/results?min=50');
    expect(first.text).toContain('Back to top');
    expect(first.html).toContain('href="/results?min=50&amp;page=2"');
    expect(await listedTitles(bob, '?page=2')).toEqual(['Job 5', 'Job 4', 'Job 3', 'Job 2', 'Job 1']);
    expect(await listedTitles(bob, '?page=9')).toEqual(await listedTitles(bob, '?page=2'));
  });
});

describe('deleting all', () => {
  test('deletes only the person’s own results, and gives nothing back', async () => {
    const [ann, bob] = [await signUpWithResume(rolefit), await signUpWithResume(rolefit)];
    const posting = { source: 'text', postingText: 'Nurse\nRequirements\n• BLS certification\n• Telemetry' };
    await ann.browser.submit('/analyze', { resumeId: ann.resumeId, ...posting });
    await createResultWithScore(bob, { score: 50 });
    const page = await ann.browser.submit('/results', {});
    expect(page.url).toBe('/results');
    expect(page.text).toContain('Results deleted');
    expect(page.text).toContain('No results yet');
    expect(await usageTotals(ann.ctx)).toEqual({ used: 1, entered: 1 });
    expect(await resultsOf(bob.ctx)).toHaveLength(1);
  });

  test('stops a run that would create new ones, and gives back only what it had not used', async () => {
    const ann = await signUpWithResume(rolefit);
    const companyId = await createFollowedCompany(ann.ctx, 3);
    const { runId } = await startCompanyRun(ann.ctx, { resumeId: ann.resumeId, companyId, again: false });
    expect(await usageTotals(ann.ctx)).toEqual({ used: 3, entered: 3 });
    await ann.browser.submit('/results', {});
    expect((await findRun(rolefit.app, runId))?.status).toBe('cancelled');
    expect(await countJobsLeft(rolefit.app, runId)).toBe(3);
    expect(await usageTotals(ann.ctx)).toEqual({ used: 0, entered: 0 });
    await addJobs(ann.ctx, companyId, 1);
    const next = await startCompanyRun(ann.ctx, { resumeId: ann.resumeId, companyId, again: false });
    expect(next.jobs).toBe(4);
  });
});

test('a new result and deleted ones show up on all open pages of the person', async () => {
  const { ctx, browser, resumeId } = await signUpWithResume(rolefit);
  const posting = { source: 'text', postingText: 'Nurse\nRequirements\n• BLS certification\n• Telemetry' };
  await untilTold(rolefit, ctx.viewer.id, 'analyses', () =>
    browser.submit('/analyze', { resumeId, ...posting }),
  );
  await untilTold(rolefit, ctx.viewer.id, 'analyses', () => browser.submit('/results', {}));
});
