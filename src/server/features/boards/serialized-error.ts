import type { SerializedError } from './board-reader.types.ts';

/** The part of an error that may be sent to another process: what it is recognised by, never its payload. */
export function serializeError(error: unknown): SerializedError {
  const { name, code, message, status, retryAfterSeconds } = error as Partial<SerializedError>;
  return {
    name: name ?? 'Error',
    code: typeof code === 'string' ? code : 'fault',
    message: message ?? String(error),
    status,
    retryAfterSeconds,
  };
}

export function deserializeError({ message, ...more }: SerializedError): Error & SerializedError {
  return Object.assign(new Error(message), { ...more, message });
}
