/**
 * `npm run bench:determinism [-- --node /path/to/another/node]…`: scores 50 pairs 100 times, in random order, in various
 * time zones and locales, and with each given Node.js. All results must be identical byte for byte.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const RUNS = 20;
const environments: Record<string, string>[] = [
  { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' },
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' },
  { TZ: 'Asia/Kathmandu', LC_ALL: 'ar_EG.UTF-8', LANG: 'ar_EG.UTF-8' },
  { TZ: 'Etc/GMT+12', LC_ALL: 'ja_JP.UTF-8', LANG: 'ja_JP.UTF-8' },
];

const { values } = parseArgs({ options: { node: { type: 'string', multiple: true, default: [] } } });
const plain = mkdtempSync(join(tmpdir(), 'determinism-'));
const runsByHash = new Map<string, number>();

try {
  writePlainJavaScript();
  for (const node of [process.execPath, ...values.node]) {
    const script = join(plain, 'bench/answer-hashes.js');
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    environments.forEach((environment, index) => {
      const output = execFileSync(node, ['--no-warnings', script, String(RUNS), String(index + 1)], {
        env: { ...process.env, ...environment },
        encoding: 'utf8',
      });
      for (const hash of output.trim().split('\n')) {
        runsByHash.set(hash, (runsByHash.get(hash) ?? 0) + RUNS);
        console.log(`${hash}  ${RUNS} runs  Node ${version}  ${environment.TZ}  ${environment.LANG}`);
      }
    });
  }
} finally {
  rmSync(plain, { recursive: true, force: true });
}

const runs = [...runsByHash.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${runs} runs over 50 pairs: ${runsByHash.size === 1 ? 'identical bytes' : `${runsByHash.size} different results`}`,
);
if (runsByHash.size !== 1) process.exitCode = 1;

/** Copies the sources without types, for Node.js versions that can't strip them. */
function writePlainJavaScript(): void {
  writeFileSync(join(plain, 'package.json'), '{"type":"module"}');
  for (const folder of ['src/fit', 'src/shared', 'bench', 'demo']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const from = join(root, folder, name);
      const to = join(plain, folder, name);
      if (!/\.(?:ts|json)$/.test(name) || name.endsWith('.test.ts')) continue;
      mkdirSync(dirname(to), { recursive: true });
      if (name.endsWith('.json')) cpSync(from, to);
      else {
        const code = stripTypeScriptTypes(readFileSync(from, 'utf8'));
        writeFileSync(to.replace(/\.ts$/, '.js'), code.replace(/(from\s+'\.[^']*)\.ts'/g, "$1.js'"));
      }
    }
  }
  cpSync(join(root, 'node_modules/zod'), join(plain, 'node_modules/zod'), { recursive: true });
}
