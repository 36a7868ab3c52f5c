import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHostileServer } from '../../../e2e/support/servers/hostile-server.ts';
import { postingPages } from '../../../e2e/support/servers/posting-pages.ts';
import { startPostingServer } from '../../../e2e/support/servers/posting-server.ts';
import type { TestServer } from '../../../e2e/support/servers/test-server.ts';
import { createWebFetch } from '../../server/platform/web-fetch/web-fetch.ts';
import type { PageFetch } from '../job-board.types.ts';
import { readPostingPage } from './read-posting-page.ts';

const site = 'https://careers.example';

/** Fetches from a table of pages; other URLs fail like missing pages. */
function fetchFrom(pages: Record<string, unknown>): PageFetch & { requested: string[] } {
  const requested: string[] = [];
  const fetch: PageFetch = async (url) => {
    requested.push(url);
    const body = pages[url] ?? pages[url.replace(site, '')];
    if (body === undefined) throw Object.assign(new Error('There is no page.'), { code: 'not_ok' });
    if (body instanceof Error) throw body;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { url, status: 200, contentType: 'text/html', text: () => text };
  };
  return Object.assign(fetch, { requested });
}

const pages = Object.fromEntries(Object.entries(postingPages).map(([path, page]) => [path, page.body]));
const read = (path: string) => readPostingPage(site + path, fetchFrom(pages));
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error) => error.code,
  );

describe('a page with structured data', () => {
  test('is read in full', async () => {
    const posting = await read('/jobs/registered-nurse');
    expect(posting).toMatchObject({
      title: 'Registered Nurse, Surgical Ward',
      company: { name: 'Harrow Vale Hospital', website: 'https://harrowvale.example/' },
      location: 'Harrow Vale, Kent, GB',
      employmentType: 'Full-time',
      salary: '33,500–38,200 GBP per year',
      postedAt: '2026-10-05',
      externalId: 'HV-118',
      url: `${site}/jobs/registered-nurse`,
      source: 'json-ld',
    });
    expect(posting.description).toContain(
      'What you need\n\n• A current nursing registration\n• At least 2 years',
    );
  });

  test('in a graph, with invalid line breaks in its JSON', async () => {
    const posting = await read('/jobs/site-electrician');
    expect(posting.company).toEqual({
      name: 'Brightwire Electrical',
      website: 'https://brightwire.example/',
    });
    expect([posting.location, posting.employmentType]).toEqual(['Leeds, GB; York, GB', 'Contract']);
    expect(posting.description).toContain(
      'You bring\n\n• NVQ Level 3 in electrical installation\n• 18th Edition',
    );
  });

  test('with an escaped description', async () => {
    expect((await read('/jobs/payroll-clerk')).description).toBe(
      'Run the monthly payroll for 400 people.\n\n• Sage Payroll, every day\n• Pensions & auto-enrolment',
    );
  });

  test('in microdata', async () => {
    const posting = await read('/jobs/lab-technician');
    expect(posting).toMatchObject({
      title: 'Laboratory Technician',
      company: { name: 'Fennel Diagnostics' },
      location: 'Dublin, IE',
      employmentType: 'Part-time',
      postedAt: '2026-09-14',
      source: 'microdata',
    });
    expect(posting.description).toContain('• A diploma in laboratory science');
  });

  test('that is only a teaser is read with the text of the page', async () => {
    const teaser =
      '<script type="application/ld+json">{"@type":"JobPosting","title":"Cook","description":"Cook fish."}</script>';
    const body = String(pages['/jobs/line-cook']).replace('</head>', `${teaser}</head>`);
    const posting = await readPostingPage(`${site}/x`, fetchFrom({ '/x': body }));
    expect([posting.title, posting.source]).toEqual(['Cook', 'json-ld']);
    expect(posting.description).toContain('• Food Hygiene Level 2');
  });
});

