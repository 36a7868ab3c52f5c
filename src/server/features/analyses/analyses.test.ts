import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHostileServer } from '../../../../e2e/support/servers/hostile-server.ts';
import { startPostingServer } from '../../../../e2e/support/servers/posting-server.ts';
import type { TestServer } from '../../../../e2e/support/servers/test-server.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { usageEntries } from '../billing/usage.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { jobAnalyses } from './analyses.tables.ts';

let rolefit: TestApp;
let postings: TestServer;
let hostile: TestServer;
let pdf: { name: string; bytes: Uint8Array };

beforeAll(async () => {
  [postings, hostile] = await Promise.all([startPostingServer(), startHostileServer()]);
  rolefit = await startTestApp({
    env: { FETCH_ALLOW: [postings, hostile].map(({ url }) => new URL(url).host).join(',') },
  });
  pdf = { name: 'nurse.pdf', bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')) };
});
afterAll(async () => {
  await rolefit.close();
  await Promise.all([postings.close(), hostile.close()]);
});

/** Shared by the tests that store nothing. */
let sharedNurse: Awaited<ReturnType<typeof signUpWithPdf>>;
beforeAll(async () => {
  sharedNurse = await signUpWithPdf();
});

let people = 0;
async function signUpWithPdf(): Promise<{ browser: TestBrowser; resumeId: string; email: string }> {
  const browser = rolefit.browser();
  const email = `nurse${++people}@example.com`;
  await browser.signUp(email);
  await browser.submit('/upload', { file: pdf });
  const resumeId = await until(
    'the résumé is read',
    async () => /<option value="([0-9a-f-]{36})"/.exec((await browser.open('/analyze')).html)?.[1],
  );
  return { browser, resumeId, email };
}

const postingText = `Charge Nurse, Medical-Surgical

What you bring
• Active registered nurse (RN) license
• At least three years of medical-surgical nursing
• BLS certification
Nice to have
• Kubernetes administration`;

describe('analyzing against pasted text', () => {
  test('stores a result whose quotes match their offsets', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    const page = await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    expect(page.url).toMatch(/^\/results\/[0-9a-f-]{36}$/);
    expect(page.text).toContain('Analysis Complete');
    expect(page.text).toContain('Charge Nurse, Medical-Surgical');
    const id = page.url.split('/').pop() as string;
    const [row] = await rolefit.app.db
      .select()
      .from(jobAnalyses)
      .innerJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
      .where(eq(jobAnalyses.id, id));
    const { job_analyses: analysis, resumes: resume } = row as NonNullable<typeof row>;
    expect(analysis.fitScore).toBeGreaterThanOrEqual(50);
    expect(analysis.keyMatches.length).toBeGreaterThan(0);
    for (const { requirement, evidence } of analysis.keyMatches) {
      expect(analysis.postingText.slice(requirement.start, requirement.end)).toBe(requirement.text);
      for (const span of evidence) expect(resume.extractedText?.slice(span.start, span.end)).toBe(span.text);
    }
    expect(analysis.gaps.map(({ requirement }) => requirement.text).join()).toContain('Kubernetes');
  });

  test('twice replaces the result and counts once', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    const first = await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    const second = await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    expect(second.url).toBe(first.url);
    expect((await browser.open('/analyze')).text).toContain('1 / 200');
  });

  test('in a script that isn’t read gives no score, but a reason', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    const page = await browser.submit('/analyze', {
      resumeId,
      source: 'text',
      postingText: 'Требуется медсестра в отделение терапии. Опыт от трёх лет.',
    });
    expect(page.url).toMatch(/^\/results\//);
    const id = page.url.split('/').pop() as string;
    const [row] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, id));
    expect(row?.fitScore).toBeNull();
    expect(row?.reason).toBeTruthy();
    expect(page.text).toContain(row?.reason);
  });
});

const recipe =
  'Banana bread\n\nIngredients\n• 3 ripe bananas\n• 2 eggs\n• 200 g flour\n\nMethod\n1. Preheat the oven to 180 °C.\n2. Mash the bananas, then mix in the eggs.\n3. Fold in the flour and bake for 50 minutes.\n4. Leave it to cool.';

describe('a text that is no posting', () => {
  test.each([['hello'], ['Nurse'], ['Apply now'], [recipe]])(
    '%j is refused, stores nothing and costs nothing',
    async (text) => {
      const { browser, resumeId } = sharedNurse;
      const before = [...(await rowCounts()), await rolefit.app.db.$count(usageEntries)];
      const page = await browser.submit('/analyze', { resumeId, source: 'text', postingText: text });
      expect([page.status, page.url]).toEqual([400, '/analyze']);
      expect(page.text).toContain("This doesn't look like a job posting. Paste the whole posting");
      expect(page.html).toContain(`>${text.split('\n', 1)[0]}`);
      const checked = await rolefit
        .browser()
        .submit('/check', { resumeText: 'Jo Doe\nNurse, BLS', postingText: text });
      expect(checked.status).toBe(400);
      expect(checked.text).toContain("This doesn't look like a job posting.");
      expect([...(await rowCounts()), await rolefit.app.db.$count(usageEntries)]).toEqual(before);
    },
  );
});

