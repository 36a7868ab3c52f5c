import pino from 'pino';

export type Logger = pino.Logger;

/** Structured lines on stdout. No bodies, addresses, résumé text or tokens ever go in here. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

type Thrown = {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  query?: string;
  params?: unknown;
  cause?: unknown;
};

/** A failed query's message and detail quote the values it was given, and those are people's: only its text is kept. */
function loggedError(error: unknown): object {
  const { name, message, stack, code, query, params, cause } = (error ?? {}) as Thrown;
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
    ...(cause ? { cause: loggedError(cause) } : {}),
  };
}
