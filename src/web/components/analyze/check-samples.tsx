import { useId } from 'react';
import { sampleChoices } from '../../../shared/sample-choices.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Buttons of the instant check that score a made-up résumé at once. `pending` is the one that is being scored. */
export function CheckSamples({ pending }: { pending: FormDataEntryValue | null | undefined }) {
  const hint = useId();
  return (
    <fieldset aria-describedby={hint} className="border-t pt-4">
      <legend className="float-left mb-2 w-full font-[550]">Or score a sample résumé</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {sampleChoices.map(({ id, trade }) => (
          <Button key={id} type="submit" name="sample" value={id} size="sm" busy={pending === id}>
            {trade}
          </Button>
        ))}
      </div>
      <p id={hint} className="mt-2 text-xs text-ink-3">
        A made-up person, scored against your posting, or against a made-up one if that box is empty.
      </p>
    </fieldset>
  );
}
