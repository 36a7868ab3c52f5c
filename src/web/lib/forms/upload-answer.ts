export const noFileChosen = {
  code: 'no_file',
  title: 'Upload failed',
  message: 'Choose a PDF or DOCX file first.',
  field: 'file',
};

/** Why a file was not stored, and whether the files after it would be refused for the same reason. */
export type UploadProblem = { title: string; message: string; holdsForOthers: boolean };

export type UploadAnswer =
  | { kind: 'uploaded'; isUnread: boolean }
  | { kind: 'refused'; problem: UploadProblem }
  | { kind: 'signed-out'; to: string };

const connectionIssue: UploadProblem = {
  title: 'Connection Issue',
  message: 'Please check your internet connection and try again.',
  holdsForOthers: false,
};

type UploadResponse = { status: number; url: string; body: string; retryAfter: string | null };

/** Interprets the server's answer to an uploaded file. Status 0 means that there was none. */
export function uploadAnswer({ status, url, body, retryAfter }: UploadResponse): UploadAnswer {
  const path = url && URL.canParse(url) ? new URL(url) : null;
  if (path?.pathname === '/auth') return { kind: 'signed-out', to: path.pathname + path.search };
  if (status === 201)
    return { kind: 'uploaded', isUnread: parse<{ failure?: string | null }>(body)?.failure != null };
  const error = parse<{ error?: UploadError }>(body)?.error;
  if (status === 429)
    return refused(error?.title, `${error?.message ?? ''} ${waitMessage(retryAfter)}`.trim(), true);
  if (error) return refused(error.title, error.message, error.code === 'limit_reached');
  if (status === 413) return refused(undefined, body.slice(0, 200), false);
  return { kind: 'refused', problem: connectionIssue };
}

function refused(title: string | undefined, message: string, holdsForOthers: boolean): UploadAnswer {
  return { kind: 'refused', problem: { title: title ?? 'Upload failed', message, holdsForOthers } };
}

type UploadError = { code: string; title?: string; message: string };

function parse<Body>(body: string): Body | null {
  try {
    return JSON.parse(body) as Body;
  } catch {
    return null;
  }
}

function waitMessage(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!retryAfter || !Number.isFinite(seconds)) return '';
  const minutes = Math.ceil(seconds / 60);
  return `Your file is still here: try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
}
