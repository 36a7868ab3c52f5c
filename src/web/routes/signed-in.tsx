import { Outlet } from 'react-router';
import { signedInOnly } from '../lib/guards.server.ts';
import type { Route } from './+types/signed-in';

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

/** Without a loader, a client navigation would not pass the guard on the server. */
export function loader() {
  return null;
}

export default function SignedIn() {
  return <Outlet />;
}
