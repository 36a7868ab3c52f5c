import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoCompanies } from '../../../../demo/demo-data.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { appSettings } from '../job-sync/job-sync.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { seedDemoData } from './seed-demo-data.ts';

let rolefit: TestApp;
const firstDay = new Date('2026-03-01T12:00:00.000Z');
let now = firstDay;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
  await seedDemoData(rolefit.app);
});
afterAll(() => rolefit.close());

const demo = loadDemoCompanies();
const [first] = demo;
const bySlug = eq(supportedCompanies.boardIdentifier, first!.slug);

test('the first start brings the made-up companies with all their jobs', async () => {
  const { db } = rolefit.app;
  const boards = await db.select().from(supportedCompanies);
  expect(boards.map(({ boardIdentifier }) => boardIdentifier).sort()).toEqual(demo.map(({ slug }) => slug));
  const [board] = await db.select().from(supportedCompanies).where(bySlug);
  const { name, website, industry, about } = first!;
  const shown = { name, website, industry, about, isDemo: true, createdAt: firstDay };
  expect(board).toMatchObject({ ...shown, board: 'demo', isListed: true });
  const [company] = await db.select().from(companies).where(eq(companies.id, board!.id));
  expect(company).toMatchObject(shown);
  const stored = await db.select().from(jobs).where(eq(jobs.companyId, board!.id));
  expect(stored.map(({ title }) => title).sort()).toEqual(first!.jobs.map(({ title }) => title).sort());
  const [job] = first!.jobs;
  const { postedAt } = stored.find(({ externalId }) => externalId === job!.externalId)!;
  expect(firstDay.getTime() - postedAt!.getTime()).toBe(job!.postedDaysAgo * 24 * 60 * 60 * 1000);
});

test('a start with the same data changes nothing', async () => {
  now = new Date('2026-03-05T12:00:00.000Z');
  await rolefit.app.db.update(supportedCompanies).set({ name: 'Renamed' }).where(bySlug);
  await seedDemoData(rolefit.app);
  const [board] = await rolefit.app.db.select().from(supportedCompanies).where(bySlug);
  expect(board).toMatchObject({ name: 'Renamed', updatedAt: firstDay });
});

test('a start with other data brings the companies up to date, once each, with their first day', async () => {
  const { db } = rolefit.app;
  const setting = eq(appSettings.key, 'demo_data');
  const [seeded] = await db.select().from(appSettings).where(setting);
  await db.update(appSettings).set({ value: 'of an older release' }).where(setting);
  await db.update(companies).set({ name: 'Renamed', about: null, industry: null, website: null });
  await db.delete(jobs);
  await seedDemoData(rolefit.app);
  expect(await db.$count(supportedCompanies)).toBe(demo.length);
  expect(await db.$count(companies)).toBe(demo.length);
  expect(await db.$count(jobs)).toBe(demo.flatMap((company) => company.jobs).length);
  const { name, website, industry, about } = first!;
  const shown = { name, website, industry, about, createdAt: firstDay, updatedAt: now };
  const [board] = await db.select().from(supportedCompanies).where(bySlug);
  expect(board).toMatchObject(shown);
  const [company] = await db.select().from(companies).where(eq(companies.id, board!.id));
  expect(company).toMatchObject({ ...shown, updatedAt: expect.any(Date) });
  const [after] = await db.select().from(appSettings).where(setting);
  expect(after).toEqual({ ...seeded, updatedAt: now });
});

test('two starts at once bring every job once', async () => {
  const { db } = rolefit.app;
  const setting = eq(appSettings.key, 'demo_data');
  await db.delete(appSettings).where(setting);
  await Promise.all([seedDemoData(rolefit.app), seedDemoData(rolefit.app)]);
  expect(await db.$count(jobs)).toBe(demo.flatMap((company) => company.jobs).length);
});
