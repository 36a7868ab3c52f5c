import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOwnPostgres } from '../../../../scripts/postgres.mjs';
import { projectRoot } from '../../platform/project-root.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { isHealthy, type ServerProcess, startServerProcess } from '../server-process.ts';
import { TestBrowser } from '../test-browser.ts';
import { testPostgres } from '../test-database.ts';
import { until } from '../until.ts';
import { attackChance, attackTimeoutMs, report, sized } from './attack-size.ts';

const rounds = sized(3, 10);
const peoplePerRound = sized(2, 4);
const ways = ['immediate', 'terminate', 'fast'] as const;

type Postgres = Extract<Awaited<ReturnType<typeof startOwnPostgres>>, { url: string }>;

/** Everything that was answered with success, to be looked for at the end. */
type Acknowledged = { emails: Set<string>; uploads: Set<string>; certificates: Set<string> };

describe.runIf(testPostgres)('a PostgreSQL that restarts under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-attack-'));
  const chance = attackChance();
  const acknowledged: Acknowledged = { emails: new Set(), uploads: new Set(), certificates: new Set() };
  let postgres: Postgres;
  let server: ServerProcess;
  let pdf: Uint8Array;

  beforeAll(async () => {
    postgres = (await startOwnPostgres()) as Postgres;
    pdf = await readFile(join(projectRoot, 'demo/resumes/software-engineer.pdf'));
    server = await startServerProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  }, attackTimeoutMs);
  afterAll(async () => {
    await server?.kill();
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test(
    'the server lives through it, answers 503 meanwhile and loses nothing',
    async () => {
      const back: number[] = [];
      const statuses: Record<number, number> = {};
      const witness = new TestBrowser(server.url);
      await witness.signUp('witness@example.com');
      for (let round = 0; round < rounds; round++) {
        const stopped = new AbortController();
        const people = Array.from({ length: peoplePerRound }, (_, index) =>
          work(`person${round}-${index}@example.com`, statuses, stopped.signal),
        );
        const uploads = acknowledged.uploads.size;
        await until('somebody has uploaded a file', () => acknowledged.uploads.size > uploads);
        await pause(chance() * 1_500);
        const way = ways[round % ways.length] as (typeof ways)[number];
        if (way === 'terminate') await terminateConnections();
        else {
          postgres.halt(way);
          await expectOutage(witness);
          await pause(chance() * 1_500);
          postgres.resume();
        }
        const resumed = performance.now();
        await until('the health check answers', () => isHealthy(server.url));
        await until('pages answer', async () => (await witness.open('/resumes')).status === 200);
        back.push(performance.now() - resumed);
        await pause(500);
        stopped.abort();
        await Promise.all(people);
        expect(server.hasExited(), server.errors()).toBe(false);
        expect((await witness.open('/resumes')).url, 'still signed in').toBe('/resumes');
      }
      const resumedWork = performance.now();
      await until('nothing waits', async () => (await unfinished()) === 0);
      report('PostgreSQL restarts', {
        rounds,
        'ms until pages answer, at most': Math.round(Math.max(...back)),
        's until no task is left': ((performance.now() - resumedWork) / 1000).toFixed(1),
        'acknowledged writes':
          acknowledged.emails.size + acknowledged.uploads.size + acknowledged.certificates.size,
        'answers by status': JSON.stringify(statuses),
      });
      await expectNothingLost();
      await expectNothingLeft();
    },
    attackTimeoutMs,
  );

  /** One person signs up, uploads, starts an analysis of the made-up companies' jobs, and keeps adding certificates. */
  async function work(email: string, statuses: Record<number, number>, stopped: AbortSignal): Promise<void> {
    const browser = new TestBrowser(server.url);
    const post = async (path: string, fields: Parameters<TestBrowser['submit']>[1]) => {
      const page = await browser.submit(path, fields).catch(() => null);
      const status = page?.status ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      return page;
    };
    const entrance = await browser.signUp(email).catch(() => null);
    if (entrance?.status !== 200 || entrance.url.startsWith('/auth')) return;
    acknowledged.emails.add(email);
    let hasFile = false;
    let hasRun = false;
    for (let count = 0; !stopped.aborted; count++) {
      if (!hasFile) {
        hasFile = (await post('/upload/file', { file: { name: 'cv.pdf', bytes: pdf } }))?.status === 201;
        if (hasFile) acknowledged.uploads.add(email);
        await post('/companies', { intent: 'follow-samples' });
      }
      if (hasFile && !hasRun) hasRun = await startRun(browser, email);
      const name = `Certificate ${count} of ${email}`;
      const certificate = { intent: 'add-certification', name, issuingOrganization: 'Board', from: 'page' };
      if ((await post('/master-resume', certificate))?.status === 200) acknowledged.certificates.add(name);
    }
  }

  /** Returns whether the run has started: not before the résumé has been read. */
  async function startRun(browser: TestBrowser, email: string): Promise<boolean> {
    const [pair] = await query<{ resume: string; company: string }>(
      `select r.id as resume, c.id as company from companies c, resumes r join users u on u.id = r.user_id
       where c.is_demo and u.email = $1 and r.status = 'read' limit 1`,
      [email],
    ).catch(() => []);
    if (!pair) return false;
    const run = { intent: 'start-company', resumeId: pair.resume, companyId: pair.company, from: 'page' };
    const page = await browser.submit('/analyze/runs', run).catch(() => null);
    return page?.status === 200;
  }

  async function expectOutage(witness: TestBrowser): Promise<void> {
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.text()]).toEqual([503, 'The database does not answer.']);
    // Connections that were open may end a moment later than new ones are refused.
    const page = await until('pages say so', async () => {
      const answer = await witness.open('/resumes');
      return answer.status === 503 ? answer : null;
    });
    expect(page.text).toContain('We can’t reach your data right now. What you saved is safe.');
    expect(page.headers.get('Retry-After')).toBe('5');
    const home = await witness.open('/');
    expect([home.status, home.text.includes('Failed to authenticate')]).toEqual([503, true]);
    const form = await witness.submit('/master-resume', {
      ...{ intent: 'add-certification', name: 'Lost', issuingOrganization: 'Board', from: 'page' },
    });
    expect(form.status).toBe(503);
  }

  async function query<Row>(text: string, values: string[] = []): Promise<Row[]> {
    const client = new pg.Client(postgres.url);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text, values)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  const terminateConnections = () =>
    query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
    );

  /** Résumés being read, runs under way, and tasks that are due or running. */
  async function unfinished(): Promise<number> {
    const [row] = await query<{ left: number }>(
      `select (select count(*) from resumes where status = 'reading')
         + (select count(*) from active_analyses where status = 'running')
         + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
             and start_after < now() + interval '30 seconds') as left`,
    );
    return Number(row?.left);
  }

  async function expectNothingLost(): Promise<void> {
    const emails = await query<{ email: string }>('select email from users');
    expect(emails.map(({ email }) => email)).toEqual(expect.arrayContaining([...acknowledged.emails]));
    const uploads = await query<{ email: string; status: string }>(
      'select u.email, r.status from resumes r join users u on u.id = r.user_id',
    );
    expect(uploads.map(({ email }) => email)).toEqual(expect.arrayContaining([...acknowledged.uploads]));
    expect(new Set(uploads.map(({ status }) => status))).toEqual(new Set(['read']));
    const certificates = (await query<{ name: string }>('select name from master_resume_certifications')).map(
      ({ name }) => name,
    );
    expect(certificates).toEqual(expect.arrayContaining([...acknowledged.certificates]));
    expect(new Set(certificates).size, 'none is there twice').toBe(certificates.length);
    expect(acknowledged.certificates.size).toBeGreaterThan(rounds);
  }

  /** Every row has its file. A file may lack its row until the sweep. */
  async function expectNothingLeft(): Promise<void> {
    const rows = await query<{ file_path: string }>('select file_path from resumes');
    const files = (await createFolderStorage(join(dataDir, 'files')).list('resumes')).map(({ key }) => key);
    expect(files).toEqual(expect.arrayContaining(rows.map(({ file_path }) => file_path)));
    const failed = await query<{ name: string }>("select name from pgboss.job where state = 'failed'");
    expect(failed).toEqual([]);
  }
});
