import { createHash, randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { pagePolicy } from './page-policy.server.ts';
import { appContext, flashContext, nonceContext, type ReadContext, viewerContext } from './request.server.ts';

/** A new build starts a new process, and its pages are new. */
const build = randomUUID();

/**
 * The ETag of a page for visitors that shows exactly this data, in a frame that shows the site's settings and the year. It carries the page's nonce: when the browser's copy is
 * still right, the answer has to repeat the policy that fits the scripts in that copy.
 */
export function addValidator(context: ReadContext, loaded: object): Record<string, string> {
  if (context.get(viewerContext) || context.get(flashContext)) return {};
  const { site, clock } = context.get(appContext);
  const hash = createHash('sha256')
    .update(JSON.stringify([build, site.current, clock().getUTCFullYear(), loaded]))
    .digest('base64url');
  return { ETag: `W/"${hash}.${context.get(nonceContext)}"`, Vary: 'Cookie' };
}

const pageTag = /^W\/"([\w-]{43})\.([A-Za-z0-9+/=]{24})"$/;

/** A page that the browser has already is answered with 304, by the hash in its ETag. Null if it has to be sent. */
export function unchangedPage(
  request: Request,
  response: Response,
  context: Readonly<RouterContextProvider>,
): Response | null {
  const current = pageTag.exec(response.headers.get('ETag') ?? '');
  const known = pageTag.exec(request.headers.get('If-None-Match') ?? '');
  if (!current || !known || response.status !== 200 || current[1] !== known[1]) return null;
  void response.body?.cancel();
  const { settings, payments } = context.get(appContext);
  const headers = new Headers(response.headers);
  headers.set('ETag', known[0]);
  if (headers.has('Content-Security-Policy'))
    headers.set(
      'Content-Security-Policy',
      pagePolicy(known[2] ?? '', settings.baseUrl, payments?.pageOrigins),
    );
  return new Response(null, { status: 304, headers });
}

/** Answers with a file that may be kept, but has to be asked for each time: a change is seen at once. */
export function answerWithValidator(
  request: Request,
  etag: string,
  body: BodyInit,
  headers: Record<string, string>,
): Response {
  const known = (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = known.includes(etag);
  return new Response(isKnown ? null : body, {
    status: isKnown ? 304 : 200,
    headers: { 'Cache-Control': 'public, no-cache', ...headers, ETag: etag },
  });
}

export const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
