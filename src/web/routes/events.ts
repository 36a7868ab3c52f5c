import { viewerOf } from '../../server/features/accounts/accounts.ts';
import { appContext, signedInContextOf } from '../lib/request.server.ts';
import type { Route } from './+types/events';

const keepAliveMs = 25_000;

/** A stream that says what changed for the person who asks. It ends with the session, so that the page asks again. */
export function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { viewer } = signedInContextOf(context);
  const text = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let ended = false;
      const send = (lines: string) => {
        if (!ended) controller.enqueue(text.encode(`${lines}\n\n`));
      };
      const unsubscribe = app.events.subscribe(viewer.id, ({ kind }) =>
        kind === 'account' ? stillThere() : send(`event: changed\ndata: ${kind}`),
      );
      const keepAlive = setInterval(stillThere, keepAliveMs);
      stop = () => {
        ended = true;
        clearInterval(keepAlive);
        unsubscribe();
      };
      request.signal.addEventListener('abort', stop);
      send('retry: 2000');

      async function stillThere() {
        const now = await viewerOf(app, request.headers).catch(() => viewer);
        if (ended) return;
        if (now?.id === viewer.id)
          return send(now.isAdmin === viewer.isAdmin ? ': still here' : 'event: changed\ndata: account');
        stop();
        controller.close();
      }
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
