import { readImageFile } from '../../../server/features/blog/images/image-files.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/blog-image-file';

/** A picture never changes: a new upload gets a new address. Feed readers show it on other sites. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await readImageFile(contextOf(context), params.imageId, params.imageSize);
  if (!file) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
