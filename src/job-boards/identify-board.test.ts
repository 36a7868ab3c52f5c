import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBoardFetch } from '../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../e2e/support/servers/board-server.ts';
import { identifyBoard } from './identify-board.ts';
import { jobBoards } from './job-boards.ts';

let server: BoardServer;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

async function identify(url: string) {
  const found = await identifyBoard(url, createBoardFetch(server));
  return found && `${found.board.kind} ${found.identifier}`;
}

describe('by the address alone', () => {
  test.each([
    ['https://boards.greenhouse.io/acme', 'greenhouse acme'],
    ['https://job-boards.greenhouse.io/acme/jobs/501?gh_src=x', 'greenhouse acme'],
    ['https://job-boards.eu.greenhouse.io/acme', 'greenhouse acme'],
    ['https://boards.greenhouse.io/embed/job_board?for=acme&b=x', 'greenhouse acme'],
    ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse acme'],
    ['https://boards.greenhouse.io/embed/job_app?for=acme&token=1', 'greenhouse acme'],
    ['https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true', 'greenhouse acme'],
    ['https://jobs.lever.co/acme-labs/?department=Ops', 'lever acme-labs'],
    ['https://jobs.lever.co/acme/a24ec4e5-5caa-473d-abd4-b71f09a8167b/apply', 'lever acme'],
    ['https://jobs.eu.lever.co/acme', 'lever eu:acme'],
    ['https://api.eu.lever.co/v0/postings/acme?mode=json', 'lever eu:acme'],
    ['https://jobs.ashbyhq.com/The%20Lift%20Company', 'ashby The Lift Company'],
    ['https://api.ashbyhq.com/posting-api/job-board/acme', 'ashby acme'],
    ['https://apply.workable.com/acme/j/F0F0/', 'workable acme'],
    ['https://apply.workable.com/api/v1/widget/accounts/acme', 'workable acme'],
    ['https://www.workable.com/api/accounts/acme?details=true', 'workable acme'],
    ['https://acme.workable.com/jobs/123', 'workable acme'],
    ['https://careers.smartrecruiters.com/Acme1', 'smartrecruiters Acme1'],
    ['https://jobs.smartrecruiters.com/Acme/7440-cook', 'smartrecruiters Acme'],
    ['https://api.smartrecruiters.com/v1/companies/Acme/postings', 'smartrecruiters Acme'],
    ['https://acme.recruitee.com/o/cook', 'recruitee acme'],
    ['https://ACME.jobs.personio.de/job/1?language=en', 'personio acme'],
    ['https://acme.jobs.personio.com', 'personio com:acme'],
  ])('%s', async (url, expected) => {
    expect(await identify(url)).toBe(expected);
    expect(server.requestCount()).toBe(0);
  });

  test('and the public careers page leads to the same board', async () => {
    for (const identifier of ['acme', 'eu:acme', 'com:acme']) {
      for (const board of jobBoards) {
        const isOdd = identifier.includes(':') && !(board.kind === 'lever' ? /^eu/ : /^com/).test(identifier);
        if (
          board.kind === 'web-page' ||
          isOdd ||
          (identifier.includes(':') && !['lever', 'personio'].includes(board.kind))
        )
          continue;
        expect(board.identify(new URL(board.careersUrl(identifier)))).toBe(identifier);
      }
    }
  });
});

test.each([
  'https://boards.greenhouse.io/',
  'https://boards.greenhouse.io/..%2F..%2Fadmin',
  'https://boards.greenhouse.io/embed/job_board?for=a/../../b',
  'https://boards.greenhouse.io/embed/job_board?for=a%00b',
  'https://jobs.lever.co/%2e%2e',
  `https://jobs.lever.co/${'x'.repeat(200)}`,
  'https://jobs.ashbyhq.com/a%2Fb',
  'https://jobs.ashbyhq.com/%3Cscript%3E',
  'https://apply.workable.com/j/F0F0',
  'https://www.workable.com/',
  'https://www.recruitee.com/',
  'https://a.b.recruitee.com/',
  'https://jobs.personio.de/',
  'https://jobs.lever.co.evil.example/acme',
  'https://evil-jobs.personio.de/',
  'https://jobs.smartrecruiters.com/?company=acme',
])('%s is not the address of a board', async (url) => {
  // So the page itself is fetched, which fails because these pages don't exist.
  await expect(identify(url)).rejects.toMatchObject({ code: 'not_ok' });
});

