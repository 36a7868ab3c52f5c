import { createPath } from 'react-router';
import { isBelow, normalizedPath } from '../addresses/protected-path.ts';
import { safePath } from '../addresses/safe-path.ts';
import { appContext, flashContext, type ReadContext, redirectWithToast } from './request.server.ts';
import type { GuardedRoute } from './route-table.server.ts';
import { expiredSessionCookie, hasSessionCookie } from './session-cookie.server.ts';

export const authenticationRequired = {
  kind: 'error',
  title: 'Authentication required',
  description: 'Please sign in to access this feature.',
} as const;

const authenticationError = {
  kind: 'error',
  title: 'Authentication error',
  description: 'Please sign in again to continue.',
} as const;

export const adminAccessRequired = {
  kind: 'error',
  title: 'Admin access required',
  description: "You don't have permission to access this area.",
} as const;

/** True when the browser prefetches a link. Nobody has clicked yet, so no toast may be shown. */
export const isPrefetch = (request: Request): boolean =>
  /prefetch/i.test(request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '');

/** Redirects to the sign-in page, which leads back afterwards. The toast says so if a session has ended. */
export async function redirectToSignIn(
  context: ReadContext,
  request: Request,
  url: URL,
  { isPage, rows }: GuardedRoute,
): Promise<Response> {
  if (isPrefetch(request) || request.headers.get('Accept') === 'text/event-stream') return noContent();
  const app = context.get(appContext);
  const headers = new Headers();
  const hasCookie = await hasSessionCookie(app, request.headers);
  if (hasCookie) headers.append('Set-Cookie', await expiredSessionCookie(app));
  // A later request may overtake the response with this toast, and then no longer carries the session cookie.
  const ended = hasCookie || context.get(flashContext)?.title === authenticationError.title;
  const next = encodeURIComponent(returnPath(request, url, isPage));
  const routeToast = isReading(request) ? undefined : rows.at(-1)?.signInToast;
  const defaultToast = ended ? authenticationError : authenticationRequired;
  return redirectWithToast(`/auth?next=${next}`, { ...defaultToast, ...routeToast }, headers);
}

export async function refuseNonAdmin(request: Request, pathname: string): Promise<Response> {
  if (isPrefetch(request)) return noContent();
  const toBlog = isBelow(normalizedPath(pathname), '/admin/blog');
  return redirectWithToast(toBlog ? '/blog' : '/', adminAccessRequired);
}

const noContent = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A page returns to itself; a form, a download or a lookup to the page it was sent from. */
function returnPath(request: Request, url: URL, isPage: boolean): string {
  const requested = isPage ? safePath(createPath(url).replace(/^[/\\]+/, '/')) : null;
  return (isPage && isReading(request) ? requested : (refererPath(request, url) ?? requested)) ?? '/';
}

function refererPath(request: Request, url: URL): string | null {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  if (page.host !== url.host && page.host !== request.headers.get('Host')) return null;
  return isBelow(normalizedPath(page.pathname), '/auth') ? null : safePath(createPath(page));
}
