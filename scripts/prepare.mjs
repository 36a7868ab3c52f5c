// Runs on whatever Node is there (≥ 20) and without any package: it is what installs them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');
const binaries = join(root, 'node_modules/.bin');
export const node = join(binaries, process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * What keeps a server that is mostly idle small and quick to start: a small young generation, one collection after the
 * start, and glibc giving freed memory back (fixed thresholds, two arenas).
 */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--expose-gc',
];
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

export const say = (line) => console.log(`rolefit: ${line}`);

/** The environment in which our own Node and the packages' commands come first, and modules are compiled once. */
export const environment = (more = {}) => ({
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
  PATH: `${binaries}:${process.env.PATH}`,
  ...more,
});

/** Runs a command to its end and answers whether it succeeded. */
export function run(command, args, more = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(more) }).status === 0;
}

/** Runs a command with our terminal and ends as it ends, passing on what asks us to stop. */
export function become(command, args, more = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(more) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function ensureInstalled() {
  const stamp = join(root, 'node_modules/.rolefit-installed');
  const wanted = hashOf([join(root, 'package.json'), join(root, 'package-lock.json')]);
  if (existsSync(node) && read(stamp) === wanted) return;
  say('installing packages (once, a minute or two)');
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('rolefit: the packages could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

export function ensureBuilt() {
  const stamp = join(root, 'build/.rolefit-built');
  const configuration = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'tsconfig.json'];
  const sources = [...['src', 'demo', 'public'].flatMap((folder) => filesIn(join(root, folder)))];
  const wanted = hashOf([...sources, ...configuration.map((name) => join(root, name))]);
  if (read(stamp) === wanted) return;
  say('building the pages (some seconds)');
  if (!run(join(binaries, 'react-router'), ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })) {
    console.error('rolefit: the build failed; what stands above says why.');
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
