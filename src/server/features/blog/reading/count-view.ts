import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { utcDay } from '../../../platform/utc-day.ts';
import { limits } from '../../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../../rate-limits/rate-limits.ts';
import { postNotFound } from '../blog.errors.ts';
import { blogPosts, blogViews } from '../blog.tables.ts';
import { wantedSlug } from '../wanted-slug.ts';

/**
 * Counts one view of a published post on this UTC day. Administrators are not counted. Nothing is stored about the reader;
 * a page sends this once per tab, and an address is counted a limited number of times.
 */
export async function countView(ctx: Context, slug: string, address: string): Promise<void> {
  const [post] = await ctx.db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, wantedSlug(slug)), eq(blogPosts.isPublished, true)));
  if (!post) throw postNotFound();
  if (ctx.viewer?.isAdmin) return;
  await takeAttempt(ctx, limits.blogViewPerAddress, address);
  const day = utcDay(ctx.clock());
  await ctx.db
    .insert(blogViews)
    .values({ postId: post.id, day, views: 1 })
    .onConflictDoUpdate({
      target: [blogViews.postId, blogViews.day],
      set: { views: sql`${blogViews.views} + 1` },
    });
}
