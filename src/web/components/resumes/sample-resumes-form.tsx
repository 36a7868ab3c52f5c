import { Form, useNavigation } from 'react-router';
import { sampleChoices } from '../../../shared/sample-choices.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

const options = sampleChoices.map(({ id, trade }) => ({ value: id, label: trade }));

/** `jobId` is the job of a board that a sample is scored against; without it, each has a made-up posting. */
type SampleResumesFormProps = { jobId?: string };

/** Adds a made-up résumé, which doesn't count against the limit, or scores one at once. */
export function SampleResumesForm({ jobId }: SampleResumesFormProps) {
  const sent = useNavigation().formData;
  const scores = sent?.has('scored') === true;
  const adds = sent?.has('sample') === true && !scores;
  return (
    <Form method="post" action="/upload" className="flex w-fit flex-wrap items-end gap-3 text-left">
      {jobId ? <input type="hidden" name="jobId" value={jobId} /> : null}
      <SelectField label="Sample résumé" name="sample" options={options} className="basis-full" />
      <Button type="submit" busy={adds} className="grow">
        Use a sample résumé
      </Button>
      <Button type="submit" name="scored" value="now" busy={scores} className="grow">
        Score it now
      </Button>
    </Form>
  );
}
