import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { tell } from './report.mjs';

/** Playwright makes its reporters itself, and so wants a class. */
export default class TestReport implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(error: TestError): void {
    tell('failed', 'outside of every test', [errorText(error)]);
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue;
      const errors = test.results.flatMap((result) => result.errors);
      const name = test.titlePath().filter(Boolean).join(' › ');
      tell(outcome === 'flaky' ? 'flaky' : 'failed', name, errors.map(errorText));
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
