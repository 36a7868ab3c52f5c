import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { declareClassPlugin, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/**
 * Runs only a sample of the mutants, selected by the seed and the mutant's file, position and kind, so it is reproducible.
 * Stryker counts the others as invalid, so they don't affect the score.
 */
class SampleChecker {
  async init() {}

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        inSample(mutant)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'This mutant is not in the sample.' },
      ]),
    );
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

function inSample({ fileName, location, mutatorName, replacement }) {
  const file = relative(process.cwd(), fileName);
  const { start, end } = location;
  const identity = [process.env.MUTATION_SEED, file, start.line, start.column, end.line, end.column];
  const digest = createHash('sha256')
    .update([...identity, mutatorName, replacement].join('\0'))
    .digest();
  return digest.readUInt32BE() / 2 ** 32 < Number(process.env.MUTATION_SAMPLE) / 100;
}

/**
 * The Vitest runner, but runs all tests of a file that covers the mutant. Integration tests of a file share one app, and a
 * test that depends on earlier ones would fail alone, which would look like a detected mutant. The quickest files run
 * first, and the first failure ends the run.
 */
const createRunner = vitestPlugins.find(({ name }) => name === 'vitest').factory;
function createWholeFileRunner(injector) {
  const runner = createRunner(injector);
  const dryRun = runner.dryRun.bind(runner);
  runner.dryRun = async (options) => {
    const result = withoutTests(await dryRun(options));
    writeDurations(result.tests ?? []);
    return result;
  };
  const run = runner.run.bind(runner);
  runner.run = ({ testIds = [], ...options } = {}) =>
    testIds.length === 0
      ? run(options)
      : run({ ...options, testFiles: [...new Set(testIds.map((id) => id.split('#')[0]))] });
  return runner;
}
createWholeFileRunner.inject = createRunner.inject;

/** How long each test file took, for vitest.config.ts. A file, because Stryker restarts the process after a timeout. */
function writeDurations(tests) {
  const durations = {};
  for (const { id, timeSpentMs } of tests) {
    const [file] = id.split('#');
    durations[file] = (durations[file] ?? 0) + timeSpentMs;
  }
  writeFileSync('durations.json', JSON.stringify(durations));
}

/** Stryker refuses to measure a folder without tests. With this test, which covers nothing, all its mutants count as uncovered. */
function withoutTests(result) {
  if (result.status !== 'complete' || result.tests.length > 0) return result;
  const test = { id: 'none', name: 'no tests', status: 0, timeSpentMs: 0 };
  return { ...result, tests: [test], mutantCoverage: { perTest: {}, static: {} } };
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareFactoryPlugin(PluginKind.TestRunner, 'vitest-whole-files', createWholeFileRunner),
];