describe('a page without structured data', () => {
  test('is read without navigation, header and footer', async () => {
    const posting = await read('/jobs/line-cook');
    expect(posting).toMatchObject({
      title: 'Line Cook',
      company: { name: 'Tidewater Kitchens' },
      source: 'page',
    });
    expect(posting.description).toMatch(/^Line Cook\n/);
    expect(posting.description).toContain('What we look for\n\n• 1 year of experience in a busy kitchen');
    for (const rest of ['cookies', 'Accept', 'rights reserved', 'Work with us', 'Pastry Chef', 'tracking']) {
      expect(posting.description).not.toContain(rest);
    }
  });

  test('keeps requirements in a box of their own', async () => {
    const duties = `<div class="job-description"><p>${'You fry fish and you fry it well. '.repeat(12)}</p></div>`;
    const needs = `<div class="needs"><h2>Requirements</h2><p>${'Experience at the fryer is needed. '.repeat(20)}</p></div>`;
    const body = `<title>Fry Cook</title><main>${duties}${needs}</main>`;
    const posting = await readPostingPage(`${site}/x`, fetchFrom({ '/x': body }));
    expect(posting.description).toContain('Experience at the fryer');
  });

  test('is read even if everything is inside an element named "overlay"', async () => {
    const body = String(pages['/jobs/line-cook'])
      .replace('<main>', '<div id="overlay">')
      .replace('</main>', '</div>');
    const posting = await readPostingPage(`${site}/x`, fetchFrom({ '/x': body }));
    expect(posting.description).toContain('• Food Hygiene Level 2');
  });
});

describe('a page without a posting', () => {
  test.each([
    ['/jobs', 'no_posting'],
    ['/about', 'no_posting'],
    ['/jobs/several', 'several_postings'],
    ['/gone', 'not_ok'],
  ])('%s: %s', async (path, code) => {
    expect(await codeOf(read(path))).toBe(code);
  });

  test('a file is reported as one', async () => {
    const fetch: PageFetch = async (url) => ({
      url,
      status: 200,
      contentType: 'application/pdf',
      text: () => '%PDF',
    });
    expect(await codeOf(readPostingPage(`${site}/leaflet.pdf`, fetch))).toBe('not_a_page');
  });

  test.each(['', '   ', '<html></html>', '\u0000\u0001', '<div>'.repeat(100_000)])(
    'an empty page %#',
    async (body) => {
      await expect(readPostingPage(`${site}/x`, fetchFrom({ '/x': body }))).rejects.toMatchObject({
        name: 'PostingPageError',
        message: "We couldn't find a job posting on this page. Paste the posting's text instead.",
      });
    },
  );
});

