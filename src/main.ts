import { DataFolderTakenError } from './server/platform/database/data-lock.ts';
import { migrateDatabase, openDatabase } from './server/platform/database/database.ts';
import { createLogger } from './server/platform/logger.ts';
import { projectRoot } from './server/platform/project-root.ts';
import { readSettings, SettingsError } from './server/platform/settings.ts';
import type { Pages } from './server/run-server.ts';

const development = process.argv.includes('--dev');
process.env.NODE_ENV ??= development ? 'development' : 'production';

const say = (line: string) => console.log(`rolefit: ${line}`);

/** Settings → database → tasks → HTTP. */
async function start() {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const opening = openDatabase(
    settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataDir },
    logger,
  );
  // The database opens on another thread or machine while this one loads the rest of the program.
  const loading = Promise.all([
    import('./server/run-server.ts'),
    settings.role === 'worker' ? null : loadPages(),
  ]);
  loading.catch(() => {});
  const database = await opening;
  await migrateDatabase(database);
  say(
    database.kind === 'embedded'
      ? `the built-in database is open in ${settings.dataDir}`
      : 'PostgreSQL is connected',
  );
  const [{ runServer }, pages] = await loading;
  await runServer(settings, logger, database, pages, say);
}

async function loadPages(): Promise<Pages> {
  return development ? developmentPages() : await import(`${projectRoot}/build/server/index.js`);
}

/** Screens reload as they change; `node --watch` starts the process anew when anything else does. */
async function developmentPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer();
  const load = async () => (await vite.ssrLoadModule('./src/web/handler.ts')) as Pages;
  const createHandler: Pages['createHandler'] = (app) => async (request, from) =>
    (await load()).createHandler(app)(request, from);
  return { vite, createHandler };
}

start().catch((error: unknown) => {
  const sentence = sentenceFor(error);
  if (sentence) console.error(sentence.replace(/^/gm, 'rolefit: '));
  else console.error('rolefit: could not start.', error);
  process.exit(1);
});

/** What went wrong at the start, where a person can mend it; null for a fault of ours. */
function sentenceFor(error: unknown): string | null {
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
