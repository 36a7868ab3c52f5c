import { z } from '../zod.ts';

export type UserSettings = {
  username: string;
  emailNotifications: boolean;
  saveSearchHistory: boolean;
  /** Scores from this value on count as matches. */
  jobMatchThreshold: number;
};

const threshold = 'Enter a number from 0 to 100';

/** The settings as sent by the form. */
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
    .regex(/^\d{1,3}(?:\.\d{1,6})?$/, { error: threshold })
    .transform(Number)
    .pipe(z.number().max(100, { error: threshold })),
});
