import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { type PostForm, postForm } from '../../../../shared/blog/blog-forms.ts';
import { readingMinutes, shortened, summaryLengths } from '../../../../shared/blog/blog-rules.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { recordAdminAction } from '../../admin/admin-record.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { blogFormRefused, postNotFound, savedMeanwhile, slugTaken } from '../blog.errors.ts';
import {
  type BlogPost,
  blogCategories,
  blogPosts,
  blogSlugs,
  postCategories,
  postColumns,
} from '../blog.tables.ts';
import { requireOwnPicture } from '../images/find-images.ts';
import { isUniqueViolation } from '../is-unique-violation.ts';
import { plainTextOf } from '../markdown/plain-text.ts';
import { parsedForm } from '../parsed-form.ts';
import { keepRevision } from './keep-revision.ts';

export type PostInput = { [Field in keyof PostForm]: string } & {
  /** Null for a new post. */
  postId: string | null;
  /** The version that the editor started from. */
  version: number;
  isPublished: boolean;
  /** An ISO time; a published post with a time to come waits for it as a draft. Empty for now. */
  scheduledFor: string;
  categoryIds: string[];
};

/** Creates or changes a post. Returns where it is now. */
export async function savePost(context: Context, input: PostInput): Promise<{ id: string; slug: string }> {
  const ctx = requireAdmin(context);
  const form = parsedForm(postForm, input);
  const publication = publicationOf(ctx, input);
  await requireOwnPicture(ctx, form.featuredImage);
  if (input.postId !== null && !isUuid(input.postId)) throw postNotFound();
  try {
    return await ctx.db.transaction(async (tx) => {
      const before = input.postId === null ? null : await lockedPost(tx, input.postId);
      if (before && before.version !== input.version) throw savedMeanwhile();
      const post = postAfter(ctx, before, form, publication);
      await writePost(tx, before, post);
      await linkCategories(tx, post.id, input.categoryIds);
      await keepRevision(tx, ctx, post);
      await recordAdminAction(ctx, tx, {
        action: before ? 'edit-blog-post' : 'create-blog-post',
        subject: post.id,
        details: { slug: post.slug, published: post.isPublished },
      });
      return { id: post.id, slug: post.slug };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken('post') : error;
  }
}

type Publication = Pick<BlogPost, 'isPublished' | 'scheduledFor'>;

function publicationOf(ctx: Context, input: PostInput): Publication {
  if (!input.isPublished) return { isPublished: false, scheduledFor: null };
  if (input.scheduledFor === '') return { isPublished: true, scheduledFor: null };
  const moment = new Date(input.scheduledFor);
  if (Number.isNaN(moment.getTime())) throw blogFormRefused('Choose a date and a time', 'scheduledFor');
  return moment > ctx.clock()
    ? { isPublished: false, scheduledFor: moment }
    : { isPublished: true, scheduledFor: null };
}

export async function lockedPost(tx: Transaction, id: string): Promise<BlogPost> {
  const [post] = await tx.select(postColumns).from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  if (!post) throw postNotFound();
  return post;
}

/** A missing summary or meta text comes from the content or title, and follows them until somebody writes one. */
function postAfter(
  ctx: SignedInContext,
  before: BlogPost | null,
  form: PostForm,
  publication: Publication,
): BlogPost {
  const now = ctx.clock();
  const text = plainTextOf(form.content);
  const [then, next] = [summariesOf(before ? plainTextOf(before.content) : ''), summariesOf(text)];
  const own = (value: string, derived: string | undefined) => (value === derived ? '' : value);
  return {
    id: before?.id ?? randomUUID(),
    slug: form.slug,
    title: form.title,
    content: form.content,
    excerpt: own(form.excerpt, then.excerpt) || next.excerpt,
    featuredImage: form.featuredImage || null,
    featuredImageAlt: form.featuredImageAlt,
    metaTitle: own(form.metaTitle, before?.title) || form.title,
    metaDescription: own(form.metaDescription, then.metaDescription) || next.metaDescription,
    ...publication,
    tags: form.tags,
    readingTime: readingMinutes(form.content),
    publishedDate: publication.isPublished ? (before?.publishedDate ?? now) : (before?.publishedDate ?? null),
    updatedDate: now,
    createdAt: before?.createdAt ?? now,
    authorId: before ? before.authorId : ctx.viewer.id,
    version: (before?.version ?? 0) + 1,
  };
}

const summariesOf = (text: string) => ({
  excerpt: shortened(text, summaryLengths.card),
  metaDescription: shortened(text, summaryLengths.plainText),
});

/** Keeps the old slug as a way to the post, and takes over one that led to another. */
async function writePost(tx: Transaction, before: BlogPost | null, post: BlogPost): Promise<void> {
  if (!before) await tx.insert(blogPosts).values(post);
  else await tx.update(blogPosts).set(post).where(eq(blogPosts.id, post.id));
  if (before?.slug === post.slug) return;
  await tx.delete(blogSlugs).where(eq(blogSlugs.slug, post.slug));
  if (before) await tx.insert(blogSlugs).values({ slug: before.slug, postId: post.id }).onConflictDoNothing();
}

async function linkCategories(tx: Transaction, postId: string, chosen: string[]): Promise<void> {
  await tx.delete(postCategories).where(eq(postCategories.postId, postId));
  const ids = chosen.filter(isUuid);
  if (ids.length === 0) return;
  // One that was deleted while the editor was open is left out.
  const known = await tx
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(inArray(blogCategories.id, ids))
    .for('key share');
  if (known.length > 0)
    await tx.insert(postCategories).values(known.map(({ id }) => ({ postId, categoryId: id })));
}
