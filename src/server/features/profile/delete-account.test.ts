import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { adminActions } from '../admin/admin.tables.ts';
import { tasks } from '../all-tasks.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { analysisRunJobs, analysisRuns } from '../analysis-runs/analysis-runs.tables.ts';
import { customers, subscriptions } from '../billing/plans.tables.ts';
import { careerPathSkills } from '../career-path/career-path.tables.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { outboxEmails } from '../email/email.tables.ts';
import { campaignRecipients, emailCampaigns } from '../email-campaigns/email-campaigns.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { emailTemplates } from '../email-templates/email-templates.tables.ts';
import { jobReadings, jobs, savedJobs } from '../jobs/jobs.tables.ts';
import {
  masterResumeCertifications,
  masterResumeEducation,
  masterResumeExperience,
  masterResumes,
} from '../master-resume/master-resume.tables.ts';
import { sweepResumeFiles } from '../resumes/read-uploaded-resume.ts';
import { resumes } from '../resumes/resumes.tables.ts';

let rolefit: TestApp;
let userCount = 0;
let pdf: { name: string; bytes: Uint8Array };

beforeAll(async () => {
  // No workers, so that tasks are still in the queue when the account is deleted.
  rolefit = await startTestApp({ work: false });
  await rolefit.browser().signUp('administrator@example.com');
  pdf = { name: 'cv.pdf', bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')) };
});
afterAll(() => rolefit.close());

type TestUser = { browser: TestBrowser; email: string; id: string; username: string };

async function createUser(app = rolefit): Promise<TestUser> {
  const browser = app.browser();
  const username = `leaver${++userCount}x${Date.now()}`;
  const email = `${username}@example.com`;
  await browser.signUp(email);
  const [user] = await app.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { browser, email, username, id: (user as { id: string }).id };
}

const deleteAccount = ({ browser, email }: TestUser, changes: Record<string, string> = {}) =>
  browser.submit('/profile', { intent: 'delete-account', email, ...changes });
const exists = async ({ id }: TestUser) => (await rolefit.app.db.$count(users, eq(users.id, id))) === 1;
const filesOf = async ({ id }: TestUser) =>
  (await rolefit.app.storage.list('resumes')).filter(({ key }) => key.includes(id));

/** Creates data of this user in every place that can hold some. */
async function createData({ browser, email, id, username }: TestUser): Promise<void> {
  const { db } = rolefit.app;
  await browser.submit('/upload', { file: pdf });
  await db
    .update(resumes)
    .set({ status: 'read', extractedText: `Nurse. ${email}` })
    .where(eq(resumes.userId, id));
  const [resume] = await db.select().from(resumes).where(eq(resumes.userId, id));
  const posting =
    'Registered Nurse\n\nRequirements\n- Active registered nurse license\n- BLS certification\n'.repeat(3);
  await browser.submit('/analyze', { source: 'text', resumeId: resume?.id ?? '', postingText: posting });
  await db.update(jobAnalyses).set({ fitScore: 70 }).where(eq(jobAnalyses.userId, id));
  await browser.submit('/skill-gap', { intent: 'start' });
  await db.insert(careerPathSkills).values({ userId: id, skill: 'bls', mark: 'have', createdAt: new Date() });
  await browser.submit('/companies', { intent: 'search', search: 'harbour' });
  await browser.submit('/feedback', { content: 'Good.' });
  const supportedCompanyId = crypto.randomUUID();
  const companyId = crypto.randomUUID();
  const jobId = crypto.randomUUID();
  const [createdAt, updatedAt] = [new Date(), new Date()];
  await db.insert(supportedCompanies).values({
    id: supportedCompanyId,
    name: 'Somewhere',
    board: 'greenhouse',
    boardIdentifier: companyId,
    isListed: false,
    createdAt,
    updatedAt,
  });
  await db
    .insert(companies)
    .values({ id: companyId, supportedCompanyId, name: 'Somewhere', createdAt, updatedAt });
  await db
    .insert(jobs)
    .values({ id: jobId, companyId, title: 'Nurse', description: 'A nurse.', createdAt, updatedAt });
  await db.insert(userCompanies).values({ userId: id, companyId, createdAt });
  const [ownJob] = await db.select().from(jobs).where(eq(jobs.userId, id));
  await db
    .insert(jobReadings)
    .values({ jobId: ownJob?.id ?? '', stamp: username, reading: Buffer.from('posting') });
  await db.insert(savedJobs).values({ userId: id, jobId, createdAt });
  const runId = crypto.randomUUID();
  await db.insert(analysisRuns).values({
    id: runId,
    userId: id,
    companyId,
    resumeId: resume?.id ?? '',
    resumeType: 'regular',
    status: 'running',
    startedAt: createdAt,
  });
  // The table has only ids, so the username goes into `outcome` for the test to find.
  await db.insert(analysisRunJobs).values({ runId, jobId, isNew: true, outcome: username as 'new' });
  const masterResumeId = crypto.randomUUID();
  const now = new Date();
  await db
    .insert(masterResumes)
    .values({ id: masterResumeId, userId: id, fullName: username, createdAt: now, updatedAt: now });
  const entry = () => ({ id: crypto.randomUUID(), masterResumeId, updatedAt: now });
  await db.insert(masterResumeEducation).values({ ...entry(), institution: username, degree: 'PhD' });
  await db.insert(masterResumeExperience).values({
    ...entry(),
    companyName: username,
    position: 'Nurse',
    startDate: '2020-01-01',
    isCurrent: true,
  });
  await db
    .insert(masterResumeCertifications)
    .values({ ...entry(), name: username, issuingOrganization: 'Board' });
  const customerId = crypto.randomUUID();
  const origin = { provider: 'stripe', type: 'live' } as const;
  await db.insert(customers).values({ id: customerId, ...origin, userId: id, createdAt });
  await db.insert(subscriptions).values({
    id: crypto.randomUUID(),
    customerId,
    userId: id,
    status: 'active',
    priceId: 'price',
    currentPeriodStart: createdAt,
    currentPeriodEnd: createdAt,
    createdAt,
  });
  const campaignId = crypto.randomUUID();
  const templateId = crypto.randomUUID();
  const template = { name: 'T', subject: 'S', description: '', htmlContent: '<p>H</p>', createdBy: 'admin' };
  await db.insert(emailTemplates).values({ id: templateId, ...template, updatedAt: now });
  const campaign = { name: 'C', description: '', templateId, status: 'draft', createdBy: 'admin' } as const;
  await db.insert(emailCampaigns).values({ id: campaignId, ...campaign, createdAt: now });
  const recipient = { campaignId, userId: id, recipientName: username, recipientEmail: email };
  await db.insert(campaignRecipients).values({ id: crypto.randomUUID(), ...recipient });
  // The second one is from before the address had an account.
  const log = { campaignId, subject: 'S', status: 'sent', sentAt: now } as const;
  await db.insert(emailLogs).values([
    { id: crypto.randomUUID(), ...log, userId: id, recipientEmail: email },
    { id: crypto.randomUUID(), ...log, userId: null, recipientEmail: email.toUpperCase() },
  ]);
  // A pending reset link, and an email from before the address had an account.
  await browser.submit('/settings', { intent: 'reset-password' });
  await db.insert(outboxEmails).values({
    id: crypto.randomUUID(),
    userId: null,
    kind: 'reset-password',
    recipientEmail: email.toUpperCase(),
    subject: 's',
    bodyText: 't',
    bodyHtml: 'h',
    status: 'kept',
    createdAt: new Date(),
  });
}

/** Every table in the database, including those of the task queue and the migrations. */
async function allTables(): Promise<string[]> {
  const { rows } = await rolefit.app.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The tables with a row that contains one of these strings in any column. */
async function tablesContaining(...words: string[]): Promise<string[]> {
  const tables: string[] = [];
  for (const table of await allTables()) {
    const { rows } = await rolefit.app.database.pool.query(
      `select 1 from ${table} t where exists (select from unnest($1::text[]) w where strpos(lower(t::text), lower(w)) > 0) limit 1`,
      [words],
    );
    if (rows.length > 0) tables.push(table);
  }
  return tables;
}

/**
 * Tables with a `user_id`, and tables that reference users directly or indirectly. Posts of the blog belong to the site
 * and stay, without their author.
 */
async function userTables(): Promise<string[]> {
  const { rows } = await rolefit.app.database.pool.query<{ name: string }>(
    `with recursive owned(id) as (
       select 'public.users'::regclass::oid
       union
       select conrelid from pg_constraint join owned on confrelid = id
         where contype = 'f' and conname not like 'blog\\_%\\_author\\_id\\_users\\_id\\_fk'
     )
     select id::regclass::text as name from owned where id <> 'public.users'::regclass
     union
     select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  );
  return rows.map(({ name }) => `public.${name}`).sort();
}

describe('deleting the account', () => {
  test('deletes all their data and files, and nothing of other users', async () => {
    const [leaver, stays] = [await createUser(), await createUser()];
    for (const person of [leaver, stays]) await createData(person);
    const before = await tablesContaining(leaver.id, leaver.username);
    expect(before, 'createData has filled every table that can hold user data').toEqual(
      expect.arrayContaining([...(await userTables()), 'public.verifications']),
    );
    expect(await filesOf(leaver)).toHaveLength(1);

    const page = await deleteAccount(leaver);
    expect(page.url).toBe('/');
    expect(page.text).toContain('Account deleted');
    expect(await tablesContaining(leaver.id, leaver.email, leaver.username)).toEqual([]);
    expect(await filesOf(leaver)).toEqual([]);
    expect(await tablesContaining(stays.id, stays.username)).toEqual(before);
    expect(await filesOf(stays)).toHaveLength(1);
  });

  test('signs out everywhere, and the address can sign up again', async () => {
    const leaver = await createUser();
    const other = rolefit.browser();
    await other.submit('/auth', { mode: 'signIn', email: leaver.email, password: 'correct horse 7!' });
    expect((await other.open('/profile')).url).toBe('/profile');
    await deleteAccount(leaver);
    for (const browser of [leaver.browser, other])
      expect((await browser.open('/profile')).url).toBe('/auth?next=%2Fprofile');
    expect((await rolefit.browser().signUp(leaver.email)).text).toContain('Account Created!');
  });

  test('makes queued tasks of the account do nothing', async () => {
    const leaver = await createUser();
    await leaver.browser.submit('/upload', { file: pdf });
    await deleteAccount(leaver);
    const { rows } = await rolefit.app.database.pool.query<{ name: string; data: object }>(
      `select name, data from pgboss.job where state in ('created', 'retry')`,
    );
    expect(rows.map(({ name }) => name)).toContain('read-resume');
    for (const { name, data } of rows) {
      const task = tasks.find((one) => one.name === name);
      if (task) await task.run(rolefit.app, task.payload.parse(data ?? {}) as never);
    }
    expect(await tablesContaining(leaver.id, leaver.email)).toEqual([]);
    expect(await filesOf(leaver)).toEqual([]);
  });

  test.each(['', 'somebody@example.com', 'administrator@example.com'])(
    'is refused if "%s" is entered instead of the address, and keeps the input',
    async (typed) => {
      const person = await createUser();
      const page = await deleteAccount(person, { email: typed });
      expect(page.status).toBe(400);
      expect(page.text).toContain('Type your email address exactly as shown above.');
      if (typed) expect(page.html).toContain(`value="${typed}"`);
      expect(await exists(person)).toBe(true);
    },
  );

  test('ignores the case of the address', async () => {
    const person = await createUser();
    await deleteAccount(person, { email: ` ${person.email.toUpperCase()} ` });
    expect(await exists(person)).toBe(false);
  });

  test('is impossible for another user’s account', async () => {
    const [mine, other] = [await createUser(), await createUser()];
    await deleteAccount(mine, { email: other.email, userId: other.id, id: other.id });
    expect(await exists(other)).toBe(true);
    expect(await exists(mine)).toBe(true);
  });

  test('twice at the same time succeeds without an error', async () => {
    const person = await createUser();
    await createData(person);
    const pages = await Promise.all([deleteAccount(person), deleteAccount(person)]);
    expect(pages.every(({ status }) => status < 500)).toBe(true);
    expect(await tablesContaining(person.id, person.email)).toEqual([]);
  });

  test('interrupted before the files are removed leaves them to the sweep', async () => {
    const [leaver, stays] = [await createUser(), await createUser()];
    for (const person of [leaver, stays]) await person.browser.submit('/upload', { file: pdf });
    await rolefit.app.db.delete(users).where(eq(users.id, leaver.id));
    expect(await filesOf(leaver)).toHaveLength(1);
    await sweepResumeFiles(rolefit.app, { olderThanMs: 0 });
    expect(await filesOf(leaver)).toEqual([]);
    expect(await filesOf(stays)).toHaveLength(1);
  });

  test('during an upload leaves neither a row nor a file', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await createUser();
      await Promise.all([
        person.browser.submit('/upload', { file: pdf }).catch(() => null),
        deleteAccount(person),
      ]);
      expect(await tablesContaining(person.id)).toEqual([]);
      expect(await filesOf(person)).toEqual([]);
    }
  });
});

describe('the last administrator', () => {
  const admins = () => rolefit.app.db.$count(profiles, eq(profiles.isAdmin, true));
  const promote = ({ id }: TestUser) =>
    rolefit.app.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, id));
  const makeOnlyAdmins = async (...admins: TestUser[]) => {
    await rolefit.app.db.update(profiles).set({ isAdmin: false });
    for (const admin of admins) await promote(admin);
  };

  /** Holds the lock until both requests wait for it. The built-in database runs them one after the other anyway. */
  async function untilBothWait<Result>(run: () => Promise<Result>): Promise<Result> {
    const { kind, pool } = rolefit.app.database;
    if (kind !== 'postgres') return run();
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select from profiles where is_admin for update');
    const result = run();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await client.query(waiting)).rowCount !== 2)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await client.query('commit');
    client.release();
    return result;
  }

  test('must confirm before leaving', async () => {
    const admin = await createUser();
    await makeOnlyAdmins(admin);
    expect((await admin.browser.open('/profile')).text).toContain(
      'Leave this Rolefit without an administrator',
    );
    const refused = await deleteAccount(admin);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('You’re the only administrator.');
    expect(await exists(admin)).toBe(true);
    await deleteAccount(admin, { leaveWithoutAdmin: 'on' });
    expect(await exists(admin)).toBe(false);
  });

  test('stays if the last two leave at the same time', async () => {
    const two = [await createUser(), await createUser()];
    await makeOnlyAdmins(...two);
    const pages = await untilBothWait(() => Promise.all(two.map((admin) => deleteAccount(admin))));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await admins()).toBe(1);
  });

  test('appears only by id in the record of admin actions', async () => {
    const two = [await createUser(), await createUser()] as const;
    await makeOnlyAdmins(...two);
    await deleteAccount(two[0]);
    const record = await rolefit.app.db
      .select()
      .from(adminActions)
      .where(eq(adminActions.adminId, two[0].id));
    expect(record).toHaveLength(1);
    expect(await tablesContaining(two[0].id)).toEqual(['public.admin_actions']);
    expect(await tablesContaining(two[0].email, two[0].username)).toEqual([]);
  });

  test('is irrelevant for a member, who is not asked to confirm', async () => {
    const member = await createUser();
    expect((await member.browser.open('/profile')).text).not.toContain('without an administrator');
    await deleteAccount(member);
    expect(await exists(member)).toBe(false);
  });
});

test('users can download all their data, without secrets', async () => {
  const [person, other] = [await createUser(), await createUser()];
  for (const user of [person, other]) await createData(user);
  const response = await person.browser.open('/profile/data');
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="rolefit-data-[\d-]+\.json"$/,
  );
  expect(response.headers.get('Cache-Control')).toContain('no-store');
  const data = JSON.parse(response.html) as Record<string, unknown>;
  expect(data.account).toMatchObject({ email: person.email });
  const keyOf: Record<string, string> = {
    'public.profiles': 'profile',
    'public.sessions': 'sessions',
    'public.resumes': 'resumes',
    'public.jobs': 'jobs',
    'public.saved_jobs': 'savedJobs',
    'public.usage_entries': 'usage',
    'public.user_companies': 'followedCompanies',
    'public.master_resumes': 'masterResumes',
    'public.master_resume_education': 'education',
    'public.master_resume_experience': 'experience',
    'public.master_resume_certifications': 'certifications',
    'public.job_analyses': 'analyses',
    'public.active_analyses': 'analysisRuns',
    'public.career_path_analyses': 'careerPaths',
    'public.career_path_skills': 'careerPathSkills',
    'public.feedback': 'feedback',
    'public.search_history': 'searches',
    'public.outbox_emails': 'emails',
    'public.campaign_recipients': 'campaignEmails',
    'public.email_logs': 'emailLogs',
    'public.subscriptions': 'subscriptions',
    'public.customers': 'paymentCustomers',
  };
  // A password hash, derived data, the total of `usage`, and the jobs of runs, which are in the results.
  const notExported = ['credentials', 'job_readings', 'usage_periods', 'active_analysis_jobs'].map(
    (name) => `public.${name}`,
  );
  for (const table of await userTables()) {
    if (notExported.includes(table)) continue;
    expect(data[keyOf[table] ?? table], table).toBeTruthy();
    expect(data[keyOf[table] ?? table], table).not.toEqual([]);
  }
  const secrets = await rolefit.app.db.execute<{ secret: string }>(
    sql`select token as secret from sessions union select password from credentials`,
  );
  for (const { secret } of secrets.rows) expect(response.html).not.toContain(secret);
  expect(response.html).not.toContain(other.email);
  expect(response.html).not.toContain(other.id);
});
