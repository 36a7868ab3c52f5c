import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { profiles, sessions, users } from '../../server/features/accounts/accounts.tables.ts';
import { analysisRuns } from '../../server/features/analysis-runs/analysis-runs.tables.ts';
import { companies } from '../../server/features/companies/companies.tables.ts';
import { seedDemoData } from '../../server/features/demo-data/seed-demo-data.ts';
import { outboxEmails } from '../../server/features/email/email.tables.ts';
import { sendEmail } from '../../server/features/email/send-email.ts';
import { feedback } from '../../server/features/feedback/feedback.tables.ts';
import { jobs } from '../../server/features/jobs/jobs.tables.ts';
import {
  masterResumeCertifications,
  masterResumeEducation,
  masterResumeExperience,
  masterResumes,
} from '../../server/features/master-resume/master-resume.tables.ts';
import { searchHistory } from '../../server/features/settings/search-history.tables.ts';
import { projectRoot } from '../../server/platform/project-root.ts';
import { startTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { sessionCookie } from '../../server/testing/test-session-cookie.ts';
import { until } from '../../server/testing/until.ts';
import { access, protectedPaths } from '../access.ts';
import { flashCookie } from '../lib/toasts/flash-cookie.server.ts';
import { type Call, callsOf, idsOf, isForAdmins, withIntents, withoutAction } from './access-calls.ts';

const { routes }: { routes: ServerBuild['routes'] } = await import(
  join(projectRoot, 'build/server/index.js')
);
const calls = callsOf(routes);

/** Who asks. `demoted` was an administrator when they signed in; `expired` is the owner, whose session has run out. */
const people = ['visitor', 'expired', 'owner', 'other', 'demoted', 'admin'] as const;
type Person = (typeof people)[number];

/** The loops below make hundreds of requests, perhaps on a busy machine. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let rolefit: TestApp;
const userIds = {} as Record<Exclude<Person, 'visitor' | 'expired'>, string>;
/** What stands for an id in a path or a field: rows of the owner, and rows that are everybody's. */
let ids: Record<string, string>;

beforeAll(async () => {
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'admin@example.com' } });
  await seedDemoData(rolefit.app);
  for (const name of ['admin', 'owner', 'other', 'demoted'] as const) userIds[name] = await account(name);
  ids = await ownersThings();
});
afterAll(() => rolefit.close());

async function account(name: string): Promise<string> {
  const body = { email: `${name}@example.com`, password: 'correct horse 7!', name };
  const { user } = await rolefit.app.auth.api.signUpEmail({ body });
  await send(await sessionCookie(rolefit.app, user.id), 'GET', '/');
  return user.id;
}

/** A session of its own for every call, so that one call cannot end it for the next. */
async function cookieOf(person: Person): Promise<string> {
  const { app } = rolefit;
  if (person === 'visitor') return '';
  if (person === 'expired') return sessionCookie(app, userIds.owner, new Date(Date.now() - 1_000));
  if (person !== 'demoted') return sessionCookie(app, userIds[person]);
  const setAdmin = (isAdmin: boolean) =>
    app.db.update(profiles).set({ isAdmin }).where(eq(profiles.id, userIds.demoted));
  await setAdmin(true);
  const cookie = await sessionCookie(app, userIds.demoted);
  expect((await send(cookie, 'GET', '/admin')).status).toBe(200);
  await setAdmin(false);
  return cookie;
}

type Answer = { status: number; to: string | null; toast: string | null; body: string; kept: string | null };

async function send(
  cookie: string,
  method: string,
  path: string,
  fields: Record<string, string | File> = {},
  more: Record<string, string> = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(rolefit.url + path, {
    method,
    headers: { Cookie: cookie, ...more },
    body: ['GET', 'HEAD'].includes(method) ? undefined : body,
    redirect: 'manual',
  });
  const isStream = answer.headers.get('Content-Type') === 'text/event-stream';
  const text = isStream ? '' : await answer.text();
  if (isStream) await answer.body?.cancel();
  const flash = answer.headers.getSetCookie().find((each) => each.startsWith('rolefit_flash='));
  const toast: unknown = await flashCookie.parse(flash?.split(';')[0] ?? null);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
  const given = nonce ?? /"nonce","([^"]+)"/.exec(text)?.[1];
  return {
    status: answer.status,
    to: answer.headers.get('Location') ?? /"redirect","([^"]+)"/.exec(text)?.[1] ?? null,
    toast: toast ? `${(toast as Toast).title} / ${(toast as Toast).description}` : null,
    body: given ? text.replaceAll(given, 'NONCE') : text,
    kept: answer.headers.get('Cache-Control'),
  };
}
type Toast = { title: string; description?: string };

