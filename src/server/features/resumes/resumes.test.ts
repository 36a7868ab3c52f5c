import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../../documents/testing/make-pdf.ts';
import { makeDocx, paragraphXml } from '../../../documents/testing/make-zip.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { untilTold } from '../../testing/until-told.ts';
import { users } from '../accounts/accounts.tables.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { formatResume } from './format-resume.ts';
import { readUploadedResume, sweepResumeFiles } from './read-uploaded-resume.ts';
import { resumes } from './resumes.tables.ts';

let rolefit: TestApp;
let pdf: { name: string; bytes: Uint8Array };

beforeAll(async () => {
  rolefit = await startTestApp();
  pdf = {
    name: 'Mara Ünlü – résumé.pdf',
    bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')),
  };
});
afterAll(() => rolefit.close());

let people = 0;
async function signUp(app = rolefit): Promise<TestBrowser> {
  const browser = app.browser();
  await browser.signUp(`person${++people}@example.com`);
  return browser;
}

const idIn = (html: string) =>
  /\/resumes\/([0-9a-f-]{36})\/file|preview=([0-9a-f-]{36})/.exec(html)?.slice(1).find(Boolean) as string;
const rows = () => rolefit.app.db.select().from(resumes);
const files = async () => (await rolefit.app.storage.list('resumes')).map(({ key }) => key).sort();

async function whenRead(browser: TestBrowser): Promise<string> {
  return until('the résumé is read', async () => {
    const page = await browser.open('/resumes');
    return page.text.includes('Reading your résumé') ? null : page.html;
  });
}

describe('uploading', () => {
  test('a PDF leads to the list, where its text is available soon after', async () => {
    const browser = await signUp();
    const page = await browser.submit('/upload', { file: pdf });
    expect(page.url).toBe('/resumes');
    expect(page.text).toContain('Resume uploaded successfully');
    expect(page.text).toContain(pdf.name);
    const id = idIn(await whenRead(browser));
    const [row] = await rolefit.app.db.select().from(resumes).where(eq(resumes.id, id));
    expect(row).toMatchObject({ status: 'read', contentType: 'application/pdf' });
    expect(row?.extractedText).toMatch(/registered nurse/i);
  });

  test.each([
    ['a file of another kind', 'cat.png', 'x', 'Only PDF and DOCX files can be uploaded.'],
    ['an empty file', 'empty.pdf', '', 'This file is empty.'],
    [
      'a file of 6 MB',
      'big.pdf',
      `%PDF-1.7${'x'.repeat(6 * 1024 * 1024)}`,
      'File size must be less than 5.0MB',
    ],
  ])('%s is refused with a reason and nothing is stored', async (_what, name, content, reason) => {
    const before = await files();
    const page = await (await signUp()).submit('/upload', { file: new File([content], name) });
    expect(page.url).toBe('/upload');
    expect(page.text).toContain(reason);
    expect(await files()).toEqual(before);
  });

  test('each of several files sent by the page gets its own response', async () => {
    const browser = await signUp();
    const send = (file: typeof pdf | File | undefined) =>
      browser.submit('/upload/file', file ? { file } : {});
    expect((await send(new File(['x'], 'cat.png'))).html).toContain(
      'Only PDF and DOCX files can be uploaded.',
    );
    expect((await send(undefined)).html).toContain('Choose a PDF or DOCX file first.');
    expect((await send(pdf)).status).toBe(201);
    const refused = await send(pdf);
    expect(refused.status).toBe(403);
    expect(refused.html).toContain("You've reached your resume upload limit.");
    expect(await whenRead(browser)).toContain(pdf.name);
  });

  test('too many uploads are told how long to wait', async () => {
    const browser = await signUp();
    const send = () => browser.submit('/upload/file', { file: new File(['%PDF-1.7 nothing'], 'broken.pdf') });
    const first = await send();
    // Until it has failed, a file counts towards the plan's limit.
    const id = idIn(await whenRead(browser));
    const [row] = await rows().where(eq(resumes.id, id));
    // A child process would read each file, so 18 of the 20 are only counted.
    for (let taken = 1; taken < 19; taken++)
      await takeAttempt(rolefit.app, limits.uploadPerAccount, row?.userId ?? '');
    const last = await send();
    await whenRead(browser);
    const refused = await send();
    expect([first, last, refused].map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.html).toContain('Please wait a few moments before trying again.');
  });

  test('a form without a file asks for one', async () => {
    expect((await (await signUp()).submit('/upload', {})).text).toContain('Choose a PDF or DOCX file first.');
  });

  test('a file that cannot be read fails with a message, and is never called a success', async () => {
    const browser = await signUp();
    const picture = () => new File(['\x89PNG\r\n\x1a\n and more'], 'picture.pdf');
    const page = await browser.submit('/upload', { file: picture() });
    expect(page.url).toBe('/resumes');
    expect(page.text).toContain('No text could be extracted from this resume.');
    expect(page.text).not.toContain('Resume uploaded successfully');
    expect(page.text).toContain('We couldn’t read this file');
    const answer = await browser.submit('/upload/file', { file: picture() });
    expect(JSON.parse(answer.html)).toEqual({ failure: expect.stringMatching(/^\p{Lu}.+\.$/u) });
  });

  test('a second résumé is refused, with how many are used', async () => {
    const browser = await signUp();
    await browser.submit('/upload', { file: pdf });
    const page = await browser.submit('/upload', { file: pdf });
    expect(page.status).toBe(403);
    expect(page.text).toContain('Upload limit reached');
    expect(page.text).toContain('You&#x27;ve used 1 out of 1 resume uploads'.replace('&#x27;', "'"));
  });

  test('two at once at the limit: exactly one succeeds, and the other leaves no file', async () => {
    const browser = await signUp();
    const before = (await files()).length;
    const pages = await Promise.all([1, 2].map(() => browser.submit('/upload', { file: pdf })));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await files()).length).toBe(before + 1);
  });

  test('a sample requested ten times at once is added once', async () => {
    const browser = await signUp();
    await Promise.all(
      Array.from({ length: 10 }, () => browser.submit('/upload', { sample: 'registered-nurse-pdf' })),
    );
    const page = await browser.open('/resumes');
    expect(page.html.match(/<h2[^>]*>registered-nurse\.pdf/g)).toHaveLength(1);
  });

  test('a file that could not be read does not count against the limit', async () => {
    const browser = await signUp();
    await browser.submit('/upload', { file: new File(['%PDF-1.7 nothing in it'], 'broken.pdf') });
    expect(await whenRead(browser)).toContain('We couldn’t read this file');
    expect((await browser.submit('/upload', { file: pdf })).text).toContain('Resume uploaded successfully');
  });

  test('a sample does not count against the limit', async () => {
    const browser = await signUp();
    await browser.submit('/upload', { sample: 'registered-nurse-pdf' });
    const page = await browser.submit('/upload', { file: pdf });
    expect(page.text).toContain('Resume uploaded successfully');
  });
});

