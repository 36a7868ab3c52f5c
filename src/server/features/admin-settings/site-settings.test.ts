import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import { readSettings } from '../../platform/settings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { users } from '../accounts/accounts.tables.ts';
import { adminActions } from '../admin/admin.tables.ts';
import { edgeFunctionExecutions } from '../job-sync/job-sync.tables.ts';
import { automatedJobSyncTask } from '../job-sync/job-sync.tasks.ts';
import { siteSettings } from '../site/site.tables.ts';
import { openSite } from '../site/site.ts';

let mail: MailServer;
let rolefit: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  mail = await startMailServer();
  rolefit = await startTestApp({
    work: false,
    env: {
      SMTP_URL: `smtp://postmaster:hunter2secret@127.0.0.1:${mail.port}/?ignoreTLS=true`,
      EMAIL_VERIFICATION: '',
      SYNC_TOKEN: 'a-token-that-nobody-may-see-0123456789',
      LLM_MODEL: 'small',
      LLM_URL: 'http://key-in-user:x@127.0.0.1:9/v1',
      LLM_KEY: 'sk-nobody-may-see-this',
    },
  });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
});
afterAll(async () => {
  await rolefit.close();
  await mail.close();
});

const save = (section: string, fields: Record<string, string>) =>
  admin.submit('/admin/settings', { intent: `save-${section}`, ...fields });
const general = { productName: 'Rolefit', signUpOpen: 'on' };

test('the page shows what is set, and no secret reaches the browser', async () => {
  const { text, html } = await admin.open('/admin/settings');
  expect(text).toContain(`SMTP_URL smtp://127.0.0.1:${mail.port} Password •••••••• set`);
  expect(text).toContain('LLM_URL http://127.0.0.1:9/v1 LLM_KEY •••••••• set');
  expect(text).toContain('SYNC_TOKEN •••••••• set');
  const data = (await admin.open('/admin/settings.data')).html;
  for (const secret of ['hunter2secret', 'postmaster', 'nobody-may-see', 'key-in-user'])
    expect(html + data).not.toContain(secret);
});

test('the product’s name is everywhere at once, and the change is recorded', async () => {
  expect((await save('general', { ...general, productName: '  Jobs & Co ' })).text).toContain(
    'Settings updated',
  );
  const { html, text } = await rolefit.browser().open('/faq');
  expect(html).toContain('<title>Help Center | Jobs &amp; Co</title>');
  expect(text).toContain('What is Jobs & Co?');
  expect(text).not.toMatch(/\bRolefit\b/);
  expect((await admin.open('/admin/record')).text).toContain('Changed the settings productName: Jobs & Co');
  await save('general', general);
});

test.each([
  ['general', { ...general, productName: '' }, 'Enter a name'],
  ['general', { ...general, productName: 'A\r\nBcc: x' }, 'Leave out line breaks and the signs'],
  ['limits', { jobsLimit: '-1', resumesLimit: '1' }, 'Enter a whole number from 0 to 1,000,000'],
  ['limits', { jobsLimit: '1e3', resumesLimit: '1' }, 'Enter a whole number from 0 to 1,000,000'],
  ['email', { senderName: 'A', senderAddress: 'a@example.com, b@example.com' }, 'Enter an email address'],
  ['logos', { logoUrl: 'http://logos.example/{host}' }, 'Enter an address that starts with https://'],
  ['logos', { logoUrl: 'https://logos.example/' }, 'Put {host} where'],
])('%s with %j is refused, and what was typed stays', async (section, fields, message) => {
  const before = rolefit.app.site.current;
  const { status, text, html } = await save(section, fields);
  expect(status).toBe(400);
  expect(text).toContain(message);
  const typed = Object.values(fields)[0];
  if (typed && !typed.includes('\n')) expect(html).toContain(`value="${typed}"`);
  await rolefit.app.site.reload();
  expect(rolefit.app.site.current).toEqual(before);
});

test('while sign-up is closed, the page says so and a posted form is refused', async () => {
  await save('general', { productName: 'Rolefit' });
  const visitor = rolefit.browser();
  const { text, html } = await visitor.open('/auth?mode=signUp');
  expect(text).toContain('New accounts can’t be created here right now.');
  expect(html).not.toContain('name="password"');
  expect((await visitor.open('/auth')).text).not.toContain('Create an account');
  expect((await visitor.signUp('late@example.com')).text).toContain('Sign-up Closed');
  expect(await rolefit.app.db.$count(users, eq(users.email, 'late@example.com'))).toBe(0);
  await save('general', general);
  expect((await visitor.signUp('late@example.com')).text).toContain('Account Created!');
});

test('once addresses must be confirmed, new accounts can’t sign in without, and old ones can', async () => {
  const old = rolefit.browser();
  await old.signUp('old@example.com');
  await save('general', { ...general, emailVerification: 'on' });
  const fresh = rolefit.browser();
  expect((await fresh.signUp('fresh@example.com')).text).toContain('Verification Required');
  const signIn = (browser: TestBrowser, email: string) =>
    browser.submit('/auth', { mode: 'signIn', email, password: 'correct horse 7!' });
  expect((await signIn(fresh, 'fresh@example.com')).text).toContain('Please confirm your email address');
  expect((await signIn(rolefit.browser(), 'old@example.com')).text).toContain('Welcome Back!');
  await save('general', general);
  expect((await signIn(fresh, 'fresh@example.com')).text).toContain('Welcome Back!');
});

