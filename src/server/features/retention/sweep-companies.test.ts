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

type Given = { isListed?: boolean; isDemo?: boolean; hoursAgo?: number; isKept?: boolean };

async function company(name: string, given: Given = {}): Promise<string> {
  const { isListed = false, isDemo = false, hoursAgo = 48, isKept = true } = given;
  const id = randomUUID();
  const at = new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
  const said = { id, name, isDemo, createdAt: at, updatedAt: at };
  const { db } = rolefit.app;
  await db.insert(supportedCompanies).values({ ...said, board: 'lever', boardIdentifier: name, isListed });
  if (isKept) await db.insert(companies).values({ ...said, supportedCompanyId: id });
  return id;
}

test('companies that nobody has to do with any more go, and those that somebody has stay', async () => {
  const { db } = rolefit.app;
  const [user] = await db.select().from(users);
  const createdAt = new Date();
  const followed = await company('followed');
  await db.insert(userCompanies).values({ userId: user?.id ?? '', companyId: followed, createdAt });
  const saved = await company('saved');
  const jobId = randomUUID();
  await db
    .insert(jobs)
    .values({ id: jobId, companyId: saved, title: 'A job', description: 'A job.', createdAt });
  await db.insert(savedJobs).values({ userId: user?.id ?? '', jobId, createdAt });
  await company('left');
  await company('left-listed', { isListed: true });
  await company('demo', { isListed: true, isDemo: true });
  await company('just-left', { hoursAgo: 1 });
  await company('looked-at', { isKept: false });
  await company('just-looked-at', { isKept: false, hoursAgo: 1 });
  await company('catalogue', { isKept: false, isListed: true });

  await sweepCompanies(rolefit.app);
  const names = async (table: typeof companies | typeof supportedCompanies) =>
    (await db.select({ name: table.name }).from(table)).map(({ name }) => name).sort();
  expect(await names(companies)).toEqual(['demo', 'followed', 'just-left', 'saved']);
  expect(await names(supportedCompanies)).toEqual(
    ['catalogue', 'demo', 'followed', 'just-left', 'just-looked-at', 'left-listed', 'saved'].sort(),
  );
});
