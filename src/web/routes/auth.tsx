import { useState } from 'react';
import { data, Form, Link, redirect, useLocation, useNavigation } from 'react-router';
import { signIn, signUp } from '../../server/features/accounts/accounts.ts';
import { type FieldErrors, signInSchema, signUpSchema } from '../../shared/account-rules.ts';
import { PasswordStrength } from '../components/password-strength.tsx';
import { useErrorToast } from '../lib/error-toast.ts';
import { pageMeta } from '../lib/page-meta.ts';
import {
  type ActionError,
  actionError,
  contextOf,
  formOf,
  redirectWithToast,
  viewerContext,
} from '../lib/request.server.ts';
import { safePath } from '../lib/safe-path.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/auth';

type Answer = {
  values?: { email: string; username: string };
  fieldErrors?: FieldErrors;
  error?: ActionError;
};

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(viewerContext)) throw redirect('/');
  const { searchParams } = new URL(request.url);
  return {
    mode: searchParams.get('mode') === 'signUp' ? ('signUp' as const) : ('signIn' as const),
    next: safePath(searchParams.get('next')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const isSignUp = text('mode') === 'signUp';
  const values = { email: text('email').trim(), username: text('username').trim() };
  const parsed = (isSignUp ? signUpSchema : signInSchema).safeParse({
    ...values,
    password: text('password'),
  });
  if (!parsed.success) {
    return data<Answer>({ values, fieldErrors: fieldErrorsOf(parsed.error.issues) }, { status: 400 });
  }
  const ctx = contextOf(context);
  const next = safePath(text('next')) ?? '/';
  try {
    if (isSignUp) {
      const cookies = await signUp(ctx, { username: '', ...parsed.data }, request.headers);
      return await redirectWithToast(
        next,
        { kind: 'success', title: 'Account Created!', description: 'Welcome to Rolefit.' },
        cookies,
      );
    }
    const cookies = await signIn(ctx, parsed.data, request.headers);
    return await redirectWithToast(next, { kind: 'success', title: 'Welcome Back!' }, cookies);
  } catch (error) {
    return actionError<Answer>(error, { values });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(location.pathname, loaderData?.mode === 'signUp' ? { title: 'Create an account | Rolefit' } : {});

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, next } = loaderData;
  const answer: Answer | undefined = actionData;
  const busy = useNavigation().formAction?.startsWith('/auth') ?? false;
  const kept = (useLocation().state as { email?: string } | null)?.email;
  useErrorToast(answer?.error);
  const isSignUp = mode === 'signUp';
  const other = `/auth?${new URLSearchParams({ ...(isSignUp ? {} : { mode: 'signUp' }), ...(next ? { next } : {}) })}`;
  return (
    <div className="page-width py-10 md:py-16">
      <Card className="mx-auto max-w-[400px]">
        <CardBody className="flex flex-col gap-5">
          <div>
            <h1 className="text-xl">{isSignUp ? 'Create your account' : 'Sign in'}</h1>
            <p className="mt-1 text-ink-2">
              {isSignUp
                ? 'Keep your résumés, results and the companies you follow.'
                : 'Welcome back to Rolefit.'}
            </p>
          </div>
          {answer?.error ? (
            <Alert
              tone="low"
              title={answer.error.title ?? 'Authentication Error'}
              action={
                answer.error.code === 'email_taken' ? (
                  <TextLink to={other} state={{ email: answer.values?.email }}>
                    Sign in instead
                  </TextLink>
                ) : undefined
              }
            >
              {answer.error.message}
            </Alert>
          ) : null}
          <AuthForm
            key={mode}
            mode={mode}
            next={next}
            answer={answer}
            email={answer?.values?.email ?? kept}
            busy={busy}
          />
          <p className="text-center text-ink-2">
            {isSignUp ? 'Already have an account? ' : 'New to Rolefit? '}
            <Link to={other} replace className="font-[550] text-accent hover:underline">
              {isSignUp ? 'Sign in' : 'Create an account'}
            </Link>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}

type AuthFormProps = {
  mode: 'signIn' | 'signUp';
  next: string | null;
  answer: Answer | undefined;
  email: string | undefined;
  busy: boolean;
};

function AuthForm({ mode, next, answer, email, busy }: AuthFormProps) {
  const [password, setPassword] = useState('');
  const isSignUp = mode === 'signUp';
  const errors = { ...answer?.fieldErrors, ...catalogueFieldError(answer?.error) };
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="mode" value={mode} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {isSignUp ? (
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          defaultValue={answer?.values?.username}
          errors={errors.username}
        />
      ) : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        errors={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        onChange={(event) => setPassword(event.currentTarget.value)}
        errors={errors.password}
      />
      {isSignUp && password ? <PasswordStrength password={password} /> : null}
      <Button type="submit" variant="primary" busy={busy}>
        {isSignUp ? 'Create account' : 'Sign in'}
      </Button>
    </Form>
  );
}

const catalogueFieldErrors: Record<string, FieldErrors> = {
  invalid_credentials: { password: 'Password is incorrect' },
  invalid_email: { email: 'Please enter a valid email address' },
  email_taken: { email: 'Email already in use' },
  weak_password: { password: 'Password is too weak' },
};

function catalogueFieldError(error: ActionError | undefined): FieldErrors {
  return (error && catalogueFieldErrors[error.code]) ?? {};
}

function fieldErrorsOf(issues: { path: PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
