import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const integration = Boolean(process.env.MUTATION_INTEGRATION);

/** Runs the quickest files first. stryker-plugins.mjs writes into the current folder, a sandbox, how long each took. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (!existsSync('durations.json')) return super.sort(files);
    const durations: Record<string, number> = JSON.parse(readFileSync('durations.json', 'utf8'));
    const took = ({ moduleId }: TestSpecification) => durations[moduleId] ?? 0;
    return files.toSorted((one, other) => took(one) - took(other));
  }
}

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
    sequence: { sequencer: QuickestFirst },
    // Enough for a background task; a mutant that prevents one is found sooner.
    env: integration ? { TEST_WAIT_MS: '20000' } : {},
    restoreMocks: true,
    // A test that fails by chance would count as a kill, and one in the first run would end the measurement.
    retry: integration ? 1 : 0,
    testTimeout: integration ? 60_000 : 15_000,
    hookTimeout: 120_000,
    setupFiles: [join(import.meta.dirname, 'mutant-in-children.ts')],
    globalSetup: integration ? ['src/server/testing/global-setup.ts'] : [],
  },
});
