import { getLogo } from '../../../server/features/companies/logo/company-logo.ts';
import { signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/company-logo-file';

export async function loader({ params, context }: Route.LoaderArgs) {
  const logo = await getLogo(signedInContextOf(context), params.companyId);
  if (!logo) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(logo.bytes), {
    headers: { 'Content-Type': logo.contentType, 'Cache-Control': 'private, max-age=86400' },
  });
}
