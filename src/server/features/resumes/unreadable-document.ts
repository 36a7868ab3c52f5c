import { AppError } from '../../platform/errors.ts';

/** The reader's named problem (encrypted, damaged, a scan …) as an answer for a person; null for anything else. */
export function toDocumentError(error: unknown, field: string): AppError | null {
  if (!(error instanceof Error) || error.name !== 'DocumentProblem') return null;
  return new AppError((error as Error & { code: string }).code, error.message, {
    title: 'Upload failed',
    field,
  });
}
