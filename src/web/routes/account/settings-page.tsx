import { useEffect } from 'react';
import { data, useNavigation } from 'react-router';
import { changeSettings, settingsOf } from '../../../server/features/settings/change-settings.ts';
import { resetOwnPassword } from '../../../server/features/settings/reset-own-password.ts';
import { settingsSchema } from '../../../shared/rules/settings-rules.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { type SettingsText, settingsText, settingsTextOf } from '../../components/settings/settings-draft.ts';
import { SettingsForm, settingsFormId } from '../../components/settings/settings-form.tsx';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  type ActionError,
  actionError,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Route } from './+types/settings-page';

type Answer = {
  values?: SettingsText;
  fieldErrors?: Partial<Record<keyof SettingsText, string>>;
  error?: ActionError;
  resetSent?: boolean;
};

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  return {
    saved: settingsText(await settingsOf(ctx)),
    email: ctx.viewer.email,
    mailGoesOut: ctx.settings.smtpUrl !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/account/settings-page');
  const values = settingsTextOf(form);
  try {
    if (intent === 'reset-password') {
      await resetOwnPassword(ctx);
      return { values, resetSent: true } satisfies Answer;
    }
    const parsed = settingsSchema.safeParse(values);
    if (!parsed.success) {
      const issues = parsed.error.issues.toReversed();
      const fieldErrors = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
      return data<Answer>({ values, fieldErrors }, { status: 400 });
    }
    await changeSettings(ctx, parsed.data);
  } catch (error) {
    return actionError<Answer>(error, { values });
  }
  return redirectWithToast('/settings', { kind: 'success', title: 'Settings updated' });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent');
  return orConnectionIssue(
    () => serverAction(),
    intent === 'reset-password'
      ? 'Failed to send password reset email'
      : 'Failed to update settings. Please try again.',
  );
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, email, mailGoesOut } = loaderData;
  const answer: Answer | undefined = actionData;
  const sending = useNavigation().formData?.get('intent') === 'reset-password';
  useErrorToast(answer?.error);
  useFocusOnError(answer);
  useEffect(() => {
    if (answer?.resetSent) toast.success({ title: 'Password Reset Email Sent' });
  }, [answer]);
  return (
    <div className="page-width *:max-w-[784px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Settings' }]}
        title="Settings"
        description={
          <>
            Your preferences and what counts as a match. Your sessions and data are in{' '}
            <TextLink to="/profile">your profile</TextLink>, your plan is under{' '}
            <TextLink to="/settings/subscription">Subscription</TextLink>.
          </>
        }
      />
      {answer?.error ? (
        <Alert tone="low" title={answer.error.title ?? 'Something went wrong'} className="mb-5">
          {answer.error.message}
        </Alert>
      ) : null}
      <SettingsForm saved={saved} typed={answer?.values} fieldErrors={answer?.fieldErrors} />
      <Card className="mt-5">
        <CardHeader title="Password" />
        <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">
            We’ll send a link to <b className="font-[550] text-ink">{email}</b> to choose a new password. It’s
            valid for one hour.
          </p>
          {/* Belongs to the form above, so that without JavaScript its values are sent along and come back. */}
          <Button type="submit" form={settingsFormId} name="intent" value="reset-password" busy={sending}>
            Reset Password
          </Button>
          {answer?.resetSent ? (
            <Alert tone="good" title="Password Reset Email Sent" className="basis-full">
              {mailGoesOut
                ? 'You can open the link on any device. Your other sessions end when you choose the new password.'
                : 'No mail server is set: the administrator finds this mail under /admin/email/outbox and can pass the link on to you.'}
            </Alert>
          ) : null}
        </CardBody>
      </Card>
    </div>
  );
}