/** Through the real door: a résumé, and a result of it; and a job and a company that the demo brings. */
async function ownersThings(): Promise<Record<string, string>> {
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
  const [said] = await db.select().from(feedback).where(eq(feedback.userId, userIds.owner));
  const mail = {
    kind: 'feedback-resolved',
    subject: 'A mail',
    text: 'Its text',
    html: '<p>Its text</p>',
  } as const;
  await sendEmail(rolefit.app, db, { ...mail, userId: userIds.owner, to: 'owner@example.com' });
  const [email] = await db.select().from(outboxEmails).where(eq(outboxEmails.subject, mail.subject));
  const master = await masterResumeOf(cookie);
  if (!analysisId || !company || !run || !job || !search || !session || !said || !email)
    throw new Error('The owner could not be given anything.');
  return {
    resumeId,
    analysisId,
    companyId: company.id,
    runId: run.id,
    jobId: job.id,
    searchId: search.id,
    session: session.id,
    feedbackId: said.id,
    emailId: email.id,
    ...master,
    '*': 'nowhere/at/all',
  };
}

/** An entry of each kind in the owner’s master résumé. */
async function masterResumeOf(cookie: string): Promise<Record<string, string>> {
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

/** A path with its ids; a parameter that nobody has given a meaning here stops the test. */
function fill(path: string, given: Record<string, string> = {}): string {
  return path.replace(/:(\w+)|\*/g, (found, name: string | undefined) => {
    const id = given[name ?? found] ?? ids[name ?? found];
    if (id === undefined) throw new Error(`Say in ownersThings() what ${found} of ${path} is.`);
    return name ? encodeURIComponent(id) : id;
  });
}

const fieldsOf = (call: Call) => ({
  ...Object.fromEntries(idsOf(call).map((name) => [name, ids[name] ?? ''])),
  ...call.fields,
});

const required = 'Authentication required / Please sign in to access this feature.';
const ended = 'Authentication error / Please sign in again to continue.';
const forAdmins = "Admin access required / You don't have permission to access this area.";

/** Where somebody is sent who may not make a call, and with which words; null for who may. */
function refusal({ who, method, signInWords: own }: Call, person: Person) {
  const signedIn = person !== 'visitor' && person !== 'expired';
  if (who === 'visitor') return signedIn && method === 'GET' ? { to: /^\/$/, toast: null } : null;
  if (who === 'anyone') return null;
  const words = own ? `${own.title} / ${own.description}` : person === 'visitor' ? required : ended;
  if (!signedIn) return { to: /^\/auth\?next=%2F/, toast: words };
  return isForAdmins(who) && person !== 'admin' ? { to: /^\/$/, toast: forAdmins } : null;
}

async function expectRefused(answer: Answer, { to, toast }: { to: RegExp; toast: string | null }) {
  expect(answer.to).toMatch(to);
  expect([202, 302]).toContain(answer.status);
  expect(answer.toast).toBe(toast);
}

/** Everything in the database once the background is at rest, as one value, without what asking alone changes. */
async function everything(): Promise<string> {
  const { db } = rolefit.app;
  await until('the background is at rest', async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
    );
    return rows.length === 0;
  });
  const { rows: tables } = await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  // A posting's reading is made from what is compared anyway, and is long.
  const kept = tables
    .map(({ tablename }) => String(tablename))
    .filter((name) => !['sessions', 'rate_limits', 'job_readings'].includes(name));
  const states = kept.map(
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

  test('leaves no screen under a protected path to everyone', () => {
    for (const { path, who } of calls) {
      const below = protectedPaths.find((each) => `${path}/`.startsWith(`${each.path}/`));
      if (below) expect({ path, who }).not.toEqual({ path, who: 'anyone' });
      if (below?.who === 'admin')
        expect({ path, isForAdmins: isForAdmins(who) }).toEqual({ path, isForAdmins: true });
    }
  });
});

