import { Form, useNavigate, useSearchParams } from 'react-router';
import { scoreWord } from '../../../shared/results/score-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import type { ShownUsage } from '../billing/plan-dialog.tsx';
import { UsageMeter } from '../billing/usage-meter.tsx';
import { ScoreRing } from '../result/score-ring.tsx';
import { SampleResumesForm } from '../resumes/sample-resumes-form.tsx';
import { FitDialog, type KnownScore } from './fit-dialog.tsx';

type ScoreCardProps = {
  job: { id: string; title: string };
  resumes: SelectOption[];
  /** Best first. */
  scores: KnownScore[];
  chosen?: string;
  /** The error to show beside the résumé field. */
  problem?: string;
  usage: ShownUsage;
};

/**
 * Scores one of the person's résumés against the job. The dialog has its own URL (`?fit=open`); without JavaScript the
 * form is part of the page.
 */
export function ScoreCard({ job, resumes, scores, chosen, problem, usage }: ScoreCardProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () => navigate('?', { replace: true, preventScrollReset: true });
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        {scores[0] ? <BestScore score={scores[0]} resumes={resumes} /> : null}
        {resumes.length > 0 ? (
          <>
            <LinkButton to="?fit=open" preventScrollReset variant="primary" className="noscript:hidden">
              Generate Fit Score
            </LinkButton>
            <noscript>
              <Form method="post" className="flex flex-col gap-4">
                <SelectField
                  label="Resume"
                  name="resumeId"
                  options={resumes}
                  defaultValue={chosen}
                  errors={problem}
                />
                <Button type="submit" name="intent" value="score" variant="primary">
                  Generate Fit Score
                </Button>
              </Form>
            </noscript>
            {params.get('fit') === 'open' ? (
              <FitDialog {...{ job, resumes, scores, usage }} onClose={close} />
            ) : null}
          </>
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">Upload a résumé to see how well you fit this job, line by line.</p>
            <LinkButton to="/upload" variant="primary">
              Upload Resume
            </LinkButton>
            <SampleResumesForm jobId={job.id} />
          </div>
        )}
        <div className="border-t pt-4">
          <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
        </div>
      </CardBody>
    </Card>
  );
}

function BestScore({ score, resumes }: { score: KnownScore; resumes: SelectOption[] }) {
  const { analysisId, fitScore, resumeId } = score;
  const resume = resumes.find(({ value }) => value === resumeId);
  return (
    <div className="flex items-center gap-4">
      <ScoreRing score={fitScore} label="Your fit score" />
      <div className="min-w-0">
        <p className="font-[600]">{fitScore === null ? 'No score' : scoreWord(fitScore)}</p>
        {resume ? <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">{resume.label}</p> : null}
        <TextLink to={`/results/${analysisId}`}>See Full Result</TextLink>
      </div>
    </div>
  );
}
