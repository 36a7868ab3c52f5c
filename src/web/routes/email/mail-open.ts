import { recordOpen } from '../../../server/features/email-tracking/record-response.ts';
import { isTrackingAllowed } from '../../lib/email/tracking-allowed.server.ts';
import { appContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/mail-open';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The invisible image of a campaign email. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isOurs = await recordOpen(context.get(appContext), params.token, isTrackingAllowed(request));
  if (!isOurs) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(pixel, {
    headers: {
      'Content-Type': 'image/gif',
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
