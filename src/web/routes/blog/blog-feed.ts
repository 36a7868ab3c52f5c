import { Feed } from 'feed';
import type { App } from '../../../server/context.ts';
import { categoriesOf } from '../../../server/features/blog/reading/post-links.ts';
import { newestPosts } from '../../../server/features/blog/reading/published-posts.ts';
import { renderPost } from '../../../server/features/blog/reading/read-post.ts';
import { blogNameOf, categoryPath, postPath, teamNameOf } from '../../../shared/blog/blog-rules.ts';
import { answerWithValidator, tagOf } from '../../lib/request/page-validator.server.ts';
import { appContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/blog-feed';

/** The newest posts in full, as RSS or Atom. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isAtom = new URL(request.url).pathname.endsWith('atom.xml');
  const { feed, updated } = await blogFeed(context.get(appContext));
  const body = isAtom ? feed.atom1() : feed.rss2();
  return answerWithValidator(request, tagOf(body), body, {
    'Content-Type': `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
    ...(updated ? { 'Last-Modified': updated.toUTCString() } : {}),
  });
}

async function blogFeed(app: App): Promise<{ feed: Feed; updated: Date | undefined }> {
  const { baseUrl } = app.settings;
  const { productName } = app.site.current;
  const author = { name: teamNameOf(productName), link: baseUrl };
  const posts = await newestPosts(app);
  const categories = await categoriesOf(
    app.db,
    posts.map(({ id }) => id),
  );
  const updated = posts.map(({ updatedDate }) => updatedDate).sort((a, b) => b.getTime() - a.getTime())[0];
  const feed = new Feed({
    title: blogNameOf(productName),
    description: 'About applying, résumés and how fit is measured.',
    id: `${baseUrl}/blog`,
    link: `${baseUrl}/blog`,
    language: 'en',
    // A feed without posts has never changed.
    updated: updated ?? new Date(0),
    copyright: 'All rights reserved.',
    generator: productName,
    feedLinks: { rss: `${baseUrl}/blog/rss.xml`, atom: `${baseUrl}/blog/atom.xml` },
    author,
  });
  for (const post of posts) {
    const url = baseUrl + postPath(post.slug);
    feed.addItem({
      title: post.title,
      id: `${baseUrl}/blog#${post.id}`,
      link: url,
      description: post.excerpt,
      content: absolute(await renderPost(app, post), baseUrl),
      date: post.updatedDate,
      published: post.publishedDate ?? post.updatedDate,
      author: [author],
      category: (categories.get(post.id) ?? []).map(({ name, slug }) => ({
        name,
        term: slug,
        domain: baseUrl + categoryPath(slug),
      })),
    });
  }
  return { feed, updated };
}

/** Feed readers don't know which site an address without one belongs to. */
const absolute = (html: string, baseUrl: string) =>
  html
    .replace(/ srcset="[^"]*" sizes="[^"]*"/g, '')
    .replace(/(<(?:a|img)\b[^>]*? (?:href|src)=")\/(?!\/)/g, `$1${baseUrl}/`);
