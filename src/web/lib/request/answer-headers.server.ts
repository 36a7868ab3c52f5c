import type { HeadersFunction, RouterContextProvider, ServerBuild } from 'react-router';
import { flashCookieName } from '../toasts/use-flash.ts';
import { appContext, viewerContext } from './request.server.ts';

const passedOn = ['Retry-After', 'Cache-Control'];

/** React Router drops what an action or a loader says in headers unless the route has a `headers` of its own; here all have. */
export function passHeadersOn(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: { ...route.module, headers: route.module.headers ?? passOn } },
    ]),
  );
}

const passOn: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const given of [loaderHeaders, actionHeaders, errorHeaders]) {
    for (const name of passedOn) {
      const value = given?.get(name);
      if (value) headers.set(name, value);
    }
  }
  return headers;
};

/** Their address may carry a token, or they were reached by one that did. */
const secretPages = /^\/(reset-password|verify-email)\b/;

/** The last hand on every answer of the pages: who may keep it, and how its cookies travel. */
export function finishAnswer(
  answer: Response,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Response {
  const headers = new Headers(answer.headers);
  if (!headers.has('Cache-Control')) {
    const isPersonal =
      context.get(viewerContext) !== null || request.method === 'POST' || headers.has('Set-Cookie');
    // Without no-store the Back button would show a signed-in page after signing out.
    headers.set('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache');
  }
  if (secretPages.test(new URL(request.url).pathname)) headers.set('Referrer-Policy', 'no-referrer');
  if (context.get(appContext).settings.baseUrl.startsWith('https:')) secureCookies(headers);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** Whoever set them need not know by what address this site is reached. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete('Set-Cookie');
  for (const cookie of cookies) {
    const named = cookie.startsWith(`${flashCookieName}=`) ? `__Host-${cookie}` : cookie;
    headers.append('Set-Cookie', /;\s*secure\b/i.test(named) ? named : `${named}; Secure`);
  }
}
