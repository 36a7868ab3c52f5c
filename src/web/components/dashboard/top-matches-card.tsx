import { FileSearch, TriangleAlert } from 'lucide-react';
import type { AnalysisSummary } from '../../../shared/results/analysis-summary.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MatchSummary } from '../result/match-summary.tsx';
import { ResultList } from '../results/result-list.tsx';
import { SampleResumesForm } from '../resumes/sample-resumes-form.tsx';

const maxMatches = 5;

type TopMatchesProps = {
  /** Best first; null if they could not be loaded. */
  matches: AnalysisSummary[] | null;
  matchCount: { threshold: number; matches: number; scored: number } | null;
  mayAnalyze: boolean;
};

export function TopMatches({ matches, matchCount, mayAnalyze }: TopMatchesProps) {
  const best = matches?.[0]?.fitScore ?? null;
  return (
    <Card>
      <CardHeader title="Top Matches" action={<TextLink to="/results">All results</TextLink>} />
      {best === null ? null : (
        <p className="-mt-2 border-b px-5 pb-3 text-ink-2">
          Best match score: <span className="num font-[550] text-ink">{best}</span>
          {matchCount ? (
            <>
              {' · '}
              <MatchSummary {...matchCount} />
            </>
          ) : null}
        </p>
      )}
      <Matches matches={matches} threshold={matchCount?.threshold} mayAnalyze={mayAnalyze} />
    </Card>
  );
}

function Matches({
  matches,
  threshold,
  mayAnalyze,
}: Pick<TopMatchesProps, 'matches' | 'mayAnalyze'> & { threshold: number | undefined }) {
  if (matches === null)
    return (
      <EmptyState icon={TriangleAlert} title="Your matches couldn’t be loaded">
        They’re safe. Try again in a moment.
      </EmptyState>
    );
  if (matches.length > 0)
    return (
      <ResultList items={matches.slice(0, maxMatches)} threshold={threshold ?? Number.POSITIVE_INFINITY} />
    );
  return (
    <EmptyState
      icon={FileSearch}
      title="No results yet"
      action={
        mayAnalyze ? <LinkButton to="/companies">Find a job to score</LinkButton> : <SampleResumesForm />
      }
    >
      {mayAnalyze
        ? 'Run an analysis on a job to see your match.'
        : 'Upload your resume to get started, or try a sample.'}
    </EmptyState>
  );
}
