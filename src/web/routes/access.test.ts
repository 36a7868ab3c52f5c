import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { profiles, sessions, users } from '../../server/features/accounts/accounts.tables.ts';
import { jobAnalyses } from '../../server/features/analyses/analyses.tables.ts';
import { analysisRuns } from '../../server/features/analysis-runs/analysis-runs.tables.ts';
import { companies } from '../../server/features/companies/companies.tables.ts';
import { seedDemoData } from '../../server/features/demo-data/seed-demo-data.ts';
import { outboxEmails } from '../../server/features/email/email.tables.ts';
import { sendEmail } from '../../server/features/email/send-email.ts';
import {
  campaignRecipients,
  emailCampaigns,
} from '../../server/features/email-campaigns/email-campaigns.tables.ts';
import { mailTokensOf } from '../../server/features/email-campaigns/mail-tokens.ts';
import { emailTemplates } from '../../server/features/email-templates/email-templates.tables.ts';
import { feedback } from '../../server/features/feedback/feedback.tables.ts';
import { jobs } from '../../server/features/jobs/jobs.tables.ts';
import {
  masterResumeCertifications,
  masterResumeEducation,
  masterResumeExperience,
  masterResumes,
} from '../../server/features/master-resume/master-resume.tables.ts';
import { resumes } from '../../server/features/resumes/resumes.tables.ts';
import { searchHistory } from '../../server/features/settings/search-history.tables.ts';
import { projectRoot } from '../../server/platform/project-root.ts';
import { startTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { unpacked } from '../../server/testing/test-browser.ts';
import { sessionCookie } from '../../server/testing/test-session-cookie.ts';
import { until } from '../../server/testing/until.ts';
import { access, protectedPaths } from '../access.ts';
import { flashCookie } from '../lib/toasts/flash-cookie.server.ts';
import { type Call, callsOf, idsOf, isForAdmins, withIntents, withoutAction } from './access-calls.ts';

const { routes }: { routes: ServerBuild['routes'] } = await import(
  join(projectRoot, 'build/server/index.js')
);
const calls = callsOf(routes);

/** `demoted` was an administrator at sign-in; `expired` is the owner with an expired session. */
const people = ['visitor', 'expired', 'owner', 'other', 'demoted', 'admin'] as const;
type Person = (typeof people)[number];

/** The loops below make hundreds of requests, possibly on a busy machine. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let rolefit: TestApp;
const userIds = {} as Record<Exclude<Person, 'visitor' | 'expired'>, string>;
/** A value for every id in a path or form field: rows of the owner, and rows that everyone may see. */
let ids: Record<string, string>;

beforeAll(async () => {
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'admin@example.com' } });
  await seedDemoData(rolefit.app);
  for (const name of ['admin', 'owner', 'other', 'demoted'] as const)
    userIds[name] = await createAccount(name);
  ids = await createOwnedRows();
});
afterAll(() => rolefit.close());

async function createAccount(name: string): Promise<string> {
  const body = { email: `${name}@example.com`, password: 'correct horse 7!', name };
  const { user } = await rolefit.app.auth.api.signUpEmail({ body });
  await send(await sessionCookie(rolefit.app, user.id), 'GET', '/');
  return user.id;
}

/** A new session, so that what one call does to its own cannot change how the next is answered. */
async function cookieOf(person: Person): Promise<string> {
  const { app } = rolefit;
  if (person === 'visitor') return '';
  if (person === 'expired') return sessionCookie(app, userIds.owner, new Date(Date.now() - 1_000));
  if (person !== 'demoted') return sessionCookie(app, userIds[person]);
  const setAdmin = (isAdmin: boolean) =>
    app.db.update(profiles).set({ isAdmin }).where(eq(profiles.id, userIds.demoted));
  await setAdmin(true);
  const cookie = await sessionCookie(app, userIds.demoted);
  expect((await send(cookie, 'GET', '/admin.data?_routes=root')).status).toBe(200);
  await setAdmin(false);
  return cookie;
}

