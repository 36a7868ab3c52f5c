import { redirect } from 'react-router';
import { signOut } from '../../server/features/accounts/sign-in.ts';
import { contextOf, redirectWithToast } from '../lib/request.server.ts';
import type { Route } from './+types/sign-out';

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(contextOf(context), request.headers);
  return redirectWithToast('/auth', { kind: 'success', title: 'Signed out successfully' }, cookies);
}

export const loader = () => redirect('/');
