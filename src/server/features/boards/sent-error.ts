import type { SentError } from './board-reader.types.ts';

/** What of an error crosses from one process to the other: what it is recognised by, never what it carried. */
export function sentError(error: unknown): SentError {
  const { name, code, message, status, retryAfterSeconds } = error as Partial<SentError>;
  return {
    name: name ?? 'Error',
    code: typeof code === 'string' ? code : 'fault',
    message: message ?? String(error),
    status,
    retryAfterSeconds,
  };
}

export function receivedError({ message, ...more }: SentError): Error & SentError {
  return Object.assign(new Error(message), { ...more, message });
}
