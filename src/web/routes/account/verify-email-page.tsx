import { Form, useNavigation } from 'react-router';
import { confirmEmail } from '../../../server/features/accounts/verify-email.ts';
import { ModeLink } from '../../components/auth/mode-link.tsx';
import {
  actionErrorOrFault,
  contextOf,
  formOf,
  redirectWithToast,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Route } from './+types/verify-email-page';

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const token = String((await formOf(request)).get('token') ?? '');
  try {
    await confirmEmail(ctx, token);
    return await redirectWithToast('/auth', {
      kind: 'success',
      title: 'Email confirmed',
      description: 'Your address is confirmed. You can sign in now.',
    });
  } catch (error) {
    return actionErrorOrFault(ctx, error);
  }
}

/** Confirming takes a button, because mail scanners open every link. */
export default function VerifyEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction?.startsWith('/verify-email') ?? false;
  useErrorToast(actionData?.error);
  const isOver = token === '' || actionData?.error.code === 'verification_link_invalid';
  return (
    <div className="page-width py-10 md:py-16">
      <Card className="mx-auto max-w-[400px]">
        <CardBody className="flex flex-col gap-5">
          <div>
            <h1 className="text-xl">Confirm your email</h1>
            {isOver ? null : <p className="mt-1 text-ink-2">One click, and you can sign in.</p>}
          </div>
          {isOver || actionData?.error ? (
            <Alert tone="low" title={actionData?.error.title ?? 'Email not confirmed'}>
              {actionData?.error.message ??
                'This link is incomplete. Open it from the email, or request a new one.'}
            </Alert>
          ) : null}
          {isOver ? (
            <NewLinkForm />
          ) : (
            <Form method="post">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" variant="primary" busy={busy} className="w-full">
                Confirm email
              </Button>
            </Form>
          )}
          <p className="text-center">
            <ModeLink mode="signIn" next={null}>
              Back to sign in
            </ModeLink>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}

function NewLinkForm() {
  const busy = useNavigation().formAction?.startsWith('/auth') ?? false;
  return (
    <Form method="post" action="/auth" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="mode" value="resendVerification" />
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <Button type="submit" variant="primary" busy={busy}>
        Send a new link
      </Button>
    </Form>
  );
}
