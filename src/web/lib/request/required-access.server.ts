import type { Intents, Who } from '../../access.ts';
import { protectionOf } from '../addresses/protected-path.ts';
import type { GuardedRoute } from './route-table.server.ts';

export type RequiredAccess = 'anyone' | 'visitor' | 'signed-in' | 'admin';

/** What a request requires: the stricter of what the matched routes and the path ask for. */
export function requiredAccess(route: GuardedRoute, method: string, pathname: string): RequiredAccess {
  const reads = method === 'GET' || method === 'HEAD';
  const required = [protectionOf(pathname), ...route.rows.map(({ loader }) => requiredBy(loader))];
  if (!reads) required.push(requiredBy(route.rows.at(-1)?.action));
  if (required.includes('admin')) return 'admin';
  if (required.includes('signed-in')) return 'signed-in';
  return reads && required.includes('visitor') ? 'visitor' : 'anyone';
}

/** For an action with intents: what all of them require. `intentOf` checks the rest once the form is read. */
export function requiredBy(who: Who | Intents | undefined): RequiredAccess {
  if (who === undefined) return 'anyone';
  if (typeof who === 'string') return who;
  if ('owner' in who) return 'signed-in';
  if ('admin' in who) return 'admin';
  const levels = Object.values(who.intents).map(requiredBy);
  if (levels.every((level) => level === 'admin')) return 'admin';
  return levels.every((level) => level === 'admin' || level === 'signed-in') ? 'signed-in' : 'anyone';
}
