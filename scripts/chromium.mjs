// Finds or installs Chromium for the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, log, root, run } from './prepare.mjs';

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

/** The path of Chromium. Installs it if necessary; null if that fails. */
export function ensureChromium() {
  const existing = findInstalled();
  if (existing) return existing;
  log('Chromium not found, installing it for the browser tests');
  if (run('npx', ['playwright', 'install', 'chromium'])) return findInstalled();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  return findInstalled();
}

function findInstalled() {
  return [...candidates, playwrightChromium()].find((path) => path && existsSync(path)) ?? null;
}

function playwrightChromium() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const result = spawnSync('node', ['-e', script], { cwd: root, env: environment(), encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : null;
}
