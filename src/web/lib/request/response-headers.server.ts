import type { HeadersFunction, RouterContextProvider, ServerBuild } from 'react-router';
import { flashCookieName } from '../toasts/use-flash.ts';
import { unchangedPage } from './page-validator.server.ts';
import { appContext, viewerContext } from './request.server.ts';

const forwarded = ['Retry-After', 'Cache-Control', 'ETag', 'Vary'];

/** React Router drops the headers of loaders and actions unless the route exports `headers`, so every route gets one. */
export function forwardHeaders(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: { ...route.module, headers: route.module.headers ?? forward } },
    ]),
  );
}

const forward: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const source of [loaderHeaders, actionHeaders, errorHeaders]) {
    for (const name of forwarded) {
      const value = source?.get(name);
      if (value) headers.set(name, value);
    }
  }
  return headers;
};

/** Pages whose URL, or the URL that led to them, may carry a token. */
const secretPages = /^\/(reset-password|verify-email)\b/;

/** Sets cache, referrer and cookie attributes on every response of the web part. */
export function finishResponse(
  answer: Response,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Response {
  const response = unchangedPage(request, answer, context) ?? answer;
  const headers = new Headers(response.headers);
  if (!headers.has('Cache-Control')) {
    const isPersonal =
      context.get(viewerContext) !== null || request.method === 'POST' || headers.has('Set-Cookie');
    // Without no-store, the Back button would show a signed-in page after signing out.
    headers.set('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache');
  }
  if (response.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5');
  if (secretPages.test(new URL(request.url).pathname)) headers.set('Referrer-Policy', 'no-referrer');
  if (context.get(appContext).settings.baseUrl.startsWith('https:')) secureCookies(headers);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Done here so that code that sets a cookie need not know whether the site is served over https. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete('Set-Cookie');
  for (const cookie of cookies) {
    const named = cookie.startsWith(`${flashCookieName}=`) ? `__Host-${cookie}` : cookie;
    headers.append('Set-Cookie', /;\s*secure\b/i.test(named) ? named : `${named}; Secure`);
  }
}
