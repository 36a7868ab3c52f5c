import { shareImage } from '../../../server/features/blog/images/share-image.ts';
import { answerWithValidator } from '../../lib/request/page-validator.server.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/blog-share-image';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const image = await shareImage(contextOf(context), params.postSlug);
  if (!image) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return answerWithValidator(request, `"${image.etag}"`, new Uint8Array(image.bytes), {
    'Content-Type': 'image/png',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
