import { FileSearch } from 'lucide-react';
import type { AnalysisSummary } from '../../shared/analysis-summary.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { MatchSummary } from './match-summary.tsx';
import { PageHeader } from './page-header.tsx';
import { ResultList } from './result-list.tsx';
import { SampleResumeButton } from './sample-resume-button.tsx';
import { UsageMeter } from './usage-meter.tsx';

type DashboardProps = {
  username: string;
  resumeCount: number;
  recent: AnalysisSummary[];
  matchCount: { threshold: number; matches: number; scored: number };
  usage: { jobsUsed: number; jobsLimit: number | null; resumesUsed: number; resumesLimit: number | null };
};

/** What a signed-in person comes back to: the latest results, the limits, the next thing to do. */
export function Dashboard({ username, resumeCount, recent, matchCount, usage }: DashboardProps) {
  return (
    <div className="page-width py-8">
      <PageHeader
        title={
          resumeCount === 0 && recent.length === 0 ? `Welcome, ${username}` : `Welcome back, ${username}`
        }
        actions={
          <LinkButton to={resumeCount > 0 ? '/analyze' : '/upload'} variant="primary">
            {resumeCount > 0 ? 'Analyze a job' : 'Upload a resume'}
          </LinkButton>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1.55fr_1fr]">
        <Card>
          <CardHeader
            title="Latest results"
            description={matchCount.scored > 0 ? <MatchSummary {...matchCount} /> : undefined}
            action={<TextLink to="/results">All results</TextLink>}
          />
          {recent.length > 0 ? (
            <ResultList items={recent} threshold={matchCount.threshold} />
          ) : (
            <EmptyState
              icon={FileSearch}
              title="No results yet"
              action={
                resumeCount > 0 ? (
                  <LinkButton to="/companies">Find a job to score</LinkButton>
                ) : (
                  <SampleResumeButton />
                )
              }
            >
              {resumeCount > 0
                ? 'Run an analysis on a job to see your match.'
                : 'Upload your resume to get started, or try it with a made-up one.'}
            </EmptyState>
          )}
        </Card>
        <Card>
          <CardHeader
            title="Usage"
            action={<span className="text-xs text-ink-3">Free · Renews monthly</span>}
          />
          <CardBody className="flex flex-col gap-4">
            <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
            <UsageMeter label="Resumes" used={usage.resumesUsed} limit={usage.resumesLimit} />
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
