import { canonicalUrl, indexedPaths } from '../../lib/addresses/page-meta.ts';
import { appContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/sitemap';

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(appContext).settings;
  const urls = indexedPaths.map((path) => `  <url><loc>${canonicalUrl(baseUrl, path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
