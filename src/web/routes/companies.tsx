import { Building2, Search } from 'lucide-react';
import { Form, redirect } from 'react-router';
import { listCompanies } from '../../server/features/jobs/jobs.ts';
import {
  forgetSearch,
  forgetSearches,
  keepSearch,
  recentSearches,
} from '../../server/features/settings/search-history.ts';
import { PageHeader } from '../components/page-header.tsx';
import { RecentSearches } from '../components/recent-searches.tsx';
import { useErrorToast } from '../lib/error-toast.ts';
import { intentOf } from '../lib/intent.server.ts';
import { pageNumber } from '../lib/page-number.ts';
import { actionError, cleanSearch, formOf, searchOf, signedInContextOf } from '../lib/request.server.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/companies';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const search = searchOf(request);
  const ctx = signedInContextOf(context);
  const [list, recent] = await Promise.all([listCompanies(ctx, { page, search }), recentSearches(ctx)]);
  return { page, search, recent, ...list };
}

/**
 * Searching is a post that leads to the results' own address: a page that is only read (a reload, a prefetched link,
 * another site's link) must not write into what is kept of a person's searches.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/companies');
  const { pathname, search: query } = url;
  const search = cleanSearch(String(form.get('search') ?? ''));
  try {
    if (intent === 'forget-search') await forgetSearch(ctx, String(form.get('searchId')));
    if (intent === 'forget-searches') await forgetSearches(ctx);
  } catch (error) {
    return actionError(error);
  }
  if (intent !== 'search') return redirect(pathname + query);
  await keepSearch(ctx, search);
  return redirect(search ? `${pathname}?${new URLSearchParams({ search })}` : pathname);
}

export default function Companies({ loaderData, actionData }: Route.ComponentProps) {
  const { companies, page, search, hasMore, recent } = loaderData;
  useErrorToast(actionData?.error);
  const hrefFor = (next: number) =>
    `?${new URLSearchParams({ ...(search ? { search } : {}), page: String(next) })}`;
  return (
    <div className="page-width py-8">
      <PageHeader title="All Companies" description="Companies whose postings can be scored here." />
      <Form method="post" role="search" className="mb-3 flex max-w-[420px] gap-2">
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
      {companies.length === 0 ? (
        <Card>
          <EmptyState icon={Building2} title="No companies with active jobs found.">
            {search ? 'Try another part of the name.' : null}
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {companies.map((company) => (
            <li key={company.id}>
              <Card className="flex h-full flex-col gap-3 p-5">
                <div className="flex items-start justify-between gap-3">
                  <h2>{company.name}</h2>
                  {company.isDemo ? <Badge className="whitespace-nowrap">Made up</Badge> : null}
                </div>
                <p className="text-ink-2">
                  {company.industry} · <span className="num">{company.jobCount}</span>{' '}
                  {company.jobCount === 1 ? 'job' : 'jobs'}
                </p>
                <LinkButton to={`/companies/${company.id}`} size="sm" className="mt-auto self-start">
                  View Jobs<span className="sr-only"> of {company.name}</span>
                </LinkButton>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination page={page} pageCount={null} hasNext={hasMore} hrefFor={hrefFor} />
      </div>
    </div>
  );
}
