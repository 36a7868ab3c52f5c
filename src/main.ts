import type { ViteDevServer } from 'vite';
import { buildApp, closeApp } from './server/build-app.ts';
import type { App } from './server/context.ts';
import { tasks } from './server/features/all-tasks.ts';
import { resumeRuns } from './server/features/analysis-runs/sweep-runs.ts';
import { seedCatalogue } from './server/features/companies/catalogue/seed-catalogue.ts';
import { voidLeases } from './server/features/job-sync/company-lease.ts';
import { seedDemoData } from './server/features/jobs/seed-demo-data.ts';
import { sweepResumeFiles } from './server/features/resumes/read-uploaded-resume.ts';
import { refreshUniversitiesWhenDue } from './server/features/universities/universities.ts';
import { createHttpServer, type Handler } from './server/http.ts';
import { DataFolderTakenError } from './server/platform/database/data-lock.ts';
import { migrateDatabase, openDatabase } from './server/platform/database/database.ts';
import { createLogger } from './server/platform/logger.ts';
import { projectRoot } from './server/platform/project-root.ts';
import { readSettings, SettingsError } from './server/platform/settings.ts';

const development = process.argv.includes('--dev');
process.env.NODE_ENV ??= development ? 'development' : 'production';

const print = (line: string) => console.log(`rolefit: ${line}`);

/** Settings → database → tasks → HTTP. */
async function start() {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  // The database opens on another thread or machine, so the pages load meanwhile.
  const loadingPages = settings.role === 'worker' ? null : loadPages();
  loadingPages?.catch(() => {});
  const database = await openDatabase(
    settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataDir },
    logger,
  );
  await migrateDatabase(database);
  print(
    database.kind === 'embedded'
      ? `the built-in database is open in ${settings.dataDir}`
      : 'PostgreSQL is connected',
  );

  const app = await buildApp(settings, logger, database);
  await voidLeases(database);
  await seedDemoData(app);
  await seedCatalogue(app);
  if (database.kind === 'embedded') await sweepResumeFiles(app, { olderThanMs: 0 });
  await app.tasks.start(tasks, app, { work: settings.role !== 'web' });
  await resumeRuns(app);
  await refreshUniversitiesWhenDue(app);

  const server = loadingPages && (await serve(app, await loadingPages));
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

async function serve(app: App, { vite, createHandler }: Pages) {
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

type HandlerModule = { createHandler(app: App): Handler };
type Pages = HandlerModule & { vite?: ViteDevServer };

async function loadPages(): Promise<Pages> {
  return development ? developmentPages() : await import(`${projectRoot}/build/server/index.js`);
}

/** Vite reloads changed screens. `node --watch` restarts the process when anything else changes. */
async function developmentPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer();
  const load = async () => (await vite.ssrLoadModule('./src/web/handler.ts')) as HandlerModule;
  const createHandler =
    (app: App): Handler =>
    async (request, from) =>
      (await load()).createHandler(app)(request, from);
  return { vite, createHandler };
}

start().catch((error: unknown) => {
  const message = startErrorMessage(error);
  if (message) console.error(message.replace(/^/gm, 'rolefit: '));
  else console.error('rolefit: could not start.', error);
  process.exit(1);
});

/** A message for errors that the operator can fix; null for bugs. */
function startErrorMessage(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof DataFolderTakenError) return error.message;
  const { code, port, path, syscall } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what listens there, or start with another: PORT=3001 npm start`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this user. Take one above 1023.`;
  if (['EACCES', 'EROFS', 'EPERM', 'EEXIST', 'ENOTDIR'].includes(code ?? '')) {
    return `${path} cannot be used as a folder to write in. Give this user the right to, or set DATA_DIR to another folder.`;
  }
  if (
    process.env.DATABASE_URL &&
    (syscall === 'connect' || syscall === 'getaddrinfo' || /^(28|3D)/.test(code ?? ''))
  ) {
    return `PostgreSQL at DATABASE_URL cannot be used: ${(error as Error).message || code}. Check the address, the user and that it runs.`;
  }
  return null;
}
