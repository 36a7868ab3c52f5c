import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { tell } from './report.mjs';

/** Tells of tests, of whole files and suites (an import, a hook), and of errors that belong to none. */
export const testReport: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    for (const module of modules) {
      tellOf(module, module, module.errors());
      for (const suite of module.children.allSuites()) tellOf(module, suite, suite.errors());
      for (const test of module.children.allTests()) tellOf(module, test, test.result().errors ?? []);
    }
    for (const error of unhandledErrors) tell('failed', 'outside of every test', [errorText(error)]);
  },
};

type Part = TestModule | TestSuite | TestCase;

function tellOf(module: TestModule, part: Part, errors: readonly SerializedError[]): void {
  const isFlaky = part.type === 'test' && part.diagnostic()?.flaky === true;
  if (errors.length === 0 && !isFlaky) return;
  const name = part.type === 'module' ? '' : ` › ${part.fullName}`;
  tell(isFlaky ? 'flaky' : 'failed', `${module.relativeModuleId}${name}`, errors.map(errorText));
}

function errorText({ name, message, diff, stack }: SerializedError): string {
  const where = stack?.split('\n').find((line) => line.includes('.test.'));
  return [`${name}: ${message}`, diff, where].filter(Boolean).join('\n');
}
