import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refuseFile, resumeContentType } from '../../../shared/rules/upload-rules.ts';
import type { App, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { owned } from '../accounts/ownership.ts';
import { lockUsage } from '../billing/usage.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { fileLabel } from './file-label.ts';
import { formatResumeTask } from './format-resume.tasks.ts';
import { resumeUsage } from './resume-usage.ts';
import { fileRefused, resumeNotFound, sampleExists, uploadLimitReached } from './resumes.errors.ts';
import { resumeDeleting } from './resumes.events.ts';
import { type Resume, resumes } from './resumes.tables.ts';
import { readResumeTask } from './resumes.tasks.ts';

export type ResumeFile = { name: string; bytes: Uint8Array; isSample?: boolean };

/** `text` is set if the file is that text and need not be read. */
type StoredFile = ResumeFile & { contentType: string; text?: string };

/** Stores the file, then the row and the task that reads it in one transaction. */
export async function uploadResume(ctx: SignedInContext, file: ResumeFile): Promise<Resume> {
  const refusal = refuseFile({ name: file.name, size: file.bytes.byteLength });
  if (refusal) throw fileRefused(refusal);
  return storeResume(ctx, { ...file, contentType: resumeContentType(file.name) as string });
}

/** Stores a résumé that was pasted, as a text file. The same text is not stored twice. Returns its id. */
export async function storeResumeText(
  ctx: SignedInContext,
  { name, text }: { name: string; text: string },
): Promise<string> {
  const known = await resumeWithText(ctx, text);
  if (known) return known;
  const bytes = new TextEncoder().encode(text);
  try {
    return (await storeResume(ctx, { name, bytes, text, contentType: 'text/plain; charset=utf-8' })).id;
  } catch (error) {
    // Sent twice at once, the second one meets the limit that the first one has reached.
    const stored = await resumeWithText(ctx, text);
    if (!stored) throw error;
    return stored;
  }
}

/** The id of the person's résumé with exactly this text. */
export async function resumeWithText(ctx: SignedInContext, text: string): Promise<string | undefined> {
  const [known] = await ctx.db
    .select({ id: resumes.id })
    .from(resumes)
    .where(owned(ctx, resumes, eq(resumes.extractedText, text)))
    .limit(1);
  return known?.id;
}

async function storeResume(ctx: SignedInContext, file: StoredFile): Promise<Resume> {
  if (!file.isSample && !(await resumeUsage(ctx)).canUploadMoreResumes) throw uploadLimitReached();
  await takeAttempt(ctx, limits.uploadPerAccount, ctx.viewer.id);

  const id = randomUUID();
  const filePath = `${folderOf(ctx.viewer.id)}/${id}`;
  await ctx.storage.put(filePath, file.bytes);
  try {
    return await ctx.db.transaction(async (tx) => {
      await lockUsage(ctx, tx);
      if (file.isSample && (await hasSample(ctx, tx, file.name))) throw sampleExists();
      if (!file.isSample && !(await resumeUsage(ctx, tx)).canUploadMoreResumes) throw uploadLimitReached();
      const [resume] = await tx
        .insert(resumes)
        .values({
          id,
          userId: ctx.viewer.id,
          filename: fileLabel(file.name),
          filePath,
          contentType: file.contentType,
          isSample: file.isSample ?? false,
          ...(file.text === undefined ? {} : { status: 'read', extractedText: file.text }),
          createdAt: ctx.clock(),
        })
        .returning();
      await ctx.tasks.enqueue(tx, file.text === undefined ? readResumeTask : formatResumeTask, {
        resumeId: id,
      });
      await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'resumes' });
      return resume as Resume;
    });
  } catch (error) {
    await ctx.storage.remove(filePath);
    throw error;
  }
}

async function hasSample(ctx: SignedInContext, tx: Transaction, filename: string): Promise<boolean> {
  return (
    (await tx.$count(
      resumes,
      owned(ctx, resumes, eq(resumes.isSample, true), eq(resumes.filename, filename)),
    )) > 0
  );
}

export async function getResume(ctx: SignedInContext, id: string): Promise<Resume> {
  if (!isUuid(id)) throw resumeNotFound();
  const [resume] = await ctx.db
    .select()
    .from(resumes)
    .where(owned(ctx, resumes, eq(resumes.id, id)));
  if (!resume) throw resumeNotFound();
  return resume;
}

/** The file as it was uploaded. */
export async function openResumeFile(
  ctx: SignedInContext,
  id: string,
): Promise<{ resume: Resume; bytes: Uint8Array }> {
  const resume = await getResume(ctx, id);
  const bytes = await ctx.storage.get(resume.filePath);
  if (!bytes) throw resumeNotFound();
  return { resume, bytes };
}

/** Deletes the row first: if the process is killed in between, the sweep removes the file; a row never lacks its file. */
export async function deleteResume(ctx: SignedInContext, id: string): Promise<void> {
  const { filePath } = await getResume(ctx, id);
  await ctx.db.transaction(async (tx) => {
    await ctx.domainEvents.publish(tx, resumeDeleting, { userId: ctx.viewer.id, resumeId: id });
    await tx.delete(resumes).where(owned(ctx, resumes, eq(resumes.id, id)));
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'resumes' });
  });
  await ctx.storage.remove(filePath);
}

/** Called when an account is deleted. */
export async function removeResumeFilesOf({ storage }: App, userId: string): Promise<void> {
  await storage.removeAll(folderOf(userId));
}

const folderOf = (userId: string) => `resumes/${userId}`;
