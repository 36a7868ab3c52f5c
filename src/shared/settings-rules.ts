import { z } from './zod.ts';

export type PersonSettings = {
  username: string;
  emailNotifications: boolean;
  saveSearchHistory: boolean;
  /** A score from here on counts as a match. */
  jobMatchThreshold: number;
};

const threshold = 'Enter a whole number from 0 to 100';

/** The settings as the form sends them: all of it is text, and a switch that is off is missing. */
export const settingsSchema = z.object({
  username: z
    .string()
    .trim()
    .min(3, { error: 'Username must be at least 3 characters' })
    .max(50, { error: 'Username must be at most 50 characters' }),
  emailNotifications: z.boolean(),
  saveSearchHistory: z.boolean(),
  jobMatchThreshold: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, { error: threshold })
    .transform(Number)
    .pipe(z.number().max(100, { error: threshold })),
});
