import pino from 'pino';

export type Logger = pino.Logger;

/** Logs JSON lines to stdout. Never log request bodies, email addresses, résumé text or tokens. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    hooks: { logMethod: warnOfFullDisk },
  };
  return destination ? pino(options, destination) : pino(options);
}

const warnEveryMs = 600_000;
let warnedAt = Number.NEGATIVE_INFINITY;

/** Whatever failed because the disk is full, the operator is told in a sentence, at most once in ten minutes. */
function warnOfFullDisk(this: pino.Logger, parameters: Parameters<pino.LogFn>, log: pino.LogFn): void {
  const [fields] = parameters as [unknown];
  if (isFullDisk((fields as { err?: unknown } | null)?.err) && performance.now() - warnedAt > warnEveryMs) {
    warnedAt = performance.now();
    console.error(
      'rolefit: The disk is full. Nothing new can be stored until there is room; what is stored is safe.',
    );
  }
  log.apply(this, parameters);
}

/** The codes of the operating system and of PostgreSQL. */
function isFullDisk(error: unknown): boolean {
  for (let next = error; next instanceof Error; next = next.cause)
    if (['ENOSPC', '53100'].includes(String((next as { code?: unknown }).code))) return true;
  return false;
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
