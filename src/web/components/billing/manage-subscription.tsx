import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';

const action = '/settings/subscription';

/** Leads to the billing portal. */
export function ManageSubscription({ isPrimary }: { isPrimary: boolean }) {
  const { formAction } = useNavigation();
  return (
    <Form method="post" action={action} className="flex">
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        busy={formAction?.startsWith(action) ?? false}
      >
        Manage Subscription
      </Button>
    </Form>
  );
}
