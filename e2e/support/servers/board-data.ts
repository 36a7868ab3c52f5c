import type { BoardKind } from '../../../src/job-boards/job-board.types.ts';

/** A job as defined by a test. The wire formats turn it into what a real board would send. */
export type StandInJob = {
  /** Digits only for Greenhouse, SmartRecruiters, Recruitee and Personio, which use numeric ids. */
  id: string;
  title: string;
  html?: string;
  places?: string[];
  remote?: boolean;
  department?: string;
  /** Such as "Full-time"; each board formats it differently. */
  employmentType?: string;
  salary?: { min: number; max: number; currency: string; period: 'year' | 'month' | 'hour' };
  /** ISO 8601. */
  postedAt?: string;
  /** Updated by `change`, for boards that send it. */
  updatedAt?: string;
  /** Personio only: the text exists only in the company's own language. */
  untranslated?: boolean;
  /** Overrides fields of the board's own format; `undefined` removes a field. */
  wire?: Record<string, unknown>;
};

/** Makes requests to a board fail. */
export type Fault = (
  | { how: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { how: 'body'; body: string; contentType?: string }
  | { how: 'redirect'; to: string }
  | { how: 'delay'; ms: number }
  | { how: 'hang' | 'cut' }
) & {
  /** How many requests succeed first. Default 0. */
  after?: number;
  /** How many requests fail. Default: all. */
  times?: number;
  /** Only for requests whose URL contains this. */
  on?: string;
};

export type StandInBoard = {
  readonly kind: BoardKind;
  readonly identifier: string;
  readonly jobs: ReadonlyMap<string, StandInJob>;
  /** Incremented by every change; ETag and Last-Modified are derived from it. */
  readonly revision: number;
  /** False for boards without conditional requests. */
  conditional: boolean;
  add(...jobs: StandInJob[]): void;
  change(id: string, changes: Partial<StandInJob>): void;
  close(...ids: string[]): void;
  empty(): void;
  fail(fault: Fault): void;
  /** Responds with 429 and Retry-After. */
  limit(retryAfterSeconds: number, times?: number): void;
  recover(): void;
  /** Counts this request and returns the fault for it, if any. */
  faultFor(address: string): Fault | undefined;
};

const START = Date.parse('2026-09-01T08:00:00Z');

/** The time of a revision. Revisions are a minute apart, so that each changes a date without milliseconds. */
export const dateOfRevision = (revision: number) => new Date(START + revision * 60_000);

export function createBoard(kind: BoardKind, identifier: string): StandInBoard {
  const jobs = new Map<string, StandInJob>();
  let revision = 0;
  let faults: { fault: Fault; seen: number }[] = [];
  const now = () => dateOfRevision(revision).toISOString();
  const board: StandInBoard = {
    kind,
    identifier,
    jobs,
    conditional: true,
    get revision() {
      return revision;
    },
    add(...added) {
      revision += 1;
      for (const job of added) jobs.set(job.id, { postedAt: now(), updatedAt: now(), ...job });
    },
    change(id, changes) {
      const job = jobs.get(id);
      if (!job) throw new Error(`The board has no job ${id}.`);
      revision += 1;
      jobs.set(id, { ...job, updatedAt: now(), ...changes });
    },
    close(...ids) {
      revision += 1;
      for (const id of ids) jobs.delete(id);
    },
    empty() {
      revision += 1;
      jobs.clear();
    },
    fail(fault) {
      faults.push({ fault, seen: 0 });
    },
    limit(seconds, times) {
      board.fail({ how: 'status', status: 429, headers: { 'retry-after': String(seconds) }, times });
    },
    recover() {
      faults = [];
    },
    faultFor(address) {
      let hit: Fault | undefined;
      for (const entry of faults) {
        const { after = 0, times = Number.POSITIVE_INFINITY, on = '' } = entry.fault;
        if (!address.includes(on)) continue;
        entry.seen += 1;
        if (entry.seen > after && entry.seen <= after + times) hit ??= entry.fault;
      }
      return hit;
    },
  };
  return board;
}
