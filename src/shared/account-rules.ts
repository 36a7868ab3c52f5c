import { z } from 'zod';

export type FieldErrors = Partial<Record<'email' | 'password' | 'username', string>>;

const required = (message: string) => z.string().min(1, { error: message, abort: true });
const email = required('Email is required').regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
  error: 'Please enter a valid email address',
});

export const signInSchema = z.object({ email, password: required('Password is required') });

export const signUpSchema = z.object({
  email,
  username: required('Username is required').max(50, { error: 'Username must be at most 50 characters' }),
  password: required('Password is required')
    .min(8, { error: 'Password must be at least 8 characters' })
    .max(128, { error: 'Password must be at most 128 characters' }),
});
