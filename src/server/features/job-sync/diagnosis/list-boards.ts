import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type BoardKind, boardKinds } from '../../../../job-boards/job-board.types.ts';
import { boardOf } from '../../../../job-boards/job-boards.ts';
import type { BoardIssue } from '../../../../shared/board-issues.ts';
import type { Context } from '../../../context.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { companies, supportedCompanies } from '../../companies/companies.tables.ts';
import { isFollowedByAnyone } from '../followed-boards.ts';
import { boardErrors, boardSyncs } from '../job-sync.tables.ts';
import { isSyncing } from '../request-sync.ts';
import { boardIssue, latestErrorOfCompany } from './board-issue.ts';
import { boardDiagnoses } from './diagnostics.tables.ts';

export type BoardAddress = { name: string; identifier: string; url: string };
export type BoardRow = {
  companyId: string;
  companyName: string;
  board: BoardAddress;
  issue: BoardIssue | null;
  proposal: BoardAddress | null;
  isSyncing: boolean;
  lastSyncAt: Date | null;
  lastOpenAt: Date | null;
  backOffUntil: Date | null;
  errors: { message: string; createdAt: Date }[];
};

const perPage = 25;
const errorsShown = 5;

/** A page of the followed boards by name, with their latest errors; boards with issues first, or only those. */
export async function listBoards(
  context: Context,
  { page, onlyIssues }: { page: number; onlyIssues: boolean },
): Promise<{ boards: BoardRow[]; hasMore: boolean }> {
  const { db, clock } = requireAdmin(context);
  const latestError = latestErrorOfCompany(db);
  // What is wrong now, not only what was when the diagnostics ran.
  const issue = sql<BoardIssue | null>`coalesce(${boardIssue({ clock }, latestError)}, ${boardDiagnoses.issue})`;
  const rows = await db
    .select({
      companyId: companies.id,
      companyName: companies.name,
      board: supportedCompanies.board,
      boardIdentifier: supportedCompanies.boardIdentifier,
      issue,
      proposedBoard: boardDiagnoses.proposedBoard,
      proposedIdentifier: boardDiagnoses.proposedIdentifier,
      isSyncing,
      lastSyncAt: companies.lastSyncAt,
      lastOpenAt: boardSyncs.lastOpenAt,
      backOffUntil: boardSyncs.backOffUntil,
    })
    .from(companies)
    .innerJoin(supportedCompanies, eq(supportedCompanies.id, companies.supportedCompanyId))
    .leftJoin(boardSyncs, eq(boardSyncs.companyId, companies.id))
    .leftJoin(boardDiagnoses, eq(boardDiagnoses.companyId, companies.id))
    .leftJoinLateral(latestError, sql`true`)
    .where(and(isFollowedByAnyone, onlyIssues ? sql`${issue} is not null` : undefined))
    .orderBy(sql`${issue} is null`, companies.name, companies.id)
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  const shown = rows.slice(0, perPage);
  const ids = shown.map(({ companyId }) => companyId);
  const errors = await db
    .select()
    .from(boardErrors)
    .where(inArray(boardErrors.companyId, ids))
    .orderBy(desc(boardErrors.createdAt), desc(boardErrors.id));
  const boards = shown.map(({ board, boardIdentifier, proposedBoard, proposedIdentifier, ...row }) => ({
    ...row,
    backOffUntil: row.backOffUntil && row.backOffUntil > clock() ? row.backOffUntil : null,
    board: addressOf(board, boardIdentifier),
    proposal: proposedBoard && proposedIdentifier ? addressOf(proposedBoard, proposedIdentifier) : null,
    errors: errors
      .filter(({ companyId }) => companyId === row.companyId)
      .slice(0, errorsShown)
      .map(({ message, createdAt }) => ({ message, createdAt })),
  }));
  return { boards, hasMore: rows.length > perPage };
}

function addressOf(kind: string, identifier: string): BoardAddress {
  if (!boardKinds.includes(kind as BoardKind)) return { name: kind, identifier, url: '' };
  const board = boardOf(kind as BoardKind);
  return { name: board.name, identifier, url: board.careersUrl(identifier) };
}
