import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandInBoard } from '../../../e2e/support/servers/board-data.ts';
import { createBoardFetch } from '../../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../../e2e/support/servers/board-server.ts';
import { listAll } from '../../../e2e/support/servers/list-board.ts';

let server: BoardServer;
let board: StandInBoard;
let count = 0;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  board = server.board('personio', `acme${count}`);
  server.forget();
});
const list = (fetch = createBoardFetch(server)) => listAll('personio', board.identifier, fetch);

test('a position that is listed twice is one job with all its offices', async () => {
  board.add(
    {
      id: '5',
      title: 'Engineer & <Lead>',
      html: '<p>Build ]]> it.</p>',
      places: ['Munich', 'Berlin', 'Munich'],
    },
    { id: '6', title: 'Engineer again', html: '<p>Build.</p>', wire: { id: 5 } },
  );
  const { jobs } = await list();
  expect(jobs).toMatchObject([
    {
      title: 'Engineer & <Lead>',
      location: 'Munich; Berlin',
      description: 'Your tasks\n\nBuild ]]> it.',
      applyUrl: `https://${board.identifier}.jobs.personio.de/job/5#apply`,
    },
  ]);
});

test("texts without an English version come from the feed in the company's own language", async () => {
  board.add(
    { id: '1', title: 'Engineer', html: '<p>Build.</p>' },
    { id: '2', title: 'Koch', html: '<p>Kochen.</p>', untranslated: true },
  );
  expect((await list()).jobs.map(({ description }) => description)).toEqual([
    'Your tasks\n\nBuild.',
    'Your tasks\n\nKochen.',
  ]);
  expect(server.requests.map(({ path }) => path)).toEqual(['/xml?language=en', '/xml']);
});

test('a feed that is complete in English is fetched once, on either domain', async () => {
  server.board('personio', 'com:acme').add({ id: '1', title: 'Engineer', html: '<p>Build.</p>' });
  const { jobs } = await listAll('personio', 'com:acme', createBoardFetch(server));
  expect(jobs[0]?.url).toBe('https://acme.jobs.personio.com/job/1');
  expect(server.requests.map(({ host }) => host)).toEqual(['acme.jobs.personio.com']);
});

test.each([
  ['permanent', 'part-time', 'Part-time'],
  ['intern', 'full-time', 'Internship'],
  ['permanent', 'full-or-part-time', 'Full-time or part-time'],
  ['working_student', undefined, 'Working student'],
])('%s and %s is %s', async (employmentType, schedule, words) => {
  board.add({ id: '1', title: 'Job', html: '<p>Do.</p>', wire: { employmentType, schedule } });
  expect((await list()).jobs[0]?.employmentType).toBe(words);
});

test.each([
  ['a truncated feed', '<workzag-jobs><position><id>1</id><name>Cook</name></position>'],
  ['another document', '<rss><channel><item/></channel></rss>'],
  ['JSON', '{"jobs":[]}'],
])('%s is not a list', async (_, body) => {
  board.fail({ how: 'body', body, contentType: 'text/xml' });
  await expect(list()).rejects.toMatchObject({ code: 'board_shape' });
});

test('declared entities are not expanded, and deep or unknown markup does no harm', async () => {
  const lols = Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  const body = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${lols}<!ENTITY file SYSTEM "file:///etc/passwd">]>
<workzag-jobs><position><id>1</id><name>&l30;&file;</name><title/><constructor>x</constructor><__proto__>y</__proto__>
<jobDescriptions><jobDescription><value>${'<b>'.repeat(100_000)}Deep</value></jobDescription></jobDescriptions></position>
<position><id>2</id><name>Cook &amp; baker &#x1F950;</name></position><position><name>Nameless</name></position></workzag-jobs>`;
  board.fail({ how: 'body', body, contentType: 'text/xml' });
  const { jobs, unreadable } = await list();
  expect(jobs.map(({ title }) => title)).toEqual(['&l30;&file;', 'Cook & baker 🥐']);
  expect(unreadable).toBe(1);
});
