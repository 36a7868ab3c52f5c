import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

export function SignOut({ className }: { className?: string }) {
  return (
    <Form method="post" action="/auth/sign-out" className={classNames('flex', className)}>
      <Button type="submit" className="grow whitespace-nowrap md:max-lg:px-2.5">
        Sign Out
      </Button>
    </Form>
  );
}
