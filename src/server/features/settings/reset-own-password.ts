import type { SignedInContext } from '../../context.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { requestPasswordReset } from '../accounts/reset-password.ts';

/** Emails a reset link to the address of the current user. */
export async function resetOwnPassword(ctx: SignedInContext): Promise<void> {
  const { email } = ctx.viewer;
  if (!email) throw notSent('Unable to find your email address');
  try {
    await requestPasswordReset(ctx, email);
  } catch (error) {
    if (isAppError(error)) throw error;
    ctx.logger.error({ err: error, userId: ctx.viewer.id }, 'a password reset could not be sent');
    throw notSent('Failed to send password reset email');
  }
}

const notSent = (message: string) => new AppError('reset_not_sent', message, { title: 'Password not reset' });
