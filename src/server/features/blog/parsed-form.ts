import type { z } from 'zod';
import { blogFormRefused } from './blog.errors.ts';

/** The values of a form; throws the first problem with the name of its field. */
export function parsedForm<Schema extends z.ZodType>(schema: Schema, form: object): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(form);
  if (success) return data;
  const [issue] = error.issues;
  throw blogFormRefused(issue?.message ?? 'Check what you entered.', String(issue?.path[0] ?? ''));
}
