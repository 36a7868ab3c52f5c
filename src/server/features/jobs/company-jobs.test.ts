import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { untilTold } from '../../testing/until-told.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { jobs } from './jobs.tables.ts';

let rolefit: TestApp;
let ann: TestBrowser;
let company: string;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  company = await createCompany(rolefit.app, { name: 'Harbour Light', website: 'https://harbour.example' });
  const places: [title: string, location: string | null, department: string | null][] = [
    ['Deckhand', 'Oslo', 'Crew'],
    ['Captain', 'Bergen; Oslo', 'Crew'],
    ['Cook', 'Bergen', 'Galley'],
    ['Purser', 'Remote (ÅLESUND)', 'Service'],
    ['Clerk 100%', null, null],
  ];
  for (const [index, [title, location, department]] of places.entries())
    await createJob(rolefit.app, company, {
      title,
      location,
      department,
      postedAt: new Date(2026, 0, 9 - index),
    });
  await createJob(rolefit.app, company, { title: 'Gone', location: 'Bergen', closedAt: new Date() });
});
afterAll(() => rolefit.close());

const titles = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title);
const listedTitles = async (query: string) => titles((await ann.open(`/companies/${company}?${query}`)).html);

describe('a company’s positions', () => {
  test('are its open jobs, newest first, with the company’s website and the remaining analyses', async () => {
    const page = await ann.open(`/companies/${company}`);
    expect(titles(page.html)).toEqual(['Deckhand', 'Captain', 'Cook', 'Purser', 'Clerk 100%']);
    expect(page.text).toContain('5 jobs');
    expect(page.text).toContain('Job analyses');
    expect(page.html).toMatch(/href="https:\/\/harbour\.example\/"[^>]*rel="noopener nofollow noreferrer"/);
    expect(page.html).toContain('href="/jobs"');
  });

  test.each([
    ['search=oSL', ['Deckhand', 'Captain']],
    ['search=galley', ['Cook']],
    ['search=å', ['Purser']],
    ['search=%25', ['Clerk 100%']],
    ['location=Oslo', ['Deckhand', 'Captain']],
    ['location=Oslo&location=Bergen', ['Deckhand', 'Captain', 'Cook']],
    ['location=Oslo&location=Bergen&department=Galley', ['Cook']],
    ['location=Bergen&department=Galley&department=Crew', ['Captain', 'Cook']],
    ['location=Bergen&search=capt', ['Captain']],
    ['location=Ber', []],
    ['location=%00&department=', ['Deckhand', 'Captain', 'Cook', 'Purser', 'Clerk 100%']],
  ])('are filtered by %s', async (query, expected) => {
    expect(await listedTitles(query)).toEqual(expected);
  });

  test('have filters in alphabetical order with job counts; a job in two places counts in both', async () => {
    const { html } = await ann.open(`/companies/${company}?filter=open&department=Bridge`);
    const choices = /<noscript>[\s\S]*?<\/noscript>/.exec(html)?.[0] ?? '';
    const shown = [...choices.matchAll(/type="checkbox"[^>]*? value="([^"]+)"/g)].map(([, value]) => value);
    expect(shown).toEqual(['Bergen', 'Oslo', 'Remote (ÅLESUND)', 'Bridge', 'Crew', 'Galley', 'Service']);
    const text = choices.replace(/<[^>]+>/g, '');
    for (const words of ['Bergen (2)', 'Oslo (2)', 'Bridge (0)', 'Crew (2)']) expect(text).toContain(words);
  });

  test('have pages with the total number, and a page past the end shows the last one', async () => {
    const many = await createCompany(rolefit.app);
    for (let n = 0; n < 26; n++) await createJob(rolefit.app, many, { title: `Job ${n}` });
    const page = await ann.open(`/companies/${many}`);
    expect(titles(page.html)).toHaveLength(25);
    expect(page.text).toContain('26 jobs');
    expect(titles((await ann.open(`/companies/${many}?page=9`)).html)).toHaveLength(1);
  });

  test('that cannot be read say so, and the company is still shown', async () => {
    const { pool } = rolefit.app.database;
    await pool.query('alter table jobs rename to jobs_away');
    const page = await ann.open(`/companies/${company}`);
    await pool.query('alter table jobs_away rename to jobs');
    expect(page.text).toContain('Could not load job listings. Please try again later.');
    expect(page.text).toContain('Harbour Light');
    await pool.query('alter table supported_companies rename to companies_away');
    const none = await ann.open(`/companies/${company}`);
    await pool.query('alter table companies_away rename to supported_companies');
    expect(none.text).toContain('Could not load company details. Please try again later.');
  });
});

