import { randomUUID } from 'node:crypto';
import { readingMinutes, shortened, summaryLengths } from '../../../shared/blog/blog-rules.ts';
import type { App } from '../../context.ts';
import { blogCategories, blogPosts, postCategories } from '../blog/blog.tables.ts';
import { plainTextOf } from '../blog/markdown/plain-text.ts';
import { appSettings } from '../job-sync/job-sync.tables.ts';

const key = 'demo_posts';
const dayMs = 24 * 60 * 60 * 1000;

/** Adds the first posts of a new blog, once: what an administrator changes or deletes stays so. */
export async function seedDemoPosts({ db, clock }: App): Promise<void> {
  const { demoCategories, loadDemoPosts } = await import('../../../../demo/demo-posts.ts');
  const now = clock();
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(appSettings)
      .values({ key, value: 'added', updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first || (await tx.$count(blogPosts)) + (await tx.$count(blogCategories)) > 0) return;
    const ids = new Map(demoCategories.map(({ slug }) => [slug, randomUUID()]));
    await tx
      .insert(blogCategories)
      .values(
        demoCategories.map((category) => ({ ...category, id: ids.get(category.slug)!, createdAt: now })),
      )
      .onConflictDoNothing();
    for (const { slug, title, categories, tags, daysAgo, content } of loadDemoPosts()) {
      const id = randomUUID();
      const text = plainTextOf(content);
      const publishedDate = new Date(now.getTime() - daysAgo * dayMs);
      await tx.insert(blogPosts).values({
        ...{ id, slug, title, content, tags, metaTitle: title, isPublished: true },
        excerpt: shortened(text, summaryLengths.card),
        metaDescription: shortened(text, summaryLengths.plainText),
        readingTime: readingMinutes(content),
        ...{ publishedDate, updatedDate: publishedDate, createdAt: publishedDate },
      });
      await tx
        .insert(postCategories)
        .values(categories.map((category) => ({ postId: id, categoryId: ids.get(category)! })));
    }
  });
}
