import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleResumes } from '../../../../demo/resumes/index.ts';
import { jobAnalyses } from '../../../server/features/analyses/analyses.tables.ts';
import { projectRoot } from '../../../server/platform/project-root.ts';
import { submittedForm } from '../../../server/testing/submitted-form.ts';
import { startTestApp, type TestApp } from '../../../server/testing/test-app.ts';
import type { TestBrowser } from '../../../server/testing/test-browser.ts';
import { until } from '../../../server/testing/until.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

/** What each file has in sections without a field counts here: skills, languages, a headline, volunteer work. */
const postings = {
  'registered-nurse': `Registered Nurse, Telemetry
Requirements
- Bachelor of Science in Nursing
- Active RN license
- Current BLS and ACLS certification
- 3+ years of acute care experience
- Telemetry and rhythm reading, IV insertion, wound vac and ostomy care
- Epic
- Conversational Spanish
Nice to have
- Volunteer work in the community
`,
  'software-engineer': `Senior Backend Engineer
Requirements
- 5+ years of experience with Go
- PostgreSQL, Redis and Kafka
- Kubernetes, Docker and Terraform on AWS
- Prometheus and Grafana
- Bachelor's degree in Computer Science
Nice to have
- TypeScript or Ruby
- Certified Kubernetes Administrator
`,
  'staff-accountant': `Staff Accountant
Requirements
- Bachelor's degree in Accounting
- 2+ years of general ledger and month-end close experience
- US GAAP, fixed assets, accruals and sales tax
- NetSuite or QuickBooks Online
- Excel: pivot tables, XLOOKUP, Power Query
Nice to have
- CPA or CPA candidate
- SQL
`,
};

type Trade = keyof typeof postings;

async function fill(browser: TestBrowser): Promise<string> {
  const id = await until(
    'the résumé is read',
    async () => /fill\?resume=([0-9a-f-]{36})/.exec((await browser.open('/master-resume/fill')).html)?.[1],
  );
  const path = `/master-resume/fill?resume=${id}`;
  const saved = await browser.submit(path, submittedForm(await browser.open(path)));
  expect(saved.url).toBe('/master-resume');
  return id;
}

async function scoreOf(browser: TestBrowser, resumeId: string, postingText: string): Promise<number> {
  const result = await browser.submit('/analyze', { resumeId, source: 'text', postingText });
  const id = /\/results\/([0-9a-f-]{36})/.exec(result.url)?.[1] ?? '';
  const [row] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, id));
  return row?.fitScore ?? Number.NaN;
}

describe('a master résumé filled from a file', () => {
  test.each(sampleResumes)('scores like the file: $filename', async ({ filename }) => {
    const browser = rolefit.browser();
    await browser.signUp(`${filename.replace(/\W/g, '-')}@example.com`);
    const bytes = await readFile(join(projectRoot, 'demo/resumes', filename));
    await browser.submit('/upload', { file: { name: filename, bytes } });
    const id = await fill(browser);
    const posting = postings[filename.replace(/\.\w+$/, '') as Trade];
    const file = await scoreOf(browser, id, posting);
    expect(file).toBeGreaterThan(40);
    expect(Math.abs((await scoreOf(browser, 'master', posting)) - file)).toBeLessThanOrEqual(2);
  });
});

describe('the analyzer', () => {
  const selected = ({ html }: { html: string }, name: string) => submittedForm({ html } as never)[name];

  test('starts with the newest file, then with what was used last; the master résumé’s page opens it with that', async () => {
    const browser = rolefit.browser();
    await browser.signUp('chooser@example.com');
    const bytes = await readFile(join(projectRoot, 'demo/resumes/staff-accountant.docx'));
    await browser.submit('/upload', { file: { name: 'staff-accountant.docx', bytes } });
    const id = await fill(browser);
    const chosen = async () => [
      selected(await browser.open('/analyze'), 'resumeId'),
      selected(await browser.open('/analyze?resume=nothing'), 'resumeId'),
      selected(await browser.open('/analyze/picks'), 'resume'),
      selected(await browser.open('/analyze?mode=company'), 'resume'),
    ];
    expect(await chosen()).toEqual([id, id, id, id]);
    const { html } = await browser.open('/master-resume');
    expect(html).toContain('href="/analyze?resume=master"');
    expect(selected(await browser.open('/analyze?resume=master'), 'resumeId')).toBe('master');
    await scoreOf(browser, 'master', postings['staff-accountant']);
    expect(await chosen()).toEqual(['master', 'master', 'master', 'master']);
    await scoreOf(browser, id, postings['staff-accountant']);
    expect(await chosen()).toEqual([id, id, id, id]);
  });
});
