import type { Auth } from './features/accounts/auth.ts';
import type { Scorers } from './features/analysis-runs/scoring/scorers.ts';
import type { BoardReaders } from './features/boards/board-readers.ts';
import type { Database, OpenDatabase } from './platform/database/database.ts';
import type { ReadDocumentInChild } from './platform/document-reader/document-reader.types.ts';
import type { DomainEvents } from './platform/domain-events.ts';
import type { Events } from './platform/events.ts';
import type { LanguageModel } from './platform/language-model/language-model.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mailer.ts';
import type { Settings } from './platform/settings.ts';
import type { Storage } from './platform/storage.ts';
import type { Tasks } from './platform/tasks.ts';
import type { BoardWeb } from './platform/web-fetch/board-web.ts';
import type { WebFetch } from './platform/web-fetch/web-fetch.ts';

/** Everything main.ts builds, once. Use cases reach the outside world only through it. */
export type App = {
  settings: Settings;
  logger: Logger;
  database: OpenDatabase;
  db: Database;
  tasks: Tasks;
  /** Tells open pages that something changed. */
  events: Events;
  /** Tells other features what happens, inside the transaction in which it happens. */
  domainEvents: DomainEvents;
  storage: Storage;
  webFetch: WebFetch;
  /** How job boards are reached; features/boards/board-fetch.ts asks them politely. */
  boardWeb: BoardWeb;
  /** Processes in which what boards send is read. */
  boardReaders: BoardReaders;
  /** Processes in which runs score jobs. */
  scorers: Scorers;
  readDocument: ReadDocumentInChild;
  /** Null where the operator has configured none. */
  languageModel: LanguageModel | null;
  /** Null where the operator has set no SMTP server: mails then wait in the outbox. */
  mailer: Mailer | null;
  /** A line on the console of whoever runs this; logs are for machines, and hold no addresses. */
  tellOperator: (line: string) => void;
  auth: Auth;
  clock: () => Date;
};

export type Viewer = { id: string; email: string; username: string; isAdmin: boolean };

/** The first argument of every use case: the App plus who asks. */
export type Context = App & { viewer: Viewer | null };
export type SignedInContext = App & { viewer: Viewer };
/** For whom a task works: what is theirs is found by this, but nobody asks. */
export type OwnerContext = App & { viewer: Pick<Viewer, 'id'> };
