import { AppError } from '../../platform/errors.ts';

/** Maps an error of better-auth to our own message. */
export function authError(error: unknown): AppError {
  const { body } = error as { body?: { code?: string; message?: string } };
  const code = body?.code ?? '';
  // A password longer than the maximum can only be wrong.
  if (code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'PASSWORD_TOO_LONG') return invalidCredentials();
  if (code === 'EMAIL_NOT_VERIFIED') return emailUnverified();
  if (code.startsWith('USER_ALREADY_EXISTS')) return emailTaken();
  if (code === 'INVALID_EMAIL') {
    return new AppError('invalid_email', 'Please enter a valid email address', {
      title: 'Authentication Error',
      field: 'email',
    });
  }
  if (body)
    return new AppError('auth_failed', body.message ?? 'Please try again.', {
      title: 'Authentication Error',
    });
  throw error;
}

export const hasCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as { body?: { code?: string } }).body?.code ?? '');

export const invalidCredentials = () =>
  new AppError('invalid_credentials', 'Your email or password is incorrect. Please try again.', {
    title: 'Sign-in Failed',
    field: 'password',
  });

const emailUnverified = () =>
  new AppError(
    'email_unverified',
    'Please confirm your email address with the link we emailed you, then sign in.',
    { title: 'Verification Required' },
  );

export const signUpClosed = () =>
  new AppError('sign_up_closed', 'New accounts can’t be created here right now.', {
    title: 'Sign-up Closed',
  });

export const accountSuspended = () =>
  new AppError(
    'account_suspended',
    'This account has been suspended. Please contact the people who run this site.',
    { title: 'Account Suspended' },
  );

export const emailTaken = () =>
  new AppError('email_taken', 'This email is already in use. Please use a different email or sign in.', {
    title: 'Email Already Registered',
    field: 'email',
  });

export const passwordTooWeak = () =>
  new AppError(
    'weak_password',
    'Please choose a stronger password with at least 8 characters, including a number and a symbol.',
    { title: 'Password Too Weak', field: 'password' },
  );

export const resetLinkInvalid = () =>
  new AppError('reset_link_invalid', 'Invalid or expired reset link. Please request a new one.', {
    title: 'Error',
  });

export const verificationLinkInvalid = () =>
  new AppError('verification_link_invalid', 'This link is invalid or has expired. Request a new one.', {
    title: 'Email not confirmed',
  });

export const adminRequired = () =>
  new AppError('admin_required', "You don't have permission to access this area.", {
    title: 'Admin access required',
  });
