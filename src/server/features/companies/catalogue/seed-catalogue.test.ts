import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf } from '../../../../job-boards/job-boards.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { supportedCompanies } from '../companies.tables.ts';
import { catalogueCompanies } from './catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

test('the catalogue adds at least 150 unconfirmed companies, once, however often it is seeded', async () => {
  const { app } = rolefit;
  await seedCatalogue(app);
  const before = await app.db.select().from(supportedCompanies).orderBy(supportedCompanies.id);
  expect(before.length).toBeGreaterThanOrEqual(150);
  expect(before.every(({ confirmedAt, isListed }) => confirmedAt === null && isListed)).toBe(true);
  await seedCatalogue(app);
  expect(await app.db.select().from(supportedCompanies).orderBy(supportedCompanies.id)).toEqual(before);
});

test('a renamed company, or one that a person added, gets the catalogue’s name', async () => {
  const { db } = rolefit.app;
  const stripe = eq(supportedCompanies.boardIdentifier, 'stripe');
  const confirmedAt = sql`now()`;
  await db.update(supportedCompanies).set({ name: 'stripe', isListed: false, confirmedAt }).where(stripe);
  await seedCatalogue(rolefit.app);
  const [row] = await db.select().from(supportedCompanies).where(stripe);
  expect(row).toMatchObject({ name: 'Stripe', isListed: true, confirmedAt: expect.any(Date) });
});

test('a company that was moved to another board stays there', async () => {
  const { db } = rolefit.app;
  const figma = eq(supportedCompanies.name, 'Figma');
  await db.update(supportedCompanies).set({ board: 'ashby', boardIdentifier: 'figma-jobs' }).where(figma);
  await seedCatalogue(rolefit.app);
  const rows = await db.select().from(supportedCompanies).where(figma);
  expect(rows.map(({ board, boardIdentifier }) => [board, boardIdentifier])).toEqual([
    ['ashby', 'figma-jobs'],
  ]);
});

test('every board of the catalogue has an address that its kind of board recognises', () => {
  for (const { name, board, boardIdentifier } of catalogueCompanies()) {
    const { careersUrl, identify } = boardOf(board);
    expect(identify(new URL(careersUrl(boardIdentifier))), name).toBe(boardIdentifier);
  }
});

test('every company of the catalogue has a name, a trade and the address of its website', () => {
  for (const company of catalogueCompanies()) {
    expect(company.name, company.website).toMatch(/^[\p{L}\d][\p{L}\d &.’'-]+$/u);
    expect(company.industry, company.name).toMatch(/^\p{Lu}[\p{Ll}-]+( \p{Ll}+)*$/u);
    expect(company.website, company.name).toMatch(/^https:\/\/([a-z\d-]+\.)+[a-z]{2,}$/);
  }
});

test('no company of the catalogue is listed twice', () => {
  const names = catalogueCompanies().map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
