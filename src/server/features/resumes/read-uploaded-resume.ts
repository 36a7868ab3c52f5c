import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { textWarnings } from '../../../documents/text-warnings.ts';
import type { App, SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { documentAppError } from './document-app-error.ts';
import { formatResumeTask } from './format-resume.tasks.ts';
import { type Resume, resumes } from './resumes.tables.ts';

/** Extracts a résumé's text. The status becomes `read`, or `failed` with a reason, even if the file crashes the reader. */
export async function readUploadedResume(app: App, resumeId: string): Promise<void> {
  const [resume] = await app.db.select().from(resumes).where(eq(resumes.id, resumeId));
  if (resume?.status !== 'reading') return;
  const outcome = await readFile(app, resume);
  await app.db.transaction(async (tx) => {
    const [row] = await tx
      .update(resumes)
      .set(outcome)
      .where(and(eq(resumes.id, resumeId), eq(resumes.status, 'reading')))
      .returning({ status: resumes.status });
    if (!row) return;
    if (row.status === 'read') await app.tasks.enqueue(tx, formatResumeTask, { resumeId });
    await app.events.publish(tx, { userId: resume.userId, kind: 'resumes' });
  });
}

async function readFile(app: App, resume: Resume): Promise<Partial<Resume>> {
  const bytes = await app.storage.get(resume.filePath);
  if (!bytes) return { status: 'failed', failure: 'The file is gone. Upload it again.' };
  try {
    const { text, pages, warnings } = await app.readDocument(bytes, resume.filename);
    return {
      status: 'read',
      extractedText: text,
      pages: pages ?? null,
      warnings: [...warnings, ...textWarnings(text, pages)],
    };
  } catch (error) {
    const problem = documentAppError(error, 'file');
    if (problem) return { status: 'failed', failure: problem.message };
    app.logger.error({ err: error, resumeId: resume.id }, 'a résumé could not be read');
    return {
      status: 'failed',
      failure:
        'Something went wrong while reading it. Save it again as a PDF or DOCX and upload the new file.',
    };
  }
}

const readingWaitMs = 1_000;
const readingPollMs = 100;

/**
 * Waits a moment for a file that was just uploaded to be read, so that the answer can say if it couldn't be. Returns the
 * reason, or null if it was read or takes longer.
 */
export async function readingFailure(ctx: SignedInContext, resumeId: string): Promise<string | null> {
  for (let waited = 0; waited < readingWaitMs; waited += readingPollMs) {
    const [row] = await ctx.db
      .select({ status: resumes.status, failure: resumes.failure })
      .from(resumes)
      .where(owned(ctx, resumes, eq(resumes.id, resumeId)));
    if (row?.status !== 'reading') return row?.failure ?? null;
    await sleep(readingPollMs);
  }
  return null;
}

const keysAtOnce = 500;

/** Removes files without a row, left behind when the process was killed during an upload. Returns how many. */
export async function sweepResumeFiles(app: App, options: { olderThanMs: number }): Promise<number> {
  const before = app.clock().getTime() - options.olderThanMs;
  const files = (await app.storage.list('resumes')).filter(({ writtenAt }) => writtenAt.getTime() <= before);
  let removed = 0;
  while (files.length > 0) {
    const keys = files.splice(0, keysAtOnce).map(({ key }) => key);
    const kept = await app.db
      .select({ key: resumes.filePath })
      .from(resumes)
      .where(inArray(resumes.filePath, keys));
    const known = new Set(kept.map(({ key }) => key));
    const orphans = keys.filter((key) => !known.has(key));
    for (const key of orphans) await app.storage.remove(key);
    removed += orphans.length;
  }
  return removed;
}
