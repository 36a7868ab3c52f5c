// `npm run mutation`: mutation testing. Makes small changes to the code and counts how many the tests detect.
//   npm run mutation                                  all areas, every mutant (many hours)
//   npm run mutation -- src/shared/dates              these files or folders only
//   npm run mutation -- --sample 5 --seed autumn      5 % of the mutants, chosen by the seed
//   npm run mutation:changed                          the files that differ from main
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../prepare.mjs';

const reports = '.cache/mutation';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'rolefit' },
    concurrency: { type: 'string', default: '1' },
  },
});
const percent = Number(values.sample);
if (!(percent > 0 && percent <= 100)) {
  console.error(`--sample takes a percentage, not "${values.sample}".`);
  process.exit(2);
}

process.chdir(root);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Each area is checked only by the tests next to it; a mutant that only other tests would detect counts as survived. This
 * also keeps runs fast, because the tests of `lines` and `conditions` don't load the lexicon.
 */
const areas = [
  { name: 'fit/posting/lines', folder: 'src/fit/posting/lines' },
  { name: 'fit/posting/conditions', folder: 'src/fit/posting/conditions' },
  { name: 'fit/posting/view', folder: 'src/fit/posting/view' },
  { name: 'fit/posting', folder: 'src/fit/posting', without: ['lines', 'conditions', 'view'] },
  { name: 'shared', folder: 'src/shared' },
  ...readdirSync('src/server/features', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name: `server/features/${name}`,
      folder: `src/server/features/${name}`,
      integration: true,
    })),
];

/**
 * Not mutated: tests and their fixtures; types; `*.child.ts`, which is only the message loop of a child process,
 * where Stryker sees no coverage; the tables, whose text is fixed by the migrations.
 */
const notMutated = /\.(test|fixtures|types|child|tables)\.tsx?$|-fixtures\.ts$/;

const paths = positionals.map((path) => path.replace(/\/+$/, ''));
const sources = (values.changed ? changedFiles() : git('ls-files'))
  .filter((file) => /\.ts$/.test(file) && !notMutated.test(file))
  .filter((file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)));

mkdirSync(reports, { recursive: true });
const rows = [];
for (const area of areas) {
  const elsewhere = (area.without ?? []).map((name) => `${area.folder}/${name}/`);
  const mutate = sources.filter(
    (file) => file.startsWith(`${area.folder}/`) && !elsewhere.some((folder) => file.startsWith(folder)),
  );
  if (mutate.length === 0) continue;
  console.log(`\n── ${area.name}: ${mutate.length} files`);
  try {
    rows.push(summary(area.name, await mutants(area, mutate)));
    print(rows.at(-1));
  } catch (error) {
    console.error(`${area.name} could not be measured: ${error.message}`);
    process.exitCode = 1;
  }
}
if (rows.length === 0) console.log('None of these files is in an area that is mutated.');
for (const name of ['fit/posting', 'server/features']) {
  const parts = rows.filter((row) => row.name.startsWith(name));
  if (parts.length > 1) print(total(`${name} in all`, parts));
}

/** Also what isn't committed yet. */
function changedFiles() {
  const [base] = git('merge-base', 'main', 'HEAD');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function mutants({ name, folder, integration = false }, mutate) {
  const label = `${name.replaceAll('/', '-')}-${percent}-${values.seed}`;
  // The child processes of Stryker read these.
  Object.assign(process.env, {
    MUTATION_TESTS: `${folder}/**/*.test.ts`,
    MUTATION_INTEGRATION: integration ? '1' : '',
    MUTATION_SAMPLE: String(percent),
    MUTATION_SEED: values.seed,
  });
  return new Stryker({
    mutate,
    testRunner: integration ? 'vitest-whole-files' : 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutation/stryker-plugins.mjs')],
    checkers: percent < 100 ? ['sample'] : [],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    // Generous, so that a busy machine isn't mistaken for an endless loop.
    timeoutMS: integration ? 90_000 : 60_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    // Not `incremental`: it keeps the old result of a mutant in a constant when only the tests changed.
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `${reports}/${label}.html` },
    tempDirName: `${reports}/sandboxes`,
    ignorePatterns: ['/docs', '/bench', '/data', '/test-results', '/playwright-report'],
    disableTypeChecks: false,
    // A nonexistent file: Stryker would rewrite it with an API that TypeScript 7 no longer has, and nothing needs it.
    tsconfigFile: 'none.json',
    allowConsoleColors: false,
    logLevel: 'warn',
  }).runMutationTest();
}

function summary(name, results) {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const row = {
    name,
    killed: count('Killed'),
    timeouts: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    errors: count('RuntimeError'),
  };
  const alive = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, mutatorName, replacement, status } of alive.sort(byPlace))
    console.log(
      `${status === 'Survived' ? 'survived' : 'no test '}  ${fileName.replace(`${root}/`, '')}:${location.start.line}:${location.start.column}  ${mutatorName} → ${oneLine(replacement)}`,
    );
  writeFileSync(`${reports}/${name.replaceAll('/', '-')}.json`, JSON.stringify({ ...row, alive }, null, 1));
  return row;
}

function byPlace(a, b) {
  return a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line;
}

function oneLine(text = '') {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

function total(name, parts) {
  const sum = (key) => parts.reduce((all, part) => all + part[key], 0);
  return {
    name,
    ...Object.fromEntries(
      ['killed', 'timeouts', 'survived', 'uncovered', 'errors'].map((key) => [key, sum(key)]),
    ),
  };
}

function print({ name, killed, timeouts, survived, uncovered, errors }) {
  const detected = killed + timeouts;
  const all = detected + survived + uncovered;
  const [low, high] = interval(detected, all);
  const margin = percent < 100 ? ` (95 % interval ${low}–${high} %)` : '';
  const score = all === 0 ? 'no mutants' : `${((100 * detected) / all).toFixed(1)} %${margin}`;
  console.log(
    `${name}: ${score}; ${all} mutants: ${killed} killed, ${timeouts} timed out, ${survived} survived, ${uncovered} in code no test runs${errors ? `, ${errors} that could not run` : ''}`,
  );
}

/** The Wilson score interval in percent. */
function interval(hits, n) {
  if (n === 0) return [0, 100];
  const z = 1.96;
  const p = hits / n;
  const centre = p + (z * z) / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [centre - spread, centre + spread].map((end) => ((100 * end) / (1 + (z * z) / n)).toFixed(1));
}
