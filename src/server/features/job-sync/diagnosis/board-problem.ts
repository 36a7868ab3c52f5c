import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { isWebFetchError } from '../../../platform/web-fetch/web-fetch-error.ts';
import type { SerializedError } from '../../boards/board-reader.types.ts';
import { boardErrors, boardSyncs } from '../job-sync.tables.ts';
import type { BoardProblem } from '../job-sync.types.ts';
import { type CompanyLease, renewCompanyLease } from '../leases/sync-leases.ts';

const errorsKept = 20;
const firstBackOffSeconds = 5 * 60;
const longestBackOffSeconds = 24 * 60 * 60;

/** A list that cannot be believed; nothing is closed by it. */
export class ListRefusedError extends Error {
  override readonly name = 'ListRefusedError';
  readonly code: 'empty_board' | 'too_slow';

  constructor(code: ListRefusedError['code']) {
    super(code);
    this.code = code;
  }
}

const sentences: Record<string, string> = {
  empty_board:
    'The board lists no jobs at all, although it had some. They stay open until it lists jobs again.',
  too_slow: 'Reading the whole board took too long.',
  board_shape: 'The board answered in a way that cannot be read. It may be of another kind now.',
  unreadable: 'What the board sent could not be read in the time or memory there is.',
  blocked: 'The address of the board does not lead to a public web page.',
  unreachable: 'The board could not be reached.',
  timeout: 'The board took too long to answer.',
  too_large: 'The board sent more than can be read.',
  too_many_redirects: 'The board keeps sending visitors on to another address.',
};

/** What went wrong with a board, for an administrator; null where the fault is ours. */
export function boardProblem(error: unknown): BoardProblem | null {
  const { name, code, status = null } = error as Partial<SerializedError> & { status?: number | null };
  if (isWebFetchError(error) && code === 'not_ok')
    return { code: codeOf(status), message: ofStatus(status), status };
  const message = sentences[code ?? ''];
  const isBoards =
    isWebFetchError(error) ||
    ['BoardShapeError', 'BoardUnreadableError', 'ListRefusedError', 'PostingPageError'].includes(name ?? '');
  return isBoards && code ? { code, message: message ?? 'The board could not be read.', status } : null;
}

const codeOf = (status: number | null) =>
  status === 404 || status === 410 ? 'gone' : status === 429 ? 'rate_limited' : 'not_ok';

function ofStatus(status: number | null): string {
  if (status === 404 || status === 410)
    return `There is no board at this address any more (${status}). It may have moved.`;
  if (status === 401 || status === 403) return `The board turns programs away (${status}).`;
  if (status === 429) return 'The board asks for fewer requests (429).';
  return status === null
    ? 'The board answered with an error.'
    : `The board answered with an error (${status}).`;
}

/** Keeps what went wrong and leaves the board in peace for a while: twice as long each time, or as long as it asked for. */
export async function recordProblem(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  lease: CompanyLease,
  problem: BoardProblem,
  retryAfterSeconds = 0,
): Promise<void> {
  const now = clock();
  const { companyId } = lease;
  await db.transaction(async (tx) => {
    await renewCompanyLease(tx, lease);
    const [sync] = await tx
      .select({ failures: boardSyncs.failures })
      .from(boardSyncs)
      .where(eq(boardSyncs.companyId, companyId));
    const failures = sync?.failures ?? 0;
    const seconds = Math.min(
      longestBackOffSeconds,
      Math.max(retryAfterSeconds, firstBackOffSeconds * 2 ** Math.min(failures, 20)),
    );
    const backOffUntil = new Date(now.getTime() + seconds * 1000);
    await tx
      .update(boardSyncs)
      .set({ triedAt: now, failures: failures + 1, backOffUntil })
      .where(eq(boardSyncs.companyId, companyId));
    await tx.insert(boardErrors).values({ ...problem, companyId, createdAt: now });
    await tx
      .delete(boardErrors)
      .where(
        and(
          eq(boardErrors.companyId, companyId),
          sql`${boardErrors.id} <= (select id from ${boardErrors} where company_id = ${companyId} order by id desc offset ${errorsKept} limit 1)`,
        ),
      );
  });
}
