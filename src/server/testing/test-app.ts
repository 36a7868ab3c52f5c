import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, closeApp } from '../build-app.ts';
import type { App } from '../context.ts';
import { tasks } from '../features/all-tasks.ts';
import { createHttpServer } from '../http.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { projectRoot } from '../platform/project-root.ts';
import { readSettings } from '../platform/settings.ts';
import { TestBrowser } from './test-browser.ts';
import { openTestDatabase } from './test-database.ts';

export type TestApp = {
  app: App;
  url: string;
  dataDir: string;
  /** What stood on the console. */
  toldOperator: string[];
  browser(): TestBrowser;
  close(): Promise<void>;
};

/**
 * The whole application as main.ts builds it, on a database of its own, behind a real port. `work: false`
 * leaves enqueued tasks lying; `env` overrides settings; each browser comes from an address of its own; `beside` makes a second process on the same data.
 */
export async function startTestApp(
  options: {
    env?: Record<string, string>;
    work?: boolean;
    now?: () => Date;
    beside?: TestApp;
    fetchMs?: number;
    boardGapMs?: number;
    languageModelMs?: number;
    mailMs?: number;
    logger?: Logger;
  } = {},
): Promise<TestApp> {
  const logger = options.logger ?? createLogger(process.env.TEST_LOG ?? 'silent');
  const dataDir = options.beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'rolefit-test-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    BASE_URL: 'http://localhost:3000',
    TRUST_PROXY: '1',
    // No test asks a real job board.
    BOARD_GATEWAY: 'http://127.0.0.1:9',
    ...options.env,
  });
  const database = await openTestDatabase(logger, options.beside?.app.database);
  const toldOperator: string[] = [];
  const app = await buildApp(settings, logger, database, {
    clock: options.now,
    fetchMs: options.fetchMs ?? 5_000,
    boardGapMs: options.boardGapMs ?? 0,
    languageModelMs: options.languageModelMs,
    mailMs: options.mailMs,
    tellOperator: (line) => toldOperator.push(line),
  });
  // What starts by the clock would now and then come between a test and what it looks at.
  await app.tasks.start(tasks, app, { work: options.work ?? true, runSchedules: false });
  const { createHandler } = await import(join(projectRoot, 'build/server/index.js'));
  const server = createHttpServer(app, createHandler(app));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  let browsers = 0;
  return {
    app,
    url,
    dataDir,
    toldOperator,
    browser: () => new TestBrowser(url, `10.0.0.${++browsers}`),
    async close() {
      server.closeAllConnections();
      server.close();
      await closeApp(app);
      if (!options.beside) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
