import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { getCompany } from '../../server/features/jobs/jobs.ts';
import { NotFoundHere } from '../components/not-found-here.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { RelativeTime } from '../components/relative-time.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { orNotFound, searchOf, signedInContextOf } from '../lib/request.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardHeader } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/company';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const search = searchOf(request);
  const found = await getCompany(signedInContextOf(context), params.companyId, search).catch(orNotFound);
  return { search, ...found };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(location.pathname, loaderData ? { title: `${loaderData.company.name} | Rolefit` } : {});

export default function Company({ loaderData }: Route.ComponentProps) {
  const { company, jobs, search } = loaderData;
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Companies', to: '/companies' }, { label: company.name }]}
        title={company.name}
        description={company.industry}
      />
      {company.isDemo ? (
        <Alert tone="accent" title="A made-up company" className="mb-5">
          {company.about}
        </Alert>
      ) : null}
      <Card>
        <CardHeader
          title="Available Positions"
          action={
            <Form method="get" role="search" className="flex gap-2">
              <TextField
                label="Search jobs"
                hideLabel
                name="search"
                type="search"
                placeholder="Title, department or place"
                defaultValue={search}
                icon={<Search aria-hidden="true" />}
              />
              <Button type="submit">Search</Button>
            </Form>
          }
        />
        {jobs.length === 0 ? (
          <EmptyState title={search ? 'No job matches that' : 'No open positions'} />
        ) : (
          <ul>
            {jobs.map((job) => (
              <li key={job.id} className="border-t">
                <Link
                  to={`/jobs/${job.id}`}
                  prefetch="intent"
                  className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-3 hover:bg-hover"
                >
                  <span className="min-w-0 flex-1 basis-60">
                    <span className="block font-[570]">{job.title}</span>
                    <span className="block text-xs text-ink-3">
                      {[job.location, job.department, job.type].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="text-xs text-ink-3">
                    {job.postedAt ? <RelativeTime at={job.postedAt} /> : null}
                  </span>
                  <span className="font-[550] text-accent">View Details</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <NotFoundHere error={error} title="Company Not Found">
      It may be gone, or the link has a typing error.
    </NotFoundHere>
  );
}
