import { randomUUID } from 'node:crypto';
import { fitWithBasis } from '../../../fit/fit.ts';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import type { App } from '../../context.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { jobAnalyses } from './analyses.tables.ts';

/** Stores an uploaded résumé whose text has been read. Returns its id. */
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

type ResultInput = {
  userId: string;
  resumeId: string;
  resumeText: string;
  jobId: string;
  postingText: string;
  title?: string;
  /** Replaces the engine's score, which then no longer matches the basis. */
  fitScore?: number | null;
  createdAt?: Date;
};

/** Scores a résumé with the engine and stores the result directly. Returns its id, the result and its basis. */
export async function createResult({ db, clock }: App, input: ResultInput) {
  const { userId, resumeId, resumeText, jobId, postingText, title } = input;
  const createdAt = input.createdAt ?? clock();
  const { result, basis } = fitWithBasis(
    { resume: resumeText, today: utcDay(clock()) },
    compilePosting(postingText, title),
  );
  const id = randomUUID();
  const fitScore = input.fitScore === undefined ? result.fitScore : input.fitScore;
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
