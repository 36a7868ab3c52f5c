import { createPath } from 'react-router';
import { isBelow, plainPath } from '../addresses/protected-path.ts';
import { safePath } from '../addresses/safe-path.ts';
import { appContext, flashContext, type ReadContext, redirectWithToast } from './request.server.ts';
import type { GuardedRoute } from './route-table.server.ts';
import { forgottenSession, hadSession } from './session-cookie.server.ts';

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

/** A link that is fetched ahead of a click: nobody has asked for it yet, so nobody is told anything. */
export const isPrefetch = (request: Request): boolean =>
  /prefetch/i.test(request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '');

/** To the sign-in page, and from there back to where a person was. A session that has ended says so. */
export async function toSignIn(
  context: ReadContext,
  request: Request,
  url: URL,
  { isPage, rows }: GuardedRoute,
): Promise<Response> {
  if (isPrefetch(request) || request.headers.get('Accept') === 'text/event-stream') return nothing();
  const app = context.get(appContext);
  const headers = new Headers();
  const hasCookie = await hadSession(app, request.headers);
  if (hasCookie) headers.append('Set-Cookie', await forgottenSession(app));
  // The page's next question may overtake the answer that says so, and no longer brings the session's cookie.
  const ended = hasCookie || context.get(flashContext)?.title === authenticationError.title;
  const next = encodeURIComponent(wayBack(request, url, isPage));
  const ownWords = isReading(request) ? undefined : rows.at(-1)?.signInWords;
  const words = ended ? authenticationError : authenticationRequired;
  return redirectWithToast(`/auth?next=${next}`, { ...words, ...ownWords }, headers);
}

export async function awayFromAdmin(request: Request, pathname: string): Promise<Response> {
  if (isPrefetch(request)) return nothing();
  const toBlog = isBelow(plainPath(pathname), '/admin/blog');
  return redirectWithToast(toBlog ? '/blog' : '/', adminAccessRequired);
}

const nothing = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A page leads back to itself; a form, a download or a lookup to the page it was on. */
function wayBack(request: Request, url: URL, isPage: boolean): string {
  const asked = isPage ? safePath(createPath(url).replace(/^[/\\]+/, '/')) : null;
  return (isPage && isReading(request) ? asked : (pageOf(request, url) ?? asked)) ?? '/';
}

function pageOf(request: Request, url: URL): string | null {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  if (page.host !== url.host && page.host !== request.headers.get('Host')) return null;
  return isBelow(plainPath(page.pathname), '/auth') ? null : safePath(createPath(page));
}
