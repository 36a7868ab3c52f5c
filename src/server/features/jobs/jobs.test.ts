import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { companies } from '../companies/companies.tables.ts';
import { seedDemoData } from '../demo-data/seed-demo-data.ts';
import { jobs } from './jobs.tables.ts';

let rolefit: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  rolefit = await startTestApp();
  await seedDemoData(rolefit.app);
  browser = rolefit.browser();
  await browser.signUp('seeker@example.com');
});
afterAll(() => rolefit.close());

const linksIn = (html: string, start: string) => [
  ...new Set(
    [...html.matchAll(new RegExp(`href="(${start}/[0-9a-f-]{36})"`, 'g'))].map((m) => m[1] as string),
  ),
];

describe('the demo data', () => {
  test('is stored once, however often the program starts', async () => {
    const before = [await rolefit.app.db.$count(companies), await rolefit.app.db.$count(jobs)];
    await seedDemoData(rolefit.app);
    expect([await rolefit.app.db.$count(companies), await rolefit.app.db.$count(jobs)]).toEqual(before);
    expect(before[0]).toBeGreaterThanOrEqual(6);
    expect(before[1]).toBeGreaterThanOrEqual(60);
  });

  test('is marked as made up on every company', async () => {
    const page = await browser.open('/companies');
    expect(page.text.match(/Made up/g)?.length).toBe(await rolefit.app.db.$count(companies));
    const company = await browser.open(linksIn(page.html, '/companies')[0] as string);
    expect(company.text).toContain('A made-up company');
  });
});

describe('companies and jobs', () => {
  test('are found by part of their name, with wildcards taken literally', async () => {
    const [first] = await rolefit.app.db.select().from(companies).orderBy(companies.name);
    const part = (first?.name ?? '').slice(1, 7).toUpperCase();
    expect((await browser.open(`/companies?search=${encodeURIComponent(part)}`)).text).toContain(first?.name);
    expect((await browser.open('/companies?search=%25')).text).toContain(
      'No companies with active jobs found.',
    );
  });

  test('lead to a fit score in one step', async () => {
    await browser.submit('/upload', {
      file: { name: 'cv.pdf', bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')) },
    });
    const [company] = linksIn((await browser.open('/companies?search=health')).html, '/companies');
    const [job] = linksIn((await browser.open(`${company}?search=nurse`)).html, '/jobs');
    const resumeId = await until(
      'the résumé is read',
      async () => /<option value="([0-9a-f-]{36})"/.exec((await browser.open(job as string)).html)?.[1],
    );
    const page = await browser.submit(job as string, { intent: 'score', resumeId });
    expect(page.url).toMatch(/^\/results\//);
    expect(page.text).toContain('Key Matches');
    expect(page.html).toContain('<mark');
  });

  test('that do not exist are not found', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    for (const [path, title] of [
      ['/companies/none', 'Company Not Found'],
      ['/jobs/none', 'Job Not Found'],
      [`/jobs/${none}`, 'Job Not Found'],
    ] as const) {
      const page = await browser.open(path);
      expect([page.status, page.text.includes(title)]).toEqual([404, true]);
    }
  });

  test('show a board’s HTML without anything executable', async () => {
    const [company] = await rolefit.app.db.select().from(companies);
    const [job] = await rolefit.app.db
      .insert(jobs)
      .values({
        id: '11111111-1111-4111-8111-111111111111',
        companyId: (company as { id: string }).id,
        title: 'Hostile <img src=x onerror=alert(1)>',
        description:
          '<p onclick="alert(1)">Fine text</p><script>alert(2)</script><a href="javascript:alert(3)">go</a><iframe src="https://evil.example"></iframe><img src=x onerror=alert(4)>',
        createdAt: new Date(),
      })
      .returning();
    const { html } = await browser.open(`/jobs/${job?.id}`);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main).toContain('Fine text');
    expect(main).not.toMatch(/onclick=|<script>alert|href="javascript:|<iframe|<img/);
  });
});

describe('feedback', () => {
  test('is stored, and must not be empty', async () => {
    expect((await browser.submit('/feedback', { content: '   ' })).text).toContain(
      'Please enter your feedback',
    );
    expect((await browser.submit('/feedback', { content: 'More fonts' })).text).toContain(
      'Thank you for your feedback',
    );
  });
});
