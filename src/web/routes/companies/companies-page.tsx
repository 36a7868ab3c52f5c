import { Building2, Search } from 'lucide-react';
import { Form, redirect } from 'react-router';
import { listCompanies } from '../../../server/features/company-directory/list-companies.ts';
import { syncStatus } from '../../../server/features/job-sync/sync-status.ts';
import {
  clearSearchHistory,
  deleteSearch,
  recentSearches,
  saveSearch,
} from '../../../server/features/settings/search-history.ts';
import { RecentSearches } from '../../components/analyze/recent-searches.tsx';
import { CompanyCard, companyGridClass } from '../../components/companies/company-card.tsx';
import { FollowButton } from '../../components/companies/follow-button.tsx';
import { JobSyncBar } from '../../components/companies/job-sync-bar.tsx';
import { usePendingFollows } from '../../components/companies/use-follow.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionError,
  cleanSearch,
  formOf,
  searchOf,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/companies-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const search = searchOf(request);
  const followed = searchParams.get('tab') === 'followed';
  const ctx = signedInContextOf(context);
  const [list, recent, sync] = await Promise.all([
    listCompanies(ctx, { page, search, followed }),
    recentSearches(ctx),
    ctx.viewer.isAdmin ? syncStatus(ctx) : null,
  ]);
  return { page, search, followed, recent, sync, ...list };
}

/**
 * A search is a POST that redirects to the results. A GET (a reload, a prefetch, a link on another site) must not write
 * to the search history.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/companies/companies-page');
  const { pathname, search: query, searchParams } = url;
  const search = cleanSearch(String(form.get('search') ?? ''));
  try {
    if (intent === 'forget-search') await deleteSearch(ctx, String(form.get('searchId')));
    if (intent === 'forget-searches') await clearSearchHistory(ctx);
  } catch (error) {
    return actionError(error);
  }
  if (intent !== 'search') return redirect(pathname + query);
  await saveSearch(ctx, search);
  return redirect(pathname + listQuery({ followed: searchParams.get('tab') === 'followed', search }));
}

type ListParams = { followed: boolean; search: string; page?: number };

/** The query string that selects a list. */
function listQuery({ followed, search, page = 1 }: ListParams): string {
  const params = new URLSearchParams({
    ...(followed ? { tab: 'followed' } : {}),
    ...(search ? { search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size > 0 ? `?${params}` : '';
}

export default function Companies({ loaderData, actionData }: Route.ComponentProps) {
  const { companies, page, search, followed, hasMore, recent, sync } = loaderData;
  const pending = usePendingFollows();
  useErrorToast(actionData?.error);
  const isUnfollowed = (id: string) => followed && pending.get(id)?.intent === 'unfollow';
  const to = (list: Partial<ListParams>) => ({ search: listQuery({ followed, search, ...list }) });
  return (
    <div className="page-width py-8">
      <PageHeader
        title="All Companies"
        description="Follow a company, and its open jobs are read from its board."
        actions={
          <>
            <LinkButton to="/my-companies">View My Companies</LinkButton>
            <LinkButton to="/companies/add">Add a Company</LinkButton>
          </>
        }
      />
      {sync ? <JobSyncBar status={sync} from="/companies" canSync={!followed} /> : null}
      <div className="mb-5">
        <LinkTabs
          label="Which companies"
          items={[
            { to: to({ followed: false }), label: 'All', current: !followed },
            { to: to({ followed: true }), label: 'Followed', current: followed },
          ]}
        />
      </div>
      <Form method="post" role="search" className="mb-5 flex max-w-[420px] gap-2">
        <input type="hidden" name="intent" value="search" />
        <TextField
          label="Search companies"
          hideLabel
          name="search"
          type="search"
          placeholder="Search companies..."
          key={search}
          defaultValue={search}
          icon={<Search aria-hidden="true" />}
          className="flex-1"
        />
        <Button type="submit">Search</Button>
      </Form>
      <RecentSearches searches={recent} />
      {companies.every(({ id }) => isUnfollowed(id)) ? (
        <NothingFound followed={followed} search={search} />
      ) : (
        <ul className={companyGridClass}>
          {companies.map((company) => (
            <li key={company.id} hidden={isUnfollowed(company.id)}>
              <CompanyCard company={company} follow={<FollowButton company={company} look="card" />} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination page={page} pageCount={null} hasNext={hasMore} hrefFor={(next) => to({ page: next })} />
      </div>
    </div>
  );
}

function NothingFound({ followed, search }: { followed: boolean; search: string }) {
  return (
    <Card>
      <EmptyState
        icon={Building2}
        title="No companies with active jobs found."
        action={followed && !search ? <LinkButton to="?">All Companies</LinkButton> : null}
      >
        {search ? 'Try another part of the name.' : null}
      </EmptyState>
    </Card>
  );
}