type Answer = {
  status: number;
  to: string | null;
  toast: string | null;
  body: string;
  cacheControl: string | null;
};

async function send(
  cookie: string,
  method: string,
  path: string,
  fields: Record<string, string | File> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(rolefit.url + path, {
    method,
    headers: { ...unpacked, Cookie: cookie, ...headers },
    body: ['GET', 'HEAD'].includes(method) ? undefined : body,
    redirect: 'manual',
  });
  const isStream = response.headers.get('Content-Type') === 'text/event-stream';
  const text = isStream ? '' : await response.text();
  if (isStream) await response.body?.cancel();
  const flash = response.headers.getSetCookie().find((cookie) => cookie.startsWith('rolefit_flash='));
  const toast: unknown = await flashCookie.parse(flash?.split(';')[0] ?? null);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
  const pageNonce = nonce ?? /"nonce","([^"]+)"/.exec(text)?.[1];
  return {
    status: response.status,
    to: response.headers.get('Location') ?? /"redirect","([^"]+)"/.exec(text)?.[1] ?? null,
    toast: toast ? `${(toast as Toast).title} / ${(toast as Toast).description}` : null,
    body: pageNonce ? text.replaceAll(pageNonce, 'NONCE') : text,
    cacheControl: response.headers.get('Cache-Control'),
  };
}
type Toast = { title: string; description?: string };

/** Creates a row of every kind for the owner, through real requests. Company and job come from the demo data. */
async function createOwnedRows(): Promise<Record<string, string>> {
  const cookie = await cookieOf('owner');
  const { db } = rolefit.app;
  const pdf = await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf'));
  await send(cookie, 'POST', '/upload', { file: new File([pdf], 'resume.pdf') });
  const resumeId = await until(
    'the résumé is read',
    async () => /preview=([0-9a-f-]{36})/.exec((await send(cookie, 'GET', '/resumes')).body)?.[1],
  );
  const postingText =
    'Charge Nurse\n\nRequirements\n- Active registered nurse (RN) license\n- BLS certification';
  const result = await send(cookie, 'POST', '/analyze', { resumeId, source: 'text', postingText });
  const analysisId = result.to?.split('/').at(-1);
  const [company] = await db.select().from(companies).limit(1);
  await send(cookie, 'POST', `/companies/${company?.id}`, { intent: 'follow' });
  await send(cookie, 'POST', '/analyze/runs', {
    intent: 'start-company',
    resumeId,
    companyId: company?.id ?? '',
  });
  const [run] = await db.select().from(analysisRuns).where(eq(analysisRuns.userId, userIds.owner));
  const [job] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.companyId, company?.id ?? ''));
  await send(cookie, 'POST', '/companies', { intent: 'search', search: 'harbour' });
  const [search] = await db.select().from(searchHistory).where(eq(searchHistory.userId, userIds.owner));
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userIds.owner));
  await send(cookie, 'POST', '/feedback', { content: 'A thought' });
  const [message] = await db.select().from(feedback).where(eq(feedback.userId, userIds.owner));
  const mail = {
    kind: 'feedback-resolved',
    subject: 'A mail',
    text: 'Its text',
    html: '<p>Its text</p>',
  } as const;
  await sendEmail(rolefit.app, db, { ...mail, userId: userIds.owner, to: 'owner@example.com' });
  const [email] = await db.select().from(outboxEmails).where(eq(outboxEmails.subject, mail.subject));
  const master = await createMasterResume(cookie);
  const emailRows = await createEmailRows();
  if (!analysisId || !company || !run || !job || !search || !session || !message || !email)
    throw new Error('Some row of the owner could not be created.');
  return {
    resumeId,
    analysisId,
    companyId: company.id,
    runId: run.id,
    jobId: job.id,
    searchId: search.id,
    session: session.id,
    feedbackId: message.id,
    emailId: email.id,
    ...emailRows,
    sessionId: 'none',
    priceId: 'none',
    postSlug: 'what-a-fit-score-can-tell-you',
    postRef: 'what-a-fit-score-can-tell-you',
    postId: 'none',
    categorySlug: 'applying',
    categoryId: 'none',
    imageId: 'none',
    imageSize: 'large',
    userId: userIds.owner,
    ...master,
    '*': 'nowhere/at/all',
  };
}

