import { and, asc, count, desc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import { postsPerPage, recentPostCount } from '../../../../shared/blog/blog-rules.ts';
import type { App } from '../../../context.ts';
import { blogCategories, blogCategorySlugs, blogPosts, postCategories, postColumns } from '../blog.tables.ts';
import { pictureOf } from '../images/find-images.ts';
import { matchesSearch } from '../matches-search.ts';
import { wantedSlug } from '../wanted-slug.ts';
import { categoriesOf } from './post-links.ts';

const cardColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  featuredImage: blogPosts.featuredImage,
  featuredImageAlt: blogPosts.featuredImageAlt,
  readingTime: blogPosts.readingTime,
  publishedDate: blogPosts.publishedDate,
};

const isPublished = eq(blogPosts.isPublished, true);
const newestFirst = [desc(blogPosts.publishedDate), desc(blogPosts.id)] as const;

/** A page of published posts, newest first; those of one category or those that contain a text. */
export async function listPublishedPosts(
  app: App,
  { page, search = '', categoryId }: { page: number; search?: string; categoryId?: string },
) {
  const conditions: (SQL | undefined)[] = [isPublished];
  if (search) conditions.push(matchesSearch(search));
  if (categoryId)
    conditions.push(
      sql`${blogPosts.id} in (select post_id from ${postCategories} where category_id = ${categoryId})`,
    );
  const where = and(...conditions);
  const [rows, [counted]] = await Promise.all([
    app.db
      .select(cardColumns)
      .from(blogPosts)
      .where(where)
      .orderBy(...newestFirst)
      .limit(postsPerPage)
      .offset((page - 1) * postsPerPage),
    app.db.select({ posts: count() }).from(blogPosts).where(where),
  ]);
  const categories = await categoriesOf(
    app.db,
    rows.map(({ id }) => id),
  );
  const posts = await Promise.all(
    rows.map(async ({ featuredImage, featuredImageAlt, ...row }) => ({
      ...row,
      categories: categories.get(row.id) ?? [],
      picture: await pictureOf(app, featuredImage, featuredImageAlt),
    })),
  );
  const total = counted?.posts ?? 0;
  return { posts, total, pageCount: Math.max(1, Math.ceil(total / postsPerPage)) };
}

/** What the sidebar of every list shows. */
export async function blogSidebar({ db }: Pick<App, 'db'>) {
  const [categories, recent] = await Promise.all([
    publishedCategories({ db }),
    db
      .select({ slug: blogPosts.slug, title: blogPosts.title, publishedDate: blogPosts.publishedDate })
      .from(blogPosts)
      .where(isPublished)
      .orderBy(...newestFirst)
      .limit(recentPostCount),
  ]);
  return { categories, recent };
}

/** All categories by name, with the number of published posts in each and when one of them last changed. */
export function publishedCategories({ db }: Pick<App, 'db'>) {
  return db
    .select({
      name: blogCategories.name,
      slug: blogCategories.slug,
      posts: count(blogPosts.id),
      updatedDate: max(blogPosts.updatedDate),
    })
    .from(blogCategories)
    .leftJoin(postCategories, eq(postCategories.categoryId, blogCategories.id))
    .leftJoin(blogPosts, and(eq(blogPosts.id, postCategories.postId), isPublished))
    .groupBy(blogCategories.id)
    .orderBy(asc(sql`lower(${blogCategories.name})`), asc(blogCategories.id));
}

/** A category by its slug, or by one that it had before. */
export async function findCategory({ db }: Pick<App, 'db'>, slug: string) {
  const wanted = wantedSlug(slug);
  const formerly = db
    .select({ id: blogCategorySlugs.categoryId })
    .from(blogCategorySlugs)
    .where(eq(blogCategorySlugs.slug, wanted));
  const [category] = await db
    .select()
    .from(blogCategories)
    .where(or(eq(blogCategories.slug, wanted), inArray(blogCategories.id, formerly)))
    // The category that has the slug today comes first.
    .orderBy(desc(eq(blogCategories.slug, wanted)))
    .limit(1);
  return category ?? null;
}

/** Every published post, for the sitemap. */
export function publishedAddresses({ db }: Pick<App, 'db'>) {
  return db
    .select({ slug: blogPosts.slug, updatedDate: blogPosts.updatedDate })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(maxInSitemap);
}

/** More would need an index of sitemaps. */
const maxInSitemap = 40_000;

const feedLength = 20;

/** The newest posts in full, for the feeds. */
export function newestPosts({ db }: Pick<App, 'db'>) {
  return db
    .select(postColumns)
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(feedLength);
}
