import { type MiddlewareFunction, redirect } from 'react-router';
import { viewerOf } from '../../../server/features/accounts/accounts.ts';
import { safePath } from '../addresses/safe-path.ts';
import { flashCookie, readFlash } from '../toasts/flash-cookie.server.ts';
import { outageOr } from './outage.server.ts';
import { isPrefetch, redirectToSignIn, refuseNonAdmin } from './refusals.server.ts';
import { appContext, authFailedContext, flashContext, viewerContext } from './request.server.ts';
import { requiredAccess } from './required-access.server.ts';
import { routeTableContext } from './route-table.server.ts';

type Guard = MiddlewareFunction<Response>;

/** Looks up the viewer once per request and picks up a waiting toast. */
export const identify: Guard = async ({ request, url, context }, next) => {
  const app = context.get(appContext);
  const viewer = await viewerOf(app, request.headers).catch((error: unknown) => {
    // The home page shows this failure itself; any other request fails without a viewer.
    if (url.pathname !== '/') throw outageOr(error);
    app.logger.error({ err: error }, 'the viewer could not be looked up');
    context.set(authFailedContext, true);
    return null;
  });
  context.set(viewerContext, viewer);
  const flash = await readFlash(request, app.settings);
  context.set(flashContext, flash);
  const response = await next();
  if (viewer && isPrefetch(request)) allowPrefetchCache(response.headers);
  if (flash && isPage(request, response)) {
    response.headers.append('Set-Cookie', await flashCookie.serialize('', { maxAge: 0 }));
  }
  return response;
};

/** A page shows the toast; the preview of an email in a frame of it doesn't. */
const isPage = (request: Request, response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/html') === true &&
  request.headers.get('Sec-Fetch-Dest') !== 'iframe';

/** Refuses anyone the access table doesn't allow, before any loader or action of the route runs. */
export const guard: Guard = async ({ request, url, pattern, context }) => {
  const route = context.get(routeTableContext).get(pattern);
  if (!route) throw new Error(`The route table does not know ${pattern}.`);
  const viewer = context.get(viewerContext);
  const required = requiredAccess(route, request.method, url.pathname);
  if (required === 'visitor' && viewer) return redirect(safePath(url.searchParams.get('next')) ?? '/');
  if (required !== 'signed-in' && required !== 'admin') return undefined;
  if (!viewer) return redirectToSignIn(context, request, url, route);
  return required === 'admin' && !viewer.isAdmin ? refuseNonAdmin(request, url.pathname) : undefined;
};

/**
 * Lets the browser keep a prefetched response for ten seconds, for the same cookies. Personal responses are otherwise
 * never cached.
 */
function allowPrefetchCache(headers: Headers): void {
  if (headers.get('Cache-Control')?.includes('no-store')) return;
  headers.set('Cache-Control', 'private, max-age=10');
  headers.append('Vary', 'Cookie');
}