test.each([
  '',
  'acme',
  'ftp://jobs.lever.co/acme',
  'javascript:alert(1)',
  'https://user:pass@jobs.lever.co/acme',
])('"%s" is not a web address', async (url) => {
  expect(await identify(url)).toBeUndefined();
  expect(server.requestCount()).toBe(0);
});

describe("on the company's own page", () => {
  const pages: [html: string, expected: string | undefined][] = [
    ['<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>', 'greenhouse acme'],
    [
      '<iframe src="//job-boards.greenhouse.io/embed/job_board?b=x&amp;for=acme"></iframe>',
      'greenhouse acme',
    ],
    ['<a href="https://jobs.lever.co/acme">Jobs</a>', 'lever acme'],
    ['<script>{"url":"https:\\/\\/jobs.eu.lever.co\\/acme\\/x"}</script>', 'lever eu:acme'],
    ['<script src="https://jobs.ashbyhq.com/acme/embed?version=2"></script>', 'ashby acme'],
    [
      '<a href="https://apply.workable.com/acme/">Jobs</a> <a href="https://www.workable.com">by</a>',
      'workable acme',
    ],
    ['<script>whr_embed(4711, {detail: "titles"});</script>', 'workable 4711'],
    ['<a href="https://acme.recruitee.com/o/cook">Cook</a>', 'recruitee acme'],
    ['<a href="https://jobs.smartrecruiters.com/Acme/1-cook">Cook</a>', 'smartrecruiters Acme'],
    [
      '<script src="https://static.smartrecruiters.com/job-widget/1.5/script/smart_widget.js"></script><script>widget({"company_code": "Acme1"})</script>',
      'smartrecruiters Acme1',
    ],
    ['<a href="https://acme.jobs.personio.de/?language=de">Stellen</a>', 'personio acme'],
    [
      '<a href="https://jobs.lever.co/friend">Friend</a><a href="https://jobs.ashbyhq.com/acme/1">1</a><a href="https://jobs.ashbyhq.com/acme/2">2</a>',
      'ashby acme',
    ],
    [
      '<p>We use Greenhouse. See https://www.greenhouse.io/privacy and https://help.lever.co/x.</p>',
      undefined,
    ],
    [`<p>${'//a.'.repeat(200_000)}${'jobs.lever.co'.repeat(1000)}</p>`, undefined],
  ];
  test.each(
    pages.map(([html, expected], at) => ({ html, expected, url: `https://own${at}.example/careers` })),
  )('$expected', async ({ html, expected, url }) => {
    server.page(url, `<title>Careers</title><h1>Work with us</h1>${html}`);
    expect(await identify(url)).toBe(expected);
    expect(server.requestCount()).toBe(1);
  });

  test('a page that contains or links postings is a board itself', async () => {
    const page = 'https://pages.example/work';
    server.board('web-page', page).add({ id: '1', title: 'Cook', html: '<p>Cook.</p>' });
    server.board('web-page', page).add({ id: '2', title: 'Baker', html: '<p>Bake.</p>' });
    expect(await identify(`${page}#open`)).toBe(`web-page ${page}`);
    // One posting is enough.
    expect(server.requestCount()).toBe(2);
  });

  test('an address that redirects to a board', async () => {
    const moved = server.board('web-page', 'https://short.example/jobs');
    moved.fail({ how: 'redirect', to: 'https://jobs.lever.co/acme' });
    server.page('https://jobs.lever.co/acme', '<h1>Acme</h1>');
    expect(await identify('https://short.example/jobs')).toBe('lever acme');
  });

  test('a page that cannot be fetched is an error', async () => {
    await expect(identify('https://nobody.example/careers')).rejects.toMatchObject({
      code: 'not_ok',
      status: 404,
    });
  });
});
