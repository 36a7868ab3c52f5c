import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaletteAnswer } from '../../../shared/palette-answer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import {
  createResultWithScore,
  type SignedUp,
  signUpWithResume,
} from '../analyses/results/results.fixtures.ts';
import { createBoard, createCompany, createJob } from '../companies/companies.fixtures.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';

let rolefit: TestApp;
let ann: SignedUp;
let bob: SignedUp;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  ann = await signUpWithResume(rolefit);
  bob = await signUpWithResume(rolefit);
});
afterAll(() => rolefit.close());

const ask = (browser: TestBrowser, query: string) =>
  browser.open(`/palette?${new URLSearchParams({ q: query })}`);

async function find(browser: TestBrowser, query: string): Promise<PaletteAnswer> {
  const { status, html } = await ask(browser, query);
  expect({ query, status }).toEqual({ query, status: 200 });
  return JSON.parse(html);
}

const titlesOf = ({ jobs }: PaletteAnswer) => jobs.map(({ title }) => title);
const nothing: PaletteAnswer = { jobs: [], companies: [], resumes: [], results: [] };

/** Creates a company with these jobs, followed by the browser's user. */
async function followed({ browser }: SignedUp, name: string, ...jobs: Parameters<typeof createJob>[2][]) {
  const company = await createCompany(rolefit.app, { name });
  for (const job of jobs) await createJob(rolefit.app, company, job);
  await browser.submit(`/companies/${company}`, { intent: 'follow' });
  return company;
}

describe('the jobs that the palette finds', () => {
  test('are those of followed companies', async () => {
    const own = await followed(ann, 'Lantern Ferries', { title: 'Lantern Keeper', location: 'Oslo' });
    await createJob(rolefit.app, await createCompany(rolefit.app), { title: 'Lantern Maker' });
    await followed(bob, 'Elsewhere', { title: 'Lantern Seller' });
    const { jobs } = await find(ann.browser, 'lantern');
    expect(jobs).toMatchObject([
      { title: 'Lantern Keeper', company: 'Lantern Ferries', location: 'Oslo', isOpen: true },
    ]);
    await ann.browser.submit(`/companies/${own}`, { intent: 'unfollow' });
    expect(titlesOf(await find(ann.browser, 'lantern'))).toEqual([]);
  });

  test('come open first, then by where the words stand, then the newest', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 9, date));
    await followed(
      ann,
      'Quay',
      { title: 'Welder', closedAt: day(9), postedAt: day(9) },
      { title: 'Spotwelder', postedAt: day(8) },
      { title: 'Senior Welder', postedAt: day(7) },
      { title: 'Welder, early', postedAt: day(1) },
      { title: 'Welder, late', postedAt: day(2) },
    );
    const found = await find(ann.browser, 'Welder');
    expect(titlesOf(found)).toEqual([
      'Welder, late',
      'Welder, early',
      'Senior Welder',
      'Spotwelder',
      'Welder',
    ]);
    expect(found.jobs.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, false]);
  });

  test('contain every word in their title, department, place or company', async () => {
    await followed(
      ann,
      'Harbour Glassworks',
      { title: 'Glazier', department: 'Repairs', location: 'Turku' },
      { title: 'Glazier', department: 'Sales', location: 'Vaasa' },
    );
    await followed(ann, 'Inland', { title: 'Glazier', department: 'Repairs', location: 'Turku' });
    const companiesFor = async (query: string) =>
      (await find(ann.browser, query)).jobs.map(({ company, location }) => `${company}, ${location}`);
    expect(await companiesFor('  TURKU   glazier harbour ')).toEqual(['Harbour Glassworks, Turku']);
    expect(await companiesFor('glazier repairs')).toHaveLength(2);
    expect(await companiesFor('glazier bridge')).toEqual([]);
  });

  test('are five at most', async () => {
    await followed(ann, 'Many', ...Array.from({ length: 7 }, (_, n) => ({ title: `Caulker ${n}` })));
    expect(titlesOf(await find(ann.browser, 'caulker'))).toHaveLength(5);
  });
});

describe('the companies that the palette finds', () => {
  test('are listed or followed, and link to pages that open', async () => {
    await createBoard(rolefit.app, { name: 'Blue Otter', industry: 'Fur' });
    await createBoard(rolefit.app, { name: 'Otter & Sons' });
    const added = await createCompany(rolefit.app, { name: 'My Otter', isListed: false });
    await createBoard(rolefit.app, { name: 'Hidden Otter', isListed: false });
    await ann.browser.submit(`/companies/${added}`, { intent: 'follow' });
    const { companies } = await find(ann.browser, 'otter');
    expect(companies).toMatchObject([
      { name: 'Otter & Sons', industry: null, isFollowed: false },
      { name: 'My Otter', isFollowed: true },
      { name: 'Blue Otter', industry: 'Fur', isFollowed: false },
    ]);
    for (const { id, name } of companies) {
      const page = await ann.browser.open(`/companies/${id}`);
      expect({ status: page.status, hasName: page.html.includes(name.replace('&', '&amp;')) }).toEqual({
        status: 200,
        hasName: true,
      });
    }
    const bobs = (await find(bob.browser, 'otter')).companies;
    expect(bobs.map(({ name }) => name)).toEqual(['Otter & Sons', 'Blue Otter']);
  });
});

