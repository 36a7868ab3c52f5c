import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInContext } from '../../context.ts';
import { createLogger } from '../../platform/logger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { formatResumeTask } from './format-resume.tasks.ts';
import { readUploadedResume } from './read-uploaded-resume.ts';
import { resumes } from './resumes.tables.ts';
import { readResumeTask, sweepResumeFilesTask } from './resumes.tasks.ts';
import { deleteResume, getResume, openResumeFile, uploadResume } from './resumes.ts';
import { addSampleResume } from './sample-resumes.ts';

const logged: string[] = [];
let rolefit: TestApp;
let ann: TestBrowser;
let ctx: SignedInContext;
let now = new Date();
beforeAll(async () => {
  const logger = createLogger('trace', { write: (line: string) => void logged.push(line) });
  rolefit = await startTestApp({ work: false, logger, now: () => now });
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  const [user] = await rolefit.app.db.select().from(users);
  ctx = {
    ...rolefit.app,
    viewer: { id: user!.id, email: 'ann@example.com', username: 'ann', isAdmin: false },
  };
});
afterAll(() => rolefit.close());

const rowOf = async (id: string) =>
  (await rolefit.app.db.select().from(resumes).where(eq(resumes.id, id)))[0]!;
const sample = () => addSampleResume(ctx, 'registered-nurse-pdf');

describe('a résumé that cannot be read', () => {
  test('because its file is gone says to upload it again, and has no file to download', async () => {
    const { id, filePath } = await sample();
    await rolefit.app.storage.remove(filePath);
    await expect(openResumeFile(ctx, id)).rejects.toMatchObject({ message: 'This résumé was not found.' });
    await readUploadedResume(rolefit.app, id);
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'failed', failure: 'The file is gone. Upload it again.', extractedText: null },
    });
    expect((await ann.open('/resumes')).text).toContain('The file is gone. Upload it again.');
    await deleteResume(ctx, id);
  });

  test('because of a fault of ours says how to go on, and the fault is logged', async () => {
    const { id } = await sample();
    const readDocument = async () => {
      throw new Error('a fault of the reader');
    };
    await readUploadedResume({ ...rolefit.app, readDocument }, id);
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      failure:
        'Something went wrong while reading it. Save it again as a PDF or DOCX and upload the new file.',
    });
    const line = logged.find((each) => each.includes('a résumé could not be read'));
    expect(line).toContain(id);
    expect(line).toContain('a fault of the reader');
    await deleteResume(ctx, id);
  });

  test('is not read a second time', async () => {
    const { id } = await sample();
    await rolefit.app.db.update(resumes).set({ status: 'failed', failure: 'Once' }).where(eq(resumes.id, id));
    await readResumeTask.run(rolefit.app, { resumeId: id });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'Once' });
    await deleteResume(ctx, id);
  });
});

test('the tasks read a résumé, format it, and remove files without one after an hour', async () => {
  const { id } = await sample();
  await readResumeTask.run(rolefit.app, { resumeId: id });
  expect(await rowOf(id)).toMatchObject({ status: 'read', failure: null, pages: expect.any(Number) });
  expect((await rowOf(id)).extractedText).not.toBe('');
  await formatResumeTask.run(rolefit.app, { resumeId: id });
  expect((await rowOf(id)).formattedText).toMatch(/^# /);
  await rolefit.app.storage.put('resumes/nobody/left', new Uint8Array([1]));
  const files = async () => (await rolefit.app.storage.list('resumes')).map(({ key }) => key);
  await sweepResumeFilesTask.run(rolefit.app, {});
  expect(await files()).toContain('resumes/nobody/left');
  now = new Date(Date.now() + 61 * 60 * 1000);
  await sweepResumeFilesTask.run(rolefit.app, {});
  expect(await files()).toEqual([(await rowOf(id)).filePath]);
  now = new Date();
  await deleteResume(ctx, id);
});

test('each refusal has a code, a title and whole sentences', async () => {
  const pdf = { name: 'cv.pdf', bytes: new Uint8Array([1, 2]) };
  const file = await uploadResume(ctx, pdf);
  await expect(uploadResume(ctx, pdf)).rejects.toMatchObject({
    ...{ code: 'limit_reached', title: 'Upload limit reached' },
    message: "You've reached your resume upload limit. Please upgrade your plan to upload more resumes.",
  });
  await expect(uploadResume(ctx, { ...pdf, name: 'cv.txt' })).rejects.toMatchObject({
    ...{ code: 'file_refused', title: 'Upload failed', field: 'file' },
  });
  await sample();
  await expect(sample()).rejects.toMatchObject({
    ...{
      code: 'sample_there',
      title: 'Nothing to add',
      message: 'You already have this sample.',
    },
  });
  const unknown = { code: 'not_found', message: 'This résumé was not found.' };
  await expect(addSampleResume(ctx, 'no such sample')).rejects.toMatchObject(unknown);
  for (const id of ['nonsense', crypto.randomUUID()])
    await expect(getResume(ctx, id)).rejects.toMatchObject(unknown);
  const stranger = { ...ctx, viewer: { ...ctx.viewer, id: 'somebody else' } };
  await expect(getResume(stranger, file.id)).rejects.toMatchObject(unknown);
});