describe('a job', () => {
  const page = async (given: Partial<typeof jobs.$inferInsert>) =>
    ann.open(
      `/jobs/${await createJob(rolefit.app, company, { externalId: null, closedAt: new Date(), ...given })}`,
    );

  test('links to an http address to apply, and to nothing else', async () => {
    const at = async (applyUrl: string | null, url: string | null) =>
      (await page({ applyUrl, url, closedAt: null })).html.match(/<a href="([^"]+)"[^>]*>Apply Now/)?.[1];
    expect(await at('https://apply.example/1', 'https://job.example/1')).toBe('https://apply.example/1');
    expect(await at(null, 'http://job.example/1')).toBe('http://job.example/1');
    expect(await at('javascript:alert(1)', 'data:text/html,x')).toBeUndefined();
    expect((await page({ url: 'https://job.example', closedAt: null })).html).toMatch(
      /rel="noopener nofollow noreferrer"[^>]*>Apply Now/,
    );
  });

  test('has the same content as structured data, which cannot break out of its script element', async () => {
    const evil = '</script><script>alert(1)</script>';
    const { html } = await page({
      title: `Nurse ${evil}`,
      description: `<p>One</p>${evil}`,
      requirements: '<p>Two</p>',
      location: 'Oslo; Remote (EU)',
      type: 'Full-time',
      url: 'https://job.example/1',
    });
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'JobPosting',
      title: `Nurse ${evil}`,
      description: '<p>One</p><p>Two</p>',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Harbour Light', sameAs: 'https://harbour.example/' },
      jobLocation: [{ address: 'Oslo' }],
      jobLocationType: 'TELECOMMUTE',
      url: 'https://job.example/1',
    });
    expect(JSON.parse(json).validThrough).toBeDefined();
    expect(html).not.toContain('<script>alert');
  });

  test('that is closed says so and can still be read; one without a text says that', async () => {
    const closed = await page({ description: '<p>Its text</p>', url: 'https://job.example' });
    expect(closed.text).toContain('This job is closed');
    expect(closed.text).toContain('Its text');
    expect(closed.text).not.toContain('Apply Now');
    expect((await page({ description: '' })).text).toContain('No job description available.');
  });

  test('is saved only for the person who saved it, until they unsave it', async () => {
    const id = await createJob(rolefit.app, company, { closedAt: new Date() });
    const bob = rolefit.browser();
    await bob.signUp('bob@example.com');
    await ann.submit(`/jobs/${id}`, { intent: 'save' });
    const saved = await ann.submit(`/jobs/${id}`, { intent: 'save' });
    expect([saved.url, saved.text.includes('Unsave')]).toEqual([`/jobs/${id}`, true]);
    expect((await bob.open(`/jobs/${id}`)).text).toContain('Save Job');
    expect((await bob.submit(`/jobs/${id}`, { intent: 'unsave' })).status).toBe(200);
    expect((await ann.open(`/jobs/${id}`)).text).toContain('Unsave');
    expect((await ann.submit(`/jobs/${id}`, { intent: 'unsave' })).text).toContain('Save Job');
    await rolefit.app.db.delete(jobs).where(eq(jobs.id, id));
    expect((await ann.submit(`/jobs/${id}`, { intent: 'save' })).text).toContain('Job Not Found');
  });

  test('that cannot be read is not found', async () => {
    const id = await createJob(rolefit.app, company);
    await rolefit.app.database.pool.query('alter table saved_jobs rename to saved_away');
    const answer = await ann.open(`/jobs/${id}`);
    await rolefit.app.database.pool.query('alter table saved_away rename to saved_jobs');
    expect(answer.text).toContain('Job Not Found');
  });
});

test('saving and unsaving a job show up on all open pages of the person', async () => {
  const id = await createJob(rolefit.app, company);
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, 'ann@example.com'));
  for (const intent of ['save', 'unsave'])
    await untilTold(rolefit, user!.id, 'companies', () => ann.submit(`/jobs/${id}`, { intent }));
});
