import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { recordAdminAction } from '../../admin/admin-record.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { companies, supportedCompanies } from '../../companies/companies.tables.ts';
import { boardSyncs } from '../job-sync.tables.ts';
import { requestSync } from '../request-sync.ts';
import { boardDiagnoses } from './diagnostics.tables.ts';

/** Moves a company to the board that the diagnostics proposed, and requests a sync. Its old jobs close by themselves. */
export async function moveToProposedBoard(context: Context, companyId: string): Promise<void> {
  const ctx = requireAdmin(context);
  if (!isUuid(companyId)) throw notFound('This company');
  await ctx.db.transaction(async (tx) => {
    const [proposal] = await tx
      .select({
        supportedCompanyId: companies.supportedCompanyId,
        board: boardDiagnoses.proposedBoard,
        identifier: boardDiagnoses.proposedIdentifier,
      })
      .from(boardDiagnoses)
      .innerJoin(companies, eq(companies.id, boardDiagnoses.companyId))
      .where(eq(boardDiagnoses.companyId, companyId))
      .for('update', { of: boardDiagnoses });
    if (!proposal?.board || !proposal.identifier) throw notFound('This proposal');
    const { board, identifier, supportedCompanyId } = proposal;
    const isTaken = and(
      eq(supportedCompanies.board, board),
      eq(supportedCompanies.boardIdentifier, identifier),
    );
    if ((await tx.$count(supportedCompanies, isTaken)) > 0) throw boardTaken();
    const now = ctx.clock();
    await tx
      .update(supportedCompanies)
      .set({ board, boardIdentifier: identifier, confirmedAt: null, updatedAt: now })
      .where(eq(supportedCompanies.id, supportedCompanyId));
    // Clearing the lease stops a sync that reads the old board right now.
    const initialState = {
      leaseToken: null,
      leaseUntil: null,
      failures: 0,
      backOffUntil: null,
      listUrl: null,
      etag: null,
      lastModified: null,
    };
    await tx.update(boardSyncs).set(initialState).where(eq(boardSyncs.companyId, companyId));
    await tx.delete(boardDiagnoses).where(eq(boardDiagnoses.companyId, companyId));
    await recordAdminAction(ctx, tx, {
      action: 'move-board',
      subject: companyId,
      details: { board, identifier },
    });
    await requestSync(ctx, tx, companyId);
  });
}

const boardTaken = () =>
  new AppError('board_taken', 'Another company already uses this board. Follow that one instead.');
