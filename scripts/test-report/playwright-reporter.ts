import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { reportTest } from './report.mjs';

/** A class, because Playwright instantiates reporters itself. */
export default class TestReport implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(error: TestError): void {
    reportTest('failed', 'outside of any test', [errorText(error)]);
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue;
      const errors = test.results.flatMap((result) => result.errors);
      const name = test.titlePath().filter(Boolean).join(' › ');
      reportTest(outcome === 'flaky' ? 'flaky' : 'failed', name, errors.map(errorText));
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

function errorText({ message, value, location }: TestError): string {
  const where = location ? `\n    at ${relative(process.cwd(), location.file)}:${location.line}` : '';
  return `${message ?? value}${where}`;
}
