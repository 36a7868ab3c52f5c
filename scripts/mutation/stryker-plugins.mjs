import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { declareClassPlugin, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/**
 * Lets only a sample of the mutants run. Whether one belongs to it depends on the seed and on the mutant's file,
 * place and kind, never on the day. Stryker counts the others as invalid, so they stay out of the score.
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
 * The Vitest runner, but with all tests of a file that covers the mutant: integration tests of a file share one
 * application, and a test left alone could fail for want of its neighbours, which would look like a kill.
 */
const createRunner = vitestPlugins.find(({ name }) => name === 'vitest').factory;
function createWholeFileRunner(injector) {
  const runner = createRunner(injector);
  const run = runner.run.bind(runner);
  runner.run = ({ testIds = [], ...options } = {}) =>
    testIds.length === 0
      ? run(options)
      : run({ ...options, testFiles: [...new Set(testIds.map((id) => id.split('#')[0]))] });
  return runner;
}
createWholeFileRunner.inject = createRunner.inject;

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareFactoryPlugin(PluginKind.TestRunner, 'vitest-whole-files', createWholeFileRunner),
];
