import { data, isRouteErrorResponse } from 'react-router';
import type { RequestSource } from '../../../server/features/accounts/request-source.ts';
import { signOut } from '../../../server/features/accounts/sign-in.ts';
import { accountSummary } from '../../../server/features/profile/account-summary.ts';
import { changePassword } from '../../../server/features/profile/change-password.ts';
import { deleteAccount } from '../../../server/features/profile/delete-account.ts';
import { endOtherSessions, endSession, openSessions } from '../../../server/features/profile/sessions.ts';
import { counted } from '../../../shared/plural.ts';
import { newPasswordErrors } from '../../../shared/rules/account-rules.ts';
import { MessagePage } from '../../components/frame/message-page.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { AccountCard } from '../../components/profile/account-card.tsx';
import { DeleteAccount, type DeletionErrors } from '../../components/profile/delete-account-card.tsx';
import { OwnDataCard } from '../../components/profile/own-data-card.tsx';
import { type PasswordErrors, PasswordForm } from '../../components/profile/password-form.tsx';
import { SessionList } from '../../components/profile/session-list.tsx';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { askerOf } from '../../lib/request/asker-of-request.server.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  type ActionError,
  actionError,
  formOf,
  orNotFound,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Route } from './+types/profile-page';

type Answer = {
  typedEmail?: string;
  fieldErrors?: PasswordErrors & DeletionErrors;
  error?: ActionError;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const [account, sessions] = await Promise.all([accountSummary(ctx), openSessions(ctx, request.headers)]);
  return { account, sessions, now: ctx.clock() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/account/profile-page');
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    return await handlers[intent]({
      ctx: signedInContextOf(context),
      text,
      asker: askerOf(request, context),
    });
  } catch (error) {
    return actionError<Answer>(error, { typedEmail: form.has('email') ? text('email') : undefined });
  }
}

type Handler = (input: {
  ctx: ReturnType<typeof signedInContextOf>;
  text: (name: string) => string;
  asker: RequestSource;
}) => Promise<Response | ReturnType<typeof data<Answer>>>;

const handlers: Record<Awaited<ReturnType<typeof intentOf<'routes/account/profile-page'>>>, Handler> = {
  'end-session': async ({ ctx, text }) => {
    await endSession(ctx, text('session')).catch(orNotFound);
    return redirectWithToast('/profile', { kind: 'success', title: 'Signed out on that device' });
  },
  'end-other-sessions': async ({ ctx, asker: { headers } }) => {
    const ended = await endOtherSessions(ctx, headers);
    const places = counted(ended, 'other session');
    return redirectWithToast('/profile', { kind: 'success', title: `Signed out of ${places}` });
  },
  'change-password': async ({ ctx, text, asker }) => {
    const [currentPassword, newPassword] = [text('currentPassword'), text('newPassword')];
    const { password, confirmation } = newPasswordErrors({
      password: newPassword,
      confirmation: text('confirmPassword'),
    });
    const fieldErrors = {
      ...(currentPassword ? {} : { currentPassword: 'Current password is required' }),
      ...(password ? { newPassword: password } : {}),
      ...(confirmation ? { confirmPassword: confirmation } : {}),
    };
    if (Object.keys(fieldErrors).length > 0) return data<Answer>({ fieldErrors }, { status: 400 });
    const cookies = await changePassword(ctx, { currentPassword, newPassword }, asker);
    return redirectWithToast(
      '/profile',
      { kind: 'success', title: 'Password changed', description: 'You’ve been signed out everywhere else.' },
      cookies,
    );
  },
  'delete-account': async ({ ctx, text, asker: { headers } }) => {
    await deleteAccount(ctx, { email: text('email'), leaveWithoutAdmin: text('leaveWithoutAdmin') !== '' });
    return redirectWithToast(
      '/',
      { kind: 'success', title: 'Account deleted', description: 'Your data has been deleted.' },
      await signOut(ctx, headers),
    );
  },
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction());

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { account, sessions, now } = loaderData;
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  useFocusOnError(answer);
  const errors = { ...answer?.fieldErrors, ...fieldErrorOf(answer?.error) };
  return (
    <div className="page-width *:max-w-[784px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Profile' }]}
        title="Profile"
        description="Your account, where you’re signed in, and your data."
      />
      {answer?.error ? (
        <Alert tone="low" title={answer.error.title ?? 'Something went wrong'} className="mb-5">
          {answer.error.message}
        </Alert>
      ) : null}
      <div className="flex flex-col gap-5">
        <AccountCard {...account} now={now} />
        <SessionList sessions={sessions} />
        <PasswordForm email={account.email} errors={errors} session={sessions[0]?.id} />
        <OwnDataCard />
        <DeleteAccount
          email={account.email}
          isOnlyAdmin={account.isOnlyAdmin}
          paidPlan={account.usage.plan.isFree ? null : account.usage.plan.name}
          typed={answer?.typedEmail}
          errors={errors}
        />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <MessagePage
      title="This session was not found"
      action={
        <LinkButton to="/profile" variant="primary">
          Back to your profile
        </LinkButton>
      }
    >
      It has already ended.
    </MessagePage>
  );
}

function fieldErrorOf(error: ActionError | undefined): Record<string, string> {
  return error?.field ? { [error.field]: error.message } : {};
}
