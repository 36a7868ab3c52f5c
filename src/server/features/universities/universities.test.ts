import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listOf,
  someUniversities,
  startUniversitiesServer,
  type UniversitiesServer,
} from '../../../../e2e/support/servers/universities-server.ts';
import type { UniversityAnswer } from '../../../shared/university-rules.ts';
import { createLogger } from '../../platform/logger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { refreshUniversities } from './refresh-universities.ts';
import { universityLists } from './universities.tables.ts';
import { refreshUniversitiesWhenDue } from './universities.ts';

const hour = 60 * 60 * 1000;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let publisher: UniversitiesServer;
let other: UniversitiesServer;
let now: number;
let lines: string[];
const open: TestApp[] = [];

beforeEach(async () => {
  publisher = await startUniversitiesServer(listOf(someUniversities));
  other = await startUniversitiesServer(listOf([{ name: 'Inner School' }]));
  now = Date.now();
  lines = [];
});
afterEach(async () => {
  for (const app of open.splice(0).reverse()) await app.close();
  await publisher.close();
  await other.close();
});

async function start(options: Parameters<typeof startTestApp>[0] & { url?: string } = {}): Promise<TestApp> {
  const app = await startTestApp({
    now: () => new Date(now),
    env: {
      UNIVERSITIES_URL: options.url ?? `${publisher.url}/list.json?key=secret`,
      FETCH_ALLOW: `127.0.0.1:${publisher.port}`,
    },
    logger: createLogger('warn', { write: (line) => void lines.push(line) }),
    ...options,
  });
  open.push(app);
  return app;
}

async function member(app: TestApp): Promise<TestBrowser> {
  const browser = app.browser();
  await browser.signUp('student@example.com');
  return browser;
}

async function ask(browser: TestBrowser, query: string): Promise<UniversityAnswer> {
  const { status, html } = await browser.open(`/universities?query=${encodeURIComponent(query)}`);
  expect({ query, status }).toEqual({ query, status: 200 });
  return JSON.parse(html);
}

async function namesFor(browser: TestBrowser, query: string): Promise<string[]> {
  return (await ask(browser, query)).universities.map(({ name }) => name);
}

/** Until the background has fetched it. */
async function untilListed(browser: TestBrowser, query: string, name: string): Promise<string[]> {
  return until(`${name} is listed`, async () => {
    const names = await namesFor(browser, query);
    return names.includes(name) ? names : null;
  });
}

const waitingTasks = async ({ app: { db } }: TestApp) =>
  (await db.execute(sql`select 1 from pgboss.job where name = 'refresh-universities'`)).rows.length;

describe('without a list', () => {
  test('the ten that are built in are searched, and nothing is fetched', async () => {
    const browser = await member(await start({ env: {} }));
    expect(await ask(browser, 'zurich')).toEqual({
      universities: [{ id: 'eth-zurich-switzerland', name: 'ETH Zürich', country: 'Switzerland' }],
      source: 'built-in',
    });
    expect(await namesFor(browser, '')).toContain('Harvard University');
    expect(await namesFor(browser, 'No Such School')).toEqual([]);
    expect(publisher.asked).toBe(0);
  });
});

describe('with a list', () => {
  test('the built-in ones answer until it is there, then it does, and it is fetched once', async () => {
    const browser = await member(await start());
    expect((await ask(browser, 'zurich')).source).toBe('built-in');
    expect(await untilListed(browser, 'ZÜR', 'Zurich Academy')).toEqual([
      'Zurich Academy',
      'ETH Zürich',
      'Universität Zürich',
    ]);
    expect(await namesFor(browser, '')).toEqual(['Oxford Brookes University', 'University of Oxford']);
    expect(await ask(browser, 'lodz')).toEqual({
      universities: [{ id: 'uniwersytet-lodzki-poland', name: 'Uniwersytet Łódzki', country: 'Poland' }],
      source: 'list',
    });
    expect(publisher.asked).toBe(1);
  });

  test.runIf(testPostgres)(
    'another process on the same data searches it without fetching it again',
    async () => {
      const first = await start({ work: false });
      await refreshUniversities(first.app);
      const second = await start({ beside: first, work: false });
      expect(await namesFor(await member(second), 'malaga')).toEqual(['Universidad de Málaga']);
      publisher.answering = listOf([{ name: 'Málaga Nueva' }]);
      await refreshUniversities(second.app);
      const browser = first.browser();
      await browser.submit('/auth', {
        mode: 'signIn',
        email: 'student@example.com',
        password: 'correct horse 7!',
      });
      expect(await namesFor(browser, 'malaga')).toEqual(['Málaga Nueva']);
      expect(publisher.asked).toBe(2);
    },
  );

  test('a day later the old one is searched until the new one is there', async () => {
    const rolefit = await start({ work: false });
    await refreshUniversities(rolefit.app);
    const browser = await member(rolefit);
    publisher.answering = listOf([{ name: 'Zurich New School' }]);
    now += 23 * hour;
    await namesFor(browser, 'zurich');
    expect(await waitingTasks(rolefit)).toBe(0);
    now += 2 * hour;
    expect(await namesFor(browser, 'zurich')).toContain('ETH Zürich');
    expect(await waitingTasks(rolefit)).toBe(1);
    await refreshUniversities(rolefit.app);
    expect(await namesFor(browser, 'zurich')).toEqual(['Zurich New School']);
  });

  test('many who notice at once that it is missing have it fetched once', async () => {
    const app = await start({ work: false });
    const browser = await member(app);
    await Promise.all(Array.from({ length: 12 }, () => ask(browser, 'oxford')));
    expect(await waitingTasks(app)).toBe(1);
  });

  test('another address in the settings is another list', async () => {
    const { app } = await start({ work: false });
    await refreshUniversities(app);
    const universitiesUrl = `${publisher.url}/other.json`;
    const moved = { ...app, settings: { ...app.settings, universitiesUrl } };
    expect(await refreshUniversitiesWhenDue(moved)).toBeUndefined();
    await refreshUniversities(moved);
    const kept = await app.db.select({ url: universityLists.url }).from(universityLists);
    expect(kept).toEqual([{ url: universitiesUrl }]);
  });
});

