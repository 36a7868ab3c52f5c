import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';
import { projectRoot } from '../platform/project-root.ts';
import { createFolderStorage } from '../platform/storage.ts';
import { freePort, type ServerProcess, spawnServer, startServerProcess } from './server-process.ts';
import { TestBrowser } from './test-browser.ts';
import { fillDataFolder, testPostgres } from './test-database.ts';
import { until } from './until.ts';

/** These tests kill the real process with SIGKILL. They need the built-in database, because we can't kill a PostgreSQL server. */
const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-kill-'));
let server: ServerProcess | undefined;
let port = '';
let pdf: Uint8Array;

async function start(): Promise<void> {
  server = await startServerProcess({ PORT: port, DATA_DIR: dataDir });
}

const kill = async () => server?.kill();

/** Reads the résumé rows and the stored files while no server runs. */
async function inspect() {
  const database = await openDatabase({ folder: dataDir }, createLogger('silent'));
  await migrateDatabase(database);
  const { rows } = await database.pool.query(
    'select file_path, status, failure from resumes order by created_at',
  );
  const files = (await createFolderStorage(join(dataDir, 'files')).list('resumes')).map(({ key }) => key);
  await database.close();
  return { rows: rows as { file_path: string; status: string; failure: string | null }[], files };
}

/** The accounts that still exist, with the number of rows that belong to each. */
async function accountsLeft(emails: string[]) {
  const database = await openDatabase({ folder: dataDir }, createLogger('silent'));
  const { rows } = await database.pool.query(
    `select email, (select count(*)::int from resumes where user_id = u.id) as resumes,
       (select count(*)::int from sessions where user_id = u.id) as sessions,
       (select count(*)::int from profiles where id = u.id) as profiles
     from users u where email = any($1)`,
    [emails],
  );
  await database.close();
  return rows as { email: string; resumes: number; sessions: number; profiles: number }[];
}

const storedFiles = () =>
  existsSync(join(dataDir, 'files'))
    ? readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    : [];

/** When the server is killed: as the upload begins, while its file is being stored, and once its résumé is listed. */
const momentsOfUpload = [
  () => () => true,
  () => {
    const before = new Set(storedFiles());
    return () => storedFiles().some((file) => !before.has(file));
  },
  (browser: TestBrowser) => async () => (await browser.open('/resumes')).text.includes('cv.pdf'),
] as const;

beforeAll(async () => {
  await fillDataFolder(dataDir);
  pdf = await readFile(join(projectRoot, 'demo/resumes/software-engineer.pdf'));
  port = String(await freePort());
});
afterAll(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.runIf(!testPostgres)('a server killed with -9', () => {
  afterEach(kill);

  test('during uploads and reading leaves nothing half done after a restart', async () => {
    const browsers: TestBrowser[] = [];
    for (const round of [0, 1, 2] as const) {
      await start();
      const browser = new TestBrowser(`http://localhost:${port}`);
      await browser.signUp(`round${round}@example.com`);
      browsers.push(browser);
      const upload = browser.submit('/upload', { file: { name: 'cv.pdf', bytes: pdf } }).catch(() => null);
      await until('the upload has come this far', momentsOfUpload[round](browser));
      await kill();
      await upload;
    }
    const draft = `${dataDir}/files/resumes/left/behind.part`;
    mkdirSync(dirname(draft), { recursive: true });
    writeFileSync(draft, 'half a file');
    await start();
    for (const browser of browsers)
      await until(
        'each résumé is read',
        async () => !(await browser.open('/resumes')).text.includes('Reading your résumé'),
      );
    await kill();
    const state = await inspect();

    expect(state.files.sort()).toEqual(state.rows.map(({ file_path }) => file_path).sort());
    expect(state.rows.length).toBeGreaterThan(0);
    for (const { status, failure } of state.rows) {
      expect(['read', 'failed']).toContain(status);
      if (status === 'failed') expect(failure).toBeTruthy();
    }
  }, 180_000);

  test('during account deletion leaves all of the account or nothing, and no orphaned files', async () => {
    const emails: string[] = [];
    for (let round = 0; round < 2; round++) {
      await start();
      const browser = new TestBrowser(`http://localhost:${port}`);
      const email = `leaver${round}@example.com`;
      await browser.signUp(email);
      await browser.submit('/upload', { file: { name: 'cv.pdf', bytes: pdf } });
      const leaving = browser
        .submit('/profile', { intent: 'delete-account', email, leaveWithoutAdmin: 'on' })
        .catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, round * 20));
      await kill();
      await leaving;
      emails.push(email);
    }
    await start();
    await kill();
    const { rows, files } = await inspect();
    expect(files.sort()).toEqual(rows.map(({ file_path }) => file_path).sort());
    const left = await accountsLeft(emails);
    for (const { resumes, sessions, profiles } of left)
      expect({ resumes, sessions, profiles }).toEqual({ resumes: 1, sessions: 1, profiles: 1 });
  }, 120_000);

  test('frees its data folder for the next start, but not for a second server', async () => {
    await start();
    const second = spawnServer({ PORT: '0', DATA_DIR: dataDir });
    const stderr: Buffer[] = [];
    second.stderr?.on('data', (data) => stderr.push(data));
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(Buffer.concat(stderr).toString()).toContain('is in use by another Rolefit');
  }, 60_000);
});
