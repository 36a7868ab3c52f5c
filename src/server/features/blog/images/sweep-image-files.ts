import { inArray } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { blogImages } from '../blog.tables.ts';
import { imagesFolder } from './image-files.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes files without a row, left over when the server was killed during an upload or a deletion. */
export async function sweepImageFiles({ db, storage, clock }: App): Promise<void> {
  const old = clock().getTime() - dayMs;
  const files = (await storage.list(imagesFolder)).filter(({ writtenAt }) => writtenAt.getTime() < old);
  const ids = [...new Set(files.map(({ key }) => key.split('/')[1] ?? '').filter(isUuid))];
  if (ids.length === 0) return;
  const rows = await db.select({ id: blogImages.id }).from(blogImages).where(inArray(blogImages.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  for (const { key } of files) if (!known.has(key.split('/')[1] ?? '')) await storage.remove(key);
}
