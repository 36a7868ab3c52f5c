import { ScrollText } from 'lucide-react';
import { listAdminActions } from '../../../server/features/admin/admin-record.ts';
import { adminActionDetails, adminActionLabel } from '../../components/admin/admin-action-labels.ts';
import { LocalTime } from '../../components/dates/local-time.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/admin-record-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  return { page, ...(await listAdminActions(contextOf(context), page)) };
}

type Action = Route.ComponentProps['loaderData']['actions'][number];

const columns: Column<Action>[] = [
  {
    key: 'what',
    header: 'What',
    primary: true,
    cell: ({ action, details }) => (
      <>
        {adminActionLabel(action)}
        {Object.keys(details).length > 0 ? (
          <span className="block text-xs font-normal text-ink-3">{adminActionDetails(details)}</span>
        ) : null}
      </>
    ),
  },
  {
    key: 'who',
    header: 'Who',
    cell: ({ username }) => username ?? <span className="text-ink-3">A deleted account</span>,
  },
  { key: 'when', header: 'When', cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
  {
    key: 'subject',
    header: 'Target',
    cell: ({ subject }) => <span className="text-xs wrap-anywhere text-ink-3">{subject ?? '–'}</span>,
  },
];

export default function AdminRecord({ loaderData }: Route.ComponentProps) {
  const { actions, page, hasMore } = loaderData;
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Record' }]}
        title="Record"
        description="What administrators did, newest first. Nobody can change or remove an entry."
      />
      <Card>
        <Table
          caption="Administrators’ actions"
          columns={columns}
          rows={actions}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={ScrollText} title={page === 1 ? 'Nothing yet' : 'Nothing more'}>
              Resolving feedback or opening a kept email adds an entry here.
            </EmptyState>
          }
        />
      </Card>
      <div className="mt-5">
        <Pagination page={page} pageCount={null} hasNext={hasMore} hrefFor={(next) => `?page=${next}`} />
      </div>
    </div>
  );
}