/** A template and a campaign with a recipient, as an administrator makes them. */
async function createEmailRows(): Promise<Record<string, string>> {
  const { db } = rolefit.app;
  const [templateId, campaignId, recipientId] = [randomUUID(), randomUUID(), randomUUID()];
  const now = new Date();
  const template = { name: 'A template', subject: 'Hello', description: '', htmlContent: '<p>Hello</p>' };
  await db
    .insert(emailTemplates)
    .values({ id: templateId, ...template, createdBy: 'someone', updatedAt: now });
  await db.insert(emailCampaigns).values({
    id: campaignId,
    name: 'News',
    description: '',
    templateId,
    status: 'draft',
    createdBy: 'someone',
    createdAt: now,
  });
  await db
    .insert(campaignRecipients)
    .values({ id: recipientId, campaignId, recipientEmail: 'someone@example.org' });
  const token = (await mailTokensOf(rolefit.app)).tokenFor(recipientId, 'unsubscribe');
  return { templateId, campaignId, recipientId, token, position: '0', provider: 'generic' };
}

/** Adds an entry of each kind to the owner’s master résumé. */
async function createMasterResume(cookie: string): Promise<Record<string, string>> {
  const { db } = rolefit.app;
  const add = (fields: Record<string, string>) => send(cookie, 'POST', '/master-resume', fields);
  await add({ intent: 'add-education', institution: 'A school', degree: 'Diploma' });
  const start = { 'startDate-month': '3', 'startDate-day': '1', 'startDate-year': '2020' };
  await add({ intent: 'add-experience', companyName: 'A company', position: 'Nurse', ...start });
  await add({ intent: 'add-certification', name: 'BLS', issuingOrganization: 'A board' });
  const [master] = await db.select().from(masterResumes);
  const [education] = await db.select().from(masterResumeEducation);
  const [experience] = await db.select().from(masterResumeExperience);
  const [certification] = await db.select().from(masterResumeCertifications);
  if (!master || !education || !experience || !certification)
    throw new Error('The owner has no master résumé.');
  return {
    masterId: master.id,
    educationId: education.id,
    experienceId: experience.id,
    certificationId: certification.id,
  };
}

/** Fills in the ids of a path. An unknown parameter fails the test. */
function fill(path: string, overrides: Record<string, string> = {}): string {
  return path.replace(/:(\w+)|\*/g, (parameter, name: string | undefined) => {
    const id = overrides[name ?? parameter] ?? ids[name ?? parameter];
    if (id === undefined) throw new Error(`Add ${parameter} of ${path} to createOwnedRows().`);
    return name ? encodeURIComponent(id) : id;
  });
}

const fieldsOf = (call: Call) => ({
  ...Object.fromEntries(idsOf(call).map((name) => [name, ids[name] ?? ''])),
  ...call.fields,
});

const signInRequired = 'Authentication required / Please sign in to access this feature.';
const sessionEnded = 'Authentication error / Please sign in again to continue.';
const adminRequired = "Admin access required / You don't have permission to access this area.";

/** The redirect and toast for someone who may not make a call; null for someone who may. */
function refusal({ who, method, path, signInToast }: Call, person: Person) {
  const signedIn = person !== 'visitor' && person !== 'expired';
  if (who === 'visitor') return signedIn && method === 'GET' ? { to: /^\/$/, toast: null } : null;
  if (who === 'anyone') return null;
  const expectedToast = signInToast
    ? `${signInToast.title} / ${signInToast.description}`
    : person === 'visitor'
      ? signInRequired
      : sessionEnded;
  if (!signedIn) return { to: /^\/auth\?next=%2F/, toast: expectedToast };
  const home = path.startsWith('/admin/blog') ? /^\/blog$/ : /^\/$/;
  return isForAdmins(who) && person !== 'admin' ? { to: home, toast: adminRequired } : null;
}