describe('a list that cannot be had', () => {
  const failures: [string, UniversitiesServer['answering'], string][] = [
    ['an error', (response) => void response.writeHead(500).end('[{"name":"X"}]'), 'not_ok 500'],
    ['garbage', (response) => void response.end('<h1>Hello</h1>'), 'no JSON array'],
    ['no university', listOf([]), 'no JSON array'],
    [
      'something huge',
      (response) => void response.end(`[${'{"name":"Flood College"},'.repeat(300_000)}{}]`),
      'too_large',
    ],
    [
      'nothing in time',
      (response) => void response.writeHead(200).write('[{"name":"Slow College"}'),
      'timeout',
    ],
    [
      'another place of this machine',
      (response) =>
        void response.writeHead(302, { location: `http://127.0.0.1:${other.port}/inner.json` }).end(),
      'blocked',
    ],
  ];

  test.skipIf(testPostgres)('leaves what is there, and the log says why without the address', async () => {
    const app = await start({ work: false });
    const browser = await member(app);
    const fetchFrom = async (answering: UniversitiesServer['answering']) => {
      publisher.answering = answering;
      await refreshUniversities(app.app);
    };
    for (const [, answering] of failures) await fetchFrom(answering);
    expect(await ask(browser, 'stanford')).toMatchObject({ source: 'built-in', universities: [{}] });
    await fetchFrom(listOf(someUniversities));
    for (const [, answering] of failures) await fetchFrom(answering);
    expect(await ask(browser, 'lodz')).toMatchObject({ source: 'list', universities: [{}] });
    expect(other.asked).toBe(0);
    const reasons = lines
      .filter((line) => line.includes('UNIVERSITIES_URL'))
      .map((line) => JSON.parse(line).reason);
    const expected = failures.map(([, , reason]) => expect.stringContaining(reason));
    expect(reasons).toEqual([...expected, ...expected]);
    expect(lines.join()).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('is asked for again after ten minutes, not before', async () => {
    publisher.answering = (response) => void response.writeHead(500).end();
    const app = await start({ work: false });
    const browser = await member(app);
    await ask(browser, 'x');
    now += 9 * 60 * 1000;
    await ask(browser, 'x');
    expect(await waitingTasks(app)).toBe(1);
    now += 2 * 60 * 1000;
    await ask(browser, 'x');
    expect(await waitingTasks(app)).toBe(2);
  });
});

describe('the question', () => {
  test('may be anything', async () => {
    const browser = await member(await start({ env: {} }));
    for (const query of [
      '%00',
      '%',
      'x'.repeat(10_000),
      '%F0%28%8C%28',
      "'; drop table users; --",
      '{"$gt":""}',
    ]) {
      const { status, html } = await browser.open(`/universities?query=${query}`);
      expect({ query, status }).toEqual({ query, status: 200 });
      expect(JSON.parse(html)).toEqual({ universities: [], source: 'built-in' });
    }
  });

  test('is refused with a time to wait after more than anybody types', async () => {
    const app = await start({ env: {} });
    const browser = await member(app);
    await ask(browser, 'x');
    const { name, attempts } = limits.universitySearchPerAccount;
    const [taken] = await app.app.db
      .update(rateLimits)
      .set({ count: attempts })
      .where(sql`${rateLimits.key} like ${`${name}:%`}`)
      .returning();
    const { status, html, headers } = await browser.open('/universities?query=x');
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(JSON.parse(html)).toEqual({ message: 'Please wait a few moments before trying again.' });
    await app.app.db.delete(rateLimits).where(eq(rateLimits.key, taken?.key ?? ''));
  });

  test('comes from nobody who is not signed in', async () => {
    const { url, text } = await (await start({ env: {} })).browser().open('/universities?query=oxford');
    expect(url).toMatch(/^\/auth/);
    expect(text).not.toContain('University of Oxford');
  });
});

describe('the page without JavaScript', () => {
  test('takes any name and shows it as selected', async () => {
    const browser = await member(await start({ env: {} }));
    const empty = await browser.open('/university-search');
    expect(empty.text).toContain('Select a University');
    expect(empty.text).not.toContain('Selected University');
    expect(empty.html).toMatch(/<input[^>]*name="university"/);
    expect(empty.html).not.toContain('role="combobox"');
    const { text, html } = await browser.open('/university-search?university=Night+School+%3Cb%3E');
    expect(text).toContain('Selected University Night School <b>');
    expect(html).not.toContain('School <b>');
  });
});
