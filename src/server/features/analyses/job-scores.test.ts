import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { aCompany, aJob } from '../companies/companies.fixtures.ts';

let rolefit: TestApp;
let ann: TestBrowser;
let company: string;
let job: string;
beforeAll(async () => {
  rolefit = await startTestApp();
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  await ann.submit('/upload', { sample: 'first' });
  const pdf = await readFile('demo/resumes/staff-accountant.pdf');
  await ann.submit('/upload', { file: new File([pdf], 'accounts.pdf', { type: 'application/pdf' }) });
  company = await aCompany(rolefit.app, { name: 'Elm Hospital' });
  job = await aJob(rolefit.app, company, {
    title: 'Accountant',
    description:
      '<h3>Requirements</h3><ul><li>Month-end close</li><li>GAAP</li><li>Excel</li><li>General ledger</li></ul>',
  });
  await aJob(rolefit.app, company, { title: 'Never scored' });
});
afterAll(() => rolefit.close());

async function resumes(): Promise<string[]> {
  return until('both résumés are read', async () => {
    const { html } = await ann.open(`/jobs/${job}`);
    const select = /<select[^>]*name="resumeId"[\s\S]*?<\/select>/.exec(html)?.[0] ?? '';
    const ids = [...select.matchAll(/<option value="([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []);
    return ids.length === 2 ? ids : undefined;
  });
}
const rings = (html: string) =>
  [...html.matchAll(/aria-label="Your fit score (\d+) of 100/g)].map(([, score]) => Number(score));

test('a job shows the best of the person’s scores, in its list and on its page, and nobody else sees it', async () => {
  const scores: number[] = [];
  for (const resumeId of await resumes()) {
    const result = await ann.submit(`/jobs/${job}`, { intent: 'score', resumeId });
    scores.push(Number(/Fit score (\d+) of 100/.exec(result.html)?.[1]));
  }
  expect(new Set(scores).size).toBe(2);
  expect(rings((await ann.open(`/companies/${company}`)).html)).toEqual([Math.max(...scores)]);
  expect(rings((await ann.open(`/jobs/${job}`)).html)).toEqual([Math.max(...scores)]);
  const bob = rolefit.browser();
  await bob.signUp('bob@example.com');
  for (const path of [`/companies/${company}`, `/jobs/${job}`])
    expect(rings((await bob.open(path)).html)).toEqual([]);
});

test('a score that is asked for without a résumé says what is missing', async () => {
  const page = await ann.submit(`/jobs/${job}`, { intent: 'score', resumeId: '' });
  expect(page.status).toBe(400);
  expect(page.text).toContain('Please select a resume to analyze');
  expect(page.text).not.toContain('Please select a resume to analyze against');
});
