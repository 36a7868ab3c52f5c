import type { Context, SignedInContext } from '../../context.ts';
import { adminRequired } from '../accounts/accounts.errors.ts';

/** The context of an administrator, or an error for everybody else. */
export function requireAdmin(ctx: Context): SignedInContext {
  if (!ctx.viewer?.isAdmin) throw adminRequired();
  return ctx as SignedInContext;
}
