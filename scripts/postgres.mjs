// Finds, installs and starts PostgreSQL (15 or newer) for the integration tests.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, run } from './prepare.mjs';

const minVersion = 15;

/**
 * Returns `{ url, stop }`, or `{ reason }` if PostgreSQL isn't available.
 * @returns {Promise<{ url: string, reason?: undefined, stop: () => void } | { url?: undefined, reason: string }>}
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} };
  return startOwnPostgres();
}

/**
 * The same, but never one that others use: `halt` stops it in one of pg_ctl's modes, and `resume` starts it again.
 * @returns {Promise<{ url: string, reason?: undefined, stop: () => void, halt: (mode: string) => void, resume: () => void }
 *   | { url?: undefined, reason: string }>}
 */
export async function startOwnPostgres() {
  const binaries = findBinaries() ?? installBinaries();
  if (!binaries)
    return {
      reason: `no PostgreSQL ${minVersion} or newer is installed, TEST_DATABASE_URL is not set, and none could be installed`,
    };
  return start(binaries);
}

async function start(binaries) {
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const spawnOptions = { ...owner, encoding: 'utf8', cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const port = await freePort();
  const command = (name, args) => {
    const result = spawnSync(join(binaries, name), args, spawnOptions);
    if (result.status !== 0)
      throw new Error(`${name} failed: ${result.stderr || result.stdout || result.error}`);
  };
  // The C locale alone can't ignore case beyond ASCII, so "Å" and "å" would differ in searches.
  const locale = ['-E', 'UTF8', '--locale-provider=icu', '--icu-locale=und', '--locale=C'];
  command('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync']);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  const resume = () =>
    command('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']);
  resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    resume,
    halt: (mode) => command('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']),
    stop() {
      spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], spawnOptions);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries() {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : [];
  const pgConfig = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const others = pgConfig.status === 0 ? [pgConfig.stdout.trim()] : [];
  const brewed = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin'];
  return [...packaged.sort().reverse(), ...others, ...brewed].find(isNewEnough) ?? null;
}

function isNewEnough(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'pg_ctl'))) return false;
  const version = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version.stdout ?? '')?.[0]) >= minVersion;
}

function installBinaries() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  log('PostgreSQL not found, installing the Debian package for the tests');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return findBinaries();
}

/** PostgreSQL refuses to run as root, so for root this returns another user. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag, name) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', [user]).status === 0);
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
