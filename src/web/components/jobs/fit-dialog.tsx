import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { scoreWord } from '../../../shared/results/score-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PlanDialog, type ShownUsage } from '../billing/plan-dialog.tsx';
import { UsageMeter } from '../billing/usage-meter.tsx';
import { FitResultLoading, FitResultView, type ShownFit } from './fit-dialog-result.tsx';

/** An existing score; `resumeId` matches a value of the résumé options. */
export type KnownScore = { resumeId: string | null; analysisId: string; fitScore: number | null };

type Answer = {
  analysisId?: string;
  error?: { code: string; title?: string; message: string; field?: string };
};

type FitDialogProps = {
  job: { id: string; title: string };
  resumes: SelectOption[];
  scores: KnownScore[];
  usage: ShownUsage;
  onClose: () => void;
};

/** Select a résumé, analyze it, see the result. An existing score shows right away; the first résumé is the default. */
export function FitDialog({ job, resumes, scores, usage, onClose }: FitDialogProps) {
  const scoring = useFetcher<Answer>();
  const [chosen, setChosen] = useState(resumes[0]?.value ?? '');
  const knownScore = (resumeId: string) => scores.find((score) => score.resumeId === resumeId);
  const [shownId, setShownId] = useState(knownScore(chosen)?.analysisId);
  const answer = scoring.data;
  useEffect(() => {
    if (answer?.analysisId) setShownId(answer.analysisId);
  }, [answer]);
  const fit = useFit(shownId);
  const known = knownScore(chosen);
  const isScoring = scoring.state === 'submitting';
  const isOver = answer?.error?.code === 'limit_reached' && !isScoring;
  const startOver = () => {
    setShownId(undefined);
    scoring.reset();
  };

  if (isOver) return <PlanDialog open onClose={onClose} usage={usage} needed={1} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size={shownId ? 'lg' : 'md'}
      title="Fit Score"
      description={job.title}
      footer={
        shownId ? (
          <>
            <Button onClick={startOver}>Analyze Another Resume</Button>
            <LinkButton to={`/results/${shownId}`} variant="primary">
              See Full Result
            </LinkButton>
          </>
        ) : (
          <>
            {known ? <Button onClick={() => setShownId(known.analysisId)}>Show Its Score</Button> : null}
            <Button type="submit" form="fit-score" variant="primary" busy={isScoring}>
              {isScoring ? 'Analyzing' : known ? 'Analyze Again' : 'Analyze'}
            </Button>
          </>
        )
      }
    >
      {isScoring || (shownId && !fit) ? (
        <FitResultLoading />
      ) : shownId && fit ? (
        <FitResultView fit={fit} />
      ) : null}
      <scoring.Form
        id="fit-score"
        method="post"
        action={`/jobs/${job.id}`}
        hidden={isScoring || shownId !== undefined}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="from" value="dialog" />
        <input type="hidden" name="intent" value="score" />
        {answer?.error && !answer.error.field ? (
          <Alert tone="low" title={answer.error.title ?? scoringFailed}>
            {answer.error.message}
          </Alert>
        ) : null}
        <SelectField
          label="Resume"
          name="resumeId"
          options={resumes}
          placeholder="Choose a résumé"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          hint={known ? `${scoreText(known)} Analyzing it again doesn’t count toward your limit.` : undefined}
          errors={answer?.error?.field ? answer.error.message : undefined}
        />
        <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
      </scoring.Form>
    </Dialog>
  );
}

export const scoringFailed = 'Failed to analyze resume against job description';

const scoreText = ({ fitScore }: KnownScore) =>
  fitScore === null ? 'It has no score for this job.' : `Scored ${fitScore}, ${scoreWord(fitScore)}.`;

/** Loads the result page's data. */
function useFit(analysisId: string | undefined): ShownFit | undefined {
  const { data, load } = useFetcher<ShownFit>();
  useEffect(() => {
    if (analysisId) load(`/results/${analysisId}`);
  }, [analysisId, load]);
  return data?.id === analysisId ? data : undefined;
}
