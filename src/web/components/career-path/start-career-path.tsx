import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';

export function StartCareerPath() {
  const busy = useNavigation().formData?.get('intent') === 'start';
  return (
    <Form method="post" action="/skill-gap">
      <Button type="submit" name="intent" value="start" variant="primary" busy={busy}>
        Start skill gap analysis
      </Button>
    </Form>
  );
}