describe('the résumés and results that the palette finds', () => {
  test("are the person's own, and nobody else's", async () => {
    for (const { ctx, resumeId } of [ann, bob])
      await rolefit.app.db
        .update(resumes)
        .set({ filename: `heron ${ctx.viewer.id}.pdf` })
        .where(eq(resumes.id, resumeId));
    const annsResult = await createResultWithScore(ann, {
      title: 'Heron Ringer',
      company: 'Reed',
      score: 81,
    });
    const bobsResult = await createResultWithScore(bob, {
      title: 'Heron Ringer',
      company: 'Reed',
      score: 44,
    });
    expect(await find(ann.browser, 'heron')).toEqual({
      ...nothing,
      resumes: [{ id: ann.resumeId, filename: `heron ${ann.ctx.viewer.id}.pdf` }],
      results: [{ id: annsResult, jobTitle: 'Heron Ringer', company: 'Reed', fitScore: 81 }],
    });
    const { resumes: bobsResumes, results: bobsResults } = await find(bob.browser, 'heron');
    expect([...bobsResumes, ...bobsResults].map(({ id }) => id)).toEqual([bob.resumeId, bobsResult]);
  });

  test('come with the best match first, then with the highest score, and without a score last', async () => {
    await createResultWithScore(ann, { title: 'Night Porter', score: 99 });
    await createResultWithScore(ann, { title: 'Porter', company: 'None', score: null });
    await createResultWithScore(ann, { title: 'Porter', company: 'Low', score: 12 });
    await createResultWithScore(ann, { title: 'Porter', company: 'High', score: 70 });
    await createResultWithScore(ann, { title: 'Clerk', company: 'Porter & Co', score: 100 });
    const companiesFor = async (query: string) =>
      (await find(ann.browser, query)).results.map(({ company }) => company);
    const porters = await find(ann.browser, 'porter');
    expect(porters.results.map(({ fitScore }) => fitScore)).toEqual([70, 12, null, 99, 100]);
    expect(await companiesFor('clerk porter')).toEqual(['Porter & Co']);
  });
});

describe('what is sent to the palette', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one character', 'e'],
    ['one character and a NUL', 'e\0'],
  ])('finds nothing and counts as no attempt if it is %s', async (_what, query) => {
    expect(await find(ann.browser, query)).toEqual(nothing);
    const { browser } = await signUpWithResume(rolefit);
    const limited = await rolefit.app.db.$count(rateLimits);
    await ask(browser, query);
    expect(await rolefit.app.db.$count(rateLimits)).toBe(limited);
    await ask(browser, 'heron');
    expect(await rolefit.app.db.$count(rateLimits)).toBe(limited + 1);
  });

  test.each([
    ['per cent signs', '%%'],
    ['underscores', '__'],
    ['backslashes', '\\\\'],
    ['an SQL statement', "'; drop table jobs; --"],
    ['quotes and a parameter', '"", $1'],
    ['letters between NULs', '\0\0qzqz\0'],
    ['sixty crabs, cut in the middle of one', `a${'🦀'.repeat(60)}`],
    ['twelve thousand characters', 'no such thing '.repeat(1_000)],
    ['a broken regular expression', '(*+?['],
    ['letters that change their length in lower case', 'ı̇İß'],
  ])('is taken literally if it is %s', async (_what, query) => {
    expect(await find(ann.browser, query)).toEqual(nothing);
  });

  test('finds wildcards that are really there', async () => {
    await createBoard(rolefit.app, { name: '100%_Pure' });
    const namesFor = async (query: string) =>
      (await find(ann.browser, query)).companies.map(({ name }) => name);
    expect(await namesFor('%_')).toEqual(['100%_Pure']);
    expect(await namesFor('1%_')).toEqual([]);
  });

  test('is asked for by members only', async () => {
    expect((await ask(rolefit.browser(), 'heron')).url).toMatch(/^\/auth/);
  });

  test('is refused after too many searches, with the reason', async () => {
    const { browser } = await signUpWithResume(rolefit);
    const before = new Set((await rolefit.app.db.select().from(rateLimits)).map(({ key }) => key));
    await ask(browser, 'heron');
    const [own] = (await rolefit.app.db.select().from(rateLimits)).filter(({ key }) => !before.has(key));
    const { attempts } = limits.paletteSearchPerAccount;
    await rolefit.app.db
      .update(rateLimits)
      .set({ count: attempts - 1 })
      .where(eq(rateLimits.key, own?.key ?? ''));
    expect((await ask(browser, 'heron')).status).toBe(200);
    const refused = await ask(browser, 'heron');
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.html)).toEqual({ message: 'Please wait a few moments before trying again.' });
    expect((await ask(ann.browser, 'heron')).status).toBe(200);
  });
});
