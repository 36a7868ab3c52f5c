import { afterAll, beforeAll } from 'vitest';

const variable = '__STRYKER_ACTIVE_MUTANT__';
type Instrumented = { __stryker__?: { activeMutant?: string } };

/** Child processes read the active mutant from their environment: without it they would run the unbroken code. */
beforeAll(() => {
  const mutant = (globalThis as Instrumented).__stryker__?.activeMutant;
  if (mutant !== undefined) process.env[variable] = mutant;
});
afterAll(() => {
  delete process.env[variable];
});