describe('a résumé', () => {
  test('is downloaded as the original file, never displayed by the browser', async () => {
    const browser = await signUp();
    await browser.submit('/upload', { file: pdf });
    const page = await browser.open(`/resumes/${idIn(await whenRead(browser))}/file`);
    expect(page.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(page.html.slice(0, 5)).toBe('%PDF-');
  });

  test('of someone else is treated as one that does not exist', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    await owner.submit('/upload', { file: pdf });
    const id = idIn(await whenRead(owner));
    const nothing = '00000000-0000-4000-8000-000000000000';
    const [theirs, none] = [
      await other.open(`/resumes/${id}/file`),
      await other.open(`/resumes/${nothing}/file`),
    ];
    expect([theirs.status, theirs.text]).toEqual([none.status, none.text]);
    expect(theirs.status).toBe(404);
    expect((await other.submit('/resumes', { resumeId: id })).status).toBe(404);
    expect((await other.open(`/resumes?preview=${id}`)).text).not.toContain(pdf.name);
    expect(await rolefit.app.db.select().from(resumes).where(eq(resumes.id, id))).toHaveLength(1);
  });

  test('is deleted with its file', async () => {
    const browser = await signUp();
    await browser.submit('/upload', { file: pdf });
    const id = idIn(await whenRead(browser));
    const list = (await browser.open('/resumes')).text;
    expect(list).toContain(`Are you sure you want to delete "${pdf.name}"?`);
    const page = await browser.submit('/resumes', { resumeId: id });
    expect(page.text).toContain('Resume deleted');
    expect(page.text).toContain("You haven't uploaded any resumes yet.");
    expect((await files()).some((key) => key.endsWith(id))).toBe(false);
  });

  test('has a file, and every file has a row, after all these tests', async () => {
    const paths = (await rows()).map(({ filePath }) => filePath).sort();
    expect(await files()).toEqual(paths);
  });
});

