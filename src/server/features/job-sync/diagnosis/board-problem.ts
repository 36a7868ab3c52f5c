import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { isWebFetchError } from '../../../platform/web-fetch/web-fetch-error.ts';
import type { SerializedError } from '../../boards/board-reader.types.ts';
import { boardErrors, boardSyncs } from '../job-sync.tables.ts';
import type { BoardProblem } from '../job-sync.types.ts';
import { type CompanyLease, renewCompanyLease } from '../leases/sync-leases.ts';

const errorsKept = 20;
const firstBackOffSeconds = 5 * 60;
const maxBackOffSeconds = 24 * 60 * 60;

/** The list is not plausible, so no job is closed because of it. */
export class ListRefusedError extends Error {
  override readonly name = 'ListRefusedError';
  readonly code: 'empty_board' | 'too_slow';

  constructor(code: ListRefusedError['code']) {
    super(code);
    this.code = code;
  }
}

const messages: Record<string, string> = {
  empty_board:
    'The board used to have jobs and now lists none. Its known jobs stay open until it lists jobs again.',
  too_slow: 'Reading the whole board took too long.',
  board_shape: 'The board’s answer can’t be read. It may have moved to a different system.',
  unreadable: 'The board’s answer takes too much time or memory to read.',
  blocked: 'The board’s address doesn’t lead to a public web page.',
  unreachable: 'The board couldn’t be reached.',
  timeout: 'The board took too long to answer.',
  too_large: 'The board’s answer is too large.',
  too_many_redirects: 'The board redirects too many times.',
};

/** Describes an error of a board for administrators; null for a fault of ours. */
export function boardProblem(error: unknown): BoardProblem | null {
  const { name, code, status = null } = error as Partial<SerializedError> & { status?: number | null };
  if (isWebFetchError(error) && code === 'not_ok')
    return { code: codeOf(status), message: statusMessage(status), status };
  const message = messages[code ?? ''];
  const isBoardError =
    isWebFetchError(error) ||
    ['BoardShapeError', 'BoardUnreadableError', 'ListRefusedError', 'PostingPageError'].includes(name ?? '');
  return isBoardError && code ? { code, message: message ?? 'The board couldn’t be read.', status } : null;
}

const codeOf = (status: number | null) =>
  status === 404 || status === 410 ? 'gone' : status === 429 ? 'rate_limited' : 'not_ok';

function statusMessage(status: number | null): string {
  if (status === 404 || status === 410)
    return `There’s no board at this address anymore (${status}). It may have moved.`;
  if (status === 401 || status === 403) return `The board blocks automated requests (${status}).`;
  if (status === 429) return 'The board asks for fewer requests (429).';
  return status === null ? 'The board returned an error.' : `The board returned an error (${status}).`;
}

/** Stores an error and starts a back-off, which doubles each time and lasts at least as long as the board asked for. */
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
      maxBackOffSeconds,
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
