import { eq, sql } from 'drizzle-orm';
import type { BoardIssue } from '../../../../shared/board-issues.ts';
import type { App, Context } from '../../../context.ts';
import { recordAdminAction } from '../../admin/admin-record.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { boardFetch } from '../../boards/board-fetch.ts';
import type { FoundBoard } from '../../boards/find-board.ts';
import { companies, supportedCompanies } from '../../companies/companies.tables.ts';
import { isFollowedByAnyone } from '../followed-boards.ts';
import { boardSyncs } from '../job-sync.tables.ts';
import { boardFigures } from '../sync-status.ts';
import { boardIssue, latestErrorOfCompany } from './board-issue.ts';
import { boardDiagnoses } from './diagnostics.tables.ts';

/** Time for finding new boards; the remaining companies get no proposal this time. */
const maxSearchMs = 20_000;
const concurrentSearches = 4;
/** Paths at which company websites usually link to their jobs. */
const careersPaths = ['/careers', '/jobs', '/'];

/** `unread`: boards that nothing can be said about yet, because they were only just followed. */
export type BoardsCheck = { checked: number; issues: number; unread: number };

/** Checks all followed boards for problems and searches for the boards they moved to. Stored until the next check. */
export async function checkBoards(context: Context): Promise<BoardsCheck> {
  const ctx = requireAdmin(context);
  const { followed: checked, waiting } = await boardFigures(ctx);
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
    const details = { checked, issues: troubled.length };
    await recordAdminAction(ctx, tx, { action: 'check-boards', details });
  });
  const unread = waiting - troubled.filter(({ issue }) => issue === 'never').length;
  return { checked, issues: troubled.length, unread };
}

type TroubledBoard = { companyId: string; website: string | null; issue: BoardIssue } & Address;
type Address = { board: string; boardIdentifier: string };

async function troubledBoards(app: App): Promise<TroubledBoard[]> {
  const { db } = app;
  const latestError = latestErrorOfCompany(db);
  const rows = await db
    .select({
      companyId: companies.id,
      website: companies.website,
      board: supportedCompanies.board,
      boardIdentifier: supportedCompanies.boardIdentifier,
      issue: boardIssue(app, latestError),
    })
    .from(companies)
    .innerJoin(supportedCompanies, eq(supportedCompanies.id, companies.supportedCompanyId))
    .leftJoin(boardSyncs, eq(boardSyncs.companyId, companies.id))
    .leftJoinLateral(latestError, sql`true`)
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