describe('the formatted text', () => {
  async function uploaded(app = rolefit) {
    const browser = await signUp(app);
    await browser.submit('/upload', { file: pdf });
    return { browser, id: idIn(await whenRead(browser)) };
  }
  const row = async (id: string, { app } = rolefit) =>
    (await app.db.select().from(resumes).where(eq(resumes.id, id)))[0];

  async function whenFormatted(id: string): Promise<string> {
    return until('the text is formatted', async () => (await row(id))?.formattedText);
  }

  test('is made after reading and shown beside the original text', async () => {
    const { browser, id } = await uploaded();
    const before = (await row(id))?.extractedText;
    expect(await whenFormatted(id)).toMatch(/^## EXPERIENCE$/m);
    const page = await browser.open(`/resumes?preview=${id}`);
    expect(page.text).toContain('Formatted');
    expect(page.text).toContain('As read');
    expect((await row(id))?.extractedText).toBe(before);
  });

  test('is made once, however often its task runs', async () => {
    const { id } = await uploaded();
    await whenFormatted(id);
    await rolefit.app.db.update(resumes).set({ formattedText: '# As it was' }).where(eq(resumes.id, id));
    await Promise.all([formatResume(rolefit.app, id), formatResume(rolefit.app, id)]);
    expect((await row(id))?.formattedText).toBe('# As it was');
  });

  test('is made later if the process is killed before', async () => {
    const idleApp = await startTestApp({ work: false });
    const browser = await signUp(idleApp);
    await browser.submit('/upload', { file: pdf });
    const id = (await idleApp.app.db.select().from(resumes))[0]?.id as string;
    await readUploadedResume(idleApp.app, id);
    await readUploadedResume(idleApp.app, id);
    const waiting = await idleApp.app.db.execute(
      sql`select data from pgboss.job where name = 'format-resume'`,
    );
    expect(waiting.rows).toEqual([{ data: { resumeId: id } }]);
    expect((await row(id, idleApp))?.formattedText).toBeNull();
    await formatResume(idleApp.app, id);
    expect((await row(id, idleApp))?.formattedText).toMatch(/^## EXPERIENCE$/m);
    await idleApp.close();
  });

  test('is not made for a résumé that is gone or has no text', async () => {
    await formatResume(rolefit.app, '00000000-0000-4000-8000-000000000000');
    const browser = await signUp();
    await browser.submit('/upload', { file: new File(['%PDF-1.7 nothing in it'], 'broken.pdf') });
    await whenRead(browser);
    const failed = (await rows()).filter(({ status }) => status === 'failed');
    for (const { id } of failed) await formatResume(rolefit.app, id);
    expect(
      (await rows()).filter(({ status, formattedText }) => status === 'failed' && formattedText),
    ).toEqual([]);
  });
});

describe('many résumés', () => {
  test('are listed in pages, newest first, without their texts', async () => {
    const browser = await signUp();
    await browser.submit('/upload', { file: pdf });
    await whenRead(browser);
    const [mine] = await rolefit.app.db.select().from(resumes).orderBy(desc(resumes.createdAt)).limit(1);
    if (!mine) throw new Error('Nothing was uploaded.');
    await rolefit.app.db.insert(resumes).values(
      Array.from({ length: 60 }, (_, index) => ({
        ...mine,
        id: randomUUID(),
        filename: `older-${index}.pdf`,
        filePath: `resumes/many/${index}`,
        extractedText: `text of number ${index}`,
        createdAt: new Date(mine.createdAt.getTime() - (index + 1) * 60_000),
      })),
    );
    const first = await browser.open('/resumes');
    expect(first.html.match(/<h2[^>]*>(older-|Mara)/g)).toHaveLength(24);
    expect(first.text).toContain('older-22.pdf');
    expect(first.html).not.toContain('text of number');
    const last = await browser.open('/resumes?page=9');
    expect(last.html.match(/<h2[^>]*>older-/g)).toHaveLength(13);
    expect(last.text).toContain('older-59.pdf');
    const [old] = await rolefit.app.db.select().from(resumes).where(eq(resumes.filename, 'older-59.pdf'));
    expect((await browser.open(`/resumes?preview=${old?.id}`)).html).toContain('text of number 59');
    const page = await browser.submit('/resumes?page=3', { resumeId: old?.id as string });
    expect(page.url).toBe('/resumes?page=3');
    expect(page.text).not.toContain('older-59.pdf');
    await rolefit.app.db.delete(resumes).where(like(resumes.filename, 'older-%'));
  });
});

describe.skipIf(testPostgres)('a hostile file', () => {
  const line = [{ x: 40, y: 100, text: 'Deck officer' }];
  const packed = 'x'.repeat(60 * 1024 * 1024);
  const entity =
    '<?xml version="1.0"?><!DOCTYPE w:document [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document><w:body>&a;</w:body></w:document>';

  test.each([
    ['bomb.docx', () => makeDocx(paragraphXml(packed)), 'This file is too large once it’s opened.'],
    ['pages.pdf', () => makePdf(Array.from({ length: 5000 }, () => [])), 'This PDF has 5000 pages.'],
    ['locked.pdf', () => makePdf([line], { encrypted: true }), 'This file is password-protected.'],
    ['cut.pdf', () => makePdf([line]).slice(0, 300), 'This file is damaged and can’t be opened.'],
    ['deep.docx', () => makeDocx('<w:sdt>'.repeat(100_000)), 'This file is damaged and can’t be opened.'],
    ['entity.docx', () => makeDocx('', { 'word/document.xml': entity }), 'This file is damaged'],
    ['renamed.docx', () => makePdf([line]), 'The file name ends in .docx, but this is a PDF file.'],
    ['picture.pdf', () => makePdf([[]], { withImage: true }), 'This file is an image of a page'],
  ])('%s is refused with advice', async (name, make, reason) => {
    const browser = await signUp();
    expect((await browser.submit('/upload/file', { file: { name, bytes: make() } })).status).toBe(201);
    expect(await whenRead(browser)).toContain(reason);
  });

  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '&lt;img src=x onerror=alert(1)&gt;.pdf'],
    [`${'long '.repeat(150)}.pdf`, 'long long'],
  ])('named %s is stored under a safe path', async (name, shown) => {
    const browser = await signUp();
    const before = await files();
    await browser.submit('/upload/file', { file: { name, bytes: makePdf([line]) } });
    const html = await whenRead(browser);
    expect(html).toContain(shown);
    expect(html).not.toContain('<img src=x');
    const [stored] = (await files()).filter((key) => !before.includes(key));
    expect(stored).toMatch(/^resumes\/[A-Za-z0-9-]+\/[0-9a-f-]{36}$/);
  });
});