test('the default limits apply at once, and an empty one means none', async () => {
  await save('limits', { jobsLimit: '25', resumesLimit: '3' });
  const ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  expect((await ann.open('/settings/subscription')).text).toContain('0 / 25');
  expect((await ann.open('/faq')).text).toContain('3 résumés and 25 analyses a month');
  await save('limits', { jobsLimit: '', resumesLimit: '3' });
  expect((await ann.open('/settings/subscription')).text).toContain('∞');
});

test('a test email is sent from the chosen sender to the administrator', async () => {
  await save('email', { senderName: 'The Team', senderAddress: 'team@example.com' });
  mail.received.length = 0;
  const { text } = await admin.submit('/admin/settings', { intent: 'try-mail-server' });
  expect(text).toContain('Test email sent Look for it in the inbox of boss@example.com.');
  expect(mail.received[0]).toMatchObject({ from: 'team@example.com', to: ['boss@example.com'] });
  expect(mail.received[0]?.source).toContain('From: The Team <team@example.com>');
  mail.onRecipient = { code: 550, text: 'No such person here' };
  const refused = await admin.submit('/admin/settings', { intent: 'try-mail-server' });
  expect(refused.text).toMatch(/The test email wasn’t sent .*No such person here/);
});

test('the storage is tried with a file that leaves nothing behind', async () => {
  expect((await admin.submit('/admin/settings', { intent: 'try-storage' })).text).toContain('Storage works');
  expect(await rolefit.app.storage.list('trial')).toEqual([]);
});

test('the scheduled sync and the narrator can be turned off', async () => {
  const { app } = rolefit;
  const executions = () => app.db.$count(edgeFunctionExecutions);
  const before = await executions();
  await save('boards', {});
  await save('narrator', {});
  await automatedJobSyncTask.run(app, {});
  expect(await executions()).toBe(before);
  const authorization = 'Bearer a-token-that-nobody-may-see-0123456789';
  const answer = await rolefit.browser().submit('/automated-job-sync', {}, { authorization });
  expect(answer.html).toContain('turned off in the settings');
  expect((await rolefit.browser().open('/privacy')).text).toContain('This software sends them to nobody.');
  await save('boards', { syncsBoards: 'on' });
  await save('narrator', { narrates: 'on' });
  await automatedJobSyncTask.run(app, {});
  expect(await executions()).toBe(before + 1);
  expect((await rolefit.browser().open('/privacy')).text).not.toContain(
    'This software sends them to nobody.',
  );
});

test('a change is taken back if it can’t be recorded', async () => {
  const { db } = rolefit.app;
  await db.execute(
    sql`create function refuse_record() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  await db.execute(
    sql`create trigger refuse before insert on admin_actions for each row execute function refuse_record()`,
  );
  const { status } = await save('boards', {});
  await db.execute(sql`drop function refuse_record() cascade`);
  expect(status).toBe(500);
  await rolefit.app.site.reload();
  expect(rolefit.app.site.current.syncsBoards).toBe(true);
});

test('what the environment sets is shown as set there, and can’t be changed here', async () => {
  const env = { MAIL_FROM: 'Fixed <fixed@example.com>', LOGO_URL: 'https://logos.example/{host}' };
  const other = await startTestApp({ work: false, env });
  try {
    const boss = other.browser();
    await boss.signUp('boss@example.com');
    const { text, html } = await boss.open('/admin/settings');
    expect(text).toContain('fixed@example.com Set by MAIL_FROM in the environment.');
    expect(html).not.toMatch(/name="(senderAddress|logoUrl)"/);
    const fields = { senderName: 'x', senderAddress: 'x@example.com' };
    await boss.submit('/admin/settings', { intent: 'save-email', ...fields });
    expect(await other.app.db.$count(siteSettings)).toBe(0);
    expect(other.app.site.current.senderAddress).toBe('fixed@example.com');
    const refused = await boss.submit('/admin/settings', {
      ...general,
      intent: 'save-general',
      emailVerification: 'on',
    });
    expect(refused.text).toContain('Set SMTP_URL first');
  } finally {
    await other.close();
  }
});

test.each([
  [{}, { emailVerification: false, senderName: 'Rolefit', senderAddress: 'no-reply@localhost' }],
  [{ BASE_URL: 'https://jobs.example:8443' }, { senderAddress: 'no-reply@jobs.example' }],
  [{ MAIL_FROM: 'hr@firm.example' }, { senderName: '', senderAddress: 'hr@firm.example' }],
  [{ DATABASE_URL: 'postgres://localhost/x' }, { emailVerification: false }],
  [{ DATABASE_URL: 'postgres://localhost/x', SMTP_URL: 'smtp://localhost:25' }, { emailVerification: true }],
  [{ EMAIL_VERIFICATION: 'on' }, { emailVerification: true }],
])('with %j in the environment the settings begin with %j', async (env, expected) => {
  const { db, events, logger } = rolefit.app;
  await db.delete(siteSettings);
  const site = await openSite({ settings: readSettings(env), db, events, logger });
  expect(site.current).toMatchObject(expected);
});

test.runIf(testPostgres)('another process follows', async () => {
  const beside = await startTestApp({ work: false, beside: rolefit });
  try {
    await save('general', { ...general, productName: 'Elsewhere' });
    await until('the other process has read it', () => beside.app.site.current.productName === 'Elsewhere');
  } finally {
    await beside.close();
    await save('general', general);
  }
});

test('saving without a change records nothing', async () => {
  const before = await rolefit.app.db.$count(adminActions);
  await save('general', general);
  expect(await rolefit.app.db.$count(adminActions)).toBe(before);
});
