import { CircleCheck } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { data, useFetcher, useNavigate } from 'react-router';
import { openResetLink, resetPassword } from '../../../server/features/accounts/reset-password.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { type NewPasswordErrors, newPasswordErrors } from '../../../shared/rules/account-rules.ts';
import { NewPasswordForm } from '../../components/auth/new-password-form.tsx';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { askerOf } from '../../lib/request/asker-of-request.server.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  type ActionError,
  actionError,
  contextOf,
  formOf,
  redirectWithToast,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Route } from './+types/reset-password-page';

const requestPage = '/auth?mode=resetPassword';

type Answer = { email?: string; done?: true; fieldErrors?: NewPasswordErrors; error?: ActionError };

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/account/reset-password-page');
  const text = (name: string) => String(form.get(name) ?? '');
  const asker = askerOf(request, context);
  try {
    if (intent === 'open') {
      return data<Answer>(await openResetLink(ctx, text('token'), asker.address));
    }
    const typed = { password: text('password'), confirmation: text('confirmation') };
    const fieldErrors = newPasswordErrors(typed);
    if (Object.keys(fieldErrors).length > 0) return data<Answer>({ fieldErrors }, { status: 400 });
    const cookies = await resetPassword(ctx, { token: text('token'), password: typed.password }, asker);
    return data<Answer>({ done: true }, { headers: cookies });
  } catch (error) {
    if (isAppError(error) && error.code === 'reset_link_invalid') {
      return redirectWithToast(requestPage, {
        kind: 'error',
        title: error.title ?? 'Error',
        description: error.message,
      });
    }
    if (isAppError(error)) return actionError<Answer>(error);
    ctx.logger.error({ err: error }, 'a password could not be reset');
    return data<Answer>({ error: resetFailed }, { status: 500 });
  }
}

const resetFailed: ActionError = {
  code: 'reset_failed',
  title: 'Error',
  message: 'Failed to reset password. Please try again.',
  field: undefined,
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction());

export default function ResetPassword() {
  const { token, opened, open } = useLinkToken();
  const saving = useFetcher<Answer>({ key: 'new-password' });
  const problem = saving.data?.error ?? opened?.error;
  const isDone = saving.data?.done === true;
  useErrorToast(problem);
  useEffect(() => {
    if (isDone) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isDone]);
  return (
    <div className="page-width py-10 md:py-16">
      <Card className="mx-auto max-w-[400px]">
        <CardBody className="flex flex-col gap-5">
          {isDone ? (
            <PasswordUpdated />
          ) : (
            <>
              <div>
                <h1 className="text-xl">Choose a new password</h1>
                {opened?.email ? <p className="mt-1 text-ink-2">For {opened.email}</p> : null}
              </div>
              {problem ? (
                <Alert
                  tone="low"
                  title={problem.title ?? 'Error'}
                  action={opened?.email ? null : <Button onClick={open}>Try again</Button>}
                >
                  {problem.message}
                </Alert>
              ) : null}
              {opened?.email ? (
                <NewPasswordForm token={token} email={opened.email} fetcher={saving} />
              ) : (
                <CheckingLink hasFailed={opened?.error !== undefined} />
              )}
            </>
          )}
        </CardBody>
      </Card>
    </div>
  );
}

/**
 * Reads the token from the URL's fragment and asks the server whether it is still valid. The token stays in the URL until
 * it is used, so that a reload works.
 */
function useLinkToken() {
  const [token, setToken] = useState('');
  const { submit, data: opened, state } = useFetcher<Answer>({ key: 'reset-link' });
  const navigate = useNavigate();
  const open = useCallback(() => {
    const linkToken = tokenIn(window.location.hash);
    if (linkToken) {
      setToken(linkToken);
      submit({ intent: 'open', token: linkToken }, { method: 'post' });
    } else {
      toast.error({ title: 'Please use the password reset link from your email.' });
      navigate(requestPage, { replace: true });
    }
  }, [submit, navigate]);
  useEffect(open, [open]);
  return { token, opened: state === 'submitting' ? undefined : opened, open };
}

function CheckingLink({ hasFailed }: { hasFailed: boolean }) {
  return (
    <>
      {hasFailed ? null : (
        <p className="flex items-center gap-3 text-ink-2 noscript:hidden" role="status">
          <Spinner /> Checking your link...
        </p>
      )}
      <noscript>
        <Alert tone="fair" title="This page needs JavaScript">
          The link’s key comes after the #, where only a script in your browser can read it, so no server
          along the way ever sees it. Turn on JavaScript for this page, or open the link in another browser.
        </Alert>
      </noscript>
    </>
  );
}

function PasswordUpdated() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <div>
        <CircleCheck aria-hidden="true" className="mb-3 size-6 text-good" />
        <h1 className="text-xl">Password updated</h1>
        <p className="mt-1 text-ink-2">Your password has been successfully updated!</p>
        <p className="mt-2 text-ink-2">You are signed in here; every other session has ended.</p>
      </div>
      <LinkButton to="/settings" variant="primary">
        Continue to Settings
      </LinkButton>
    </div>
  );
}

/** Parses the fragment of the link in the email: #token=…&type=recovery. */
function tokenIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  return params.get('type') === 'recovery' ? params.get('token') : null;
}
