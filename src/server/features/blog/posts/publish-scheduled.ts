import { lte, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { blogPosts } from '../blog.tables.ts';

/** Publishes the drafts whose time has come. They carry that time, even if the server was down then. */
export async function publishScheduledPosts({ db, clock }: App): Promise<void> {
  await db
    .update(blogPosts)
    .set({
      isPublished: true,
      publishedDate: sql`coalesce(${blogPosts.publishedDate}, ${blogPosts.scheduledFor})`,
      updatedDate: sql`${blogPosts.scheduledFor}`,
      scheduledFor: null,
    })
    .where(lte(blogPosts.scheduledFor, clock()));
}
