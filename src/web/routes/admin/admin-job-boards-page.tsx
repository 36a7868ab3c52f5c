import { SquareKanban } from 'lucide-react';
import { checkBoards } from '../../../server/features/job-sync/diagnosis/check-boards.ts';
import { listBoards } from '../../../server/features/job-sync/diagnosis/list-boards.ts';
import { moveToProposedBoard } from '../../../server/features/job-sync/diagnosis/move-to-proposed-board.ts';
import { syncBatchNow, syncBoardNow } from '../../../server/features/job-sync/sync-now.ts';
import { boardFigures, syncStatus } from '../../../server/features/job-sync/sync-status.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { counted } from '../../../shared/plural.ts';
import { BoardCard } from '../../components/companies/board-card.tsx';
import { JobSyncBar } from '../../components/companies/job-sync-bar.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { safePath } from '../../lib/addresses/safe-path.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { actionError, contextOf, formOf, redirectWithToast } from '../../lib/request/request.server.ts';
import {
  batchToast,
  companyToast,
  diagnosticsToast,
  failureToast,
} from '../../lib/toasts/sync-toasts.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/admin-job-boards-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const onlyIssues = searchParams.get('show') !== 'all';
  const [list, status] = await Promise.all([listBoards(ctx, { page, onlyIssues }), syncStatus(ctx)]);
  return { page, onlyIssues, status, ...list };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin/admin-job-boards-page');
  const from = safePath(String(form.get('from') ?? '')) ?? '/admin/job-boards';
  const ctx = contextOf(context);
  const companyId = String(form.get('companyId') ?? '');
  const handlers = {
    sync: async () => batchToast(await syncBatchNow(ctx), await boardFigures(ctx)),
    diagnose: async () => diagnosticsToast(await checkBoards(ctx)),
    'sync-company': async () => companyToast(await syncBoardNow(ctx, companyId)),
    'move-board': async () => {
      await moveToProposedBoard(ctx, companyId);
      return { kind: 'success', title: 'Moved to the new board' } as const;
    },
  };
  const failures = {
    sync: ['Job Sync Failed', 'Unable to sync jobs: '],
    diagnose: ['Diagnostics Failed', ''],
    'sync-company': ['Failed to sync jobs', ''],
    'move-board': ['The board was not changed', ''],
  } as const;
  const [title, prefix] = failures[intent];
  try {
    const toast = await handlers[intent]();
    return await redirectWithToast(intent === 'diagnose' ? '/admin/job-boards' : from, toast);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return actionError(error);
    return redirectWithToast(from, failureToast(ctx, error, title, prefix));
  }
}

export default function AdminJobBoards({ loaderData, actionData }: Route.ComponentProps) {
  const { boards, page, onlyIssues, hasMore, status } = loaderData;
  const show = onlyIssues ? '' : 'show=all&';
  return (
    <div className="page-width *:max-w-[840px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Job boards' }]}
        title="Job boards"
        description="How followed companies’ boards are responding, and what to do about those that aren’t."
      />
      {actionData ? <Alert tone="low" title={actionData.error.message} className="mb-5" /> : null}
      <JobSyncBar status={status} from="/admin/job-boards" />
      <div className="mb-5">
        <LinkTabs
          label="Which boards"
          items={[
            { to: '/admin/job-boards', label: 'Potential issues', current: onlyIssues },
            { to: '/admin/job-boards?show=all', label: 'All followed', current: !onlyIssues },
          ]}
        />
      </div>
      <Card>
        {boards.length > 0 ? (
          <ul>
            {boards.map((board) => (
              <BoardCard key={board.companyId} board={board} from={`/admin/job-boards?${show}page=${page}`} />
            ))}
          </ul>
        ) : (
          <NoBoards onlyIssues={onlyIssues} figures={status.boards} />
        )}
      </Card>
      <div className="mt-5">
        <Pagination
          page={page}
          pageCount={null}
          hasNext={hasMore}
          hrefFor={(next) => `?${show}page=${next}`}
        />
      </div>
    </div>
  );
}

type NoBoardsProps = { onlyIssues: boolean; figures: { followed: number; waiting: number } };

/** Says that all is well only if every board has been read. */
function NoBoards({ onlyIssues, figures: { followed, waiting } }: NoBoardsProps) {
  if (!onlyIssues || followed === 0) {
    return (
      <EmptyState icon={SquareKanban} title="No boards followed yet">
        The boards of followed companies show up here.
      </EmptyState>
    );
  }
  const unread =
    waiting > 0
      ? `, but ${counted(waiting, 'board')} ${waiting === 1 ? 'has' : 'have'} not been read yet`
      : '';
  return (
    <EmptyState icon={SquareKanban} title={`No issues known${unread}`}>
      Diagnostics checks all followed boards and looks for where the broken ones went.
    </EmptyState>
  );
}
