import pino from 'pino';

export type Logger = pino.Logger;

/** Structured lines on stdout. No bodies, addresses, résumé text or tokens ever go in here. */
export function createLogger(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
