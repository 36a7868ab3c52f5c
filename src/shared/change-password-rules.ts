import { signUpSchema } from './account-rules.ts';
import { z } from './zod.ts';

/** A new password holds to what signing up asks for. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string().min(1, { error: 'Current password is required' }),
    newPassword: signUpSchema.shape.password,
    confirmPassword: z.string().min(1, { error: 'Please confirm your password' }),
  })
  .refine(({ newPassword, confirmPassword }) => !confirmPassword || newPassword === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  });
