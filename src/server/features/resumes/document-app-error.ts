import { AppError } from '../../platform/errors.ts';

/** Converts a `DocumentProblem` of the reader (encrypted, damaged, a scan …) to an error for people; null for other errors. */
export function documentAppError(error: unknown, field: string): AppError | null {
  if (!(error instanceof Error) || error.name !== 'DocumentProblem') return null;
  return new AppError((error as Error & { code: string }).code, error.message, {
    title: 'Upload failed',
    field,
  });
}
