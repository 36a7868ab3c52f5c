import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { isAppError } from '../../platform/errors.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { resumes } from './resumes.tables.ts';

/** Stores the formatted text of a résumé, once. Nobody waits for it, so a failure is only logged. */
export async function formatResume(app: App, resumeId: string): Promise<void> {
  const unformatted = and(
    eq(resumes.id, resumeId),
    eq(resumes.status, 'read'),
    isNull(resumes.formattedText),
  );
  const [resume] = await app.db
    .select({ userId: resumes.userId, text: resumes.extractedText })
    .from(resumes)
    .where(unformatted);
  if (!resume?.text) return;
  const formattedText = await tryToFormat(app, resumeId, resume.text);
  if (formattedText === null) return;
  await app.db.transaction(async (tx) => {
    const written = await tx
      .update(resumes)
      .set({ formattedText })
      .where(unformatted)
      .returning({ id: resumes.id });
    if (written.length > 0) await app.events.publish(tx, { userId: resume.userId, kind: 'resumes' });
  });
}

async function tryToFormat(app: App, resumeId: string, text: string): Promise<string | null> {
  try {
    return await app.scorers.ask('format', { text, today: utcDay(app.clock()) });
  } catch (error) {
    // The task is tried again later.
    if (isAppError(error) && error.code === 'busy') throw error;
    app.logger.error({ err: error, resumeId }, 'a résumé could not be formatted');
    return null;
  }
}
