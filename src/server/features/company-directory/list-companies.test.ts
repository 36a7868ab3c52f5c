import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createBoard, createCompany, createJob } from '../companies/companies.fixtures.ts';
import { supportedCompanies } from '../companies/companies.tables.ts';
import { boardSyncs } from '../job-sync/job-sync.tables.ts';

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

const names = (html: string) => [...html.matchAll(/<h3[^>]*title="([^"]+)"/g)].map(([, name]) => name);

const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading);
const recently = new Date();
const fail = (companyId: string) =>
  rolefit.app.db.insert(boardSyncs).values({ companyId, triedAt: recently, failures: 1 });

describe('the list of companies', () => {
  test('has those with open jobs first, then the sample ones together, and unconfirmed ones last', async () => {
    await createBoard(rolefit.app, { name: 'Alder' });
    const closed = await createCompany(rolefit.app, { name: 'Birch' });
    await createJob(rolefit.app, closed, { closedAt: recently });
    for (const name of ['Dogwood', 'Cedar'])
      await createJob(rolefit.app, await createCompany(rolefit.app, { name, isDemo: true, board: 'demo' }));
    await createJob(rolefit.app, await createCompany(rolefit.app, { name: 'Yew' }));
    await createJob(rolefit.app, await createCompany(rolefit.app, { name: 'elm' }));
    const page = await ann.open('/companies');
    expect(names(page.html)).toEqual(['elm', 'Yew', 'Cedar', 'Dogwood', 'Birch', 'Alder']);
    expect(headings(page.html)).toEqual(
      expect.arrayContaining(['Open jobs', 'Sample companies', 'No open jobs found', 'Unconfirmed']),
    );
  });

  test('keeps its order from page to page', async () => {
    for (let n = 1; n <= 14; n++) {
      const id = await createCompany(rolefit.app, { name: `Firm ${String(n).padStart(2, '0')}` });
      if (n % 2 === 0) await createJob(rolefit.app, id);
    }
    const listed = [
      ...names((await ann.open('/companies')).html),
      ...names((await ann.open('/companies?page=2')).html),
    ];
    const inOrder = [2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13];
    expect(listed).toEqual(inOrder.map((n) => `Firm ${String(n).padStart(2, '0')}`));
  });

  test('can be narrowed to companies with open jobs, which a search and its form keep', async () => {
    await createCompany(rolefit.app, { name: 'Harbour Idle' });
    await createBoard(rolefit.app, { name: 'Harbour New' });
    await createJob(rolefit.app, await createCompany(rolefit.app, { name: 'Harbour Busy' }));
    await createJob(rolefit.app, await createCompany(rolefit.app, { name: 'Hill Busy' }));
    const narrowed = await ann.open('/companies?jobs=open');
    expect(names(narrowed.html)).toEqual(['Harbour Busy', 'Hill Busy']);
    expect(narrowed.html).toMatch(/<input(?=[^>]*name="jobs")(?=[^>]*checked)/);
    const found = await ann.submit('/companies?jobs=open', {
      intent: 'search',
      search: 'harbour',
      jobs: 'open',
    });
    expect(found.url).toBe('/companies?jobs=open&search=harbour');
    expect(names(found.html)).toEqual(['Harbour Busy']);
    const widened = await ann.submit(found.url, { intent: 'search', search: 'harbour' });
    expect(names(widened.html)).toEqual(['Harbour Busy', 'Harbour Idle', 'Harbour New']);
  });

  test('that is empty because of the filter offers to show the others', async () => {
    await createBoard(rolefit.app, { name: 'Quiet' });
    const page = await ann.open('/companies?jobs=open&search=quiet');
    expect(page.text).toContain('No companies with active jobs found.');
    expect(page.html).toMatch(/href="\/companies\?search=quiet"[^>]*>Include Companies Without Jobs/);
    expect((await ann.open('/companies?search=nowhere')).text).toContain('Try a different part of the name.');
  });

  test('says of a board that could not be read that it could not be, and never that it has no jobs', async () => {
    const idle = await createCompany(rolefit.app, { name: 'Idle' });
    const busy = await createCompany(rolefit.app, { name: 'Busy' });
    await createJob(rolefit.app, busy);
    expect((await ann.open('/companies')).text).not.toContain('Board couldn’t be read');
    for (const id of [idle, busy]) {
      await fail(id);
      await ann.submit(`/companies/${id}`, { intent: 'follow' });
    }
    for (const path of ['/companies', '/my-companies']) {
      const page = await ann.open(path);
      expect(page.text.split('Board couldn’t be read'), path).toHaveLength(3);
      expect(page.text, path).not.toContain('0 jobs');
    }
    const ofIdle = await ann.open(`/companies/${idle}`);
    expect(ofIdle.text).toContain('We couldn’t read its jobs');
    for (const words of ['No open positions', '0 jobs']) expect(ofIdle.text).not.toContain(words);
    const ofBusy = await ann.open(`/companies/${busy}`);
    expect(ofBusy.text).toContain('This company’s job board couldn’t be read completely');
    expect(ofBusy.text).toContain('Charge Nurse');
  });
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
    expect(await card('never')).toContain('Unconfirmed');
    expect(await card('read and')).toContain('>0 jobs<');
    expect(await card('sham')).toContain('Made up');
    expect(await card('sham')).not.toContain('Unconfirmed');
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
