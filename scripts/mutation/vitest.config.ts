import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const integration = Boolean(process.env.MUTATION_INTEGRATION);

/** Runs the tests of one area, set by mutation.mjs. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: integration ? 'integration' : 'unit',
    environment: 'node',
    include: [process.env.MUTATION_TESTS ?? 'src/shared/**/*.test.ts'],
    // These take minutes per mutant, and the killed process isn't the mutated one.
    exclude: ['**/killed-*.test.ts'],
    isolate: false,
    restoreMocks: true,
    // A test that fails by chance would count as a kill, and one in the first run would end the measurement.
    retry: integration ? 1 : 0,
    testTimeout: integration ? 60_000 : 15_000,
    hookTimeout: 120_000,
    setupFiles: [join(import.meta.dirname, 'mutant-in-children.ts')],
    globalSetup: integration ? ['src/server/testing/global-setup.ts'] : [],
  },
});
