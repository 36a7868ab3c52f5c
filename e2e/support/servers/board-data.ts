import type { BoardKind } from '../../../src/job-boards/job-board.types.ts';

/** A job as a test says it; the wire formats make of it what a board would answer. */
export type StandInJob = {
  /** Digits only for Greenhouse, SmartRecruiters, Recruitee and Personio, which count their jobs. */
  id: string;
  title: string;
  html?: string;
  places?: string[];
  remote?: boolean;
  department?: string;
  /** "Full-time": each board has its own word for it. */
  employmentType?: string;
  salary?: { min: number; max: number; currency: string; period: 'year' | 'month' | 'hour' };
  /** ISO 8601. */
  postedAt?: string;
  /** Set anew by `change`, for boards that say it. */
  updatedAt?: string;
  /** Personio: its text is there in the company's own language only. */
  untranslated?: boolean;
  /** Laid over the entry as the board writes it; `undefined` leaves a field out. */
  wire?: Record<string, unknown>;
};

/** What goes wrong with a board's answers. */
export type Fault = (
  | { how: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { how: 'body'; body: string; contentType?: string }
  | { how: 'redirect'; to: string }
  | { how: 'delay'; ms: number }
  | { how: 'hang' | 'cut' }
) & {
  /** So many requests go well before it; none when unsaid. */
  after?: number;
  /** So many requests are hit; all when unsaid. */
  times?: number;
  /** Only requests whose address holds this. */
  on?: string;
};

export type StandInBoard = {
  readonly kind: BoardKind;
  readonly identifier: string;
  readonly jobs: ReadonlyMap<string, StandInJob>;
  /** Counts changes; ETag and Last-Modified come from it. */
  readonly revision: number;
  /** False for boards that know no conditional requests. */
  conditional: boolean;
  add(...jobs: StandInJob[]): void;
  change(id: string, by: Partial<StandInJob>): void;
  close(...ids: string[]): void;
  empty(): void;
  fail(fault: Fault): void;
  /** 429 with Retry-After. */
  limit(retryAfterSeconds: number, times?: number): void;
  recover(): void;
  /** The fault that hits this request, if one does; counts it. */
  faultFor(address: string): Fault | undefined;
};

const BEGINNING = Date.parse('2026-09-01T08:00:00Z');

/** The moment a board came to a revision: a minute apart, so that every change shows in a date without milliseconds. */
export const dateOfRevision = (revision: number) => new Date(BEGINNING + revision * 60_000);

export function createBoard(kind: BoardKind, identifier: string): StandInBoard {
  const jobs = new Map<string, StandInJob>();
  let revision = 0;
  let faults: { fault: Fault; met: number }[] = [];
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
    change(id, by) {
      const job = jobs.get(id);
      if (!job) throw new Error(`The board has no job ${id}.`);
      revision += 1;
      jobs.set(id, { ...job, updatedAt: now(), ...by });
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
      faults.push({ fault, met: 0 });
    },
    limit(seconds, times) {
      board.fail({ how: 'status', status: 429, headers: { 'retry-after': String(seconds) }, times });
    },
    recover() {
      faults = [];
    },
    faultFor(address) {
      let hit: Fault | undefined;
      for (const one of faults) {
        const { after = 0, times = Number.POSITIVE_INFINITY, on = '' } = one.fault;
        if (!address.includes(on)) continue;
        one.met += 1;
        if (one.met > after && one.met <= after + times) hit ??= one.fault;
      }
      return hit;
    },
  };
  return board;
}