describe('a posting on a known board', () => {
  const html = '<p>Keep the lifts of 40 houses running.</p><ul><li>3 years with hydraulic lifts</li></ul>';
  const escaped = html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const text = 'Keep the lifts of 40 houses running.\n\n• 3 years with hydraulic lifts';

  const greenhouse = {
    id: 501,
    title: 'Lift Mechanic ',
    company_name: 'Upward Lifts',
    absolute_url: 'https://job-boards.greenhouse.io/upward/jobs/501',
    location: { name: 'Porto' },
    departments: [{ id: 1, name: 'Service' }],
    first_published: '2026-10-01T09:00:00-04:00',
    content: escaped,
    pay_input_ranges: [{ min_cents: 3000000, max_cents: 3600000, currency_type: 'EUR' }],
  };
  const lever = {
    id: 'ab12',
    text: 'Lift Mechanic',
    categories: {
      commitment: 'Full-time',
      team: 'Service',
      location: 'Porto',
      allLocations: ['Porto', 'Braga'],
    },
    workplaceType: 'onsite',
    description: '<div>Keep the lifts of 40 houses running.</div>',
    lists: [{ text: 'You bring', content: '<li>3 years with hydraulic lifts</li>' }],
    additional: '',
    createdAt: 1790000000000,
    hostedUrl: 'https://jobs.lever.co/upward/ab12',
    applyUrl: 'https://jobs.lever.co/upward/ab12/apply',
  };
  const ashby = {
    jobs: [
      { id: 'other', title: 'Fitter', descriptionHtml: '<p>Fit.</p>' },
      {
        id: 'cd34',
        title: 'Lift Mechanic',
        employmentType: 'FullTime',
        location: 'Porto',
        isRemote: false,
        descriptionHtml: html,
      },
    ],
  };
  const workable = {
    shortcode: 'F0F0',
    title: 'Lift Mechanic',
    remote: false,
    location: { city: 'Porto', region: '', country: 'Portugal' },
    type: 'full',
    department: ['Service'],
    description: '<p>Keep the lifts of 40 houses running.</p>',
    requirements: '<ul><li>3 years with hydraulic lifts</li></ul>',
    benefits: '',
  };
  const smartRecruiters = {
    id: '7440',
    name: 'Lift Mechanic',
    company: { identifier: 'Upward', name: 'Upward Lifts' },
    location: { city: 'Porto', country: 'pt', remote: false },
    typeOfEmployment: { label: 'Full-time' },
    jobAd: {
      sections: { jobDescription: { title: 'Job Description', text: '<p>Keep the lifts running.</p>' } },
    },
  };
  const recruitee = {
    offer: {
      id: 9,
      title: 'Lift Mechanic',
      company_name: 'Upward Lifts',
      city: 'Porto',
      country: 'Portugal',
      employment_type_code: 'fulltime_permanent',
      description: '<p>Keep the lifts of 40 houses running.</p>',
      requirements: '<ul><li>3 years with hydraulic lifts</li></ul>',
    },
  };
  const greenhouseApi = 'https://boards-api.greenhouse.io/v1/boards/upward/jobs/501?pay_transparency=true';

  test.each([
    ['greenhouse', 'https://job-boards.greenhouse.io/upward/jobs/501?utm=x', greenhouseApi, greenhouse],
    ['greenhouse', 'https://boards.eu.greenhouse.io/upward/jobs/501', greenhouseApi, greenhouse],
    [
      'greenhouse',
      'https://boards.greenhouse.io/embed/job_app?for=upward&token=501',
      greenhouseApi,
      greenhouse,
    ],
    [
      'lever',
      'https://jobs.lever.co/upward/ab12/apply',
      'https://api.lever.co/v0/postings/upward/ab12',
      lever,
    ],
    [
      'lever',
      'https://jobs.eu.lever.co/upward/ab12',
      'https://api.eu.lever.co/v0/postings/upward/ab12',
      lever,
    ],
    [
      'ashby',
      'https://jobs.ashbyhq.com/upward/cd34',
      'https://api.ashbyhq.com/posting-api/job-board/upward?includeCompensation=true',
      ashby,
    ],
    [
      'workable',
      'https://apply.workable.com/upward/j/F0F0/',
      'https://apply.workable.com/api/v2/accounts/upward/jobs/F0F0',
      workable,
    ],
    [
      'smartrecruiters',
      'https://jobs.smartrecruiters.com/Upward/7440-lift-mechanic',
      'https://api.smartrecruiters.com/v1/companies/Upward/postings/7440',
      smartRecruiters,
    ],
    [
      'recruitee',
      'https://upward.recruitee.com/o/lift-mechanic',
      'https://upward.recruitee.com/api/offers/lift-mechanic',
      recruitee,
    ],
  ])('%s: %s', async (source, url, api, answer) => {
    const fetch = fetchFrom({ [api]: answer });
    const posting = await readPostingPage(url, fetch);
    expect(posting).toMatchObject({
      source,
      url,
      title: 'Lift Mechanic',
      location: expect.stringContaining('Porto'),
    });
    expect(posting.description).toContain('Keep the lifts');
    expect(fetch.requested).toEqual([api]);
  });

  test('all fields of a Greenhouse posting', async () => {
    expect(
      await readPostingPage(greenhouse.absolute_url, fetchFrom({ [greenhouseApi]: greenhouse })),
    ).toMatchObject({
      company: { name: 'Upward Lifts' },
      department: 'Service',
      salary: '30,000–36,000 EUR',
      description: text,
      descriptionHtml: html,
      externalId: '501',
    });
  });

  test('sections that a board returns separately get their headings', async () => {
    const api = 'https://api.lever.co/v0/postings/upward/ab12';
    const posting = await readPostingPage(lever.hostedUrl, fetchFrom({ [api]: lever }));
    expect(posting.description).toBe(
      'Keep the lifts of 40 houses running.\n\nYou bring\n\n• 3 years with hydraulic lifts',
    );
    expect(posting).toMatchObject({ location: 'Porto; Braga', company: { name: 'Upward' } });
  });

  test('if the API fails or returns another shape, the page itself is read', async () => {
    const page = 'https://jobs.lever.co/upward/ab12';
    for (const api of [{ error: 'no' }, 'not json', [1], undefined]) {
      const answers = {
        'https://api.lever.co/v0/postings/upward/ab12': api,
        [page]: pages['/jobs/registered-nurse'],
      };
      expect(await readPostingPage(page, fetchFrom(answers))).toMatchObject({ source: 'json-ld', url: page });
    }
  });

  test('a board that times out is not requested again', async () => {
    const late = Object.assign(new Error('too long'), { code: 'timeout' });
    const fetch = fetchFrom({ 'https://api.lever.co/v0/postings/upward/ab12': late });
    expect(await codeOf(readPostingPage('https://jobs.lever.co/upward/ab12', fetch))).toBe('timeout');
    expect(fetch.requested).toHaveLength(1);
  });

  test("a company's own page that embeds the board", async () => {
    const url = 'https://upward.example/jobs?gh_jid=501';
    const frame =
      '<script src="https://boards.greenhouse.io/embed/job_board/js?for=upward"></script><div id="grnhse_app"></div>';
    const posting = await readPostingPage(url, fetchFrom({ [url]: frame, [greenhouseApi]: greenhouse }));
    expect(posting).toMatchObject({ source: 'greenhouse', url, title: 'Lift Mechanic' });
  });

  test('a short link that leads to a board', async () => {
    const table = fetchFrom({ 'https://short.example/x': 'moved', [greenhouseApi]: greenhouse });
    const fetch: PageFetch = async (url, init) => {
      const answer = await table(url, init);
      return url === 'https://short.example/x' ? { ...answer, url: greenhouse.absolute_url } : answer;
    };
    expect(await readPostingPage('https://short.example/x', fetch)).toMatchObject({ source: 'greenhouse' });
  });

  test('similar host names are not the board', async () => {
    const fetch = fetchFrom({});
    for (const url of [
      'https://jobs.lever.co.evil.example/upward/ab12',
      'https://evil.example/jobs.lever.co/a/b',
    ]) {
      await codeOf(readPostingPage(url, fetch));
    }
    expect(fetch.requested.every((url) => url.includes('evil.example'))).toBe(true);
  });
});

