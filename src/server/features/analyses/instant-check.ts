import { fit } from '../../../fit/fit.ts';
import { maxResumeChars, resumeMissing, resumeTooLong as tooLong } from '../../../shared/check-rules.ts';
import type { FitResult } from '../../../shared/fit-result.ts';
import { maxPostingChars } from '../../../shared/posting-rules.ts';
import { refuseFile } from '../../../shared/upload-rules.ts';
import type { Context } from '../../context.ts';
import { dayOf } from '../../platform/day.ts';
import { AppError } from '../../platform/errors.ts';
import { documentProblem } from '../resumes/document-problem.ts';
import { postingTextRequired, postingTooLong } from './analyses.errors.ts';

export type InstantCheckInput = {
  /** Ends the reading of the file when whoever asked has gone. */
  signal?: AbortSignal;
  resumeText: string;
  resumeFile?: { name: string; bytes: Uint8Array };
  postingText: string;
};
export type InstantCheck = { result: FitResult; resumeText: string; postingText: string };

/** A score for a visitor: nothing of it is stored, neither the file nor the texts nor the answer. */
export async function checkInstantly(ctx: Context, input: InstantCheckInput): Promise<InstantCheck> {
  const postingText = input.postingText.trim();
  const resumeText = input.resumeFile
    ? await readGivenFile(ctx, input.resumeFile, input.signal)
    : input.resumeText.trim();
  if (!resumeText) throw noResume();
  if (resumeText.length > maxResumeChars) throw resumeTooLong();
  if (!postingText) throw postingTextRequired();
  if (postingText.length > maxPostingChars) throw postingTooLong();
  const result = fit({
    resume: resumeText,
    posting: postingText,
    today: dayOf(ctx.clock()),
  });
  return { result, resumeText, postingText };
}

async function readGivenFile(
  ctx: Context,
  file: { name: string; bytes: Uint8Array },
  signal?: AbortSignal,
): Promise<string> {
  const refusal = refuseFile({ name: file.name, size: file.bytes.byteLength });
  if (refusal) throw new AppError('file_refused', refusal, { field: 'resumeFile' });
  try {
    return (await ctx.readDocument(file.bytes, file.name, { signal, refuseWhenBusy: true })).text;
  } catch (error) {
    throw documentProblem(error, 'resumeFile') ?? error;
  }
}

const noResume = () =>
  new AppError('resume_missing', resumeMissing, {
    title: 'Resume Required',
    field: 'resumeText',
  });

const resumeTooLong = () =>
  new AppError('resume_too_long', tooLong, { title: 'Resume Too Long', field: 'resumeText' });
