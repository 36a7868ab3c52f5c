// `npm test`: installs everything necessary and runs all steps, even if some fail.
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, log, run } from './prepare.mjs';
import { newReport, readReport } from './test-report/report.mjs';

ensureInstalled();
const results = [];

function step(name, command, args, variables) {
  log(`── ${name}`);
  const startedAt = Date.now();
  const report = newReport();
  const passed = run(command, args, { TEST_RETRIES: '1', ...report.environment, ...variables });
  results.push({
    name,
    passed,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    tests: readReport(report),
  });
}

step('format and lint', 'biome', ['ci', '.']);
step('route types', 'react-router', ['typegen']);
step('types', 'tsc', []);
ensureBuilt();
step('unit and integration tests, built-in database', 'vitest', ['run']);

const skipped = [];
const postgres = await startPostgres();
if (postgres.url) {
  step('integration tests, PostgreSQL', 'vitest', ['run', '--project', 'integration'], {
    TEST_DATABASE_URL: postgres.url,
  });
  postgres.stop();
} else skipped.push(`integration tests on PostgreSQL: ${postgres.reason}`);

const chromium = ensureChromium();
if (chromium) step('browser tests', 'playwright', ['test'], { CHROMIUM_PATH: chromium });
else
  results.push({
    name: 'browser tests (no Chromium could be found or installed)',
    passed: false,
    seconds: 0,
    tests: [],
  });

console.log('');
for (const { name, passed, seconds, tests } of results) {
  const flaky = tests.filter(({ kind }) => kind === 'flaky').length;
  log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)${flaky ? `, ${flaky} flaky` : ''}`);
}
for (const line of skipped) log(`SKIPPED  ${line}`);
for (const { name, passed, tests } of results) {
  for (const { kind, name: test, error } of tests) {
    console.log(`\n${kind === 'flaky' ? 'FLAKY (passed when retried)' : 'FAILED'}  ${name}: ${test}`);
    console.log(error.replace(/^/gm, '    '));
  }
  if (!passed && tests.length === 0) console.log(`\nFAILED  ${name}: see the output above`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