async function expectRefused(answer: Answer, { to, toast }: { to: RegExp; toast: string | null }) {
  expect(answer.to).toMatch(to);
  expect([202, 302]).toContain(answer.status);
  expect(answer.toast).toBe(toast);
}

/** A fingerprint of the database once no task is running, without the tables that every request changes. */
async function databaseState(): Promise<string> {
  const { db } = rolefit.app;
  await until('no task is running', async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
    );
    return rows.length === 0;
  });
  const { rows: tables } = await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  // job_readings is left out because it is large and derived from jobs.
  const compared = tables
    .map(({ tablename }) => String(tablename))
    .filter((name) => !['sessions', 'rate_limits', 'job_readings'].includes(name));
  const states = compared.map(
    (name) =>
      sql`select ${name}::text as name, count(*), md5(string_agg(t::text, ',' order by t::text)) from ${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute(sql`${sql.join(states, sql` union all `)} order by name`);
  return JSON.stringify(rows);
}

describe('the access table', () => {
  test('has a row for every route of the build, with a loader and an action where the route has them', () => {
    const built = Object.values(routes).flatMap((route) => route ?? []);
    expect(Object.keys(access).sort()).toEqual(built.map(({ id }) => id).sort());
    for (const { id, module } of built) {
      const row: object = access[id as keyof typeof access];
      expect({ id, loader: 'loader' in row, action: 'action' in row }).toEqual({
        id,
        loader: module.loader !== undefined,
        action: module.action !== undefined,
      });
    }
  });

  test('lets visitors see no page below a protected path', () => {
    for (const { path, who } of calls) {
      const match = protectedPaths.find((each) => `${path}/`.startsWith(`${each.path}/`));
      if (match) expect({ path, who }).not.toEqual({ path, who: 'anyone' });
      if (match?.who === 'admin')
        expect({ path, isForAdmins: isForAdmins(who) }).toEqual({ path, isForAdmins: true });
    }
  });
});

/** Other spellings of a path that a router, a browser or a proxy may treat as the same. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `${path}//`,
  `${path}/x/y`,
  `${path}//x`,
  `/${path}`,
  path.toUpperCase(),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  path.replace('/', '/%2F'),
  path.replace('/', '/x/../'),
  path.replace('/', '/%2e/'),
  `${path}.data`,
  `${path}/_.data`,
  `${path}/x.data`,
  `${path}.data?_routes=root`,
];

describe.each(protectedPaths)('$path', ({ path, who }) => {
  test('is closed to visitors in every spelling, and the return path stays on this site', async () => {
    for (const spelling of spellings(path)) {
      const { to, toast } = await send('', 'GET', spelling);
      expect({ spelling, toast }).toEqual({ spelling, toast: signInRequired });
      expect(to).toMatch(/^\/auth\?next=%2F(?!%2F|%5C)/);
    }
    expect((await send(await cookieOf('expired'), 'GET', `${path}/`)).toast).toBe(sessionEnded);
  });

  test('answers 404 below it where no page exists, for those who may enter', async () => {
    const nowhere = `${path}/no/such/screen/anywhere`;
    expect((await send(await cookieOf('admin'), 'GET', nowhere)).status).toBe(404);
    const member = await send(await cookieOf('other'), 'GET', nowhere);
    if (who === 'admin') expect(member).toMatchObject({ to: '/', toast: adminRequired });
    else expect(member.status).toBe(404);
  });
});

describe('the admin area', () => {
  test.each(['/admin/blog', '/admin/blog/new', '/ADMIN//Blog/edit/1', '/admin/blog.data'])(
    'redirects a member from %s to the blog',
    async (path) => {
      const answer = await send(await cookieOf('other'), 'GET', path);
      expect(answer).toMatchObject({ to: '/blog', toast: adminRequired });
    },
  );

  test('includes every path that starts with /admin, unlike other protected paths', async () => {
    expect((await send('', 'GET', '/administration')).toast).toBe(signInRequired);
    expect((await send('', 'GET', '/jobseekers')).status).toBe(404);
  });
});

