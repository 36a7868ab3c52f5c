// Finds a Chromium for the browser tests, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, root, run, say } from './prepare.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that is there; after an attempt to install one where none is. Null if none can be had. */
export function ensureChromium() {
  const found = installed();
  if (found) return found;
  say('no Chromium here: getting one for the browser tests');
  if (run('npx', ['playwright', 'install', 'chromium'])) return installed();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  return installed();
}

function installed() {
  return [...candidates, playwrightsOwn()].find((path) => path && existsSync(path)) ?? null;
}

function playwrightsOwn() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const asked = spawnSync('node', ['-e', script], { cwd: root, env: environment(), encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : null;
}