describe('the second line of pasted text', () => {
  test('names the employer and the place on the result', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    const text = `Registered Nurse – ED\nSt. Anne's Hospital, Dayton, OH\n\n${postingText}`;
    const page = await browser.submit('/analyze', { resumeId, source: 'text', postingText: text });
    expect(page.text).toContain("St. Anne's Hospital · Dayton, OH");
    expect((await browser.open('/results')).text).toContain("St. Anne's Hospital");
  });
});

describe('“Analyze Another Resume”', () => {
  test('opens the analyzer with the pasted posting and another résumé', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    await browser.submit('/upload', { sample: 'staff-accountant-pdf' });
    const other = await until(
      'the sample is read',
      async () =>
        /<option value="([0-9a-f-]{36})"[^>]*>staff-accountant/.exec(
          (await browser.open('/analyze')).html,
        )?.[1],
    );
    const result = await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    const to = /href="(\/analyze\?posting=[0-9a-f-]{36})"[^>]*>Analyze Another Resume/.exec(result.html)?.[1];
    const page = await browser.open(to ?? '');
    expect(page.html).toMatch(/<textarea[^>]*name="postingText"[^>]*>Charge Nurse, Medical-Surgical/);
    expect(page.html).toMatch(/<input[^>]*name="source"[^>]*checked=""[^>]*value="text"/);
    expect(page.html).toContain(`<option value="${other}" selected="">`);
    const again = await browser.submit('/analyze', { resumeId: other ?? '', source: 'text', postingText });
    expect(again.text).toContain('staff-accountant.pdf');
  });

  test('keeps the address of a posting', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    const jobUrl = `${postings.url}/jobs/registered-nurse`;
    const { url } = await browser.submit('/analyze', { resumeId, source: 'url', jobUrl });
    const page = await browser.open(`/analyze?posting=${url.split('/').pop()}`);
    expect(page.html).toContain(`value="${jobUrl}"`);
  });

  test('shows nobody else’s posting', async () => {
    const owner = await signUpWithPdf();
    const { url } = await owner.browser.submit('/analyze', {
      resumeId: owner.resumeId,
      source: 'text',
      postingText,
    });
    for (const id of [url.split('/').pop(), 'nonsense']) {
      const page = await sharedNurse.browser.open(`/analyze?posting=${id}`);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('Charge Nurse, Medical-Surgical');
    }
  });
});

describe('analyzing against an address', () => {
  test('reads the posting and shows its employer', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    const page = await browser.submit('/analyze', {
      resumeId,
      source: 'url',
      jobUrl: `${postings.url}/jobs/registered-nurse`,
    });
    expect(page.url).toMatch(/^\/results\//);
    expect(page.text).toMatch(/nurse/i);
    expect(page.text).toContain('Apply Now');
  });

  test.each([
    ['an address inside this machine', () => 'http://127.0.0.1:22/', /doesn’t lead to a public web page/],
    ['a redirect into this machine', () => `${hostile.url}/to-metadata`, /doesn’t lead to a public web page/],
    ['a page that does not exist', () => `${postings.url}/nothing-here`, /This page no longer exists/],
    ['a page that never ends', () => `${hostile.url}/endless`, /too large|too long/i],
    ['a page that responds too slowly', () => `${hostile.url}/slow-drip`, /too long|did not answer/i],
    ['something that is not an address', () => 'not an address', /address/i],
  ])('%s is refused with a message, and the form keeps the input', async (_what, address, message) => {
    const { browser, resumeId } = sharedNurse;
    const page = await browser.submit('/analyze', { resumeId, source: 'url', jobUrl: address() });
    expect(page.status).toBe(400);
    expect(page.text).toMatch(message);
    expect(page.html).toContain(`value="${address()}"`);
    expect(await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.resumeId, resumeId))).toEqual(
      [],
    );
  });
});

describe('the form', () => {
  test.each([
    ['a résumé', {}, 'Please select a resume to analyze against.'],
    [
      'an address',
      { resumeId: 'mine', source: 'url', jobUrl: '' },
      'Please enter a job posting URL to analyze.',
    ],
    [
      'a text',
      { resumeId: 'mine', source: 'text', postingText: ' ' },
      'Please paste the text of the job posting.',
    ],
  ])('asks for %s', async (_what, fields, message) => {
    const { browser, resumeId } = sharedNurse;
    const input = 'resumeId' in fields ? { ...fields, resumeId } : fields;
    expect((await browser.submit('/analyze', input as Record<string, string>)).text).toContain(message);
  });

  test('treats someone else’s résumé as one that does not exist', async () => {
    const page = await (await signUpWithPdf()).browser.submit('/analyze', {
      resumeId: sharedNurse.resumeId,
      source: 'text',
      postingText,
    });
    expect(page.status).toBe(404);
    expect(page.text).toContain('This résumé was not found.');
  });
});

