import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { blogNameOf } from '../../../../shared/blog/blog-rules.ts';
import { counted } from '../../../../shared/plural.ts';
import type { App } from '../../../context.ts';
import type { ShareCard } from '../../../platform/images/image.types.ts';
import { drawShareCard } from '../../../platform/images/image-process.ts';
import { blogPosts } from '../blog.tables.ts';
import { wantedSlug } from '../wanted-slug.ts';

/** Where the drawn share images of a post are. */
export const shareImagesOf = (postId: string) => `blog-share/${postId}`;

/** Part of the file's name, so that a new drawing replaces the stored ones. */
const drawing = 1;

/** The drawn share image of a published post without a picture; null if there is no such post. Drawn once per title. */
export async function shareImage(
  app: App,
  slug: string,
): Promise<{ bytes: Uint8Array; etag: string } | null> {
  const [post] = await app.db
    .select({ id: blogPosts.id, title: blogPosts.title, readingTime: blogPosts.readingTime })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, wantedSlug(slug)), eq(blogPosts.isPublished, true)));
  if (!post) return null;
  const card = {
    heading: blogNameOf(app.site.current.productName),
    title: post.title,
    footer: `${counted(post.readingTime, 'minute')} to read`,
  };
  const etag = nameOf(card);
  const key = `${shareImagesOf(post.id)}/${etag}`;
  const stored = await app.storage.get(key);
  if (stored) return { bytes: stored, etag };
  const bytes = await drawShareCard(card);
  await app.storage.removeAll(shareImagesOf(post.id));
  await app.storage.put(key, bytes);
  return { bytes, etag };
}

const nameOf = (card: ShareCard) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, 24);
