import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileTexts } from '../../../fit/invariants/hostile-texts.fixtures.ts';
import { masterResumeChoice } from '../../../shared/resume-choice.ts';
import { maxPostingChars } from '../../../shared/rules/posting-rules.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { TestBrowser } from '../test-browser.ts';
import { databaseSettings, testPostgres } from '../test-database.ts';
import { attackTimeoutMs, report, sized } from './attack-size.ts';
import { hostilePages } from './hostile-pages.fixtures.ts';

const shapes = sized(4, 40);
const atOnce = sized(5, 25);
/** In processor time of the server's main thread. Generous in the short version, which runs on slow machines. */
const longestAllowedMs = sized(400, 100);

const posting = `Registered Nurse\nRequirements\n- BLS certification\n- Two years of telemetry\nWe offer a permanent position.`;
const resume = `Ida Holm\nRegistered Nurse, Elm Hospital, 2016 - present\n- Cared for patients\nSkills: BLS, telemetry`;

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-attack-'));
const pages = hostilePages(2_000_000);
let server: ServerProcess;
let site: Server;
let origin = '';

beforeAll(async () => {
  site = createServer((request, response) => {
    response
      .setHeader('Content-Type', 'text/html')
      .end(pages[decodeURIComponent(request.url?.slice(1) ?? '')]);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `127.0.0.1:${(site.address() as { port: number }).port}`;
  server = await startServerProcess({
    ...(await databaseSettings(dataDir)),
    TRUST_PROXY: '1',
    FETCH_ALLOW: origin,
  });
}, attackTimeoutMs);
afterAll(async () => {
  await server?.kill();
  site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'hostile texts and pages keep nobody waiting',
  async () => {
    const texts = Object.entries(hostileTexts(maxPostingChars - 1_000)).slice(0, shapes);
    const links = Object.keys(pages).slice(0, shapes);
    const people = await Promise.all(
      Array.from({ length: Math.ceil(links.length / 10) }, (_, index) => member(index)),
    );
    const attacks: [string, () => Promise<number>][] = [
      ...texts.flatMap(([name, text]): [string, () => Promise<number>][] => [
        [`${name} as a résumé`, () => check({ resumeText: text, postingText: posting })],
        [`${name} as a posting`, () => check({ resumeText: resume, postingText: `${posting}\n${text}` })],
      ]),
      ...links.map((name, index): [string, () => Promise<number>] => [
        `${name} as a page`,
        () => read(people[index % people.length] as TestBrowser, name),
      ]),
    ];
    await check({ resumeText: resume, postingText: posting });
    await server.measure();
    const statuses: Record<number, number> = {};
    const stalls: { what: string; ms: number }[] = [];
    for (let from = 0; from < attacks.length; from += atOnce) {
      const wave = attacks.slice(from, from + atOnce);
      await Promise.all(
        wave.map(async ([, attack]) => {
          const status = await attack();
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
      );
      const { longestStallMs: ms } = await server.measure();
      stalls.push({ what: wave.map(([name]) => name).join(', '), ms });
    }
    const longest = stalls.sort((one, other) => other.ms - one.ms)[0];
    report(`hostile texts and pages, ${testPostgres ? 'PostgreSQL' : 'built-in database'}`, {
      attacks: attacks.length,
      'at once': atOnce,
      'longest stall in ms': Math.round(longest?.ms ?? 0),
      among: longest?.what ?? '',
      answers: JSON.stringify(statuses),
    });
    expect(Object.keys(statuses).filter((status) => !['200', '302', '400'].includes(status))).toEqual([]);
    expect(longest?.ms, longest?.what).toBeLessThan(longestAllowedMs);
  },
  attackTimeoutMs,
);

let address = 0;
const headers = (cookie = '') => ({
  Cookie: cookie,
  'X-Forwarded-For': `10.3.${address >> 8}.${address++ & 255}`,
});

async function check(fields: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${server.url}/check`, { method: 'POST', body, headers: headers() });
  await response.text();
  return response.status;
}

async function read(person: TestBrowser, name: string): Promise<number> {
  const jobUrl = `http://${origin}/${encodeURIComponent(name)}`;
  const body = new URLSearchParams({ source: 'url', resumeId: masterResumeChoice, jobUrl });
  const response = await fetch(`${server.url}/analyze`, {
    method: 'POST',
    body,
    headers: headers(person.cookieHeader()),
    redirect: 'manual',
  });
  await response.text();
  return response.status;
}

async function member(index: number): Promise<TestBrowser> {
  const person = new TestBrowser(server.url, `10.4.0.${index}`);
  await person.signUp(`person${index}@example.com`);
  const certificate = { intent: 'add-certification', name: 'BLS', issuingOrganization: 'Heart Board' };
  await person.submit('/master-resume', { ...certificate, from: 'page' });
  return person;
}
