import { Building2 } from 'lucide-react';
import { useRef } from 'react';
import { sampleCompanies } from '../../../server/features/companies/sample-companies.ts';
import { listCompanies } from '../../../server/features/company-directory/list-companies.ts';
import {
  CompanyCard,
  companyGridClass,
  type ShownCompany,
} from '../../components/companies/company-card.tsx';
import { FollowButton } from '../../components/companies/follow-button.tsx';
import { SampleCompaniesButton } from '../../components/companies/sample-companies-button.tsx';
import { usePendingFollows } from '../../components/companies/use-follow.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { useRefetchOnFocus } from '../../lib/live/refetch.ts';
import { signedInContextOf } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/my-companies-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  const ctx = signedInContextOf(context);
  const [list, samples] = await Promise.all([
    listCompanies(ctx, { page, search: '', followed: true, hiring: false }),
    sampleCompanies(ctx),
  ]);
  return { page, samples, ...list };
}

export default function MyCompanies({ loaderData }: Route.ComponentProps) {
  const { companies, page, hasMore, samples } = loaderData;
  const list = useRef<HTMLUListElement>(null);
  const pending = usePendingFollows();
  useRefetchOnFocus();
  const isUnfollowed = (id: string) => pending.get(id)?.intent === 'unfollow';
  const pendingCompanies = [...pending]
    .filter(([id, { intent }]) => intent === 'follow' && !companies.some((company) => company.id === id))
    .map(([id, { name }]) => placeholder(id, name));
  return (
    <div className="page-width py-8">
      <PageHeader
        title="My Companies"
        description="We keep looking for new jobs on their job boards."
        actions={
          <LinkButton to="/companies" variant="primary">
            Follow More Companies
          </LinkButton>
        }
      />
      {pendingCompanies.length === 0 && companies.every(({ id }) => isUnfollowed(id)) ? (
        <Card>
          <EmptyState
            icon={Building2}
            title="No companies with active jobs found."
            action={samples.followed === 0 ? <SampleCompaniesButton samples={samples} /> : null}
          >
            Follow a company to see its jobs here.
          </EmptyState>
        </Card>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label="Companies you follow" className={companyGridClass}>
          {[...pendingCompanies, ...companies].map((company) => (
            <li key={company.id} hidden={isUnfollowed(company.id)}>
              <CompanyCard
                company={company}
                corner={
                  <FollowButton
                    company={company}
                    look="icon"
                    onPress={() => list.current?.focus({ preventScroll: true })}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pageCount={null}
          hasNext={hasMore}
          hrefFor={(next) => ({ search: `?page=${next}` })}
        />
      </div>
    </div>
  );
}

/** Shown in the list until the server has confirmed the follow. */
function placeholder(id: string, name: string): ShownCompany {
  const unknown = { industry: null, jobCount: null, logo: 'none', isDemo: false, isConfirmed: true } as const;
  return { ...unknown, id, name, isFollowed: true, isSyncing: true, hasFailed: false };
}
