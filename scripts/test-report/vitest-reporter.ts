import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { reportTest } from './report.mjs';

/** Reports failed tests, files and suites (imports, hooks), and errors outside of them. */
export const testReport: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    for (const module of modules) {
      reportPart(module, module, module.errors());
      for (const suite of module.children.allSuites()) reportPart(module, suite, suite.errors());
      for (const test of module.children.allTests()) reportPart(module, test, test.result().errors ?? []);
    }
    for (const error of unhandledErrors) reportTest('failed', 'outside of any test', [errorText(error)]);
  },
};

type Part = TestModule | TestSuite | TestCase;

function reportPart(module: TestModule, part: Part, errors: readonly SerializedError[]): void {
  const isFlaky = part.type === 'test' && part.diagnostic()?.flaky === true;
  if (errors.length === 0 && !isFlaky) return;
  const name = part.type === 'module' ? '' : ` › ${part.fullName}`;
  reportTest(isFlaky ? 'flaky' : 'failed', `${module.relativeModuleId}${name}`, errors.map(errorText));
}

function errorText({ name, message, diff, stack }: SerializedError): string {
  const where = stack?.split('\n').find((line) => line.includes('.test.'));
  return [`${name}: ${message}`, diff, where].filter(Boolean).join('\n');
}