describe('over the network', () => {
  let postings: TestServer;
  let hostile: TestServer;
  beforeAll(async () => {
    postings = await startPostingServer();
    hostile = await startHostileServer();
  });
  afterAll(async () => {
    await postings.close();
    await hostile.close();
  });
  const readAt = (server: TestServer, path: string) =>
    readPostingPage(server.url + path, createWebFetch({ allow: [new URL(server.url).host], maxMs: 20_000 }));

  test('a posting that moved and one that is compressed', async () => {
    const moved = await readAt(postings, '/moved');
    expect([moved.title, moved.url]).toEqual([
      'Registered Nurse, Surgical Ward',
      `${postings.url}/jobs/registered-nurse`,
    ]);
    expect((await readAt(postings, '/jobs/packed-nurse')).description).toBe(moved.description);
  });

  test.each([
    ['/gone', 'not_ok'],
    ['/broken', 'not_ok'],
    ['/leaflet.pdf', 'not_a_page'],
    ['/jobs', 'no_posting'],
  ])('%s: %s', async (path, code) => {
    expect(await codeOf(readAt(postings, path))).toBe(code);
  });

  test.each([
    ['/endless', 'too_large'],
    ['/gzip-bomb', 'too_large'],
    ['/to-metadata', 'blocked'],
    ['/binary', 'not_a_page'],
    ['/no-content-type', 'no_posting'],
    ['/deep-page', 'no_posting'],
  ])('%s: %s', async (path, code) => {
    expect(await codeOf(readAt(hostile, path))).toBe(code);
  });
});

test('a posting never contains control characters or javascript: links', async () => {
  const api = 'https://api.lever.co/v0/postings/a/b';
  const answer = {
    id: 'b',
    text: 'Ti\u0000tle \ud800',
    description: '<p>One\u0000\u0007 two</p>',
    applyUrl: 'javascript:alert(1)',
  };
  const posting = await readPostingPage('https://jobs.lever.co/a/b', fetchFrom({ [api]: answer }));
  expect([posting.title, posting.description, posting.applyUrl]).toEqual([
    'Title \ufffd',
    'One two',
    undefined,
  ]);
});
