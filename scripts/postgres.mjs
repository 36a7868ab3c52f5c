// Finds or starts a PostgreSQL (15 or newer) for the integration tests.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say } from './prepare.mjs';

const oldest = 15;

/** `{ url, stop }`, or `{ reason }` where no PostgreSQL can be had. */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} };
  const binaries = findBinaries() ?? installBinaries();
  if (!binaries)
    return {
      reason: `no PostgreSQL ${oldest} or newer is installed, TEST_DATABASE_URL is not set, and none could be installed`,
    };
  return start(binaries);
}

async function start(binaries) {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { ...owner, encoding: 'utf8', cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const port = await freePort();
  const command = (name, args) => {
    const done = spawnSync(join(binaries, name), args, as);
    if (done.status !== 0) throw new Error(`${name} failed: ${done.stderr || done.stdout || done.error}`);
  };
  // Without a locale that knows letters beyond ASCII no search would take "Å" and "å" for one.
  const locale = ['-E', 'UTF8', '--locale-provider=icu', '--icu-locale=und', '--locale=C'];
  command('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync']);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  command('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries() {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : [];
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const others = asked.status === 0 ? [asked.stdout.trim()] : [];
  const brewed = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin'];
  return [...packaged.sort().reverse(), ...others, ...brewed].find(isNewEnough) ?? null;
}

function isNewEnough(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'pg_ctl'))) return false;
  const asked = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(asked.stdout ?? '')?.[0]) >= oldest;
}

function installBinaries() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say('no PostgreSQL here: installing the Debian package for the tests');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return findBinaries();
}

/** PostgreSQL refuses to run as root; then it runs as a user that owns nothing else. */
function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag, name) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', [user]).status === 0);
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
