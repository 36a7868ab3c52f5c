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
import { careerPathSkills } from '../career-path/career-path.tables.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { outboxEmails } from '../email/email.tables.ts';
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
let people = 0;
let pdf: { name: string; bytes: Uint8Array };

beforeAll(async () => {
  // Tasks are left lying, so that they are still in the queue when the account goes.
  rolefit = await startTestApp({ work: false });
  await rolefit.browser().signUp('administrator@example.com');
  pdf = { name: 'cv.pdf', bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')) };
});
afterAll(() => rolefit.close());

type Person = { browser: TestBrowser; email: string; id: string; username: string };

async function someone(app = rolefit): Promise<Person> {
  const browser = app.browser();
  const username = `leaver${++people}x${Date.now()}`;
  const email = `${username}@example.com`;
  await browser.signUp(email);
  const [user] = await app.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { browser, email, username, id: (user as { id: string }).id };
}

const leave = ({ browser, email }: Person, changes: Record<string, string> = {}) =>
  browser.submit('/profile', { intent: 'delete-account', email, ...changes });
const isThere = async ({ id }: Person) => (await rolefit.app.db.$count(users, eq(users.id, id))) === 1;
const filesOf = async ({ id }: Person) =>
  (await rolefit.app.storage.list('resumes')).filter(({ key }) => key.includes(id));

/** Something of this person in whatever a person can leave something in. */
async function leaveTraces({ browser, email, id, username }: Person): Promise<void> {
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
  const [brought] = await db.select().from(jobs).where(eq(jobs.userId, id));
  await db
    .insert(jobReadings)
    .values({ jobId: brought?.id ?? '', stamp: username, reading: Buffer.from('posting') });
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
  // Beside ids it has no words of its own that the test could look for.
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
  // A link that waits in the mail, and a mail from before the address had an account.
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

/** Every table of the database, whoever made it: the program, the task queue, the migrations. */
async function allTables(): Promise<string[]> {
  const { rows } = await rolefit.app.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The tables in which some row speaks of one of these, in any column. */
async function tablesThatName(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables()) {
    const { rows } = await rolefit.app.database.pool.query(
      `select 1 from ${table} t where exists (select from unnest($1::text[]) w where strpos(lower(t::text), lower(w)) > 0) limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

/** Tables with a `user_id`, and every table whose rows refer to a user, or to a row that does, and so on. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await rolefit.app.database.pool.query<{ name: string }>(
    `with recursive people(id) as (
       select 'public.users'::regclass::oid
       union
       select conrelid from pg_constraint join people on confrelid = id where contype = 'f'
     )
     select id::regclass::text as name from people where id <> 'public.users'::regclass
     union
     select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  );
  return rows.map(({ name }) => `public.${name}`).sort();
}

describe('deleting the account', () => {
  test('leaves nothing behind, in no table and no file, and nothing of anybody else is gone', async () => {
    const [leaver, stays] = [await someone(), await someone()];
    for (const person of [leaver, stays]) await leaveTraces(person);
    const everywhere = await tablesThatName(leaver.id, leaver.username);
    expect(everywhere, 'the test has put something into every table that can hold something').toEqual(
      expect.arrayContaining([...(await tablesOfPeople()), 'public.verifications']),
    );
    expect(await filesOf(leaver)).toHaveLength(1);

    const page = await leave(leaver);
    expect(page.url).toBe('/');
    expect(page.text).toContain('Account deleted');
    expect(await tablesThatName(leaver.id, leaver.email, leaver.username)).toEqual([]);
    expect(await filesOf(leaver)).toEqual([]);
    expect(await tablesThatName(stays.id, stays.username)).toEqual(everywhere);
    expect(await filesOf(stays)).toHaveLength(1);
  });

  test('signs out everywhere, and the address can sign up anew to an empty account', async () => {
    const leaver = await someone();
    const other = rolefit.browser();
    await other.submit('/auth', { mode: 'signIn', email: leaver.email, password: 'correct horse 7!' });
    expect((await other.open('/profile')).url).toBe('/profile');
    await leave(leaver);
    for (const browser of [leaver.browser, other])
      expect((await browser.open('/profile')).url).toBe('/auth?next=%2Fprofile');
    expect((await rolefit.browser().signUp(leaver.email)).text).toContain('Account Created!');
  });

  test('leaves the tasks that still lie in the queue without harm', async () => {
    const leaver = await someone();
    await leaver.browser.submit('/upload', { file: pdf });
    await leave(leaver);
    const { rows } = await rolefit.app.database.pool.query<{ name: string; data: object }>(
      `select name, data from pgboss.job where state in ('created', 'retry')`,
    );
    expect(rows.map(({ name }) => name)).toContain('read-resume');
    for (const { name, data } of rows) {
      const task = tasks.find((each) => each.name === name);
      if (task) await task.run(rolefit.app, task.payload.parse(data ?? {}) as never);
    }
    expect(await tablesThatName(leaver.id, leaver.email)).toEqual([]);
    expect(await filesOf(leaver)).toEqual([]);
  });

  test.each(['', 'somebody@example.com', 'administrator@example.com'])(
    'is refused while "%s" is typed instead of the address, and what was typed stays',
    async (typed) => {
      const person = await someone();
      const page = await leave(person, { email: typed });
      expect(page.status).toBe(400);
      expect(page.text).toContain('Type your email address exactly as it stands above.');
      if (typed) expect(page.html).toContain(`value="${typed}"`);
      expect(await isThere(person)).toBe(true);
    },
  );

  test('takes the address however it is capitalised', async () => {
    const person = await someone();
    await leave(person, { email: ` ${person.email.toUpperCase()} ` });
    expect(await isThere(person)).toBe(false);
  });

  test('of somebody else cannot be asked for', async () => {
    const [mine, other] = [await someone(), await someone()];
    await leave(mine, { email: other.email, userId: other.id, id: other.id });
    expect(await isThere(other)).toBe(true);
    expect(await isThere(mine)).toBe(true);
  });

  test('asked for twice at once happens once, without a fault', async () => {
    const person = await someone();
    await leaveTraces(person);
    const pages = await Promise.all([leave(person), leave(person)]);
    expect(pages.every(({ status }) => status < 500)).toBe(true);
    expect(await tablesThatName(person.id, person.email)).toEqual([]);
  });

  test('killed between the rows and the files leaves files that the sweep takes, and only those', async () => {
    const [leaver, stays] = [await someone(), await someone()];
    for (const person of [leaver, stays]) await person.browser.submit('/upload', { file: pdf });
    await rolefit.app.db.delete(users).where(eq(users.id, leaver.id));
    expect(await filesOf(leaver)).toHaveLength(1);
    await sweepResumeFiles(rolefit.app, { olderThanMs: 0 });
    expect(await filesOf(leaver)).toEqual([]);
    expect(await filesOf(stays)).toHaveLength(1);
  });

  test('in the middle of an upload leaves neither a row nor a file', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await someone();
      await Promise.all([person.browser.submit('/upload', { file: pdf }).catch(() => null), leave(person)]);
      expect(await tablesThatName(person.id)).toEqual([]);
      expect(await filesOf(person)).toEqual([]);
    }
  });
});

describe('the last administrator', () => {
  const admins = () => rolefit.app.db.$count(profiles, eq(profiles.isAdmin, true));
  const promote = ({ id }: Person) =>
    rolefit.app.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, id));
  const onlyThese = async (...persons: Person[]) => {
    await rolefit.app.db.update(profiles).set({ isAdmin: false });
    for (const person of persons) await promote(person);
  };

  /** Both get as far as they can before either goes on; the built-in database runs them one after the other anyway. */
  async function whileHeld<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const { kind, pool } = rolefit.app.database;
    if (kind !== 'postgres') return ask();
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select from profiles where is_admin for update');
    const asked = ask();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await client.query(waiting)).rowCount !== 2) await new Promise((soon) => setTimeout(soon, 20));
    await client.query('commit');
    client.release();
    return asked;
  }

  test('is asked for a clear word, and then may leave', async () => {
    const admin = await someone();
    await onlyThese(admin);
    expect((await admin.browser.open('/profile')).text).toContain(
      'Leave this Rolefit without an administrator',
    );
    const refused = await leave(admin);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('You are the only administrator.');
    expect(await isThere(admin)).toBe(true);
    await leave(admin, { leaveWithoutAdmin: 'on' });
    expect(await isThere(admin)).toBe(false);
  });

  test('of two that leave at once stays', async () => {
    const two = [await someone(), await someone()];
    await onlyThese(...two);
    const pages = await whileHeld(() => Promise.all(two.map((admin) => leave(admin))));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await admins()).toBe(1);
  });

  test('is named by id alone in the record of what administrators did', async () => {
    const two = [await someone(), await someone()] as const;
    await onlyThese(...two);
    await leave(two[0]);
    const record = await rolefit.app.db
      .select()
      .from(adminActions)
      .where(eq(adminActions.adminId, two[0].id));
    expect(record).toHaveLength(1);
    expect(await tablesThatName(two[0].id)).toEqual(['public.admin_actions']);
    expect(await tablesThatName(two[0].email, two[0].username)).toEqual([]);
  });

  test('is no matter to a member, who is not asked', async () => {
    const member = await someone();
    expect((await member.browser.open('/profile')).text).not.toContain('without an administrator');
    await leave(member);
    expect(await isThere(member)).toBe(false);
  });
});

