import { randomUUID } from 'node:crypto';
import { fitWithBasis } from '../../../fit/fit.ts';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import type { App } from '../../context.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { jobAnalyses } from './analyses.tables.ts';

/** A résumé that was read. Answers its id. */
export async function createReadResume(
  { db, clock }: App,
  userId: string,
  extractedText: string,
): Promise<string> {
  const id = randomUUID();
  await db.insert(resumes).values({
    id,
    userId,
    filename: `${id.slice(0, 8)}.pdf`,
    filePath: `resumes/${userId}/${id}.pdf`,
    contentType: 'application/pdf',
    status: 'read',
    extractedText,
    createdAt: clock(),
  });
  return id;
}

type Given = {
  userId: string;
  resumeId: string;
  resumeText: string;
  jobId: string;
  postingText: string;
  title?: string;
  /** In place of the engine's: then the score can't be summed again from its basis. */
  fitScore?: number | null;
  createdAt?: Date;
};

/** A result as the engine gives it, stored without the way there. Answers its id and what it was. */
export async function createResult({ db, clock }: App, given: Given) {
  const { userId, resumeId, resumeText, jobId, postingText, title } = given;
  const createdAt = given.createdAt ?? clock();
  const { result, basis } = fitWithBasis(
    { resume: resumeText, today: utcDay(clock()) },
    compilePosting(postingText, title),
  );
  const id = randomUUID();
  const fitScore = given.fitScore === undefined ? result.fitScore : given.fitScore;
  const { raw, reason = null, components, keyMatches, gaps, notes, receipt } = result;
  await db.insert(jobAnalyses).values({
    ...{ id, userId, jobId, resumeId, resumeType: 'regular', fitScore, raw, reason, components, keyMatches },
    ...{
      gaps,
      notes,
      basis,
      receipt,
      postingText,
      analysisText: result.analysis,
      startedAt: createdAt,
      createdAt,
    },
  });
  return { id, result, basis };
}
