// `npm run check`: format, lint, types and unit tests in under a minute, to run before each commit.
import { ensureInstalled, log, run } from './prepare.mjs';

ensureInstalled();
const startedAt = Date.now();
const steps = [
  ['format and lint', 'biome', ['ci', '.']],
  ['route types', 'react-router', ['typegen']],
  ['types', 'tsc', []],
  ['unit tests', 'vitest', ['run', '--project', 'unit']],
];
for (const [name, command, args] of steps) {
  log(`── ${name}`);
  if (run(command, args)) continue;
  log(`FAILED  ${name}`);
  process.exit(1);
}
log(`passed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