test('the data of one person can be taken along, with everything of theirs and no secret', async () => {
  const [person, other] = [await someone(), await someone()];
  for (const each of [person, other]) await leaveTraces(each);
  const answer = await person.browser.open('/profile/data');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="rolefit-data-[\d-]+\.json"$/,
  );
  expect(answer.headers.get('Cache-Control')).toContain('no-store');
  const data = JSON.parse(answer.html) as Record<string, unknown>;
  expect(data.account).toMatchObject({ email: person.email });
  const perTable: Record<string, string> = {
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
  };
  // The password's hash, and nothing else; what the engine made of a posting that is there; the sum of `usage`; the jobs
  // of a run, of which the results speak.
  const saidElsewhere = ['credentials', 'job_readings', 'usage_periods', 'active_analysis_jobs'].map(
    (name) => `public.${name}`,
  );
  for (const table of await tablesOfPeople()) {
    if (saidElsewhere.includes(table)) continue;
    expect(data[perTable[table] ?? table], table).toBeTruthy();
    expect(data[perTable[table] ?? table], table).not.toEqual([]);
  }
  const secrets = await rolefit.app.db.execute<{ secret: string }>(
    sql`select token as secret from sessions union select password from credentials`,
  );
  for (const { secret } of secrets.rows) expect(answer.html).not.toContain(secret);
  expect(answer.html).not.toContain(other.email);
  expect(answer.html).not.toContain(other.id);
});
