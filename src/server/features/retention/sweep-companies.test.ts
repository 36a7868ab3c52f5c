import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';
import { sweepCompanies } from './sweep-companies.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  await rolefit.browser().signUp('stays@example.com');
});
afterAll(() => rolefit.close());

type CompanyState = { isListed?: boolean; isDemo?: boolean; hoursAgo?: number; hasCompany?: boolean };

async function createOldCompany(name: string, state: CompanyState = {}): Promise<string> {
  const { isListed = false, isDemo = false, hoursAgo = 48, hasCompany = true } = state;
  const id = randomUUID();
  const at = new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
  const values = { id, name, isDemo, createdAt: at, updatedAt: at };
  const { db } = rolefit.app;
  await db.insert(supportedCompanies).values({ ...values, board: 'lever', boardIdentifier: name, isListed });
  if (hasCompany) await db.insert(companies).values({ ...values, supportedCompanyId: id });
  return id;
}

test('unused companies and boards are removed, and those in use stay', async () => {
  const { db } = rolefit.app;
  const [user] = await db.select().from(users);
  const createdAt = new Date();
  const followed = await createOldCompany('followed');
  await db.insert(userCompanies).values({ userId: user?.id ?? '', companyId: followed, createdAt });
  const saved = await createOldCompany('saved');
  const jobId = randomUUID();
  await db
    .insert(jobs)
    .values({ id: jobId, companyId: saved, title: 'A job', description: 'A job.', createdAt });
  await db.insert(savedJobs).values({ userId: user?.id ?? '', jobId, createdAt });
  await createOldCompany('left');
  await createOldCompany('left-listed', { isListed: true });
  await createOldCompany('demo', { isListed: true, isDemo: true });
  await createOldCompany('just-left', { hoursAgo: 1 });
  await createOldCompany('looked-at', { hasCompany: false });
  await createOldCompany('just-looked-at', { hasCompany: false, hoursAgo: 1 });
  await createOldCompany('catalogue', { hasCompany: false, isListed: true });

  await sweepCompanies(rolefit.app);
  const names = async (table: typeof companies | typeof supportedCompanies) =>
    (await db.select({ name: table.name }).from(table)).map(({ name }) => name).sort();
  expect(await names(companies)).toEqual(['demo', 'followed', 'just-left', 'saved']);
  expect(await names(supportedCompanies)).toEqual(
    ['catalogue', 'demo', 'followed', 'just-left', 'just-looked-at', 'left-listed', 'saved'].sort(),
  );
});
