import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { boardFetch } from '../boards/board-fetch.ts';
import type { FoundBoard } from '../boards/find-board.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { supportedCompanies } from './companies.tables.ts';

/** A board that was found at an address, and the company (of `supported_companies`) that it can be followed as. */
export type FoundCompany = FoundBoard & { id: string };

const longestLookMs = 20_000;

/**
 * Finds the job board behind a careers address and looks at it, so that a person sees what they would follow. The board
 * is kept as a company that nobody follows yet; names come from the board, never from who asks.
 */
export async function findCompany(ctx: SignedInContext, careersUrl: string): Promise<FoundCompany> {
  const given = careersUrl.trim();
  if (!given) throw addressProblem('address_required', 'Paste the address of a careers page.');
  await takeAttempt(ctx, limits.boardPreviewPerAccount, ctx.viewer.id);
  try {
    const fetch = boardFetch(ctx, { signal: AbortSignal.timeout(longestLookMs) });
    const found = await ctx.boardReaders.find(/^[a-z]+:/i.test(given) ? given : `https://${given}`, fetch);
    if (!found) throw noBoard();
    return await keepFound(ctx, found);
  } catch (error) {
    throw asAddressProblem(error);
  }
}

async function keepFound({ db, clock }: SignedInContext, found: FoundBoard): Promise<FoundCompany> {
  const now = clock();
  const { kind: board, identifier: boardIdentifier } = found;
  const isThis = and(
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
  const [kept] = await db.select().from(supportedCompanies).where(isThis);
  const { id, name } = kept as typeof supportedCompanies.$inferSelect;
  return { ...found, id, name };
}

const addressProblem = (code: string, message: string) =>
  new AppError(code, message, { title: 'No Company Added', field: 'careersUrl' });

const noBoard = () =>
  addressProblem(
    'no_board',
    'No job board was found at this address. Open the company’s page where its open jobs are listed, and paste that address.',
  );

function asAddressProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return addressProblem('timeout', 'The page took too long to answer. Try again in a minute.');
  if (error.name === 'WebFetchError') return addressProblem(code, error.message);
  if (error.name === 'BoardShapeError' || error.name === 'BoardUnreadableError') return noBoard();
  if (error.name === 'HostBusyError')
    return addressProblem(
      'host_busy',
      'This job board is being asked a lot right now. Try again in a minute.',
    );
  return error;
}
