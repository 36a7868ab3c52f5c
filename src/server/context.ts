import type { Auth } from './features/accounts/auth.ts';
import type { BoardReaders } from './features/boards/board-readers.ts';
import type { Scorers } from './features/scoring/scorers.ts';
import type { Site } from './features/site/site.ts';
import type { Database, OpenDatabase } from './platform/database/database.ts';
import type { ReadDocumentInChild } from './platform/document-reader/document-reader.types.ts';
import type { DomainEvents } from './platform/domain-events.ts';
import type { Events } from './platform/events.ts';
import type { LanguageModel } from './platform/language-model/language-model.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mailer.ts';
import type { PaymentProvider } from './platform/payments/payment-provider.ts';
import type { Settings } from './platform/settings.ts';
import type { Storage } from './platform/storage.ts';
import type { Tasks } from './platform/tasks.ts';
import type { BoardWeb } from './platform/web-fetch/board-web.ts';
import type { WebFetch } from './platform/web-fetch/web-fetch.ts';

/** Everything that is built once at start-up. Use cases reach the outside world only through it. */
export type App = {
  settings: Settings;
  logger: Logger;
  database: OpenDatabase;
  db: Database;
  tasks: Tasks;
  /** Notifies open pages of changes. */
  events: Events;
  /** Notifies other features of changes, in the same transaction. */
  domainEvents: DomainEvents;
  storage: Storage;
  webFetch: WebFetch;
  /** Fetches from job boards; boardFetch in features/boards adds rate limiting per host. */
  boardWeb: BoardWeb;
  /** Child processes that parse responses of job boards. */
  boardReaders: BoardReaders;
  /** Child processes that run the engine. */
  scorers: Scorers;
  readDocument: ReadDocumentInChild;
  /** Null if none is configured. */
  languageModel: LanguageModel | null;
  /** The settings that administrators can change, as they are now. */
  site: Site;
  /** Null if no SMTP server is configured; emails then wait in the outbox. */
  mailer: Mailer | null;
  /** Null if nobody takes payments; everyone is then on the free plan. */
  payments: PaymentProvider | null;
  /** Where this process, or one beside it, answers requests: for webhooks of the test provider. */
  ownUrl: () => string;
  /** Prints a line on the operator's console. Unlike logs, it may contain email addresses. */
  notifyOperator: (line: string) => void;
  auth: Auth;
  clock: () => Date;
};

export type Viewer = { id: string; email: string; username: string; isAdmin: boolean };

/** The first argument of every use case: the App plus the current user. */
export type Context = App & { viewer: Viewer | null };
export type SignedInContext = App & { viewer: Viewer };
/** The context of a task that works on one user's data without a request. */
export type OwnerContext = App & { viewer: Pick<Viewer, 'id'> };
