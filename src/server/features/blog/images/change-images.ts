import { randomUUID } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { type BlogImage, blogImageSizes, maxBlogImageMb } from '../../../../shared/blog/blog-images.ts';
import { blogLimits } from '../../../../shared/blog/blog-rules.ts';
import type { App, Context } from '../../../context.ts';
import { containsText } from '../../../platform/database/contains-text.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import type { ImageProblem } from '../../../platform/images/image.types.ts';
import { resizeImage } from '../../../platform/images/image-process.ts';
import { recordAdminAction } from '../../admin/admin-record.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { blogFormRefused, imageInUse, imageNotFound, imageRefused } from '../blog.errors.ts';
import { blogImages, blogPosts } from '../blog.tables.ts';
import { imageFolder, imageKey } from './image-files.ts';

const problems: Record<ImageProblem, string> = {
  unsupported: 'Choose a PNG, JPEG, WebP or AVIF picture.',
  damaged: 'This picture can’t be opened. Save it again and upload the new file.',
  too_large: 'This picture has too many pixels. Make it smaller, 40 megapixels at most, and try again.',
};

/** Stores a picture in all sizes and adds it to the library. */
export async function uploadImage(
  context: Context,
  { file, alt }: { file: { name: string; bytes: Uint8Array } | null; alt: string },
): Promise<BlogImage> {
  const ctx = requireAdmin(context);
  if (!file || file.bytes.length === 0) throw imageRefused('Choose a picture.');
  if (file.bytes.length > maxBlogImageMb * 1024 * 1024)
    throw imageRefused(`A picture can have up to ${maxBlogImageMb} MB.`);
  const description = checkedAlt(alt);
  const { sizes, width, height } = await resizeImage(file.bytes).catch((error: Error) => {
    const problem = (error as { problem?: ImageProblem }).problem;
    throw problem ? imageRefused(problems[problem]) : error;
  });
  const image = { id: randomUUID(), alt: description, width, height };
  await Promise.all(blogImageSizes.map((size) => ctx.storage.put(imageKey(image.id, size), sizes[size])));
  await ctx.db.transaction(async (tx) => {
    await tx.insert(blogImages).values({ ...image, name: file.name.slice(0, 200), createdAt: ctx.clock() });
    await recordAdminAction(ctx, tx, { action: 'upload-blog-image', subject: image.id });
  });
  return image;
}

export async function describeImage(context: Context, imageId: string, alt: string): Promise<void> {
  const ctx = requireAdmin(context);
  if (!isUuid(imageId) || !(await ctx.db.$count(blogImages, eq(blogImages.id, imageId))))
    throw imageNotFound();
  const [changed] = await ctx.db
    .update(blogImages)
    .set({ alt: checkedAlt(alt) })
    .where(eq(blogImages.id, imageId))
    .returning({ id: blogImages.id });
  if (!changed) throw imageNotFound();
}

function checkedAlt(alt: string): string {
  const description = alt.replace(/\s+/g, ' ').trim();
  if (description === '') throw blogFormRefused('Describe the picture for people who can’t see it.', 'alt');
  if (description.length > blogLimits.altText)
    throw blogFormRefused(`A description can have up to ${blogLimits.altText} characters`, 'alt');
  return description;
}

/** Refuses while a post shows it. The files go after the row, so that no row is left without its files. */
export async function deleteImage(context: Context, imageId: string): Promise<void> {
  const ctx = requireAdmin(context);
  if (!isUuid(imageId)) throw imageNotFound();
  await ctx.db.transaction(async (tx) => {
    const posts = await tx.$count(
      blogPosts,
      or(
        containsText(sql`lower(${blogPosts.content})`, imageId),
        containsText(sql`coalesce(${blogPosts.featuredImage}, '')`, imageId),
      ),
    );
    if (posts > 0) throw imageInUse(posts);
    const [deleted] = await tx.delete(blogImages).where(eq(blogImages.id, imageId)).returning();
    if (!deleted) throw imageNotFound();
    await recordAdminAction(ctx, tx, { action: 'delete-blog-image', subject: imageId });
  });
  await removeImageFiles(ctx, imageId);
}

async function removeImageFiles({ storage }: Pick<App, 'storage'>, imageId: string): Promise<void> {
  await storage.removeAll(imageFolder(imageId));
}