/** Other ways to write a path, which a router, a browser or a proxy may take for the same. */
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
  test('is closed to visitors however it is written, and the way back stays on this site', async () => {
    for (const asked of spellings(path)) {
      const { to, toast } = await send('', 'GET', asked);
      expect({ asked, toast }).toEqual({ asked, toast: required });
      expect(to).toMatch(/^\/auth\?next=%2F(?!%2F|%5C)/);
    }
    expect((await send(await cookieOf('expired'), 'GET', `${path}/`)).toast).toBe(ended);
  });

  test('with no screen there is not found for who may look', async () => {
    const nowhere = `${path}/no/such/screen/anywhere`;
    expect((await send(await cookieOf('admin'), 'GET', nowhere)).status).toBe(404);
    const member = await send(await cookieOf('other'), 'GET', nowhere);
    if (who === 'admin') expect(member).toMatchObject({ to: '/', toast: forAdmins });
    else expect(member.status).toBe(404);
  });
});

describe('the administrators\u2019 area', () => {
  test.each(['/admin/blog', '/admin/blog/new', '/ADMIN//Blog/edit/1', '/admin/blog.data'])(
    'sends a member from %s to the blog',
    async (path) => {
      const answer = await send(await cookieOf('other'), 'GET', path);
      expect(answer).toMatchObject({ to: '/blog', toast: forAdmins });
    },
  );

  test('begins wherever a path begins like it', async () => {
    expect((await send('', 'GET', '/administration')).toast).toBe(required);
    expect((await send('', 'GET', '/jobseekers')).status).toBe(404);
  });
});

describe('a session cookie', () => {
  test.each(['x', '%', 'a.b', `${'x'.repeat(3_000)}`, '%00', 'undefined', '{}'])(
    'that is broken (%s) asks to sign in again, once',
    async (value) => {
      const { name } = (await rolefit.app.auth.$context).authCookies.sessionToken;
      const answer = await fetch(`${rolefit.url}/results?page=2`, {
        headers: { Cookie: `${name}=${value}` },
        redirect: 'manual',
      });
      expect(answer.headers.get('Location')).toBe('/auth?next=%2Fresults%3Fpage%3D2');
      const cookies = answer.headers.getSetCookie();
      expect(cookies.some((each) => each.startsWith(`${name}=;`) && /max-age=0/i.test(each))).toBe(true);
      expect((await send(`${name}=${value}`, 'GET', '/results')).toast).toBe(ended);
    },
  );

  test('of an account that is gone is no session any more', async () => {
    const gone = await account('gone');
    const cookie = await sessionCookie(rolefit.app, gone);
    expect((await send(cookie, 'GET', '/results')).status).toBe(200);
    await rolefit.app.db.delete(users).where(eq(users.id, gone));
    expect((await send(cookie, 'GET', '/results')).toast).toBe(ended);
  });
});

describe('what asks without a person having clicked', () => {
  test.each([
    ['a link fetched ahead', { 'Sec-Purpose': 'prefetch' }],
    ['a live stream', { Accept: 'text/event-stream' }],
  ])('%s is told nothing, and leaves no message behind', async (_what, headers) => {
    for (const path of ['/results', '/results.data', '/events', '/admin.data', '/master-resume']) {
      const answer = await send('', 'GET', path, {}, headers);
      expect({ path, ...answer }).toEqual({
        path,
        status: 204,
        to: null,
        toast: null,
        body: '',
        kept: 'no-store',
      });
    }
  });
});

