import { count, desc, eq } from 'drizzle-orm';
import { adminPostsPerPage } from '../../../../shared/blog/blog-rules.ts';
import type { Context } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { profiles } from '../../accounts/accounts.tables.ts';
import { recordAdminAction } from '../../admin/admin-record.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { postNotFound } from '../blog.errors.ts';
import { blogPosts, blogRevisions, postColumns } from '../blog.tables.ts';
import { shareImagesOf } from '../images/share-image.ts';
import { matchesSearch } from '../matches-search.ts';
import { categoriesOf } from '../reading/post-links.ts';
import { wantedSlug } from '../wanted-slug.ts';
import { lockedPost } from './save-post.ts';

/** A page of all posts, newest first, whose title or content contains the search text. */
export async function listAllPosts(ctx: Context, { page, search }: { page: number; search: string }) {
  requireAdmin(ctx);
  const where = search ? matchesSearch(search) : undefined;
  const [posts, [counted]] = await Promise.all([
    ctx.db
      .select({
        id: blogPosts.id,
        slug: blogPosts.slug,
        title: blogPosts.title,
        isPublished: blogPosts.isPublished,
        scheduledFor: blogPosts.scheduledFor,
        publishedDate: blogPosts.publishedDate,
        createdAt: blogPosts.createdAt,
      })
      .from(blogPosts)
      .where(where)
      .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
      .limit(adminPostsPerPage)
      .offset((page - 1) * adminPostsPerPage),
    ctx.db.select({ posts: count() }).from(blogPosts).where(where),
  ]);
  const total = counted?.posts ?? 0;
  return { posts, total, pageCount: Math.max(1, Math.ceil(total / adminPostsPerPage)) };
}

/** A post by its id or slug, with the ids of its categories; null if there is none. */
export async function findPost(ctx: Context, ref: string) {
  requireAdmin(ctx);
  const isRef = isUuid(ref) ? eq(blogPosts.id, ref) : eq(blogPosts.slug, wantedSlug(ref));
  const [post] = await ctx.db.select(postColumns).from(blogPosts).where(isRef);
  if (!post) return null;
  const categories = (await categoriesOf(ctx.db, [post.id])).get(post.id) ?? [];
  return { ...post, categoryIds: categories.map(({ id }) => id) };
}

/** Who saved the newest version, and when. */
export async function lastSave(ctx: Context, postId: string) {
  requireAdmin(ctx);
  const [save] = await ctx.db
    .select({
      version: blogRevisions.version,
      createdAt: blogRevisions.createdAt,
      savedBy: profiles.username,
    })
    .from(blogRevisions)
    .leftJoin(profiles, eq(profiles.id, blogRevisions.authorId))
    .where(eq(blogRevisions.postId, postId))
    .orderBy(desc(blogRevisions.version))
    .limit(1);
  return save ?? null;
}

export async function deletePost(context: Context, postId: string): Promise<void> {
  const ctx = requireAdmin(context);
  if (!isUuid(postId)) throw postNotFound();
  await ctx.db.transaction(async (tx) => {
    const { slug } = await lockedPost(tx, postId);
    await tx.delete(blogPosts).where(eq(blogPosts.id, postId));
    await recordAdminAction(ctx, tx, { action: 'delete-blog-post', subject: postId, details: { slug } });
  });
  await ctx.storage.removeAll(shareImagesOf(postId));
}
