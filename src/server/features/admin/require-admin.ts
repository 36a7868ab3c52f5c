import type { Context, SignedInContext } from '../../context.ts';
import { adminRequired } from '../accounts/accounts.errors.ts';

/** Returns the context if the user is an administrator; throws otherwise. */
export function requireAdmin(ctx: Context): SignedInContext {
  if (!ctx.viewer?.isAdmin) throw adminRequired();
  return ctx as SignedInContext;
}
