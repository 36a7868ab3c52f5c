export const noFileChosen = {
  code: 'no_file',
  title: 'Upload failed',
  message: 'Choose a PDF or DOCX file first.',
  field: 'file',
};

/** Why a file is not there yet, in words, and whether the files after it would hear the same. */
export type UploadProblem = { title: string; message: string; holdsForOthers: boolean };

export type UploadAnswer =
  | { kind: 'uploaded' }
  | { kind: 'refused'; problem: UploadProblem }
  | { kind: 'signed-out'; to: string };

const connectionIssue: UploadProblem = {
  title: 'Connection Issue',
  message: 'Please check your internet connection and try again.',
  holdsForOthers: false,
};

type Given = { status: number; url: string; body: string; retryAfter: string | null };

/** Reads what the server said to a file; status 0 is no answer at all. */
export function uploadAnswer({ status, url, body, retryAfter }: Given): UploadAnswer {
  const path = url && URL.canParse(url) ? new URL(url) : null;
  if (path?.pathname === '/auth') return { kind: 'signed-out', to: path.pathname + path.search };
  if (status === 201) return { kind: 'uploaded' };
  const error = errorIn(body);
  if (status === 429)
    return refused(error?.title, `${error?.message ?? ''} ${waitFor(retryAfter)}`.trim(), true);
  if (error) return refused(error.title, error.message, error.code === 'limit_reached');
  if (status === 413) return refused(undefined, body.slice(0, 200), false);
  return { kind: 'refused', problem: connectionIssue };
}

function refused(title: string | undefined, message: string, holdsForOthers: boolean): UploadAnswer {
  return { kind: 'refused', problem: { title: title ?? 'Upload failed', message, holdsForOthers } };
}

type GivenError = { code: string; title?: string; message: string };

function errorIn(body: string): GivenError | null {
  try {
    return (JSON.parse(body) as { error?: GivenError }).error ?? null;
  } catch {
    return null;
  }
}

function waitFor(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!retryAfter || !Number.isFinite(seconds)) return '';
  const minutes = Math.ceil(seconds / 60);
  return `The file stays here: send it again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
}
