import { randomUUID } from 'node:crypto';
import { asc, count, eq, sql } from 'drizzle-orm';
import { categoryForm } from '../../../shared/blog/blog-forms.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { categoryInUse, categoryNotFound, slugTaken } from './blog.errors.ts';
import { blogCategories, blogCategorySlugs, postCategories } from './blog.tables.ts';
import { isUniqueViolation } from './is-unique-violation.ts';
import { parsedForm } from './parsed-form.ts';

/** All categories by name, with the number of posts in each, drafts too. */
export function listCategories(ctx: Context) {
  requireAdmin(ctx);
  return ctx.db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      description: blogCategories.description,
      posts: count(postCategories.postId),
    })
    .from(blogCategories)
    .leftJoin(postCategories, eq(postCategories.categoryId, blogCategories.id))
    .groupBy(blogCategories.id)
    .orderBy(asc(sql`lower(${blogCategories.name})`), asc(blogCategories.id));
}

/** Creates a category, or changes the one with `categoryId`. */
export async function saveCategory(
  context: Context,
  { categoryId, ...form }: { categoryId: string | null; name: string; slug: string; description: string },
): Promise<void> {
  const ctx = requireAdmin(context);
  const values = parsedForm(categoryForm, form);
  if (categoryId !== null && !isUuid(categoryId)) throw categoryNotFound();
  const id = categoryId ?? randomUUID();
  try {
    await ctx.db.transaction(async (tx) => {
      await writeCategory(tx, id, categoryId === null, { ...values, createdAt: ctx.clock() });
      await recordAdminAction(ctx, tx, {
        action: categoryId === null ? 'create-blog-category' : 'edit-blog-category',
        subject: id,
        details: { slug: values.slug },
      });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken('category') : error;
  }
}

type Values = Omit<typeof blogCategories.$inferInsert, 'id'>;

/** Keeps the old slug as a way to the category, and takes over one that led to another. */
async function writeCategory(tx: Transaction, id: string, isNew: boolean, values: Values): Promise<void> {
  await tx.delete(blogCategorySlugs).where(eq(blogCategorySlugs.slug, values.slug));
  if (isNew) {
    await tx.insert(blogCategories).values({ id, ...values });
    return;
  }
  const [before] = await tx
    .select({ slug: blogCategories.slug })
    .from(blogCategories)
    .where(eq(blogCategories.id, id))
    .for('update');
  if (!before) throw categoryNotFound();
  const { createdAt, ...changed } = values;
  await tx.update(blogCategories).set(changed).where(eq(blogCategories.id, id));
  if (before.slug !== values.slug)
    await tx.insert(blogCategorySlugs).values({ slug: before.slug, categoryId: id }).onConflictDoNothing();
}

/** Refuses while posts use it. */
export async function deleteCategory(context: Context, categoryId: string): Promise<void> {
  const ctx = requireAdmin(context);
  if (!isUuid(categoryId)) throw categoryNotFound();
  await ctx.db.transaction(async (tx) => {
    // Locked, so that nobody starts to use it between the count and the deletion.
    const [category] = await tx
      .select({ slug: blogCategories.slug })
      .from(blogCategories)
      .where(eq(blogCategories.id, categoryId))
      .for('update');
    if (!category) throw categoryNotFound();
    const posts = await tx.$count(postCategories, eq(postCategories.categoryId, categoryId));
    if (posts > 0) throw categoryInUse(posts);
    await tx.delete(blogCategories).where(eq(blogCategories.id, categoryId));
    await recordAdminAction(ctx, tx, {
      action: 'delete-blog-category',
      subject: categoryId,
      details: { slug: category.slug },
    });
  });
}
