import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { createReadResume } from '../analyses/analyses.fixtures.ts';
import { analysisRuns } from '../analysis-runs/analysis-runs.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let adminId: string;
let count = 0;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
  adminId = await idOf('boss@example.com');
});
afterAll(() => rolefit.close());

async function idOf(email: string): Promise<string> {
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  return user!.id;
}

async function person() {
  const email = `person${++count}@example.com`;
  const browser = rolefit.browser();
  await browser.signUp(email);
  return { browser, email, id: await idOf(email) };
}

const change = (id: string, intent: string, by = admin) => by.submit(`/admin/users/${id}`, { intent });
const signIn = (email: string, password = 'correct horse 7!') =>
  rolefit.browser().submit('/auth', { mode: 'signIn', email, password });
const isAdmin = async (id: string) =>
  (await rolefit.app.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.isAdmin;

test('someone becomes an administrator, and stops being one', async () => {
  const { browser, id } = await person();
  expect((await browser.open('/admin')).text).toContain('Admin access required');
  expect((await change(id, 'make-admin')).text).toContain('Administrator role given');
  expect((await browser.open('/admin')).text).toContain('Email Management');
  expect((await admin.open('/admin/users?show=admins')).text).toMatch(/person1.* boss/);
  expect((await change(id, 'remove-admin')).text).toContain('Administrator role removed');
  expect((await browser.open('/admin')).text).toContain('Admin access required');
  const record = (await admin.open('/admin/record')).text;
  expect(record).toContain('Made someone an administrator');
  expect(record).toContain('Took the administrator role away');
});

test('the last administrator stays one, and one who is suspended doesn’t count as another', async () => {
  const { id } = await person();
  const refusal = 'This is the only administrator. Make someone else an administrator first.';
  expect((await change(adminId, 'remove-admin')).text).toContain(refusal);
  await change(id, 'make-admin');
  await change(id, 'suspend');
  expect((await change(adminId, 'remove-admin')).text).toContain(refusal);
  expect((await change(adminId, 'suspend')).text).toContain('You can’t suspend yourself.');
  expect(await isAdmin(adminId)).toBe(true);
});

test.each(['each other', 'themselves'])(
  'of two administrators who remove %s at once, one stays',
  async (whom) => {
    const { id, browser } = await person();
    await change(id, 'make-admin');
    const [mine, theirs] = whom === 'themselves' ? [adminId, id] : [id, adminId];
    // Without the lock, the second request would look while the first one is still changing.
    const { db } = rolefit.app;
    await db.execute(
      sql`create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`,
    );
    await db.execute(
      sql`create trigger slow before update on profiles for each row execute function dawdle()`,
    );
    await Promise.all([change(mine, 'remove-admin'), change(theirs, 'remove-admin', browser)]);
    await db.execute(sql`drop function dawdle() cascade`);
    const stayed = [await isAdmin(id), await isAdmin(adminId)];
    expect(stayed.filter(Boolean)).toHaveLength(1);
    await rolefit.app.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, adminId));
    await change(id, 'remove-admin');
  },
);

test('a suspended person is signed out, told why when signing in, and their run ends', async () => {
  const { browser, email, id } = await person();
  const { app } = rolefit;
  const resumeId = await createReadResume(app, id, 'Jo Doe\nNurse, BLS');
  const company = await createCompany(app);
  await createJob(app, company);
  await browser.submit(`/companies/${company}`, { intent: 'follow' });
  await browser.submit('/analyze/runs', { intent: 'start-company', resumeId, companyId: company });
  const statusOfRun = async () =>
    (await app.db.select().from(analysisRuns).where(eq(analysisRuns.userId, id)))[0]?.status;
  expect(await statusOfRun()).toBe('running');
  expect((await change(id, 'suspend')).text).toContain('Account suspended');
  expect(await statusOfRun()).toBe('cancelled');
  expect((await browser.open('/results')).url).toMatch(/^\/auth/);
  const { text } = await signIn(email);
  expect(text).toContain('Account Suspended');
  expect(text).toContain('This account has been suspended. Please contact the people who run this site.');
  expect((await signIn(email, 'wrong password 7!')).text).not.toContain('Account Suspended');
  expect((await admin.open('/admin/users?show=suspended')).text).toContain(email);
  expect((await change(id, 'reinstate')).text).toContain('Suspension lifted');
  expect((await signIn(email)).text).toContain('Welcome Back!');
});

test('a link to reset the password lets nobody in who is suspended', async () => {
  const { email, id } = await person();
  await rolefit.browser().submit('/auth?mode=resetPassword', { mode: 'resetPassword', email });
  const mails = await rolefit.app.db.execute<{ body_text: string }>(
    sql`select body_text from outbox_emails where recipient_email = ${email} and kind = 'reset-password'`,
  );
  const token = /token=([^&]+)/.exec(mails.rows[0]?.body_text ?? '')?.[1] ?? '';
  await change(id, 'suspend');
  const password = 'another horse 8!';
  const fields = { intent: 'update', token, password, confirmation: password };
  const { html } = await rolefit.browser().submit('/reset-password.data', fields);
  expect(html).toContain('This account has been suspended.');
});

test('signing someone out everywhere ends their sessions, and they can sign in again', async () => {
  const { browser, email, id } = await person();
  await change(id, 'sign-out');
  expect((await browser.open('/results')).url).toMatch(/^\/auth/);
  expect((await signIn(email)).text).toContain('Welcome Back!');
  expect((await admin.open('/admin/record')).text).toContain('Signed someone out everywhere sessions: 1');
});

test.each(['make-admin', 'suspend', 'sign-out'])(
  '%s is taken back if it can’t be recorded',
  async (intent) => {
    const { browser, id } = await person();
    const { db } = rolefit.app;
    await db.execute(
      sql`create function refuse_record() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await db.execute(
      sql`create trigger refuse before insert on admin_actions for each row execute function refuse_record()`,
    );
    expect((await change(id, intent)).status).toBe(500);
    await db.execute(sql`drop function refuse_record() cascade`);
    expect(await isAdmin(id)).toBe(false);
    expect((await browser.open('/results')).url).toBe('/results');
  },
);
