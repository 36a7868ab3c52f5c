import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listOf,
  someUniversities,
  startUniversitiesServer,
  type UniversitiesServer,
} from '../../../../e2e/support/servers/universities-server.ts';
import type { UniversityAnswer } from '../../../shared/rules/university-rules.ts';
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
const running: TestApp[] = [];

beforeEach(async () => {
  publisher = await startUniversitiesServer(listOf(someUniversities));
  other = await startUniversitiesServer(listOf([{ name: 'Inner School' }]));
  now = Date.now();
  lines = [];
});
afterEach(async () => {
  for (const app of running.splice(0).reverse()) await app.close();
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
  running.push(app);
  return app;
}

async function createUser(app: TestApp): Promise<TestBrowser> {
  const browser = app.browser();
  await browser.signUp('student@example.com');
  return browser;
}

async function search(browser: TestBrowser, query: string): Promise<UniversityAnswer> {
  const { status, html } = await browser.open(`/universities?query=${encodeURIComponent(query)}`);
  expect({ query, status }).toEqual({ query, status: 200 });
  return JSON.parse(html);
}

async function namesFor(browser: TestBrowser, query: string): Promise<string[]> {
  return (await search(browser, query)).universities.map(({ name }) => name);
}

/** Waits until the list has been fetched. */
async function untilListed(browser: TestBrowser, query: string, name: string): Promise<string[]> {
  return until(`${name} is listed`, async () => {
    const names = await namesFor(browser, query);
    return names.includes(name) ? names : null;
  });
}

const queuedTasks = async ({ app: { db } }: TestApp) =>
  (await db.execute(sql`select 1 from pgboss.job where name = 'refresh-universities'`)).rows.length;

describe('on a fresh installation', () => {
  test('the universities of the world are searched, and nothing is fetched', async () => {
    const browser = await createUser(await start({ env: {} }));
    expect(await search(browser, 'eth zurich')).toEqual({
      universities: [{ id: 'eth-zurich-switzerland', name: 'ETH Zürich', country: 'Switzerland' }],
      isFinal: true,
    });
    expect(await namesFor(browser, 'SÃO PAULO')).toContain('Universidade de São Paulo');
    expect((await namesFor(browser, 'mit'))[0]).toBe('Massachusetts Institute of Technology (MIT)');
    expect(await namesFor(browser, 'university')).toHaveLength(30);
    expect(await namesFor(browser, '')).toContain('Harvard University');
    expect(await namesFor(browser, 'No Such School')).toEqual([]);
    expect(publisher.requestCount).toBe(0);
  });
});

describe('with a list', () => {
  test('the built-in universities are searched until it is fetched, once', async () => {
    const browser = await createUser(await start());
    expect(await search(browser, 'eth zurich')).toMatchObject({ universities: [{}], isFinal: false });
    expect(await untilListed(browser, 'ZÜR', 'Zurich Academy')).toEqual([
      'Zurich Academy',
      'ETH Zürich',
      'Universität Zürich',
    ]);
    expect(await namesFor(browser, '')).toEqual(['Oxford Brookes University', 'University of Oxford']);
    expect(await search(browser, 'lodz')).toEqual({
      universities: [{ id: 'uniwersytet-lodzki-poland', name: 'Uniwersytet Łódzki', country: 'Poland' }],
      isFinal: true,
    });
    expect(await namesFor(browser, 'university of cambridge')).toEqual([]);
    expect(publisher.requestCount).toBe(1);
  });

  test.runIf(testPostgres)('another process on the same data uses it without fetching it', async () => {
    const first = await start({ work: false });
    await refreshUniversities(first.app);
    const second = await start({ beside: first, work: false });
    expect(await namesFor(await createUser(second), 'malaga')).toEqual(['Universidad de Málaga']);
    publisher.respond = listOf([{ name: 'Málaga Nueva' }]);
    await refreshUniversities(second.app);
    const browser = first.browser();
    await browser.submit('/auth', {
      mode: 'signIn',
      email: 'student@example.com',
      password: 'correct horse 7!',
    });
    expect(await namesFor(browser, 'malaga')).toEqual(['Málaga Nueva']);
    expect(publisher.requestCount).toBe(2);
  });

  test('after a day, the old one is searched until the new one is fetched', async () => {
    const rolefit = await start({ work: false });
    await refreshUniversities(rolefit.app);
    const browser = await createUser(rolefit);
    publisher.respond = listOf([{ name: 'Zurich New School' }]);
    now += 23 * hour;
    await namesFor(browser, 'zurich');
    expect(await queuedTasks(rolefit)).toBe(0);
    now += 2 * hour;
    expect(await namesFor(browser, 'zurich')).toContain('ETH Zürich');
    expect(await queuedTasks(rolefit)).toBe(1);
    await refreshUniversities(rolefit.app);
    expect(await namesFor(browser, 'zurich')).toEqual(['Zurich New School']);
  });

  test('simultaneous searches fetch a missing list once', async () => {
    const app = await start({ work: false });
    const browser = await createUser(app);
    await Promise.all(Array.from({ length: 12 }, () => search(browser, 'oxford')));
    expect(await queuedTasks(app)).toBe(1);
  });

  test('another URL in the settings is another list', async () => {
    const { app } = await start({ work: false });
    await refreshUniversities(app);
    const universitiesUrl = `${publisher.url}/other.json`;
    const moved = { ...app, settings: { ...app.settings, universitiesUrl } };
    expect(await refreshUniversitiesWhenDue(moved)).toBeUndefined();
    await refreshUniversities(moved);
    const rows = await app.db.select({ url: universityLists.url }).from(universityLists);
    expect(rows).toEqual([{ url: universitiesUrl }]);
  });
});

describe('a list that cannot be fetched', () => {
  const failures: [string, UniversitiesServer['respond'], string][] = [
    ['an error', (response) => void response.writeHead(500).end('[{"name":"X"}]'), 'not_ok 500'],
    ['garbage', (response) => void response.end('<h1>Hello</h1>'), 'no JSON array'],
    ['an empty list', listOf([]), 'no JSON array'],
    [
      'a huge list',
      (response) => void response.end(`[${'{"name":"Flood College"},'.repeat(300_000)}{}]`),
      'too_large',
    ],
    [
      'a response that is too slow',
      (response) => void response.writeHead(200).write('[{"name":"Slow College"}'),
      'timeout',
    ],
    [
      'a redirect to another local server',
      (response) =>
        void response.writeHead(302, { location: `http://127.0.0.1:${other.port}/inner.json` }).end(),
      'blocked',
    ],
  ];

  test.skipIf(testPostgres)('keeps the current list, and logs the reason without the URL', async () => {
    const app = await start({ work: false });
    const browser = await createUser(app);
    const refreshWith = async (respond: UniversitiesServer['respond']) => {
      publisher.respond = respond;
      await refreshUniversities(app.app);
    };
    for (const [, respond] of failures) await refreshWith(respond);
    expect(await search(browser, 'stanford')).toMatchObject({ isFinal: false });
    await refreshWith(listOf(someUniversities));
    for (const [, respond] of failures) await refreshWith(respond);
    expect(await search(browser, 'lodz')).toMatchObject({ isFinal: true, universities: [{}] });
    expect(other.requestCount).toBe(0);
    const reasons = lines
      .filter((line) => line.includes('UNIVERSITIES_URL'))
      .map((line) => JSON.parse(line).reason);
    const expected = failures.map(([, , reason]) => expect.stringContaining(reason));
    expect(reasons).toEqual([...expected, ...expected]);
    expect(lines.join()).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('is fetched again after ten minutes, not before', async () => {
    publisher.respond = (response) => void response.writeHead(500).end();
    const app = await start({ work: false });
    const browser = await createUser(app);
    await search(browser, 'x');
    now += 9 * 60 * 1000;
    await search(browser, 'x');
    expect(await queuedTasks(app)).toBe(1);
    now += 2 * 60 * 1000;
    await search(browser, 'x');
    expect(await queuedTasks(app)).toBe(2);
  });
});

describe('the query', () => {
  test('may contain anything', async () => {
    const browser = await createUser(await start({ env: {} }));
    for (const query of [
      '%00',
      '%',
      'x'.repeat(10_000),
      '%F0%28%8C%28',
      "'; drop table users; --",
      '{"$where":"sleep"}',
    ]) {
      const { status, html } = await browser.open(`/universities?query=${query}`);
      expect({ query, status }).toEqual({ query, status: 200 });
      expect(JSON.parse(html)).toEqual({ universities: [], isFinal: true });
    }
  });

  test('is rate-limited with a Retry-After header', async () => {
    const app = await start({ env: {} });
    const browser = await createUser(app);
    await search(browser, 'x');
    const { name, attempts } = limits.universitySearchPerAccount;
    const [limit] = await app.app.db
      .update(rateLimits)
      .set({ count: attempts })
      .where(sql`${rateLimits.key} like ${`${name}:%`}`)
      .returning();
    const { status, html, headers } = await browser.open('/universities?query=x');
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(JSON.parse(html)).toEqual({ message: 'Please wait a few moments before trying again.' });
    await app.app.db.delete(rateLimits).where(eq(rateLimits.key, limit?.key ?? ''));
  });

  test('is refused for visitors', async () => {
    const { url, text } = await (await start({ env: {} })).browser().open('/universities?query=oxford');
    expect(url).toMatch(/^\/auth/);
    expect(text).not.toContain('University of Oxford');
  });
});

describe('the page without JavaScript', () => {
  test('accepts any name and shows it as selected', async () => {
    const browser = await createUser(await start({ env: {} }));
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
