import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';

/** Adds a made-up résumé, which does not count against the limit. */
export function SampleResumeButton() {
  const busy = useNavigation().formData?.has('sample') ?? false;
  return (
    <Form method="post" action="/upload">
      <Button type="submit" name="sample" value="first" busy={busy}>
        Use a sample résumé
      </Button>
    </Form>
  );
}
