import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { boardFetch } from '../boards/board-fetch.ts';
import type { FoundBoard } from '../boards/find-board.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { supportedCompanies } from './companies.tables.ts';

/** A board found at an address, with the id of the entry in `supported_companies` under which it can be followed. */
export type FoundCompany = FoundBoard & { id: string };

const maxSearchMs = 20_000;

/**
 * Finds the job board behind a careers address and previews it, so that people see what they would follow. The board is
 * stored as a company that nobody follows yet. Its name comes from the board, never from the person who asks.
 */
export async function findCompany(ctx: SignedInContext, careersUrl: string): Promise<FoundCompany> {
  const address = careersUrl.trim();
  if (!address) throw addressProblem('address_required', 'Paste the link to a careers page.');
  await takeAttempt(ctx, limits.boardPreviewPerAccount, ctx.viewer.id);
  try {
    const fetch = boardFetch(ctx, { signal: AbortSignal.timeout(maxSearchMs) });
    const board = await ctx.boardReaders.find(
      /^[a-z]+:/i.test(address) ? address : `https://${address}`,
      fetch,
    );
    if (!board) throw noBoard();
    return await storeFoundBoard(ctx, board);
  } catch (error) {
    throw asAddressProblem(error);
  }
}

async function storeFoundBoard({ db, clock }: SignedInContext, found: FoundBoard): Promise<FoundCompany> {
  const now = clock();
  const { kind: board, identifier: boardIdentifier } = found;
  const isThisBoard = and(
    eq(supportedCompanies.board, board),
    eq(supportedCompanies.boardIdentifier, boardIdentifier),
  );
  await db
    .insert(supportedCompanies)
    .values({
      id: randomUUID(),
      name: found.name,
      website: found.website,
      board,
      boardIdentifier,
      isListed: false,
      confirmedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [supportedCompanies.board, supportedCompanies.boardIdentifier],
      set: {
        confirmedAt: sql`coalesce(${supportedCompanies.confirmedAt}, excluded.confirmed_at)`,
        updatedAt: now,
      },
    });
  const [stored] = await db.select().from(supportedCompanies).where(isThisBoard);
  const { id, name } = stored as typeof supportedCompanies.$inferSelect;
  return { ...found, id, name };
}

const addressProblem = (code: string, message: string) =>
  new AppError(code, message, { title: 'No Company Added', field: 'careersUrl' });

const noBoard = () =>
  addressProblem(
    'no_board',
    'We couldn’t find a job board there. Open the page where the company lists its jobs, and paste that link.',
  );

function asAddressProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return addressProblem('timeout', 'The page took too long to answer. Try again in a minute.');
  if (error.name === 'WebFetchError') return addressProblem(code, error.message);
  if (error.name === 'BoardShapeError' || error.name === 'BoardUnreadableError') return noBoard();
  if (error.name === 'HostBusyError')
    return addressProblem('host_busy', 'This job board is busy right now. Try again in a minute.');
  return error;
}
