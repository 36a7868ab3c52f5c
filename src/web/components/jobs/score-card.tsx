import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { SampleResumeButton } from '../sample-resume-button.tsx';
import { UsageMeter } from '../usage-meter.tsx';

type ScoreCardProps = {
  resumes: SelectOption[];
  chosen?: string;
  /** What is wrong with the choice. */
  problem?: string;
  usage: { jobsUsed: number; jobsLimit: number | null };
};

/** Scores one of the person's résumés against the job of the page. */
export function ScoreCard({ resumes, chosen, problem, usage }: ScoreCardProps) {
  const { state, formData } = useNavigation();
  const busy = state === 'submitting' && formData?.get('intent') === 'score';
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        {resumes.length > 0 ? (
          <Form method="post" className="flex flex-col gap-4">
            <SelectField
              label="Resume"
              name="resumeId"
              options={resumes}
              defaultValue={chosen}
              errors={problem}
            />
            <Button type="submit" name="intent" value="score" variant="primary" busy={busy}>
              Generate Fit Score
            </Button>
          </Form>
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">With a résumé you see here how well you fit this job, line by line.</p>
            <LinkButton to="/upload" variant="primary">
              Upload Resume
            </LinkButton>
            <SampleResumeButton />
          </div>
        )}
        <div className="border-t pt-4">
          <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
        </div>
      </CardBody>
    </Card>
  );
}
