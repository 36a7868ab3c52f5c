import type { MiddlewareFunction } from 'react-router';
import { viewerOf } from '../../server/features/accounts/accounts.ts';
import { flashCookie, readFlash } from './flash.server.ts';
import { appContext, flashContext, redirectWithToast, viewerContext } from './request.server.ts';

type Guard = MiddlewareFunction<Response>;

/** Finds out once a request who asks, and hands over a waiting toast. */
export const identify: Guard = async ({ request, context }, next) => {
  context.set(viewerContext, await viewerOf(context.get(appContext), request.headers));
  const flash = await readFlash(request);
  context.set(flashContext, flash);
  const response = await next();
  if (flash && response.headers.get('Content-Type')?.startsWith('text/html')) {
    response.headers.append('Set-Cookie', await flashCookie.serialize('', { maxAge: 0 }));
  }
  return response;
};

export const signedInOnly: Guard = async ({ request, context }) => {
  if (context.get(viewerContext)) return;
  const { pathname, search } = new URL(request.url);
  const wanted = pathname.replace(/\.data$/, '') + search;
  throw await redirectWithToast(`/auth?next=${encodeURIComponent(wanted)}`, {
    kind: 'error',
    title: 'Authentication required',
    description: 'Please sign in to access this feature.',
  });
};

export const adminOnly: Guard = async ({ context }) => {
  if (context.get(viewerContext)?.isAdmin) return;
  throw await redirectWithToast('/', {
    kind: 'error',
    title: 'Admin access required',
    description: "You don't have permission to access this area.",
  });
};
