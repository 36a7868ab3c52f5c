import { redirect } from 'react-router';
import { recordClick } from '../../../server/features/email-tracking/record-response.ts';
import { isTrackingAllowed } from '../../lib/email/tracking-allowed.server.ts';
import { appContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/mail-click';

/** A link of a campaign email. It leads only where the campaign's own email led. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const position = /^\d{1,4}$/.test(params.position) ? Number(params.position) : -1;
  const mayTrack = isTrackingAllowed(request) && request.method === 'GET';
  const target = await recordClick(context.get(appContext), { position, token: params.token, mayTrack });
  if (target === null) return new Response('This link doesn’t lead anywhere.', { status: 404 });
  return redirect(target, { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } });
}
