import { AppError } from '../../platform/errors.ts';

/** Turns better-auth's answer into the words of the product's auth error catalogue. */
export function authError(error: unknown): AppError {
  const { status, body } = error as { status?: string | number; body?: { code?: string; message?: string } };
  const code = body?.code ?? '';
  if (code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_PASSWORD' || code === 'USER_NOT_FOUND') {
    return new AppError('invalid_credentials', 'Your email or password is incorrect. Please try again.', {
      title: 'Sign-in Failed',
      field: 'password',
    });
  }
  if (code.startsWith('USER_ALREADY_EXISTS')) return emailTaken();
  if (code === 'INVALID_EMAIL') {
    return new AppError('invalid_email', 'Please enter a valid email address', {
      title: 'Authentication Error',
      field: 'email',
    });
  }
  if (code === 'PASSWORD_TOO_SHORT' || code === 'PASSWORD_TOO_LONG') {
    return new AppError(
      'weak_password',
      'Please choose a stronger password with at least 8 characters, including a number and a symbol.',
      { title: 'Password Too Weak', field: 'password' },
    );
  }
  if (status === 'TOO_MANY_REQUESTS' || status === 429) {
    return new AppError('too_many_requests', 'Please wait a few moments before trying again.', {
      title: 'Too Many Attempts',
    });
  }
  if (body)
    return new AppError('auth_failed', body.message ?? 'Please try again.', {
      title: 'Authentication Error',
    });
  throw error;
}

export const adminRequired = () =>
  new AppError('admin_required', "You don't have permission to access this area.", {
    title: 'Admin access required',
  });

export const emailTaken = () =>
  new AppError('email_taken', 'This email is already in use. Please use a different email or sign in.', {
    title: 'Email Already Registered',
    field: 'email',
  });