describe('a session cookie', () => {
  test.each(['x', '%', 'a.b', `${'x'.repeat(3_000)}`, '%00', 'undefined', '{}'])(
    'that is invalid (%s) is deleted and leads to the sign-in page',
    async (value) => {
      const { name } = (await rolefit.app.auth.$context).authCookies.sessionToken;
      const answer = await fetch(`${rolefit.url}/results?page=2`, {
        headers: { Cookie: `${name}=${value}` },
        redirect: 'manual',
      });
      expect(answer.headers.get('Location')).toBe('/auth?next=%2Fresults%3Fpage%3D2');
      const cookies = answer.headers.getSetCookie();
      expect(cookies.some((each) => each.startsWith(`${name}=;`) && /max-age=0/i.test(each))).toBe(true);
      expect((await send(`${name}=${value}`, 'GET', '/results')).toast).toBe(sessionEnded);
    },
  );

  test('of a deleted account no longer counts', async () => {
    const gone = await createAccount('gone');
    const cookie = await sessionCookie(rolefit.app, gone);
    expect((await send(cookie, 'GET', '/results')).status).toBe(200);
    await rolefit.app.db.delete(users).where(eq(users.id, gone));
    expect((await send(cookie, 'GET', '/results')).toast).toBe(sessionEnded);
  });
});

describe('a request without a click', () => {
  test.each([
    ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
    ['a live stream', { Accept: 'text/event-stream' }],
  ])('%s gets an empty answer and sets no toast', async (_what, headers) => {
    for (const path of ['/results', '/results.data', '/events', '/admin.data', '/master-resume']) {
      const answer = await send('', 'GET', path, {}, headers);
      expect({ path, ...answer }).toEqual({
        path,
        status: 204,
        to: null,
        toast: null,
        body: '',
        cacheControl: 'no-store',
      });
    }
  });
});

describe('after signing in again', () => {
  test('a form and a download lead back to the page they were on', async () => {
    const cookie = await cookieOf('expired');
    const from = { Referer: `${rolefit.url}/results?page=3` };
    const file = `/resumes/${ids.resumeId}/file`;
    expect((await send(cookie, 'POST', '/feedback.data', {}, from)).to).toBe(
      '/auth?next=%2Fresults%3Fpage%3D3',
    );
    expect((await send(cookie, 'POST', '/feedback', {})).to).toBe('/auth?next=%2Ffeedback');
    expect((await send(cookie, 'GET', file, {}, from)).to).toBe('/auth?next=%2Fresults%3Fpage%3D3');
    expect((await send(cookie, 'GET', file)).to).toBe('/auth?next=%2F');
    const elsewhere = { Referer: 'https://evil.example//x', 'Sec-Fetch-Site': 'same-origin' };
    expect((await send(cookie, 'POST', '/feedback', {}, elsewhere)).to).toBe('/auth?next=%2Ffeedback');
  });
});

test('a job that somebody pasted or fetched has no page of its own', async () => {
  const { db } = rolefit.app;
  const [ownJob] = await db.select().from(jobs).where(isNull(jobs.companyId));
  const answers = await Promise.all(
    [ownJob?.id ?? '', randomUUID()].map(async (id) => {
      const { status, body } = await send(await cookieOf('other'), 'GET', `/jobs/${id}`);
      return { status, body: body.replaceAll(id, 'ID') };
    }),
  );
  expect(ownJob).toBeDefined();
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(404);
});

