import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createBoard, createCompany, createJob } from '../companies/companies.fixtures.ts';
import { supportedCompanies } from '../companies/companies.tables.ts';

let rolefit: TestApp;
let ann: TestBrowser;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  await rolefit.app.db.delete(supportedCompanies);
});

const names = (html: string) => [...html.matchAll(/<h2[^>]*title="([^"]+)"/g)].map(([, name]) => name);

describe('the list of companies', () => {
  test('has twelve companies per page, by name, and links to a next page only if there is one', async () => {
    for (let n = 1; n <= 24; n++)
      await createBoard(rolefit.app, { name: `company ${String(n).padStart(2, '0')}` });
    await createBoard(rolefit.app, { name: 'Aardvark' });
    const first = await ann.open('/companies');
    expect(names(first.html)).toEqual([
      'Aardvark',
      ...Array.from({ length: 11 }, (_, n) => `company ${String(n + 1).padStart(2, '0')}`),
    ]);
    expect(first.html).toContain('href="/companies?page=2"');
    expect(names((await ann.open('/jobs?page=3')).html)).toEqual(['company 24']);
    const exactly = await ann.open('/companies?search=company&page=2');
    expect(names(exactly.html)).toHaveLength(12);
    expect(exactly.html).not.toContain('page=3');
  });

  test('shows what is known of each company, and no number of jobs if its board was never read', async () => {
    await createBoard(rolefit.app, { name: 'Never Read', industry: 'Ferries' });
    const read = await createCompany(rolefit.app, { name: 'Read' });
    await createJob(rolefit.app, read);
    await createJob(rolefit.app, read, { closedAt: new Date() });
    await createCompany(rolefit.app, { name: 'Read and Empty' });
    await createCompany(rolefit.app, { name: 'Sham', isDemo: true, board: 'demo', confirmedAt: null });
    const card = async (name: string) =>
      (await ann.open(`/companies?search=${encodeURIComponent(name)}`)).html.match(
        /<li>(?:(?!<\/li>)[\s\S])*View Jobs/,
      )?.[0] ?? '';
    expect(await card('never')).toMatch(/Ferries</);
    expect(await card('never')).toContain('Not yet confirmed');
    expect(await card('read and')).toContain('>0 jobs<');
    expect(await card('sham')).toContain('Made up');
    expect(await card('sham')).not.toContain('Not yet confirmed');
    const both = await ann.open('/companies?search=read');
    expect(both.text).toContain('1 job ');
  });

  test('shows an added company only to its followers, and treats wildcards literally', async () => {
    const own = await createBoard(rolefit.app, { name: '100% Own', isListed: false });
    const bob = rolefit.browser();
    await bob.signUp('bob@example.com');
    expect(names((await ann.open('/companies')).html)).toEqual([]);
    await ann.submit(`/companies/${own}`, { intent: 'follow' });
    expect(names((await ann.open('/companies?search=%25')).html)).toEqual(['100% Own']);
    expect(names((await ann.open('/companies?search=_')).html)).toEqual([]);
    expect((await bob.open('/companies')).text).toContain('No companies with active jobs found.');
  });

  test('shows followed companies on their own tab, which a search keeps', async () => {
    await createBoard(rolefit.app, { name: 'Elsewhere Ferries' });
    const own = await createCompany(rolefit.app, { name: 'Harbour Ferries' });
    await ann.submit(`/companies/${own}`, { intent: 'follow' });
    expect(names((await ann.open('/jobs?tab=followed')).html)).toEqual(['Harbour Ferries']);
    const found = await ann.submit('/jobs?tab=followed', { intent: 'search', search: 'ferries' });
    expect(found.url).toBe('/jobs?tab=followed&search=ferries');
    expect(names(found.html)).toEqual(['Harbour Ferries']);
    expect((await ann.open('/companies')).text).toContain('Following Harbour Ferries');
  });
});
