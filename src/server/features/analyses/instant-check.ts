import type { FitResult } from '../../../shared/results/fit-result.ts';
import {
  maxResumeChars,
  resumeMissing,
  resumeTooLong as tooLong,
} from '../../../shared/rules/instant-check-rules.ts';
import { refuseFile } from '../../../shared/rules/upload-rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { documentAppError } from '../resumes/document-app-error.ts';
import { sampleFile, samplePosting } from '../resumes/sample-resumes.ts';
import { requirePosting } from './require-posting.ts';

export type InstantCheckInput = {
  /** Visitors are rate-limited by this. */
  clientAddress: string;
  /** Stops reading the file when the client disconnects. */
  signal?: AbortSignal;
  resumeText: string;
  resumeFile?: { name: string; bytes: Uint8Array };
  /** The id of a sample résumé, which is scored instead, against its own posting if there is no other. */
  sample?: string;
  postingText: string;
};
export type InstantCheck = {
  result: FitResult;
  resumeText: string;
  postingText: string;
  /** The name of the file that the résumé was read from. */
  resumeName?: string;
  sample?: string;
};

/** Scores a résumé for a visitor. Nothing is stored: not the file, the texts or the result. */
export async function checkInstantly(ctx: Context, input: InstantCheckInput): Promise<InstantCheck> {
  const { sample } = input;
  const postingText = input.postingText.trim() || (sample ? samplePosting(sample) : '');
  const file = sample ? await sampleFile(sample) : input.resumeFile;
  const refusal = file && refuseFile({ name: file.name, size: file.bytes.byteLength });
  if (refusal) throw new AppError('file_refused', refusal, { field: 'resumeFile' });
  if (!file) requireResumeText(input.resumeText.trim());
  const { title } = await requirePosting(ctx, postingText);
  await takeCheckAttempt(ctx, input.clientAddress);
  const resumeText = file ? await readResumeFile(ctx, file, input.signal) : input.resumeText.trim();
  requireResumeText(resumeText);
  const scored = await scoreTexts(ctx, { resumeText, postingText, title });
  return { ...scored, resumeName: file?.name, sample };
}

/** Scores two texts that the caller has validated. */
export async function scoreTexts(
  { scorers, clock }: Pick<Context, 'scorers' | 'clock'>,
  { resumeText, postingText, title }: { resumeText: string; postingText: string; title?: string },
): Promise<InstantCheck> {
  const resume = { text: resumeText, today: utcDay(clock()) };
  const { judged } = await scorers.scoreOne(resume, { text: postingText, title, stored: null });
  return { result: judged.result, resumeText, postingText };
}

/** Called after the form is validated: only checks that cost something count. */
async function takeCheckAttempt(ctx: Context, clientAddress: string): Promise<void> {
  if (ctx.viewer) await takeAttempt(ctx, limits.instantCheckPerAccount, ctx.viewer.id);
  else await takeAttempt(ctx, limits.instantCheckPerAddress, clientAddress);
}

export function requireResumeText(text: string): void {
  if (!text) throw noResume();
  if (text.length > maxResumeChars) throw resumeTooLong();
}

async function readResumeFile(
  ctx: Context,
  file: { name: string; bytes: Uint8Array },
  signal?: AbortSignal,
): Promise<string> {
  try {
    return (await ctx.readDocument(file.bytes, file.name, { signal, refuseWhenBusy: true })).text;
  } catch (error) {
    throw documentAppError(error, 'resumeFile') ?? error;
  }
}

const noResume = () =>
  new AppError('resume_missing', resumeMissing, {
    title: 'Resume Required',
    field: 'resumeText',
  });

const resumeTooLong = () =>
  new AppError('resume_too_long', tooLong, { title: 'Resume Too Long', field: 'resumeText' });
