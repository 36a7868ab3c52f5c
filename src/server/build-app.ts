import type { App } from './context.ts';
import { createAuth } from './features/accounts/auth.ts';
import { listeners } from './features/all-listeners.ts';
import { createBoardReaders } from './features/boards/board-readers.ts';
import { createScorers } from './features/scoring/scorers.ts';
import { openSite, type Site } from './features/site/site.ts';
import { createStorage } from './platform/create-storage.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { readDocumentInChild } from './platform/document-reader/document-reader.ts';
import { createDomainEvents } from './platform/domain-events.ts';
import { createEvents } from './platform/events.ts';
import { createLanguageModel } from './platform/language-model/language-model.ts';
import type { Logger } from './platform/logger.ts';
import { createMailer, type MailAddress } from './platform/mailer.ts';
import type { Settings } from './platform/settings.ts';
import { createTasks } from './platform/tasks.ts';
import { createBoardWeb, userAgentOf } from './platform/web-fetch/board-web.ts';
import { createWebFetch } from './platform/web-fetch/web-fetch.ts';

/** Builds the application on an open database. Called once by main.ts, and by each integration test. */
export async function buildApp(
  settings: Settings,
  logger: Logger,
  database: OpenDatabase,
  options: {
    clock?: () => Date;
    fetchMs?: number;
    boardGapMs?: number;
    languageModelMs?: number;
    mailMs?: number;
    notifyOperator?: (line: string) => void;
    ownUrl?: () => string;
  } = {},
): Promise<App> {
  const events = await createEvents(database, logger);
  const site = await openSite({ settings, db: database.db, events, logger });
  const app: App = {
    settings,
    logger,
    database,
    db: database.db,
    tasks: createTasks(database, events, logger),
    events,
    site,
    domainEvents: createDomainEvents(listeners, () => app),
    storage: createStorage(settings, logger),
    webFetch: createWebFetch({
      allow: settings.fetchAllow,
      userAgent: userAgentOf(settings),
      maxMs: options.fetchMs,
    }),
    boardWeb: createBoardWeb(settings, options.boardGapMs),
    boardReaders: createBoardReaders(),
    scorers: createScorers(),
    readDocument: readDocumentInChild,
    languageModel: createLanguageModel(settings.llm, { budgetMs: options.languageModelMs }),
    mailer: createMailer({
      url: settings.smtpUrl,
      from: senderOf(site),
      budgetMs: options.mailMs,
    }),
    payments: await createPayments(settings, () => app),
    ownUrl: options.ownUrl ?? (() => ownUrlOf(settings)),
    notifyOperator: options.notifyOperator ?? ((line) => console.log(`rolefit: ${line}`)),
    auth: createAuth(database, settings),
    clock: options.clock ?? (() => new Date()),
  };
  return app;
}

/** Read at each email, because administrators can change it. */
const senderOf = (site: Site): MailAddress => ({
  get name() {
    return site.current.senderName;
  },
  get address() {
    return site.current.senderAddress;
  },
});

/** The SDK of Stripe takes a while to load, so it is loaded only where payments are taken. */
async function createPayments({ payments }: Settings, app: () => App): Promise<App['payments']> {
  if (!payments) return null;
  if (payments.provider === 'stripe') {
    const { createStripeProvider } = await import('./platform/payments/stripe-provider.ts');
    return createStripeProvider(payments.stripe);
  }
  const { createTestProvider } = await import('./features/test-payments/test-provider.ts');
  return createTestProvider(app);
}

/** A worker doesn't answer requests itself. */
const ownUrlOf = ({ role, baseUrl, port }: Settings) =>
  role === 'worker' ? baseUrl : `http://127.0.0.1:${port}`;

/** Stops everything that buildApp started and closes the database. */
export async function closeApp(app: App): Promise<void> {
  // First, so that analysis runs stop at the end of their current batch.
  app.scorers.close();
  app.mailer?.close();
  await app.tasks.stop();
  app.boardReaders.close();
  await app.events.close();
  await app.database.close();
}
