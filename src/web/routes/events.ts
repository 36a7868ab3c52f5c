import { appContext, viewerContext } from '../lib/request.server.ts';
import type { Route } from './+types/events';

const keepAliveMs = 25_000;

/** A stream that says what changed for the person who asks. A visitor gets an empty answer, which ends the asking. */
export function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return new Response(null, { status: 204 });
  const { events } = context.get(appContext);
  const text = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (lines: string) => controller.enqueue(text.encode(`${lines}\n\n`));
      const unsubscribe = events.subscribe(viewer.id, ({ kind }) => send(`event: changed\ndata: ${kind}`));
      const keepAlive = setInterval(() => send(': still here'), keepAliveMs);
      stop = () => {
        clearInterval(keepAlive);
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
