import { z } from '../zod.ts';
import { fairStrength, passwordStrength } from './password-strength.ts';

export type SignUpErrors = Partial<Record<'email' | 'password' | 'username', string>>;

const minPasswordLength = 8;
const maxPasswordLength = 128;
const tooLong = `Password must be at most ${maxPasswordLength} characters`;

const required = (message: string) => z.string().min(1, { error: message, abort: true });
const email = required('Email is required')
  .max(254, { error: 'Please enter a valid email address', abort: true })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'Please enter a valid email address' });

export const signInSchema = z.object({ email, password: required('Password is required') });

export const signUpSchema = z.object({
  email,
  username: required('Username is required').max(50, { error: 'Username must be at most 50 characters' }),
  password: required('Password is required')
    .min(minPasswordLength, { error: `Password must be at least ${minPasswordLength} characters` })
    .max(maxPasswordLength, { error: tooLong }),
});

/** For forms with only an email address: requesting a reset or confirmation link. */
export const emailSchema = z.object({ email });

export type NewPassword = { password: string; confirmation: string };
export type NewPasswordErrors = Partial<Record<keyof NewPassword, string>>;

/** Validates a new password and its confirmation. Used by the form while typing and by the server. */
export function newPasswordErrors({ password, confirmation }: NewPassword): NewPasswordErrors {
  const errors: NewPasswordErrors = {};
  if (password === '') errors.password = 'Password is required';
  else if (password.length < minPasswordLength)
    errors.password = `Password must be at least ${minPasswordLength} characters long`;
  else if (password.length > maxPasswordLength) errors.password = tooLong;
  else if (passwordStrength(password) < fairStrength)
    errors.password = 'Password must be at least Fair strength';
  if (confirmation === '') errors.confirmation = 'Please confirm your password';
  else if (confirmation !== password) errors.confirmation = 'Passwords do not match';
  return errors;
}
