import { Building2, Search } from 'lucide-react';
import { Form, redirect, useNavigate } from 'react-router';
import { sampleCompanies } from '../../../server/features/companies/sample-companies.ts';
import { listCompanies } from '../../../server/features/company-directory/list-companies.ts';
import { syncStatus } from '../../../server/features/job-sync/sync-status.ts';
import {
  clearSearchHistory,
  deleteSearch,
  recentSearches,
  saveSearch,
} from '../../../server/features/settings/search-history.ts';
import { RecentSearches } from '../../components/analyze/recent-searches.tsx';
import { CompanySections } from '../../components/companies/company-sections.tsx';
import { JobSyncBar } from '../../components/companies/job-sync-bar.tsx';
import { SampleCompaniesButton } from '../../components/companies/sample-companies-button.tsx';
import { usePendingFollows } from '../../components/companies/use-follow.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { type CompaniesView, companiesQuery } from '../../lib/addresses/companies-address.ts';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { safePath } from '../../lib/addresses/safe-path.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionError,
  cleanSearch,
  formOf,
  redirectWithToast,
  searchOf,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { changeSamples } from '../../lib/toasts/sample-toasts.server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/companies-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const search = searchOf(request);
  const view = { page, search, ...choicesOf(searchParams) };
  const ctx = signedInContextOf(context);
  const [list, samples, recent, sync] = await Promise.all([
    listCompanies(ctx, view),
    sampleCompanies(ctx),
    recentSearches(ctx),
    ctx.viewer.isAdmin ? syncStatus(ctx) : null,
  ]);
  return { view, samples, recent, sync, ...list };
}

const choicesOf = (params: URLSearchParams) => ({
  followed: params.get('tab') === 'followed',
  hiring: params.get('jobs') === 'open',
});

/**
 * A search is a POST that redirects to the results. A GET (a reload, a prefetch, a link on another site) must not write
 * to the search history.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/companies/companies-page');
  const { pathname, search: query, searchParams } = url;
  if (intent === 'follow-samples' || intent === 'unfollow-samples') {
    const back = safePath(String(form.get('back') ?? '')) ?? '/companies';
    return redirectWithToast(back, await changeSamples(ctx, intent));
  }
  const search = cleanSearch(String(form.get('search') ?? ''));
  try {
    if (intent === 'forget-search') await deleteSearch(ctx, String(form.get('searchId')));
    if (intent === 'forget-searches') await clearSearchHistory(ctx);
  } catch (error) {
    return actionError(error);
  }
  if (intent !== 'search') return redirect(pathname + query);
  await saveSearch(ctx, search);
  const { followed } = choicesOf(searchParams);
  return redirect(pathname + companiesQuery({ followed, hiring: form.get('jobs') === 'open', search }));
}

export default function Companies({ loaderData, actionData }: Route.ComponentProps) {
  const { companies, view, hasMore, samples, recent, sync } = loaderData;
  const { followed, search } = view;
  const pending = usePendingFollows();
  useErrorToast(actionData?.error);
  const isUnfollowed = (id: string) => followed && pending.get(id)?.intent === 'unfollow';
  const to = (change: Partial<CompaniesView>) => ({
    search: companiesQuery({ ...view, page: 1, ...change }),
  });
  return (
    <div className="page-width py-8">
      <PageHeader
        title="All Companies"
        description="Follow a company to see its open jobs."
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
      <SearchForm view={view} />
      <RecentSearches searches={recent} />
      {companies.every(({ id }) => isUnfollowed(id)) ? (
        <NothingFound view={view} />
      ) : (
        <CompanySections
          companies={companies}
          isHidden={isUnfollowed}
          // Beside the matches of a search, it would follow more than is shown.
          sampleAction={search ? null : <SampleCompaniesButton samples={samples} />}
        />
      )}
      <div className="mt-6">
        <Pagination page={view.page} pageCount={null} hasNext={hasMore} hrefFor={(page) => to({ page })} />
      </div>
    </div>
  );
}

function SearchForm({ view }: { view: CompaniesView }) {
  const navigate = useNavigate();
  const { search, hiring } = view;
  return (
    <Form method="post" role="search" className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <input type="hidden" name="intent" value="search" />
      <div className="flex w-full max-w-[420px] gap-2">
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
      </div>
      <Checkbox
        name="jobs"
        value="open"
        label="Has open jobs"
        key={String(hiring)}
        defaultChecked={hiring}
        // Without JavaScript the search button sends it.
        onChange={({ currentTarget }) =>
          navigate(
            { search: companiesQuery({ ...view, page: 1, hiring: currentTarget.checked }) },
            { preventScrollReset: true },
          )
        }
      />
    </Form>
  );
}

function NothingFound({ view }: { view: CompaniesView }) {
  const { followed, hiring, search } = view;
  const all = hiring
    ? {
        to: { search: companiesQuery({ ...view, page: 1, hiring: false }) },
        label: 'Include Companies Without Jobs',
      }
    : followed && !search
      ? { to: '?', label: 'All Companies' }
      : null;
  return (
    <Card>
      <EmptyState
        icon={Building2}
        title="No companies with active jobs found."
        action={all ? <LinkButton to={all.to}>{all.label}</LinkButton> : null}
      >
        {search
          ? 'Try a different part of the name.'
          : followed
            ? 'The companies you follow are listed here.'
            : null}
      </EmptyState>
    </Card>
  );
}
