import { count, eq, sql } from 'drizzle-orm';
import type { BoardIssue } from '../../../../shared/board-issues.ts';
import type { App, Context } from '../../../context.ts';
import { recordAdminAction } from '../../admin/admin-record.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { boardFetch } from '../../boards/board-fetch.ts';
import type { FoundBoard } from '../../boards/find-board.ts';
import { companies, supportedCompanies, userCompanies } from '../../companies/companies.tables.ts';
import { boardErrors, boardSyncs } from '../job-sync.tables.ts';
import { boardDiagnoses } from './diagnostics.tables.ts';

/** Time for finding new boards; the remaining companies get no proposal this time. */
const maxSearchMs = 20_000;
const concurrentSearches = 4;
/** Paths at which company websites usually link to their jobs. */
const careersPaths = ['/careers', '/jobs', '/'];

/** Checks all followed boards for problems and searches for the boards they moved to. Stored until the next check. */
export async function checkBoards(context: Context): Promise<{ checked: number; issues: number }> {
  const ctx = requireAdmin(context);
  const [followed] = await ctx.db.select({ all: count() }).from(companies).where(isFollowedByAnyone);
  const troubled = await troubledBoards(ctx);
  const proposals = await proposeBoards(ctx, troubled);
  const checkedAt = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await tx.delete(boardDiagnoses);
    if (troubled.length > 0)
      await tx.insert(boardDiagnoses).values(
        troubled.map(({ companyId, issue }) => ({
          companyId,
          issue,
          proposedBoard: proposals.get(companyId)?.kind ?? null,
          proposedIdentifier: proposals.get(companyId)?.identifier ?? null,
          checkedAt,
        })),
      );
    const details = { checked: followed?.all ?? 0, issues: troubled.length };
    await recordAdminAction(ctx, tx, { action: 'check-boards', details });
  });
  return { checked: followed?.all ?? 0, issues: troubled.length };
}

export const isFollowedByAnyone = sql`not ${companies.isDemo} and exists (
  select from ${userCompanies} where ${userCompanies.companyId} = ${companies.id})`;

type TroubledBoard = { companyId: string; website: string | null; issue: BoardIssue } & Address;
type Address = { board: string; boardIdentifier: string };

const suspiciousFailures = 3;

async function troubledBoards({ db, clock }: App): Promise<TroubledBoard[]> {
  const lastError = db.$with('last_error').as(
    db
      .selectDistinctOn([boardErrors.companyId], {
        companyId: boardErrors.companyId,
        code: boardErrors.code,
        status: boardErrors.status,
      })
      .from(boardErrors)
      .orderBy(boardErrors.companyId, sql`${boardErrors.createdAt} desc, ${boardErrors.id} desc`),
  );
  const hourAgo = new Date(clock().getTime() - 60 * 60_000);
  const isFailing = sql`coalesce(${boardSyncs.failures}, 0) > 0`;
  const issue = sql<BoardIssue | null>`case
    when ${isFailing} and ${lastError.status} in (404, 410) then 'gone'
    when ${isFailing} and ${lastError.code} = 'empty_board' then 'empty'
    when ${isFailing} and ${lastError.code} = 'board_shape' then 'unreadable'
    when ${boardSyncs.failures} >= ${suspiciousFailures} then 'failing'
    when ${companies.lastSyncAt} is null and ${companies.createdAt} < ${hourAgo} then 'never'
    when ${companies.lastSyncAt} is not null and ${boardSyncs.lastOpenAt} is null then 'empty'
  end`;
  const rows = await db
    .with(lastError)
    .select({
      companyId: companies.id,
      website: companies.website,
      board: supportedCompanies.board,
      boardIdentifier: supportedCompanies.boardIdentifier,
      issue,
    })
    .from(companies)
    .innerJoin(supportedCompanies, eq(supportedCompanies.id, companies.supportedCompanyId))
    .leftJoin(boardSyncs, eq(boardSyncs.companyId, companies.id))
    .leftJoin(lastError, eq(lastError.companyId, companies.id))
    .where(isFollowedByAnyone)
    .orderBy(companies.name);
  return rows.flatMap((row) => (row.issue ? [{ ...row, issue: row.issue }] : []));
}

/** The boards that these companies' websites link to now, if they are different ones and list jobs. */
async function proposeBoards(app: App, troubled: TroubledBoard[]): Promise<Map<string, FoundBoard>> {
  const proposals = new Map<string, FoundBoard>();
  const signal = AbortSignal.timeout(maxSearchMs);
  const waiting = troubled.filter(({ website }) => website);
  const search = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const found = await boardOfWebsite(app, next, signal);
      if (found) proposals.set(next.companyId, found);
    }
  };
  await Promise.all(Array.from({ length: concurrentSearches }, search));
  return proposals;
}

async function boardOfWebsite(
  app: App,
  { website, board, boardIdentifier }: TroubledBoard,
  signal: AbortSignal,
): Promise<FoundBoard | undefined> {
  const fetch = boardFetch(app, { signal });
  for (const path of careersPaths) {
    try {
      const found = await app.boardReaders.find(new URL(path, website as string).href, fetch);
      const isNew = found?.kind !== board || found.identifier !== boardIdentifier;
      if (found && isNew && found.jobCount > 0) return found;
    } catch (error) {
      // This page could not be read; try the next one.
      app.logger.debug({ reason: error instanceof Error ? error.name : 'unknown' }, 'no board at a website');
    }
  }
  return undefined;
}
