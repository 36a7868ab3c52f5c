/** The database does not answer: it restarts, ends connections, or cannot be reached. `cause` is the driver's error. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** Whether an error was caused by that. Checks names, because the web bundle loads its own copy of this module. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causes(error).some(({ name }) => name === 'DatabaseUnavailableError');

/** PostgreSQL ended one of two transactions that waited for each other, or that could not be told apart in time. */
export const isConflict = (error: unknown): boolean =>
  causes(error).some(({ code }) => code === '40P01' || code === '40001');

/** PostgreSQL's classes: connection exception, too many connections, shutting down, crashed, starting up. */
const connectionCode = /^(08...|53300|57P0[123])$/;
/** What node-postgres says without a code. */
const connectionMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;

/** Whether an error of node-postgres, or of Drizzle about one, is about the connection and not about the query. */
export const isConnectionError = (error: unknown): boolean =>
  causes(error).some(
    ({ code, syscall, message }) =>
      syscall !== undefined || connectionCode.test(code ?? '') || connectionMessage.test(message),
  );

/** Turns an error about the connection into a `DatabaseUnavailableError`; returns others as they are. */
export function withUnavailability(error: unknown): unknown {
  return isConnectionError(error) && !isDatabaseUnavailable(error)
    ? new DatabaseUnavailableError('The database cannot be reached.', { cause: error })
    : error;
}

type DriverError = Error & { code?: string; syscall?: string };

/** An error and its causes. Drizzle wraps the driver's errors. */
function causes(error: unknown): DriverError[] {
  const chain: DriverError[] = [];
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.push(next);
  return chain;
}
