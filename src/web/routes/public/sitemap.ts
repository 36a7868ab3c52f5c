import {
  publishedAddresses,
  publishedCategories,
} from '../../../server/features/blog/reading/published-posts.ts';
import { categoryPath, postPath } from '../../../shared/blog/blog-rules.ts';
import { canonicalUrl, indexedPaths } from '../../lib/addresses/page-meta.ts';
import { answerWithValidator, tagOf } from '../../lib/request/page-validator.server.ts';
import { appContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/sitemap';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const [posts, categories] = await Promise.all([publishedAddresses(app), publishedCategories(app)]);
  const entries: { path: string; updatedDate?: Date | null }[] = [
    ...indexedPaths.map((path) => ({ path })),
    ...categories
      .filter((category) => category.posts > 0)
      .map(({ slug, updatedDate }) => ({ path: categoryPath(slug), updatedDate })),
    ...posts.map(({ slug, updatedDate }) => ({ path: postPath(slug), updatedDate })),
  ];
  const urls = entries.map(({ path, updatedDate }) => {
    const changed = updatedDate ? `<lastmod>${updatedDate.toISOString()}</lastmod>` : '';
    return `  <url><loc>${canonicalUrl(app.settings.baseUrl, path)}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return answerWithValidator(request, tagOf(xml), xml, { 'Content-Type': 'application/xml; charset=utf-8' });
}
