import { useEffect } from 'react';
import { Form } from 'react-router';
import type { SignUpErrors } from '../../../shared/rules/account-rules.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { modePath } from './auth-modes.ts';
import { ModeLink } from './mode-link.tsx';

export type AuthProblem = { code: string; title?: string | undefined; message: string };

/** The field message of each auth error code. */
export const catalogueFieldErrors: Record<string, SignUpErrors> = {
  invalid_credentials: { password: 'Password is incorrect' },
  invalid_email: { email: 'Please enter a valid email address' },
  email_taken: { email: 'Email already in use' },
  weak_password: { password: 'Password is too weak' },
};

type AuthAlertProps = { problem: AuthProblem; email: string | undefined; next: string | null };

/** Shows an auth error both in the card and as a toast. */
export function AuthAlert({ problem, email, next }: AuthAlertProps) {
  const title = problem.title ?? 'Authentication Error';
  useEffect(() => {
    toast.error({
      title: problem.title ?? 'Authentication Error',
      description: problem.message,
      ...(problem.code === 'email_taken'
        ? { action: { label: 'Sign in instead', href: modePath('signIn', next) } }
        : {}),
    });
  }, [problem, next]);
  return (
    <Alert tone="low" title={title} action={<Remedy {...{ problem, email, next }} />}>
      {problem.message}
    </Alert>
  );
}

function Remedy({ problem, email, next }: AuthAlertProps) {
  if (problem.code === 'email_taken') {
    return (
      <ModeLink mode="signIn" next={next} email={email}>
        Sign in instead
      </ModeLink>
    );
  }
  if (problem.code === 'email_unverified' && email) return <ResendVerification email={email} next={next} />;
  return null;
}

export function ResendVerification({ email, next }: { email: string; next: string | null }) {
  return (
    <Form method="post" action={modePath('signIn', next)}>
      <input type="hidden" name="mode" value="resendVerification" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit">Send the link again</Button>
    </Form>
  );
}
