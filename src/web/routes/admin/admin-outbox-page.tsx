import { Inbox } from 'lucide-react';
import { listOutbox } from '../../../server/features/email/outbox.ts';
import { emailKindLabel, emailStatus } from '../../components/admin/email-labels.ts';
import { LocalTime } from '../../components/dates/local-time.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/admin-outbox-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  return { page, ...(await listOutbox(contextOf(context), page)) };
}

type Email = Route.ComponentProps['loaderData']['emails'][number];

const columns: Column<Email>[] = [
  {
    key: 'subject',
    header: 'Subject',
    primary: true,
    // No prefetch, because opening an email is recorded.
    cell: ({ id, subject }) => (
      <TextLink to={`/admin/email/outbox/${id}`} prefetch="none" className="wrap-anywhere">
        {subject}
      </TextLink>
    ),
  },
  {
    key: 'to',
    header: 'To',
    cell: ({ recipientEmail }) => <span className="wrap-anywhere">{recipientEmail}</span>,
  },
  {
    key: 'kind',
    header: 'Kind',
    cell: ({ kind }) => <span className="md:whitespace-nowrap">{emailKindLabel(kind)}</span>,
  },
  { key: 'written', header: 'Written', cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={emailStatus[status]?.tone} className="whitespace-nowrap">
        {emailStatus[status]?.label ?? status}
      </Badge>
    ),
  },
];

export default function AdminOutbox({ loaderData }: Route.ComponentProps) {
  const { emails, page, hasMore, hasMailServer } = loaderData;
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Outbox' }]}
        title="Outbox"
        description={
          hasMailServer
            ? 'All emails, newest first. The text is kept until the email is sent.'
            : 'No mail server is set up (SMTP_URL), so every email waits here for you to pass on.'
        }
      />
      <Card>
        <Table
          caption="Emails"
          columns={columns}
          rows={emails}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={Inbox} title={page === 1 ? 'No emails yet' : 'No more emails'}>
              Password resets, address confirmations and notifications show up here.
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
