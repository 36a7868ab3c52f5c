import { Users } from 'lucide-react';
import { listUsers } from '../../../server/features/admin-users/admin-users.ts';
import { type UserFilter, userFilters } from '../../../shared/rules/user-filters.ts';
import { PersonBadges } from '../../components/admin/person-badges.tsx';
import { SubscriptionBadge } from '../../components/admin/subscription-badge.tsx';
import { LocalDate } from '../../components/dates/local-date.tsx';
import { SectionError } from '../../components/errors/section-error.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { orLoadError } from '../../lib/request/or-load-error.server.ts';
import { contextOf, searchOf } from '../../lib/request/request.server.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchForm } from '../../ui/fields/search-form.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/admin-users-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  const search = searchOf(request);
  const asked = new URL(request.url).searchParams.get('show');
  const show = userFilters.find((filter) => filter === asked) ?? 'all';
  const ctx = contextOf(context);
  const list = await orLoadError(ctx, 'Failed to load users', () => listUsers(ctx, { page, search, show }), {
    people: [],
    hasMore: false,
  });
  return { page, search, show, ...list };
}

type Person = Route.ComponentProps['loaderData']['people'][number];

const filterLabels: Record<UserFilter, string> = {
  all: 'Everyone',
  admins: 'Administrators',
  suspended: 'Suspended',
};

const numberFormat = new Intl.NumberFormat('en');

const columns: Column<Person>[] = [
  {
    key: 'person',
    header: 'Person',
    primary: true,
    cell: ({ id, username, email, ...person }) => (
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <TextLink to={`/admin/users/${id}`} className="wrap-anywhere">
            {username}
          </TextLink>
          <PersonBadges person={person} />
        </span>
        <span className="text-xs font-normal wrap-anywhere text-ink-3">{email}</span>
      </span>
    ),
  },
  {
    key: 'plan',
    header: 'Plan',
    cell: ({ plan, status }) => (
      <span className="flex flex-wrap items-center gap-2">
        {plan?.name ?? '–'} <SubscriptionBadge status={status} />
      </span>
    ),
  },
  {
    key: 'usage',
    header: 'Analyses this period',
    align: 'end',
    cell: ({ jobsUsed, jobsLimit }) =>
      `${numberFormat.format(jobsUsed)} / ${jobsLimit === null ? '∞' : numberFormat.format(jobsLimit)}`,
  },
  { key: 'since', header: 'Since', cell: ({ signedUpAt }) => <LocalDate at={signedUpAt} /> },
];

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { people, page, search, show, hasMore, loadError } = loaderData;
  const addressOf = (change: { show?: UserFilter; page?: number }) => {
    const shown = change.show ?? show;
    const params = new URLSearchParams({
      ...(search ? { search } : {}),
      ...(shown === 'all' ? {} : { show: shown }),
      ...(change.page ? { page: String(change.page) } : {}),
    });
    return `?${params}`;
  };
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Users' }]}
        title="Users"
        description="Everyone with an account, newest first, with their role, their plan and what they’ve used."
      />
      <SearchForm
        label="Search users"
        placeholder="Search by name or email"
        search={search}
        keep={{ show: show === 'all' ? null : show }}
      />
      <div className="mb-4">
        <LinkTabs
          label="Which users"
          items={userFilters.map((filter) => ({
            to: addressOf({ show: filter }),
            label: filterLabels[filter],
            current: filter === show,
          }))}
        />
      </div>
      <SectionError error={loadError} />
      {loadError ? null : (
        <Card>
          <Table
            caption="Users"
            columns={columns}
            rows={people}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                icon={Users}
                title={
                  search
                    ? `Nobody matches “${search}”`
                    : show === 'suspended'
                      ? 'Nobody is suspended'
                      : 'Nobody else'
                }
              >
                {search ? 'Try a part of the name or of the email address.' : null}
              </EmptyState>
            }
          />
        </Card>
      )}
      <div className="mt-5">
        <Pagination
          page={page}
          pageCount={null}
          hasNext={hasMore}
          hrefFor={(next) => addressOf({ page: next })}
        />
      </div>
    </div>
  );
}
