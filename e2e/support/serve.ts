import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/prepare.mjs';

/** Runs the built server like `npm start`, on an empty data folder that is deleted when it stops. Only its password hashes are quick. */
ensureBuilt();
const quickPasswords = new URL('../../src/server/testing/quick-passwords.ts', import.meta.url).href;
const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-e2e-'));
const server = spawn(process.execPath, ['--import', quickPasswords, 'src/main.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: 'operator@example.com',
    // Keeps tests from reaching real job boards.
    BOARD_GATEWAY: process.env.BOARD_GATEWAY ?? 'http://127.0.0.1:9',
    FETCH_ALLOW: 'localhost:4174,127.0.0.1:4174',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