describe.each(people)('as %s', (person) => {
  const refused = calls.filter((call) => refusal(call, person));
  const allowed = calls.filter((call) => !refusal(call, person));

  test('every call they may not make is refused with a reason, as page and as data, and changes nothing', async () => {
    const before = await databaseState();
    // What is refused doesn't end the session either, or the next call would say so.
    const cookie = await cookieOf(person);
    for (const call of refused) {
      const path = fill(call.path);
      for (const url of [path, path === '/' ? '/_root.data' : `${path}.data`]) {
        const answer = await send(cookie, call.method, url, fieldsOf(call));
        await expectRefused(answer, refusal(call, person)!).catch((error: Error) => {
          throw new Error(`${call.name} (${url}) as ${person}: ${error.message}`);
        });
      }
    }
    expect(await databaseState()).toBe(before);
  });

  test.each(allowed.map((call) => [call.name, call] as const))('%s is allowed', async (_name, call) => {
    const answer = await send(await cookieOf(person), call.method, fill(call.path), call.fields);
    expect(answer.status).toBeLessThan(500);
    expect([401, 403, 405]).not.toContain(answer.status);
    expect([signInRequired, sessionEnded, adminRequired]).not.toContain(answer.toast);
    if (person !== 'visitor' && person !== 'expired')
      expect(answer.cacheControl).toMatch(call.who === 'anyone' ? /no-store|^public/ : /no-store/);
  });

  test('a form sent to a route without an action answers 405', async () => {
    const cookie = await cookieOf(person);
    for (const call of withoutAction(routes)) {
      const answer = await send(cookie, 'POST', fill(call.path));
      const expected = call.who === 'visitor' ? null : refusal(call, person);
      if (expected) await expectRefused(answer, expected);
      else expect({ path: call.path, status: answer.status }).toEqual({ path: call.path, status: 405 });
    }
  });
});

const owned = calls.flatMap((call) =>
  typeof call.who === 'object' && 'owner' in call.who ? call.who.owner.map((name) => ({ call, name })) : [],
);
const malformed = [
  '1',
  'x',
  '-1',
  'null',
  "' or 1=1 --",
  '%00',
  'a\0b',
  '../..',
  'é'.repeat(300),
  '[object Object]',
];

/** Makes a call with another id in one place. The id is removed from the returned body. */
async function callWith(
  call: Call,
  name: string,
  id: string,
  person: Person,
  { data = false, cookie }: { data?: boolean; cookie?: string } = {},
) {
  const inPath = call.path.includes(`:${name}`);
  const path = fill(call.path, inPath ? { [name]: id } : {});
  const fields = inPath ? call.fields : { ...fieldsOf(call), [name]: id };
  const { status, to, toast, body, cacheControl } = await send(
    cookie ?? (await cookieOf(person)),
    call.method,
    data ? `${path}.data` : path,
    fields,
  );
  const spellings = [encodeURIComponent(id), encodeURI(id), id.replaceAll('\0', ''), id].filter(Boolean);
  const plain = spellings.reduce((text, each) => text.replaceAll(each, 'ID'), body);
  return { status, to, toast, cacheControl, body: plain };
}

describe.each(owned.map((each) => [each.call.name, each.name, each] as const))(
  '%s by %s',
  (_call, _name, { call, name }) => {
    test.each([false, true])(
      'of somebody else answers like one that does not exist (data: %s)',
      async (data) => {
        const before = await databaseState();
        const missing = await callWith(call, name, randomUUID(), 'other', { data });
        expect(missing.status).toBeGreaterThanOrEqual(400);
        expect(missing.status).toBeLessThan(500);
        for (const person of ['other', 'admin'] as const)
          expect({ person, ...(await callWith(call, name, ids[name]!, person, { data })) }).toEqual({
            person,
            ...(person === 'other' ? missing : await callWith(call, name, randomUUID(), person, { data })),
          });
        expect(await databaseState()).toBe(before);
      },
    );

    test('with a malformed id answers the same', async () => {
      // What doesn't exist doesn't end the session either, or the next call would say so.
      const cookie = await cookieOf('other');
      const missing = await callWith(call, name, randomUUID(), 'other', { cookie });
      for (const id of malformed) {
        const { status, to, toast } = await callWith(call, name, id, 'other', { cookie });
        expect({ id, status, to, toast }).toEqual({
          id,
          status: missing.status,
          to: missing.to,
          toast: missing.toast,
        });
      }
    });
  },
);

