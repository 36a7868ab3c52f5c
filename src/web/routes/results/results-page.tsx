import { FileSearch } from 'lucide-react';
import { deleteResults } from '../../../server/features/analyses/results/delete-results.ts';
import { listResults } from '../../../server/features/analyses/results/list-results.ts';
import { matchCountOf } from '../../../server/features/analyses/results/match-count.ts';
import { scoreFigures } from '../../../server/features/analyses/results/score-figures.ts';
import { counted } from '../../../shared/plural.ts';
import type { ResultFilter } from '../../../shared/results/result-filter.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { MatchSummary } from '../../components/result/match-summary.tsx';
import { BackToTop } from '../../components/results/back-to-top.tsx';
import { DeleteResults } from '../../components/results/delete-results-button.tsx';
import { ResultAccordion } from '../../components/results/result-accordion.tsx';
import { ResultFilters } from '../../components/results/result-filters.tsx';
import { ScoreCards } from '../../components/results/score-cards.tsx';
import { minScoresForCharts, ScoreCharts } from '../../components/results/score-charts.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { isNarrowed, resultFilterOf, resultsAddress } from '../../lib/addresses/result-filter-address.ts';
import { redirectWithToast, signedInContextOf } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/results-page';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const filter = resultFilterOf(url.searchParams);
  const [list, figures, matchCount] = await Promise.all([
    listResults(ctx, { ...filter, page: pageNumber(url.searchParams) }),
    scoreFigures(ctx),
    matchCountOf(ctx),
  ]);
  return { filter, list, figures, matchCount };
}

export async function action({ context }: Route.ActionArgs) {
  await deleteResults(signedInContextOf(context));
  return redirectWithToast('/results', { kind: 'success', title: 'Results deleted' });
}

export default function Results({ loaderData }: Route.ComponentProps) {
  const { figures, matchCount, filter, list } = loaderData;
  return (
    <div className="page-width py-8">
      <PageHeader
        title="Analysis Results"
        description={
          matchCount.scored > 0 ? (
            <MatchSummary {...matchCount} />
          ) : (
            'All your scores, with the reasons behind them.'
          )
        }
        actions={
          <>
            {figures.total > 0 ? <DeleteResults total={figures.total} /> : null}
            <LinkButton to="/analyze" variant="primary">
              Analyze a job
            </LinkButton>
          </>
        }
      />
      {figures.total > 0 ? (
        <>
          <ScoreCards figures={figures} />
          {figures.scored >= minScoresForCharts ? <ScoreCharts figures={figures} /> : null}
          <ResultCard {...{ filter, list }} total={figures.total} threshold={matchCount.threshold} />
        </>
      ) : (
        <NoResults />
      )}
    </div>
  );
}

type ResultCardProps = Pick<Route.ComponentProps['loaderData'], 'filter' | 'list'> & {
  total: number;
  threshold: number;
};

/** Above this many results the page gets a link back to the top. */
const maxWithoutBackToTop = 5;

function ResultCard({ filter, list, total, threshold }: ResultCardProps) {
  const { results, found, page, pageCount, companies } = list;
  return (
    <>
      <Card>
        <CardHeader title="Matches" action={<Count {...{ filter, found, total }} />} />
        <ResultFilters filter={filter} companies={companies} />
        {results.length > 0 ? (
          <ResultAccordion items={results} threshold={threshold} />
        ) : (
          <EmptyState
            icon={FileSearch}
            title="No results match"
            action={<LinkButton to="?">Show All Results</LinkButton>}
            className="border-t"
          >
            Try another word, or a lower minimum score.
          </EmptyState>
        )}
      </Card>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <Pagination page={page} pageCount={pageCount} hrefFor={(next) => resultsAddress(filter, next)} />
        {results.length > maxWithoutBackToTop ? <BackToTop /> : null}
      </div>
    </>
  );
}

function Count({ filter, found, total }: { filter: ResultFilter; found: number; total: number }) {
  const all = counted(total, 'result');
  return (
    <span role="status" className="num text-ink-2">
      {isNarrowed(filter) ? `${found.toLocaleString('en')} of ${all}` : all}
    </span>
  );
}

function NoResults() {
  return (
    <Card>
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
    </Card>
  );
}
