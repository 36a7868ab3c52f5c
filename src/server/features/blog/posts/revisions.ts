import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { profiles } from '../../accounts/accounts.tables.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { postNotFound, revisionNotFound } from '../blog.errors.ts';
import { blogRevisions } from '../blog.tables.ts';
import { findPost } from './admin-posts.ts';
import { savePost } from './save-post.ts';
import { type TextDifference, textDifference } from './text-difference.ts';

const revisedFields = {
  title: 'Title',
  content: 'Content',
  excerpt: 'Excerpt',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  tags: 'Tags',
} as const;
type Field = keyof typeof revisedFields;
type Revision = typeof blogRevisions.$inferSelect;

/** The versions of a post, newest first, and what the chosen one changed, or how it differs from today's. */
export async function listRevisions(
  context: Context,
  postRef: string,
  { version, against }: { version: number | null; against: 'before' | 'now' },
) {
  const ctx = requireAdmin(context);
  const post = await findPost(ctx, postRef);
  if (!post) throw postNotFound();
  const rows = await ctx.db
    .select({
      version: blogRevisions.version,
      title: blogRevisions.title,
      createdAt: blogRevisions.createdAt,
      savedBy: profiles.username,
    })
    .from(blogRevisions)
    .leftJoin(profiles, eq(profiles.id, blogRevisions.authorId))
    .where(eq(blogRevisions.postId, post.id))
    .orderBy(desc(blogRevisions.version));
  const shown = version ?? rows[0]?.version ?? 0;
  const other = against === 'now' ? rows[0]?.version : rows.find((row) => row.version < shown)?.version;
  const [chosen, compared] = await Promise.all([
    revisionOf(ctx, post.id, shown),
    other === undefined ? null : revisionOf(ctx, post.id, other),
  ]);
  if (!chosen) throw revisionNotFound();
  const [from, to] = against === 'now' ? [chosen, compared] : [compared, chosen];
  return {
    post: { id: post.id, slug: post.slug, title: post.title, version: post.version },
    revisions: rows,
    shown,
    changes: differences(from, to),
  };
}

async function revisionOf({ db }: Context, postId: string, version: number): Promise<Revision | null> {
  const [row] = await db
    .select()
    .from(blogRevisions)
    .where(and(eq(blogRevisions.postId, postId), eq(blogRevisions.version, version)));
  return row ?? null;
}

export type FieldChange = { label: string; difference: TextDifference };

function differences(from: Revision | null, to: Revision | null): FieldChange[] {
  const textOf = (revision: Revision | null, field: Field) => {
    const value = revision?.[field] ?? '';
    return typeof value === 'string' ? value : value.join(', ');
  };
  return (Object.keys(revisedFields) as Field[]).flatMap((field) => {
    const [before, after] = [textOf(from, field), textOf(to, field)];
    return before === after
      ? []
      : [{ label: revisedFields[field], difference: textDifference(before, after) }];
  });
}

/** Saves an old version again as the newest. The slug, pictures, categories and publication stay as they are. */
export async function restoreRevision(context: Context, postRef: string, version: number): Promise<void> {
  const ctx = requireAdmin(context);
  const post = await findPost(ctx, postRef);
  if (!post) throw postNotFound();
  const revision = await revisionOf(ctx, post.id, version);
  if (!revision) throw revisionNotFound();
  const { title, content, excerpt, metaTitle, metaDescription, tags } = revision;
  await savePost(ctx, {
    ...{ title, content, excerpt, metaTitle, metaDescription },
    postId: post.id,
    version: post.version,
    slug: post.slug,
    tags: tags.join(', '),
    featuredImage: post.featuredImage ?? '',
    featuredImageAlt: post.featuredImageAlt,
    isPublished: post.isPublished || post.scheduledFor !== null,
    scheduledFor: post.scheduledFor?.toISOString() ?? '',
    categoryIds: post.categoryIds,
  });
}
