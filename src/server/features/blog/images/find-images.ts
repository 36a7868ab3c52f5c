import { desc, eq, inArray } from 'drizzle-orm';
import { type BlogImage, blogImageIdOf } from '../../../../shared/blog/blog-images.ts';
import type { App, Context } from '../../../context.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { blogFormRefused } from '../blog.errors.ts';
import { blogImages } from '../blog.tables.ts';

const columns = {
  id: blogImages.id,
  alt: blogImages.alt,
  width: blogImages.width,
  height: blogImages.height,
};

const idPattern = /\/blog\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\//g;

/** The pictures of the library that a text refers to, by id. */
export async function imagesIn({ db }: Pick<App, 'db'>, content: string): Promise<Map<string, BlogImage>> {
  const ids = [...new Set([...content.matchAll(idPattern)].map(([, id]) => id ?? ''))];
  if (ids.length === 0) return new Map();
  const rows = await db.select(columns).from(blogImages).where(inArray(blogImages.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A post's featured picture; null if it has none or the picture is gone. `alt` overrides the library's description. */
export async function pictureOf(
  { db }: Pick<App, 'db'>,
  address: string | null,
  alt: string,
): Promise<BlogImage | null> {
  const id = address === null ? null : blogImageIdOf(address);
  if (id === null) return null;
  const [row] = await db.select(columns).from(blogImages).where(eq(blogImages.id, id));
  return row ? { ...row, alt: alt || row.alt } : null;
}

/** Pages load nothing from other sites, so a featured picture has to be in the library. */
export async function requireOwnPicture(app: Pick<App, 'db'>, address: string): Promise<void> {
  if (address === '' || (await pictureOf(app, address, ''))) return;
  throw blogFormRefused(
    'Choose a picture from the image library. Pages show no pictures from other sites.',
    'featuredImage',
  );
}

const imagesPerPage = 24;

/** A page of the library, newest first. */
export async function listImages(ctx: Context, page: number) {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select({ ...columns, name: blogImages.name, createdAt: blogImages.createdAt })
    .from(blogImages)
    .orderBy(desc(blogImages.createdAt), desc(blogImages.id))
    .limit(imagesPerPage + 1)
    .offset((page - 1) * imagesPerPage);
  return { images: rows.slice(0, imagesPerPage), hasMore: rows.length > imagesPerPage };
}
