import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { ScoreView } from '../result/score-view.tsx';
import { useResultDetail } from './use-result-detail.ts';

type ResultDetailProps = { id: string; title: string; version: string };

/** The content of an expanded row. */
export function ResultDetail({ id, title, version }: ResultDetailProps) {
  const { detail, tryAgain } = useResultDetail(id, version);
  if (detail === undefined) return <LoadingDetail />;
  if (detail === null) {
    return (
      <Alert tone="low" title="This result couldn’t be loaded.">
        <Button size="sm" onClick={tryAgain} className="mt-2">
          Try Again
        </Button>
      </Alert>
    );
  }
  const { result, narration, resumeText, postingText, canBeRaised, job } = detail;
  return (
    <>
      <ScoreView
        {...{ result, narration, resumeText, postingText }}
        raising={{ analysisId: id, canBeRaised, job }}
        howScoringWorksTo="/how-scoring-works"
        label={`Fit score of ${title}`}
        idPrefix={`result-${id}`}
      />
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={`/results/${id}`} size="sm">
          Open as a page
        </LinkButton>
        {job.onBoard ? (
          <LinkButton to={`/jobs/${job.id}`} size="sm" variant="ghost">
            See the job
          </LinkButton>
        ) : null}
      </p>
    </>
  );
}

function LoadingDetail() {
  return (
    <Loading label="Loading the explanation">
      <span className="grid items-start gap-4 md:gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <span className="flex flex-col gap-5 rounded-lg border bg-surface p-5 md:p-6">
          <span className="flex items-center gap-4">
            <Skeleton className="size-[104px] rounded-full" />
            <span className="flex flex-1 flex-col gap-2.5">
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-3.5 w-full" />
            </span>
          </span>
          <SkeletonText lines={5} />
        </span>
        <span className="flex flex-col gap-6 rounded-lg border bg-surface p-5">
          <Skeleton className="h-4 w-3/5" />
          <SkeletonText lines={8} />
        </span>
      </span>
    </Loading>
  );
}