/** Pages that lead back to their list, with a message, when what they are about is gone. */
const wayBack: Record<string, { to: string; toast: string }> = {
  '/admin/email/templates/:templateId': {
    to: '/admin/email/templates',
    toast: 'Error / Failed to load template details',
  },
  '/admin/email/campaigns/:campaignId': {
    to: '/admin/email',
    toast: 'Error / Failed to load campaign details',
  },
  '/admin/email/campaigns/:campaignId/report': {
    to: '/admin/email',
    toast: 'Error / Failed to load campaign details',
  },
  '/admin/email/campaigns/:campaignId/recipients': {
    to: '/admin/email',
    toast: 'Error / Failed to load campaign data',
  },
};

describe('an id that does not exist', () => {
  const shared = calls.flatMap((call) =>
    idsOf(call)
      .filter((name) => !owned.some((each) => each.call === call && each.name === name))
      .map((name) => [call.name, name, call] as const),
  );
  test.each(shared)('%s by %s answers 404 and changes nothing', async (_call, name, call) => {
    const before = await databaseState();
    const cookie = await cookieOf('admin');
    for (const id of [randomUUID(), ...malformed]) {
      const { status, toast, to } = await callWith(call, name, id, 'admin', { cookie });
      const back = call.method === 'GET' && wayBack[call.path];
      if (back) expect({ id, to, toast }).toEqual({ id, ...back });
      else expect({ id, status, toast }).toEqual({ id, status: 404, toast: null });
    }
    expect(await databaseState()).toBe(before);
  });
});

test('methods other than GET, HEAD and POST answer 405', async () => {
  const before = await databaseState();
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of ['/resumes', '/profile', '/admin', '/master-resume']) {
      const { status, to } = await send(await cookieOf('admin'), method, path);
      expect({ method, path, status, to }).toEqual({ method, path, status: 405, to: null });
    }
  expect((await send('', 'HEAD', '/results')).to).toBe('/auth?next=%2Fresults');
  expect(await databaseState()).toBe(before);
});

/** Uploading and analyzing again after each call would be slow, and few calls delete what they are about. */
async function ownedRowsExist(): Promise<boolean> {
  const rows = [
    [resumes, ids.resumeId],
    [jobAnalyses, ids.analysisId],
    [analysisRuns, ids.runId],
    [searchHistory, ids.searchId],
    [sessions, ids.session],
  ] as const;
  const counts = await Promise.all(
    rows.map(([table, id]) => rolefit.app.db.$count(table, eq(table.id, id ?? ''))),
  );
  return counts.every((count) => count === 1);
}

/** The same jobs can't be analyzed twice at once, and a busy machine takes a while. */
const noRunIsRunning = async (): Promise<boolean> =>
  (await rolefit.app.db.$count(analysisRuns, eq(analysisRuns.status, 'running'))) === 0;

describe('the owner', () => {
  test.each(owned.map((each) => [each.call.name, each.name, each] as const))(
    'can call %s by %s',
    async (_call, _name, { call, name }) => {
      if (call.path === '/master-resume')
        Object.assign(ids, await createMasterResume(await cookieOf('owner')));
      else if (!(await ownedRowsExist())) ids = await createOwnedRows();
      if (call.name.includes('intent=start')) await until('no analysis is running', noRunIsRunning);
      const missing = await callWith(call, name, randomUUID(), 'owner');
      const mine = await callWith(call, name, ids[name] ?? '', 'owner');
      expect(mine.status).not.toBe(404);
      expect({ ...mine, body: '' }).not.toEqual({ ...missing, body: '' });
    },
  );
});

describe('an action with several intents', () => {
  test('answers 400 to an unknown intent', async () => {
    const cookie = await cookieOf('admin');
    for (const { path, field } of withIntents(routes))
      for (const intent of ['', 'x', '__proto__', 'constructor', 'toString']) {
        const { status } = await send(cookie, 'POST', fill(path), { [field]: intent });
        expect({ path, intent, status }).toEqual({ path, intent, status: 400 });
      }
  });
});
