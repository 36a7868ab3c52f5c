import { Form, useNavigation } from 'react-router';
import type { MadeCheck } from '../../lib/forms/check-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';

export const keepPath = '/check/keep';

type KeepFormProps = { check: MadeCheck; label?: string };

/** Stores an instant check and its résumé in the account of the person who is signed in. */
export function KeepForm({ check, label = 'Keep this result' }: KeepFormProps) {
  const busy = useNavigation().formAction === keepPath;
  return (
    <Form method="post" action={keepPath} encType="multipart/form-data">
      {Object.entries(keepFields(check)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
    </Form>
  );
}

/** A sample is sent as its id: its résumé is on the server. */
export function keepFields({
  sample,
  resumeText,
  resumeName,
  postingText,
}: MadeCheck): Record<string, string> {
  if (sample) return { sample, postingText };
  return { resumeText, postingText, ...(resumeName ? { resumeName } : {}) };
}
