import { redirect } from 'react-router';
import { signOut } from '../../../server/features/accounts/sign-in.ts';
import { contextOf, redirectWithToast } from '../../lib/request/request.server.ts';
import type { Route } from './+types/sign-out-route';

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  try {
    const cookies = await signOut(ctx, request.headers);
    return await redirectWithToast('/auth', { kind: 'success', title: 'Signed out successfully' }, cookies);
  } catch (error) {
    ctx.logger.error({ err: error }, 'sign-out failed');
    return redirectWithToast('/', {
      kind: 'error',
      title: 'Error signing out',
      description: 'You are still signed in. Please try again.',
    });
  }
}

export const loader = () => redirect('/');
