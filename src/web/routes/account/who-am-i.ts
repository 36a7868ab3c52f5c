import { viewerContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/who-am-i';

/** Lets an open page check whether its session still holds. */
export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return Response.json(
    { signedIn: viewer !== null, isAdmin: viewer?.isAdmin ?? false },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
