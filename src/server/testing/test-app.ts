import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, closeApp } from '../build-app.ts';
import type { App } from '../context.ts';
import { tasks } from '../features/all-tasks.ts';
import { createScorers } from '../features/scoring/scorers.ts';
import { createHttpServer } from '../http.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { projectRoot } from '../platform/project-root.ts';
import { readSettings } from '../platform/settings.ts';
import './quick-passwords.ts';
import { readInSharedProcess } from './shared-readers.ts';
import { TestBrowser } from './test-browser.ts';
import { openTestDatabase } from './test-database.ts';

/** Shared by the files that a test process runs, because each scorer takes a second to load the engine. */
const sharedScorers = createScorers();

export type TestApp = {
  app: App;
  url: string;
  dataDir: string;
  /** The lines printed on the operator's console. */
  operatorMessages: string[];
  browser(): TestBrowser;
  close(): Promise<void>;
};

/**
 * Starts the whole application as main.ts does, on its own database and a real port. `env` overrides settings; with
 * `work: false` enqueued tasks don't run; `beside` shares another app's data, like a second process. Each browser gets
 * its own IP address.
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
    // Keeps tests from reaching real job boards.
    BOARD_GATEWAY: 'http://127.0.0.1:9',
    ...options.env,
  });
  const database = await openTestDatabase(logger, options.beside?.app.database);
  const operatorMessages: string[] = [];
  let url = '';
  const app = await buildApp(settings, logger, database, {
    clock: options.now,
    fetchMs: options.fetchMs ?? 5_000,
    boardGapMs: options.boardGapMs ?? 0,
    languageModelMs: options.languageModelMs,
    mailMs: options.mailMs,
    notifyOperator: (line) => operatorMessages.push(line),
    ownUrl: () => url,
  });
  const own = app.scorers;
  app.scorers = { ...sharedScorers, isClosed: own.isClosed, close: own.close };
  app.readDocument = readInSharedProcess;
  // Scheduled tasks would occasionally interfere with tests.
  await app.tasks.start(tasks, app, { work: options.work ?? true, runSchedules: false });
  const { createHandler } = await import(join(projectRoot, 'build/server/index.js'));
  const server = createHttpServer(app, createHandler(app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  url = `http://127.0.0.1:${port}`;
  let browsers = 0;
  return {
    app,
    url,
    dataDir,
    operatorMessages,
    browser: () => new TestBrowser(url, `10.0.0.${++browsers}`),
    async close() {
      server.closeAllConnections();
      server.close();
      await closeApp(app);
      if (!options.beside) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
