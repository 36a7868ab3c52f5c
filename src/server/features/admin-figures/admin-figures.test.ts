import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume, createResult } from '../analyses/analyses.fixtures.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { adminFigures } from './admin-figures.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

test('an administrator sees how much there is of everything', async () => {
  const { app } = rolefit;
  const admin = rolefit.browser();
  await admin.signUp('boss@example.com');
  for (const name of ['ann', 'bob', 'cy', 'dee']) await rolefit.browser().signUp(`${name}@example.com`);
  const [user] = await app.db.select().from(users);
  const userId = user!.id;
  const [first, second] = [await createCompany(app), await createCompany(app)];
  const jobIds = [];
  for (const company of [first, first, second]) jobIds.push(await createJob(app, company));
  const texts = { resumeText: 'Jo Doe\nNurse, BLS', postingText: 'Nurse\n• BLS certification' };
  const resumeId = await createReadResume(app, userId, texts.resumeText);
  await createResult(app, { ...texts, userId, resumeId, jobId: jobIds[0]! });
  for (let n = 0; n < 3; n++) await createReadResume(app, userId, texts.resumeText);
  const viewer = { id: userId, email: 'boss@example.com', username: 'boss', isAdmin: true };
  const figures = { users: 5, resumes: 4, analyses: 1, companies: 2, jobs: 3 };
  expect(await adminFigures({ ...app, viewer })).toEqual(figures);
  const { status, text } = await admin.open('/admin');
  expect(status).toBe(200);
  for (const figure of Object.values(figures)) expect(text).toContain(` ${figure} `);
});

test('nobody else sees the figures', async () => {
  const { app } = rolefit;
  const viewer = { id: 'x', email: 'x@example.com', username: 'x', isAdmin: false };
  for (const other of [viewer, null])
    await expect(adminFigures({ ...app, viewer: other })).rejects.toMatchObject({ code: 'admin_required' });
});
