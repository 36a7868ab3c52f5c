import { useEffect } from 'react';
import { data, useLocation, useNavigation } from 'react-router';
import { requestPasswordResetAsVisitor } from '../../../server/features/accounts/reset-password.ts';
import { signIn } from '../../../server/features/accounts/sign-in.ts';
import { signUp } from '../../../server/features/accounts/sign-up.ts';
import { requestVerification } from '../../../server/features/accounts/verify-email.ts';
import {
  emailSchema,
  type SignUpErrors,
  signInSchema,
  signUpSchema,
} from '../../../shared/rules/account-rules.ts';
import { keepPath } from '../../components/analyze/keep-form.tsx';
import { AuthAlert, type AuthProblem, catalogueFieldErrors } from '../../components/auth/auth-alert.tsx';
import { AuthForm } from '../../components/auth/auth-form.tsx';
import { type AuthMode, modeOf, modeTexts } from '../../components/auth/auth-modes.ts';
import { MailSent, type SentMail } from '../../components/auth/mail-sent.tsx';
import { ModeLink } from '../../components/auth/mode-link.tsx';
import { useProductName } from '../../components/frame/product-name.ts';
import { pageMeta, productNameIn } from '../../lib/addresses/page-meta.ts';
import { safePath } from '../../lib/addresses/safe-path.ts';
import { saveCheckForNewAccount } from '../../lib/forms/check-texts.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { useWaitingCheck } from '../../lib/forms/use-waiting-check.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { askerOf } from '../../lib/request/asker-of-request.server.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionErrorOrFault,
  appContext,
  contextOf,
  formOf,
  redirectWithToast,
} from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import type { Route } from './+types/auth-page';

type Answer = {
  values?: { email: string; username: string };
  fieldErrors?: SignUpErrors;
  error?: AuthProblem;
  sent?: SentMail;
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { settings, site } = context.get(appContext);
  return {
    mode: modeOf(searchParams),
    next: safePath(searchParams.get('next')),
    mailGoesOut: settings.smtpUrl !== undefined,
    signUpOpen: site.current.signUpOpen,
  };
}

const schemas = {
  signIn: signInSchema,
  signUp: signUpSchema,
  resetPassword: emailSchema,
  resendVerification: emailSchema,
};

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/account/auth-page');
  const text = (name: string) => String(form.get(name) ?? '');
  const values = { email: text('email').trim(), username: text('username').trim() };
  const typed = { ...values, password: text('password') };
  const parsed = schemas[intent].safeParse(typed);
  if (!parsed.success) {
    return data<Answer>({ values, fieldErrors: fieldErrorsOf(parsed.error.issues) }, { status: 400 });
  }
  const ctx = contextOf(context);
  const asker = askerOf(request, context);
  const { email } = values;
  const next = safePath(text('next')) ?? '/';
  try {
    if (intent === 'resetPassword') {
      await requestPasswordResetAsVisitor(ctx, email, asker.address);
      return data<Answer>({ sent: { kind: 'reset', email } });
    }
    if (intent === 'resendVerification') {
      await requestVerification(ctx, email, asker.address);
      return data<Answer>({ sent: { kind: 'verification-again', email } });
    }
    if (intent === 'signUp') {
      const cookies = await signUp(ctx, typed, asker);
      if (!cookies) return data<Answer>({ sent: { kind: 'verification', email } });
      return await redirectWithToast(
        next,
        {
          kind: 'success',
          title: 'Account Created!',
          description: `Welcome to ${ctx.site.current.productName}.`,
        },
        cookies,
      );
    }
    const cookies = await signIn(ctx, typed, asker);
    return await redirectWithToast(next, { kind: 'success', title: 'Welcome Back!', seconds: 3 }, cookies);
  } catch (error) {
    return actionErrorOrFault<Answer>(ctx, error, { values });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction());

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    location.pathname,
    loaderData ? { title: `${titles[loaderData.mode]} | ${productNameIn(matches)}` } : {},
    productNameIn(matches),
  );

const titles: Record<AuthMode, string> = {
  signIn: 'Sign in',
  signUp: 'Create an account',
  resetPassword: 'Reset your password',
};

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  const { mode, mailGoesOut, signUpOpen } = loaderData;
  const next = useWaitingCheck(mode === 'signUp') ? keepPath : loaderData.next;
  useFocusOnError(answer);
  useEffect(() => {
    if (answer?.sent?.kind === 'verification') saveCheckForNewAccount();
  }, [answer]);
  return (
    <div className="page-width py-10 md:py-16">
      <Card className="mx-auto max-w-[400px]">
        <CardBody className="flex flex-col gap-5">
          {answer?.sent ? (
            <MailSent sent={answer.sent} next={next} mailGoesOut={mailGoesOut} />
          ) : (
            <SignInCard mode={mode} next={next} answer={answer} signUpOpen={signUpOpen} />
          )}
        </CardBody>
      </Card>
    </div>
  );
}

type SignInCardProps = {
  mode: AuthMode;
  next: string | null;
  answer: Answer | undefined;
  signUpOpen: boolean;
};

function SignInCard({ mode, next, answer, signUpOpen }: SignInCardProps) {
  const productName = useProductName();
  const busy = useNavigation().formData?.get('mode') === mode;
  const kept = (useLocation().state as { email?: string } | null)?.email;
  const { title, lead } = modeTexts[mode];
  const error = answer?.error;
  return (
    <>
      <div>
        <h1 className="text-xl">{title}</h1>
        <p className="mt-1 text-ink-2">{lead}</p>
        {next === keepPath && mode !== 'resetPassword' ? (
          <p className="mt-1 text-ink-2">The fit you checked is stored with your results.</p>
        ) : null}
      </div>
      {error ? <AuthAlert problem={error} email={answer.values?.email} next={next} /> : null}
      {mode === 'signUp' && !signUpOpen ? (
        <Alert tone="fair" title="Sign-up Closed">
          New accounts can’t be created here right now. If you have one, you can sign in.
        </Alert>
      ) : (
        <AuthForm
          mode={mode}
          next={next}
          values={{ email: kept, ...answer?.values }}
          errors={{ ...answer?.fieldErrors, ...(error && catalogueFieldErrors[error.code]) }}
          busy={busy}
        />
      )}
      <div className="flex flex-col gap-1.5 text-center text-ink-2">
        {mode === 'signIn' ? (
          <>
            {signUpOpen ? (
              <p>
                New to {productName}?{' '}
                <ModeLink mode="signUp" next={next}>
                  Create an account
                </ModeLink>
              </p>
            ) : null}
            <p>
              <ModeLink mode="resetPassword" next={next}>
                Forgot your password?
              </ModeLink>
            </p>
          </>
        ) : (
          <p>
            {mode === 'signUp' ? 'Already have an account? ' : null}
            <ModeLink mode="signIn" next={next}>
              {mode === 'signUp' ? 'Sign in' : 'Back to sign in'}
            </ModeLink>
          </p>
        )}
      </div>
    </>
  );
}

function fieldErrorsOf(issues: { path: PropertyKey[]; message: string }[]): SignUpErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
