import { type ReactDOMServerReadableStream, renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ownTurn } from './lib/request/own-turn.server.ts';
import { pagePolicy } from './lib/request/page-policy.server.ts';
import { appContext, nonceContext } from './lib/request/request.server.ts';
import { scriptsLast } from './lib/request/scripts-last.server.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const { logger, settings, payments } = context.get(appContext);
  await ownTurn();
  let renderedStatus = status;
  const stream = await whileRequested(request, (signal) =>
    renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      signal,
      onError(error) {
        renderedStatus = 500;
        if (!request.signal.aborted) logger.error({ err: error }, 'a page could not be rendered');
      },
    }),
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', pagePolicy(nonce, settings.baseUrl, payments?.pageOrigins));
  return new Response(stream.pipeThrough(scriptsLast()), { headers, status: renderedStatus });
}

/**
 * Renders with a signal that aborts with the request. React listens to it for good, and Node keeps a request's signal as
 * long as somebody listens: given that one, each page would stay in memory with its data and the submitted form.
 */
async function whileRequested(
  { signal }: Request,
  render: (signal: AbortSignal) => Promise<ReactDOMServerReadableStream>,
): Promise<ReactDOMServerReadableStream> {
  const left = new AbortController();
  const leave = () => left.abort(signal.reason);
  const forget = () => signal.removeEventListener('abort', leave);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    const stream = await render(left.signal);
    stream.allReady.then(forget, forget);
    return stream;
  } catch (error) {
    forget();
    throw error;
  }
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  const isExpected = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isExpected) return;
  context
    .get(appContext)
    .logger.error({ err: error, path: new URL(request.url).pathname }, 'a request failed');
}