describe('after signing in again', () => {
  test('a form leads back to the page it was on, a download too', async () => {
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

test('a job that somebody brought is there for nobody by its address', async () => {
  const { db } = rolefit.app;
  const [brought] = await db.select().from(jobs).where(isNull(jobs.companyId));
  const answers = await Promise.all(
    [brought?.id ?? '', randomUUID()].map(async (id) => {
      const { status, body } = await send(await cookieOf('other'), 'GET', `/jobs/${id}`);
      return { status, body: body.replaceAll(id, 'ID') };
    }),
  );
  expect(brought).toBeDefined();
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(404);
});

describe.each(people)('as %s', (person) => {
  const refused = calls.filter((call) => refusal(call, person));
  const allowed = calls.filter((call) => !refusal(call, person));

  test('every call that is not theirs is refused with the reason, as a page and as data, and changes nothing', async () => {
    const before = await everything();
    for (const call of refused) {
      const path = fill(call.path);
      for (const asked of [path, path === '/' ? '/_root.data' : `${path}.data`]) {
        const answer = await send(await cookieOf(person), call.method, asked, fieldsOf(call));
        await expectRefused(answer, refusal(call, person)!).catch((error: Error) => {
          throw new Error(`${call.name} (${asked}) as ${person}: ${error.message}`);
        });
      }
    }
    expect(await everything()).toBe(before);
  });

  test.each(allowed.map((call) => [call.name, call] as const))('%s is let in', async (_name, call) => {
    const answer = await send(await cookieOf(person), call.method, fill(call.path), call.fields);
    expect(answer.status).toBeLessThan(500);
    expect([401, 403, 405]).not.toContain(answer.status);
    expect([required, ended, forAdmins]).not.toContain(answer.toast);
    if (person !== 'visitor' && person !== 'expired')
      expect(answer.kept).toMatch(call.who === 'anyone' ? /no-store|^public/ : /no-store/);
  });

  test('a form sent to what takes none is answered with 405', async () => {
    for (const call of withoutAction(routes)) {
      const answer = await send(await cookieOf(person), 'POST', fill(call.path));
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

/** The same call with another id in one place; answers without the id itself. */
async function callWith(call: Call, name: string, id: string, person: Person, data: boolean) {
  const inPath = call.path.includes(`:${name}`);
  const path = fill(call.path, inPath ? { [name]: id } : {});
  const fields = inPath ? call.fields : { ...fieldsOf(call), [name]: id };
  const { status, to, toast, body, kept } = await send(
    await cookieOf(person),
    call.method,
    data ? `${path}.data` : path,
    fields,
  );
  const spellings = [encodeURIComponent(id), encodeURI(id), id.replaceAll('\0', ''), id].filter(Boolean);
  const plain = spellings.reduce((text, each) => text.replaceAll(each, 'ID'), body);
  return { status, to, toast, kept, body: plain };
}

describe.each(owned.map((each) => [each.call.name, each.name, each] as const))(
  '%s by %s',
  (_call, _name, { call, name }) => {
    test.each([false, true])(
      'of somebody else answers as one that does not exist (data: %s)',
      async (data) => {
        const before = await everything();
        const missing = await callWith(call, name, randomUUID(), 'other', data);
        expect(missing.status).toBeGreaterThanOrEqual(400);
        expect(missing.status).toBeLessThan(500);
        for (const person of ['other', 'admin'] as const)
          expect({ person, ...(await callWith(call, name, ids[name]!, person, data)) }).toEqual({
            person,
            ...(person === 'other' ? missing : await callWith(call, name, randomUUID(), person, data)),
          });
        expect(await everything()).toBe(before);
      },
    );

    test('with an id that is none answers the same', async () => {
      const missing = await callWith(call, name, randomUUID(), 'other', false);
      for (const id of malformed) {
        const { status, to, toast } = await callWith(call, name, id, 'other', false);
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

describe('an id that leads nowhere', () => {
  const shared = calls.flatMap((call) =>
    idsOf(call)
      .filter((name) => !owned.some((each) => each.call === call && each.name === name))
      .map((name) => [call.name, name, call] as const),
  );
  test.each(shared)('%s by %s is not found, and changes nothing', async (_call, name, call) => {
    const before = await everything();
    for (const id of [randomUUID(), ...malformed]) {
      const { status, toast } = await callWith(call, name, id, 'admin', false);
      expect({ id, status, toast }).toEqual({ id, status: 404, toast: null });
    }
    expect(await everything()).toBe(before);
  });
});

test('no other method than those of a link and a form is answered', async () => {
  const before = await everything();
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of ['/resumes', '/profile', '/admin', '/master-resume']) {
      const { status, to } = await send(await cookieOf('admin'), method, path);
      expect({ method, path, status, to }).toEqual({ method, path, status: 405, to: null });
    }
  expect((await send('', 'HEAD', '/results')).to).toBe('/auth?next=%2Fresults');
  expect(await everything()).toBe(before);
});

describe('what the owner does', () => {
  test.each(owned.map((each) => [each.call.name, each.name, each] as const))(
    '%s by %s is there for them',
    async (_call, _name, { call, name }) => {
      ids = await ownersThings();
      const missing = await callWith(call, name, randomUUID(), 'owner', false);
      const mine = await callWith(call, name, ids[name] ?? '', 'owner', false);
      expect(mine.status).not.toBe(404);
      expect({ ...mine, body: '' }).not.toEqual({ ...missing, body: '' });
    },
  );
});

describe('an action with several intents', () => {
  test('answers 400 to one that it does not have', async () => {
    for (const { path, field } of withIntents(routes))
      for (const intent of ['', 'x', '__proto__', 'constructor', 'toString']) {
        const { status } = await send(await cookieOf('admin'), 'POST', fill(path), { [field]: intent });
        expect({ path, intent, status }).toEqual({ path, intent, status: 400 });
      }
  });
});
