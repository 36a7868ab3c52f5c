import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './e2e/support/chromium-flags.ts';
import { installedChromium } from './scripts/chromium.mjs';

/** Servers that tests start themselves run as operators run them, without React's checks for developers. */
process.env.NODE_ENV = 'production';

/** One server for all journeys (each signs up people of its own), on data that is thrown away. */
const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // Node only strips their types, which takes half the time of Playwright's compiler.
  build: { external: ['**/src/**', '**/demo/**'] },
  workers: 2,
  timeout: 90_000,
  // The first scores wait for an engine that is loaded while browsers start, on two cores.
  expect: { timeout: 30_000 },
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/test-report/playwright-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: installedChromium(), args: chromiumFlags },
    // Recording every step slows every journey down: TRACE=1 when a failure wants looking at.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port) },
  },
});
