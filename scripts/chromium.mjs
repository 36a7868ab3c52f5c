// Finds or installs Chromium for the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, log, root, run } from './prepare.mjs';

/** Debian's Chromium without windows, which takes half the processor time for a page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidates = [
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
  const preferred = firstOf([process.env.CHROMIUM_PATH, headlessShell]);
  if (preferred) return preferred;
  if (installPackage('chromium-headless-shell') && existsSync(headlessShell)) return headlessShell;
  const existing = findInstalled();
  if (existing) return existing;
  if (run('npx', ['playwright', 'install', 'chromium'])) return findInstalled();
  installPackage('chromium');
  return findInstalled();
}

/** The path of Chromium for Playwright, if it is where distributions put it. */
export const installedChromium = () =>
  firstOf([process.env.CHROMIUM_PATH, headlessShell, ...candidates]) ?? undefined;

function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  log(`installing ${name} for the browser tests`);
  run('apt-get', ['update', '-q']);
  const quiet = ['install', '-y', '-q', '--no-install-recommends'];
  return run('apt-get', [...quiet, name], { DEBIAN_FRONTEND: 'noninteractive' });
}

const findInstalled = () => firstOf([...candidates, playwrightChromium()]);
const firstOf = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

function playwrightChromium() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const result = spawnSync('node', ['-e', script], { cwd: root, env: environment(), encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : null;
}
