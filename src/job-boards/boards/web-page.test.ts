import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBoardFetch } from '../../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../../e2e/support/servers/board-server.ts';
import { listAll } from '../../../e2e/support/servers/list-board.ts';
import { webPage } from './web-page.ts';

let server: BoardServer;
let site: string;
let count = 0;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  site = `https://site${count}.example`;
  server.forget();
});
const list = (page = `${site}/jobs`) => listAll('web-page', page, createBoardFetch(server));
const marked = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const posting = (title: string, more: object = {}) => ({
  '@type': 'JobPosting',
  title,
  description: `<p>${`Work as a ${title}. `.repeat(40)}</p>`,
  ...more,
});
const links = (...hrefs: string[]) => hrefs.map((href) => `<li><a href="${href}">Open</a></li>`).join('');

test('lists several postings on one page', async () => {
  const postings = [
    posting('Cook', { url: '/jobs/cook' }),
    posting('Baker', { identifier: 'B-7' }),
    posting('Waiter', { identifier: 'Acme', url: '/careers' }),
    posting('Waiter', { identifier: 'Acme', url: '/careers' }),
    posting('Porter', { identifier: 'Acme', url: '/careers' }),
    posting('Teased', { url: '/jobs/teased', description: 'Wait.' }),
    posting('Elsewhere', { url: 'https://other.example/x', description: '' }),
    posting(''),
  ];
  server.page(`${site}/jobs`, `<h1>Jobs</h1>${marked({ '@graph': postings })}`);
  server.page(`${site}/jobs/teased`, `<h1>Teased</h1>${marked(posting('Teased'))}`);
  const { jobs, unreadable } = await list();
  expect(jobs.map(({ title, externalId }) => [title, externalId])).toEqual([
    ['Cook', `${site}/jobs/cook`],
    ['Baker', 'B-7'],
    ['Waiter', 'Waiter'],
    ['Porter', 'Porter'],
    ['Teased', `${site}/jobs/teased`],
  ]);
  expect([unreadable, server.requestCount()]).toEqual([2, 1]);
  const teased = await webPage.describe?.(`${site}/jobs`, jobs[4]!, createBoardFetch(server));
  expect(teased?.description).toContain('Work as a Teased.');
  expect(teased?.externalId).toBe(jobs[4]?.externalId);
  server.page(`${site}/jobs/teased`, '<h1>This job is taken</h1>');
  await expect(webPage.describe?.(`${site}/jobs`, jobs[4]!, createBoardFetch(server))).rejects.toMatchObject({
    code: 'board_shape',
  });
});

test('lists postings on linked pages of the same site', async () => {
  server.page(
    `${site}/jobs`,
    `<h1>Jobs</h1>${links('/jobs/1', '/jobs/1#apply', 'jobs/2?src=list#top', `https://www.site${count}.example/jobs/1`, '/jobs/gone', '/jobs/life', 'https://other.example/jobs/3', 'javascript:x', 'mailto:a@b', '/jobs/flyer.pdf', '/imprint', '/jobs')}`,
  );
  server.page(`${site}/jobs/1`, marked(posting('Cook')));
  server.page(`${site}/jobs/2`, marked(posting('Baker')));
  server.page(`${site}/jobs/life`, '<h1>Life here</h1>');
  const { titles, unreadable } = await list();
  expect([titles, unreadable]).toEqual([['Baker', 'Cook'], 1]);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/jobs',
    '/jobs/1',
    '/jobs/2?src=list',
    '/jobs/gone',
    '/jobs/life',
  ]);
});

test('a linked page that fails makes the list fail', async () => {
  const board = server.board('web-page', `${site}/jobs`);
  board.add(
    { id: '1', title: 'Cook', html: '<p>Cook.</p>' },
    { id: '2', title: 'Baker', html: '<p>Bake.</p>' },
  );
  board.fail({ how: 'status', status: 503, on: 'job-2' });
  await expect(list()).rejects.toMatchObject({ code: 'not_ok', status: 503 });
});

test('at most 200 pages are fetched, and few if the first ones contain no posting', async () => {
  const board = server.board('web-page', `${site}/jobs`);
  board.add(
    ...Array.from({ length: 230 }, (_, at) => ({ id: `${at}`, title: `Job ${at}`, html: '<p>Do.</p>' })),
  );
  expect((await list()).jobs).toHaveLength(200);
  expect(server.requestCount()).toBe(201);
  server.forget();
  server.page(`${site}/careers`, links(...Array.from({ length: 60 }, (_, at) => `/careers/life-${at}`)));
  for (let at = 0; at < 60; at += 1) server.page(`${site}/careers/life-${at}`, '<h1>Life</h1>');
  expect((await list(`${site}/careers`)).jobs).toEqual([]);
  expect(server.requestCount()).toBe(21);
});

test('a page without postings is read as a posting itself', async () => {
  const text = `<h1>Line Cook</h1><p>${'You will cook fish. Experience at the fryer is a requirement. Apply by mail. '.repeat(12)}</p>`;
  server.page(`${site}/jobs`, `<title>Line Cook</title><main>${text}</main>`);
  const { jobs } = await list();
  expect(jobs).toMatchObject([
    { title: 'Line Cook', externalId: 'Line Cook', url: `${site}/jobs`, source: 'page' },
  ]);
});

test('a file is not a list', async () => {
  server
    .board('web-page', `${site}/jobs`)
    .fail({ how: 'body', body: '%PDF', contentType: 'application/pdf' });
  await expect(list()).rejects.toMatchObject({ code: 'board_shape' });
});

test('deep data, long addresses and very many links do no harm', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const long = `/jobs/${'x'.repeat(500)}`;
  server.page(
    `${site}/jobs`,
    `<script type="application/ld+json">{"@type":"JobPosting","title":${deep},"description":"x"}</script>${marked(posting('Cook', { url: long }))}${marked(posting('Baker', { identifier: 'y'.repeat(500) }))}${links(...Array.from({ length: 20_000 }, (_, at) => `/imprint/${at}`))}`,
  );
  const { jobs } = await list();
  expect(jobs.map(({ title, externalId }) => [title, externalId.length])).toEqual([
    ['Cook', 64],
    ['Baker', 64],
  ]);
});
