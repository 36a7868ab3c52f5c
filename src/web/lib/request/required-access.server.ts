import type { Intents, Who } from '../../access.ts';
import { protectionOf } from '../addresses/protected-path.ts';
import type { GuardedRoute } from './route-table.server.ts';

export type Needed = 'anyone' | 'visitor' | 'signed-in' | 'admin';

/** Whom a request needs: what the matched routes ask for and what the path asks for, the stricter of both. */
export function neededFor(route: GuardedRoute, method: string, pathname: string): Needed {
  const reads = method === 'GET' || method === 'HEAD';
  const needed = [protectionOf(pathname), ...route.rows.map(({ loader }) => neededBy(loader))];
  if (!reads) needed.push(neededBy(route.rows.at(-1)?.action));
  if (needed.includes('admin')) return 'admin';
  if (needed.includes('signed-in')) return 'signed-in';
  return reads && needed.includes('visitor') ? 'visitor' : 'anyone';
}

/** Of an action with several intents, what all of them need; the rest is asked when the form is read. */
export function neededBy(who: Who | Intents | undefined): Needed {
  if (who === undefined) return 'anyone';
  if (typeof who === 'string') return who;
  if ('owner' in who) return 'signed-in';
  if ('admin' in who) return 'admin';
  const each = Object.values(who.intents).map(neededBy);
  if (each.every((needed) => needed === 'admin')) return 'admin';
  return each.every((needed) => needed === 'admin' || needed === 'signed-in') ? 'signed-in' : 'anyone';
}
