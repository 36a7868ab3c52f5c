import { data } from 'react-router';
import { viewerOf } from '../../../server/features/accounts/accounts.ts';
import { appContext, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/events-stream';

const keepAliveMs = 25_000;
/** Each open page holds a connection; nobody needs more than this. */
const maxStreams = 20;

/**
 * Server-sent events about what changed for this person, beginning with what the page missed while it loaded. The stream
 * ends with the session; the page then revalidates.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { viewer } = signedInContextOf(context);
  const { pathname, searchParams } = new URL(request.url);
  // The router's single-fetch response would wait for the end of the stream.
  if (pathname.endsWith('.data')) throw data(null, { status: 404 });
  if (app.events.listenerCount(viewer.id) >= maxStreams)
    return new Response(null, { status: 429, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });
  const mark = searchParams.get('since');
  const text = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let ended = false;
      const send = (lines: string) => {
        if (!ended) controller.enqueue(text.encode(`${lines}\n\n`));
      };
      const unsubscribe = app.events.subscribe(viewer.id, async ({ kind }) => {
        if (kind !== 'account' || (await isStillSignedIn())) send(`event: changed\ndata: ${kind}`);
      });
      const keepAlive = setInterval(async () => {
        if (await isStillSignedIn()) send(': still here');
      }, keepAliveMs);
      stop = () => {
        ended = true;
        clearInterval(keepAlive);
        unsubscribe();
      };
      request.signal.addEventListener('abort', stop);
      if (mark && app.events.heardSince(mark, viewer.id)) send('event: changed\ndata: missed');
      send('retry: 2000');

      /** Closes the stream if the session has ended. */
      async function isStillSignedIn(): Promise<boolean> {
        const now = await viewerOf(app, request.headers).catch(() => viewer);
        if (now?.id === viewer.id) return true;
        if (!ended) controller.close();
        stop();
        return false;
      }
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
