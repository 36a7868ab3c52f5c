// `npm run check`: format, lint, types and unit tests; under a minute, for before each commit.
import { ensureInstalled, run, say } from './prepare.mjs';

ensureInstalled();
const began = Date.now();
const steps = [
  ['format and lint', 'biome', ['ci', '.']],
  ['route types', 'react-router', ['typegen']],
  ['types', 'tsc', []],
  ['unit tests', 'vitest', ['run', '--project', 'unit']],
];
for (const [name, command, args] of steps) {
  say(`── ${name}`);
  if (run(command, args)) continue;
  say(`FAILED  ${name}`);
  process.exit(1);
}
say(`passed in ${Math.round((Date.now() - began) / 1000)} s`);
