import { data } from 'react-router';
import { appContext, viewerContext } from '../lib/request.server.ts';
import type { Route } from './+types/events';

const keepAliveMs = 25_000;
/** Then the page asks anew, and so is somebody whose session has ended meanwhile found out. */
const longestMs = 10 * 60_000;
/** More open pages than anybody has; each holds a connection. */
const mostAtOnce = 20;

/** A stream that says what changed for the person who asks. A visitor gets an empty answer, which ends the asking. */
export function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return new Response(null, { status: 204 });
  // As the router's data it would have to end first.
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 404 });
  const { events } = context.get(appContext);
  if (events.listenersOf(viewer.id) >= mostAtOnce)
    return new Response(null, { status: 429, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });
  const text = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (lines: string) => controller.enqueue(text.encode(`${lines}\n\n`));
      const unsubscribe = events.subscribe(viewer.id, ({ kind }) => send(`event: changed\ndata: ${kind}`));
      const keepAlive = setInterval(() => send(': still here'), keepAliveMs);
      const end = setTimeout(() => {
        stop();
        controller.close();
      }, longestMs);
      stop = () => {
        clearInterval(keepAlive);
        clearTimeout(end);
        unsubscribe();
      };
      request.signal.addEventListener('abort', stop);
      send('retry: 2000');
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
