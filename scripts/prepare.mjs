// Runs on any installed Node (≥ 20) without packages, because it installs them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');
const binaries = join(root, 'node_modules/.bin');
export const node = join(binaries, process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Keeps a mostly idle server small: a small young generation, one garbage collection after start-up (needs gc), and glibc
 * settings that return freed memory to the system.
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

export const log = (line) => console.log(`rolefit: ${line}`);

/** Environment with our own Node and the packages' commands first in PATH, and a compile cache. */
export const environment = (variables = {}) => ({
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
  PATH: `${binaries}:${process.env.PATH}`,
  ...variables,
});

/** Runs a command and returns whether it succeeded. */
export function run(command, args, variables = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(variables) }).status === 0;
}

/** Runs a command beside others, and resolves to whether it succeeded. What it prints is kept and printed at its end if `quiet`. */
export function runBeside(command, args, variables = {}, { quiet = false } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, env: environment(variables) });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}

/** Runs a command in our terminal, forwards signals to it, and exits with its exit code. */
export function runAndExit(command, args, variables = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(variables) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function ensureInstalled() {
  const stamp = join(root, 'node_modules/.rolefit-installed');
  const wanted = hashOf([join(root, 'package.json'), join(root, 'package-lock.json')]);
  if (existsSync(node) && read(stamp) === wanted) return;
  log('installing packages (once, a minute or two)');
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
  log('building the pages (some seconds)');
  if (!run(join(binaries, 'react-router'), ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })) {
    console.error('rolefit: the build failed; see the output above.');
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