describe('warnings', () => {
  test('are shown on the card with advice', async () => {
    const browser = await signUp();
    const bytes = makePdf([[{ x: 40, y: 100, text: 'Deck officer' }]]);
    await browser.submit('/upload', { file: { name: 'short.pdf', bytes } });
    const html = await whenRead(browser);
    expect(html).toContain('There’s very little text');
    expect(html).toContain('No email address was found. Is it in an image');
  });
});

describe('the sweep', () => {
  test('removes only files without a row', async () => {
    await rolefit.app.storage.put('resumes/left/behind', new Uint8Array([1]));
    const before = await files();
    expect(await sweepResumeFiles(rolefit.app, { olderThanMs: 60_000 })).toBe(0);
    expect(await sweepResumeFiles(rolefit.app, { olderThanMs: -60_000 })).toBe(1);
    expect(await files()).toEqual(before.filter((key) => key !== 'resumes/left/behind'));
  });
});

describe('reading', () => {
  test('does not start if the upload was rolled back', async () => {
    const idleApp = await startTestApp({ work: false });
    const browser = await signUp(idleApp);
    await browser.submit('/upload', { file: pdf });
    const tasks = await idleApp.app.db.execute(
      sql`select count(*)::int as waiting from pgboss.job where name = 'read-resume'`,
    );
    const uploaded = await idleApp.app.db.select().from(resumes);
    expect([tasks.rows[0]?.waiting, uploaded.length]).toEqual([1, 1]);
    await browser.submit('/upload', { file: pdf });
    const after = await idleApp.app.db.execute(
      sql`select count(*)::int as waiting from pgboss.job where name = 'read-resume'`,
    );
    expect(after.rows[0]?.waiting).toBe(1);
    await idleApp.close();
  });
});

test('uploading and deleting a résumé show up on all open pages of the person', async () => {
  const browser = await signUp();
  const [user] = await rolefit.app.db
    .select()
    .from(users)
    .where(eq(users.email, `person${people}@example.com`));
  await untilTold(rolefit, user!.id, 'resumes', () => browser.submit('/upload', { file: pdf }));
  const resumeId = idIn(await whenRead(browser));
  await until('it is formatted', async () => {
    const [row] = await rolefit.app.db.select().from(resumes).where(eq(resumes.id, resumeId));
    return row?.formattedText;
  });
  await untilTold(rolefit, user!.id, 'resumes', () => browser.submit('/resumes', { resumeId }));
});
