import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { masterResumeChoice } from '../../../shared/resume-choice.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { TestBrowser } from '../test-browser.ts';
import { databaseSettings, testPostgres } from '../test-database.ts';
import { attackTimeoutMs, report, sized } from './attack-size.ts';

/** How often each kind of post is sent. Those that start a process or read a page take longer. */
const times = sized({ quick: 15, slow: 2 }, { quick: 500, slow: 170 });
const megabytes = 3;

type Kinds = Record<string, () => Promise<number>>;

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-attack-'));
let server: ServerProcess;
let site: Server;
let browser: TestBrowser;
let address = 0;

beforeAll(async () => {
  const page = `<title>Nurse</title><p>${'We look for a nurse with telemetry. '.repeat((megabytes * 1_000_000) / 36)}`;
  site = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(page),
  ).listen(0);
  await once(site, 'listening');
  server = await startServerProcess({
    ...(await databaseSettings(dataDir)),
    TRUST_PROXY: '1',
    FETCH_ALLOW: `127.0.0.1:${(site.address() as { port: number }).port}`,
  });
  browser = await member();
}, attackTimeoutMs);
afterAll(async () => {
  await server?.kill();
  site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'posts of 3 MB leave nothing behind',
  async () => {
    const quick: Kinds = {
      'a sign-in': () =>
        submit('/auth', urlencoded({ mode: 'signIn', email: 'a@example.com', password: large() })),
      'a check of a long text': () => submit('/check', urlencoded({ resumeText: large(), postingText: 'x' })),
      'a check with a part of a long form': () =>
        submit('/check', urlencoded({ resumeText: 'x'.repeat(30_000), other: large() })),
    };
    const slow: Kinds = {
      'a check of a file': () => submit('/check', withFile('resumeFile')),
      'an upload': () => submit('/upload/file', withFile('file')),
      'a page that is read': readPage,
    };
    const statuses = new Map<string, Set<number>>();
    const send = async (kinds: Kinds, count: number) => {
      for (let time = 0; time < count; time++)
        for (const [kind, post] of Object.entries(kinds))
          statuses.set(kind, (statuses.get(kind) ?? new Set()).add(await post()));
    };
    await send({ ...quick, ...slow }, 1);
    const before = await settled();
    await send(quick, times.quick);
    await send(slow, times.slow);
    const after = await settled();
    report(`posts of 3 MB, ${testPostgres ? 'PostgreSQL' : 'built-in database'}`, {
      posts: 3 * (times.quick + times.slow),
      'MB before': mb(before.kept),
      'MB after': mb(after.kept),
      'resident MB before': mb(before.rss),
      'resident MB after': mb(after.rss),
      answers: JSON.stringify([...statuses].map(([kind, codes]) => [kind, ...codes])),
    });
    expect(after.kept / before.kept).toBeLessThan(1.2);
    expect(after.rss / before.rss).toBeLessThan(1.5);
    const codes = (kind: string) => [...(statuses.get(kind) ?? [])];
    expect(codes('a sign-in')).toEqual([413]);
    expect(codes('a check of a long text')).toEqual([400]);
    expect(codes('a page that is read')).toEqual([400]);
  },
  attackTimeoutMs,
);

test('each form has a limit of its own', async () => {
  const status = (path: string, bytes: number) => submit(path, urlencoded({ text: 'x'.repeat(bytes) }));
  expect(await status('/auth', 9_000)).toBe(400);
  expect(await status('/auth', 11_000)).toBe(413);
  expect(await status('/auth.data', 11_000)).toBe(413);
  expect(await status('/feedback', 90_000)).toBe(400);
  expect(await status('/feedback', 110_000)).toBe(413);
  expect(await status('/companies/add', 110_000)).toBe(413);
  expect(await status('/analyze', 1_900_000)).toBe(400);
  expect(await status('/analyze', 2_200_000)).toBe(413);
  expect(await status('/no/such/page', 110_000)).toBe(413);
});

/** What is kept once garbage is collected. Work in the background may still hold something. */
async function settled(): Promise<{ kept: number; rss: number }> {
  const { memory } = await server.measure();
  return { kept: memory.heapUsed + memory.external, rss: memory.rss };
}

const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
const large = () => 'ä'.repeat((megabytes * 1_000_000) / 6);
const urlencoded = (fields: Record<string, string>) => new URLSearchParams(fields);
function withFile(name: string): FormData {
  const form = new FormData();
  form.append(name, new File([new Uint8Array(megabytes * 1_000_000)], 'cv.pdf'));
  return form;
}

/**
 * From a new address each time, so that no limit on attempts keeps the form from being read. 413 also if the server hangs
 * up: it doesn't wait for the rest of what it refuses.
 */
async function submit(path: string, body: BodyInit): Promise<number> {
  const headers = {
    Cookie: browser.cookieHeader(),
    'X-Forwarded-For': `10.1.${address >> 8}.${address++ & 255}`,
  };
  const request = { method: 'POST', body, headers, redirect: 'manual' } as const;
  const response = await fetch(server.url + path, request).catch(() => null);
  await response?.text();
  return response?.status ?? 413;
}

async function member(): Promise<TestBrowser> {
  const person = new TestBrowser(server.url, `10.2.0.${address}`);
  await person.signUp(`person${address++}@example.com`);
  const certificate = { intent: 'add-certification', name: 'BLS', issuingOrganization: 'Heart Board' };
  await person.submit('/master-resume', { ...certificate, from: 'page' });
  return person;
}

/** An account may have so many pages read in ten minutes. */
const pagesPerPerson = 25;
let pages = 0;

async function readPage(): Promise<number> {
  if (pages++ % pagesPerPerson === 0) browser = await member();
  const jobUrl = `http://127.0.0.1:${(site.address() as { port: number }).port}/`;
  return submit('/analyze', urlencoded({ source: 'url', resumeId: masterResumeChoice, jobUrl }));
}
