import { ScrollText } from 'lucide-react';
import { useSubmit } from 'react-router';
import { listEmailLogs } from '../../../server/features/email-campaigns/list-email-logs.ts';
import { type LogStatus, logStatuses } from '../../../shared/email/email-statuses.ts';
import { counted } from '../../../shared/plural.ts';
import { EmailFrame } from '../../components/email/email-frame.tsx';
import { EmailStatusBadge } from '../../components/email/email-status-badge.tsx';
import { EmailTime } from '../../components/email/email-time.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { orUnloaded } from '../../lib/email/email-answers.server.ts';
import { useLoadError } from '../../lib/email/use-load-error.ts';
import { contextOf, searchOf } from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchForm } from '../../ui/fields/search-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/email-logs-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { searchParams } = new URL(request.url);
  const filter = {
    search: searchOf(request),
    status: logStatuses.find((status) => status === searchParams.get('status')) ?? null,
    campaignId: searchParams.get('campaign'),
    page: pageNumber(searchParams),
  };
  return { filter, list: await orUnloaded(ctx, listEmailLogs(ctx, filter)) };
}

type Log = NonNullable<Route.ComponentProps['loaderData']['list']>['logs'][number];

const columns: Column<Log>[] = [
  {
    key: 'recipient',
    header: 'Recipient',
    primary: true,
    cell: ({ recipientEmail }) => (
      <span className="wrap-anywhere md:block md:min-w-52">{recipientEmail}</span>
    ),
  },
  {
    key: 'campaign',
    header: 'Campaign',
    cell: ({ campaignName, subject }) => (
      <span className="wrap-anywhere">{campaignName ?? <span className="text-ink-2">{subject}</span>}</span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, failure }) => (
      <span className="flex flex-col items-start gap-1 max-md:items-end">
        <EmailStatusBadge status={status} />
        {failure && status !== 'sent' ? (
          <span className="text-xs text-ink-3 wrap-anywhere">{failure}</span>
        ) : null}
      </span>
    ),
  },
  { key: 'sent', header: 'Sent', cell: ({ sentAt }) => <EmailTime at={sentAt} withTime /> },
  {
    key: 'opened',
    header: 'Opened',
    cell: ({ openedAt }) => (
      <span className="md:block md:min-w-14">
        <EmailTime at={openedAt} withTime />
      </span>
    ),
  },
];

const label = (status: LogStatus) => status.charAt(0).toUpperCase() + status.slice(1);

export default function EmailLogs({ loaderData: { filter, list } }: Route.ComponentProps) {
  const submit = useSubmit();
  useLoadError(list === null, 'Failed to load email logs');
  const query = (page: number) =>
    `?${new URLSearchParams({
      ...(filter.search ? { search: filter.search } : {}),
      ...(filter.status ? { status: filter.status } : {}),
      ...(filter.campaignId ? { campaign: filter.campaignId } : {}),
      page: String(page),
    })}`;
  const isFiltered = filter.search !== '' || filter.status !== null || filter.campaignId !== null;
  return (
    <EmailFrame tab="logs">
      <SearchForm
        label="Recipient email"
        placeholder="Search by recipient email"
        search={filter.search}
        action="/admin/email/logs"
        keep={{ campaign: filter.campaignId }}
        filters={
          <SelectField
            key={filter.status}
            label="Status"
            hideLabel
            name="status"
            defaultValue={filter.status ?? ''}
            options={[
              { value: '', label: 'All statuses' },
              ...logStatuses.map((status) => ({ value: status, label: label(status) })),
            ]}
            onChange={(event) => void submit(event.currentTarget.form)}
            className="w-44"
          />
        }
        end={
          <LinkButton to="/admin/email/logs" variant="ghost">
            Reset
          </LinkButton>
        }
      />
      {list === null ? (
        <Alert tone="low" title="Failed to load email logs" />
      ) : (
        <>
          {isFiltered ? (
            <p role="status" className="mb-3 text-ink-2">
              {counted(list.logCount, 'email')}
            </p>
          ) : null}
          <Card>
            <Table
              caption="Email logs"
              columns={columns}
              rows={list.logs}
              rowKey={({ id }) => id}
              empty={
                <EmptyState icon={ScrollText} title={isFiltered ? 'No emails found' : 'No emails yet'}>
                  {isFiltered
                    ? 'Try another address or status.'
                    : 'Every email that was sent, or couldn’t be, shows up here.'}
                </EmptyState>
              }
            />
          </Card>
          <div className="mt-5">
            <Pagination page={filter.page} pageCount={list.pageCount} hrefFor={query} />
          </div>
        </>
      )}
    </EmailFrame>
  );
}
