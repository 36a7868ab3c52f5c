import pino from 'pino';

export type Logger = pino.Logger;

/** Logs JSON lines to stdout. Never log request bodies, email addresses, résumé text or tokens. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

type ErrorFields = {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  query?: string;
  params?: unknown;
  cause?: unknown;
};

/** The message and detail of a failed query quote its values, which may be personal data: only the SQL text is logged. */
function serializeError(error: unknown): object {
  const { name, message, stack, code, query, params, cause } = (error ?? {}) as ErrorFields;
  const isQuery = query !== undefined || params !== undefined || /^[0-9A-Z]{5}$/.test(String(code));
  return {
    name,
    code,
    ...(isQuery ? { query } : { message }),
    at: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(cause ? { cause: serializeError(cause) } : {}),
  };
}
