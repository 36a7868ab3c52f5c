import { afterAll, beforeAll } from 'vitest';

const variable = '__STRYKER_ACTIVE_MUTANT__';
type Instrumented = { __stryker__?: { activeMutant?: string } };

/** Passes the active mutant to child processes through the environment. Otherwise they would run the original code. */
beforeAll(() => {
  const mutant = (globalThis as Instrumented).__stryker__?.activeMutant;
  if (mutant !== undefined) process.env[variable] = mutant;
});
afterAll(() => {
  delete process.env[variable];
});
