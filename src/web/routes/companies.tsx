import { Building2, Search } from 'lucide-react';
import { Form } from 'react-router';
import { listCompanies } from '../../server/features/jobs/jobs.ts';
import { PageHeader } from '../components/page-header.tsx';
import { pageNumber } from '../lib/page-number.ts';
import { searchOf, signedInContextOf } from '../lib/request.server.ts';
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
  return { page, search, ...(await listCompanies(signedInContextOf(context), { page, search })) };
}

export default function Companies({ loaderData }: Route.ComponentProps) {
  const { companies, page, search, hasMore } = loaderData;
  const hrefFor = (next: number) =>
    `?${new URLSearchParams({ ...(search ? { search } : {}), page: String(next) })}`;
  return (
    <div className="page-width py-8">
      <PageHeader title="All Companies" description="Companies whose postings can be scored here." />
      <Form method="get" role="search" className="mb-5 flex max-w-[420px] gap-2">
        <TextField
          label="Search companies"
          hideLabel
          name="search"
          type="search"
          placeholder="Search companies..."
          defaultValue={search}
          icon={<Search aria-hidden="true" />}
          className="flex-1"
        />
        <Button type="submit">Search</Button>
      </Form>
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
