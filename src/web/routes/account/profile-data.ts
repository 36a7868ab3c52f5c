import { ownData } from '../../../server/features/profile/own-data.ts';
import { signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/profile-data';

/** Everything stored about the person, as a download. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const data = await ownData(ctx);
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="rolefit-data-${ctx.clock().toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
