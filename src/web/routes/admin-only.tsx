import { Outlet } from 'react-router';
import { adminOnly } from '../lib/guards.server.ts';
import type { Route } from './+types/admin-only';

export const middleware: Route.MiddlewareFunction[] = [adminOnly];

export function loader() {
  return null;
}

export default function AdminOnly() {
  return <Outlet />;
}
