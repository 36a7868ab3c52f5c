import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

export type WebhookCall = { provider: string; body: string; header: (name: string) => string | null };

export const refused = () => new AppError('bad_signature', 'The signature of this call is wrong.');
const unreadable = () => new AppError('bad_call', 'This call could not be read.');

export function parsed<Value>(schema: z.ZodType<Value>, body: string): Value {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw unreadable();
  }
}

/** A text of a call that may be missing. */
export const text = z.string().max(1_000).optional();
