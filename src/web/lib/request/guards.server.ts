import { type MiddlewareFunction, redirect } from 'react-router';
import { viewerOf } from '../../../server/features/accounts/accounts.ts';
import { flashCookie, readFlash } from '../toasts/flash-cookie.server.ts';
import { awayFromAdmin, isPrefetch, toSignIn } from './refusals.server.ts';
import { appContext, authFailedContext, flashContext, viewerContext } from './request.server.ts';
import { neededFor } from './required-access.server.ts';
import { routeTableContext } from './route-table.server.ts';

type Guard = MiddlewareFunction<Response>;

/** Finds out once a request who asks, and hands over a waiting toast. */
export const identify: Guard = async ({ request, url, context }, next) => {
  const app = context.get(appContext);
  const viewer = await viewerOf(app, request.headers).catch((error: unknown) => {
    // The home page says so itself; whatever else is asked for without knowing by whom has failed.
    if (url.pathname !== '/') throw error;
    app.logger.error({ err: error }, 'nobody could be asked who has come');
    context.set(authFailedContext, true);
    return null;
  });
  context.set(viewerContext, viewer);
  const flash = await readFlash(request, app.settings);
  context.set(flashContext, flash);
  const response = await next();
  if (viewer && isPrefetch(request)) keepAhead(response.headers);
  if (flash && response.headers.get('Content-Type')?.startsWith('text/html')) {
    response.headers.append('Set-Cookie', await flashCookie.serialize('', { maxAge: 0 }));
  }
  return response;
};

/** Lets nobody past whom the access table does not name, before any loader or action of the route runs. */
export const guard: Guard = async ({ request, url, pattern, context }) => {
  const route = context.get(routeTableContext).get(pattern);
  if (!route) throw new Error(`The route table does not know ${pattern}.`);
  const viewer = context.get(viewerContext);
  const needed = neededFor(route, request.method, url.pathname);
  if (needed === 'visitor' && viewer) return redirect('/');
  if (needed !== 'signed-in' && needed !== 'admin') return undefined;
  if (!viewer) return toSignIn(context, request, url, route);
  return needed === 'admin' && !viewer.isAdmin ? awayFromAdmin(request, url.pathname) : undefined;
};

/** What is fetched ahead of a click may lie for that moment, for the same cookies; all else of a person is not kept at all. */
function keepAhead(headers: Headers): void {
  if (headers.get('Cache-Control')?.includes('no-store')) return;
  headers.set('Cache-Control', 'private, max-age=10');
  headers.append('Vary', 'Cookie');
}