describe('a result', () => {
  test('of someone else is not found', async () => {
    const owner = await signUpWithPdf();
    const { url } = await owner.browser.submit('/analyze', {
      resumeId: owner.resumeId,
      source: 'text',
      postingText,
    });
    const page = await sharedNurse.browser.open(url);
    expect(page.status).toBe(404);
    expect(page.text).toContain('Oops! Page not found');
    expect((await sharedNurse.browser.open('/results/not-an-id')).status).toBe(404);
  });

  test('is deleted with its résumé', async () => {
    const { browser, resumeId } = await signUpWithPdf();
    const { url } = await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    await browser.submit('/resumes', { resumeId });
    expect((await browser.open(url)).status).toBe(404);
    expect((await browser.open('/results')).text).toContain('No results yet');
  });

  test('at the limit: of two requested at once, exactly one is created', async () => {
    const { browser, resumeId, email } = await signUpWithPdf();
    await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    await rolefit.app.db.execute(
      sql`update usage_periods set jobs_used = 199 where user_id = (select id from users where email = ${email})`,
    );
    const pages = await Promise.all(
      ['one', 'two'].map((n) =>
        browser.submit('/analyze', { resumeId, source: 'text', postingText: `${postingText}\n• Skill ${n}` }),
      ),
    );
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(pages.map(({ text }) => text).join()).toContain(
      "You've reached your job analysis limit for this billing period.",
    );
    expect((await browser.open('/analyze')).text).toContain('200 / 200');
    const again = await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    expect(again.status, 'analyzing the same again is free').toBe(200);
  });

  test('still counts after it is deleted, and ledger entries cannot be changed', async () => {
    const { browser, resumeId, email } = await signUpWithPdf();
    await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    await browser.submit('/analyze', { resumeId, source: 'text', postingText });
    await browser.submit('/resumes', { resumeId });
    expect((await browser.open('/analyze')).text).toContain('1 / 200');
    for (const change of [sql`update usage_entries set amount = 0`, sql`delete from usage_entries`])
      await expect(
        rolefit.app.db.execute(sql`${change} where user_id = (select id from users where email = ${email})`),
      ).rejects.toThrow();
  });
});

describe('the instant check', () => {
  const resumeText =
    'Jo Doe\nRegistered nurse with six years of medical-surgical nursing.\nSkills: BLS, telemetry, discharge planning';

  test('shows a visitor the score with quoted lines and stores nothing', async () => {
    const before = await rowCounts();
    const page = await rolefit.browser().submit('/check', { resumeText, postingText });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Your fit');
    expect(page.text).toContain('BLS');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(await rowCounts()).toEqual(before);
  });

  test.each([
    [
      'of which a part is asked for',
      'Jo Doe\nWelder, Elm Steel, Dayton, OH, 2023 – 2024\nWelded frames of trailers.',
      'Nothing fully matches yet',
    ],
    [
      'of another trade',
      'Jo Doe\nBaker, Elm Bakery, Dayton, OH, 2023 – 2024\nBaked bread and rolls.',
      'Nothing matches yet',
    ],
  ])('says what a résumé %s shows', async (_what, text, told) => {
    const posting = 'Welder\n\nRequirements\n- At least eight years of welding';
    const page = await rolefit.browser().submit('/check', { resumeText: text, postingText: posting });
    expect(page.text).toContain(told);
  });

  test('accepts a file as well', async () => {
    const page = await rolefit.browser().submit('/check', { resumeFile: pdf, postingText });
    expect(page.text).toContain('Your fit');
  });

  test.each([
    ['no résumé', { postingText }, 'Paste your résumé, or choose a PDF or DOCX file.'],
    ['no posting', { resumeText }, 'Please paste the text of the job posting.'],
    ['an image named .pdf', { resumeFile: new File(['\x89PNG\r\n'], 'cv.pdf'), postingText }, 'PDF'],
  ])('with %s says so and keeps the input', async (_what, fields, message) => {
    const page = await rolefit.browser().submit('/check', fields as Record<string, string>);
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    if ('postingText' in fields) expect(page.text).toContain('Charge Nurse, Medical-Surgical');
  });
});

async function rowCounts() {
  const rowsIn = async (table: Parameters<typeof rolefit.app.db.$count>[0]) => rolefit.app.db.$count(table);
  return [
    await rowsIn(resumes),
    await rowsIn(jobs),
    await rowsIn(jobAnalyses),
    (await rolefit.app.storage.list('resumes')).length,
  ];
}
