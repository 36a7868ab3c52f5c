import { FileSearch } from 'lucide-react';
import { listAnalyses } from '../../server/features/analyses/analyses.ts';
import { matchCountOf } from '../../server/features/analyses/match-count.ts';
import { MatchSummary } from '../components/match-summary.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ResultList } from '../components/result-list.tsx';
import { pageNumber } from '../lib/page-number.ts';
import { signedInContextOf } from '../lib/request.server.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/results';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  const ctx = signedInContextOf(context);
  const [list, matchCount] = await Promise.all([listAnalyses(ctx, page), matchCountOf(ctx)]);
  return { page, ...list, matchCount };
}

export default function Results({ loaderData }: Route.ComponentProps) {
  const { analyses, page, hasMore, matchCount } = loaderData;
  return (
    <div className="page-width py-8">
      <PageHeader
        title="Analysis Results"
        description="Every score of yours, newest first."
        actions={
          <LinkButton to="/analyze" variant="primary">
            Analyze a job
          </LinkButton>
        }
      />
      {matchCount.scored > 0 ? (
        <p className="-mt-2 mb-4 text-ink-2">
          <MatchSummary {...matchCount} />
        </p>
      ) : null}
      <Card>
        {analyses.length > 0 ? (
          <ResultList items={analyses} threshold={matchCount.threshold} />
        ) : (
          <EmptyState
            icon={FileSearch}
            title="No results yet"
            action={
              <LinkButton to="/analyze" variant="primary">
                Analyze a job
              </LinkButton>
            }
          >
            Run an analysis on a job to see your match.
          </EmptyState>
        )}
      </Card>
      <div className="mt-5">
        <Pagination page={page} pageCount={null} hasNext={hasMore} hrefFor={(next) => `?page=${next}`} />
      </div>
    </div>
  );
}
