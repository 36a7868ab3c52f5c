// `npm test`: installs everything necessary and runs all steps, even if some fail.
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, log, runBeside } from './prepare.mjs';
import { newReport, readReport } from './test-report/report.mjs';

ensureInstalled();
const results = [];

async function step(name, command, args, { variables = {}, quiet = false } = {}) {
  log(`── ${name}`);
  const startedAt = Date.now();
  const report = newReport();
  const environment = { TEST_RETRIES: '1', ...report.environment, ...variables };
  const passed = await runBeside(command, args, environment, { quiet });
  results.push({
    name,
    passed,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    tests: readReport(report),
  });
}

await Promise.all([step('format and lint', 'biome', ['ci', '.'], { quiet: true }), checkTypes()]);
ensureBuilt();
await step('unit and integration tests, built-in database', 'vitest', ['run']);

// One after the other: side by side, on two cores, they take as long and run into each other's time limits.
const skipped = [];
await postgresTests();
await browserTests();

async function checkTypes() {
  await step('route types', 'react-router', ['typegen']);
  await step('types', 'tsc', []);
}

async function browserTests() {
  const chromium = ensureChromium();
  if (chromium)
    return step('browser tests', 'playwright', ['test'], { variables: { CHROMIUM_PATH: chromium } });
  results.push({
    name: 'browser tests (no Chromium could be found or installed)',
    passed: false,
    seconds: 0,
    tests: [],
  });
}

async function postgresTests() {
  const postgres = await startPostgres();
  if (!postgres.url) return skipped.push(`integration tests on PostgreSQL: ${postgres.reason}`);
  const variables = { TEST_DATABASE_URL: postgres.url };
  await step('integration tests, PostgreSQL', 'vitest', ['run', '--project', 'integration'], { variables });
  postgres.stop();
}

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
