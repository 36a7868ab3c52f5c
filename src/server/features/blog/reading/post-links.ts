import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { blogCategories, postCategories } from '../blog.tables.ts';

export type LinkedCategory = { id: string; name: string; slug: string };

/** The categories of each post, by name. */
export async function categoriesOf(
  db: DatabaseOrTransaction,
  postIds: string[],
): Promise<Map<string, LinkedCategory[]>> {
  const linked = new Map<string, LinkedCategory[]>();
  if (postIds.length === 0) return linked;
  const rows = await db
    .select({
      postId: postCategories.postId,
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
    })
    .from(postCategories)
    .innerJoin(blogCategories, eq(blogCategories.id, postCategories.categoryId))
    .where(inArray(postCategories.postId, postIds))
    .orderBy(asc(sql`lower(${blogCategories.name})`), asc(blogCategories.id));
  for (const { postId, ...category } of rows) linked.set(postId, [...(linked.get(postId) ?? []), category]);
  return linked;
}
