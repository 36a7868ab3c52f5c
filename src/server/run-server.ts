import { flushCompileCache } from 'node:module';
import type { ViteDevServer } from 'vite';
import { buildApp, closeApp } from './build-app.ts';
import type { App } from './context.ts';
import { tasks } from './features/all-tasks.ts';
import { restartRuns } from './features/analysis-runs/sweep-runs.ts';
import { closeDaysTask } from './features/analytics/analytics.tasks.ts';
import { priceQueue } from './features/billing/subscriptions/payment-queues.ts';
import { seedCatalogue } from './features/companies/catalogue/seed-catalogue.ts';
import { seedDemoData } from './features/demo-data/seed-demo-data.ts';
import { clearLeases } from './features/job-sync/leases/sync-leases.ts';
import { sweepResumeFiles } from './features/resumes/read-uploaded-resume.ts';
import type { Scorers } from './features/scoring/scorers.ts';
import { refreshUniversitiesWhenDue } from './features/universities/universities.ts';
import { createHttpServer, type Handler } from './http.ts';
import { bucketName } from './platform/create-storage.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { Logger } from './platform/logger.ts';
import type { Settings } from './platform/settings.ts';
import { StorageUnavailableError } from './platform/storage.ts';

/** The built pages, or in development the ones Vite builds on demand. */
export type Pages = { createHandler(app: App): Handler; vite?: ViteDevServer };

const settleAfterMs = 3_000;

/** Builds the application on an open database, runs its tasks and serves `pages` (null for a worker). */
export async function runServer(
  settings: Settings,
  logger: Logger,
  database: OpenDatabase,
  pages: Pages | null,
  print: (line: string) => void,
): Promise<void> {
  const app = await buildApp(settings, logger, database);
  await clearLeases(database);
  await seedDemoData(app);
  await seedCatalogue(app);
  if (settings.bucket) print(`files are kept in the bucket ${bucketName(settings.bucket)}`);
  if (database.kind === 'embedded') await sweepResumeFiles(app, { olderThanMs: 0 }).catch(unlessUnavailable);
  await app.tasks.start(tasks, app, { work: settings.role !== 'web' });
  await restartRuns(app);
  await app.tasks.enqueue(app.db, closeDaysTask, {}, { key: 'start' });
  await refreshUniversitiesWhenDue(app);
  if (app.payments) await app.tasks.enqueue(app.db, priceQueue, {}, { key: 'start' });
  if (app.payments?.name === 'built-in')
    print('payments are a TEST: nobody is charged, and anyone can take any plan');

  const server = pages && (await serve(app, pages, print));
  setTimeout(settle, settleAfterMs, server && app.scorers).unref();
  const stop = async () => {
    print('stopping');
    server?.closeAllConnections();
    server?.close();
    await closeApp(app);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The server starts without its files too; the bucket's log line says what is wrong. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof StorageUnavailableError)) throw error;
}

/** Once nobody waits for the start any more. */
function settle(scorers: Scorers | null): void {
  // Node writes what it has compiled when it exits, so never if it is killed. The next start takes a second less with it.
  flushCompileCache();
  // Start-up leaves garbage that an idle server would keep for hours. `npm start` exposes gc.
  globalThis.gc?.();
  // Who has just started it will try it.
  scorers?.getReady();
}

async function serve(app: App, { vite, createHandler }: Pages, print: (line: string) => void) {
  const server = createHttpServer(app, createHandler(app), vite);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(app.settings.port, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : app.settings.port;
  print(`open http://localhost:${port} — Ctrl+C stops it, your data stays in ${app.settings.dataDir}`);
  return server;
}
