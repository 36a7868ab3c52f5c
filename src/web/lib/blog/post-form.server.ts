import type { Context } from '../../../server/context.ts';
import { type findPost, lastSave } from '../../../server/features/blog/posts/admin-posts.ts';
import { type PostInput, savePost } from '../../../server/features/blog/posts/save-post.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import type { PostFields } from '../../components/blog-editor/post-fields.ts';
import { redirectWithToast } from '../request/request.server.ts';
import { blogActionError } from './blog-action-error.server.ts';

/** The input of `savePost` from the editor's form. */
function postInputOf(form: FormData, postId: string | null): PostInput {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    postId,
    version: Number(text('version')) || 0,
    title: text('title'),
    slug: text('slug'),
    content: text('content').replaceAll('\r\n', '\n'),
    excerpt: text('excerpt').replaceAll('\r\n', '\n'),
    featuredImage: text('featuredImage'),
    featuredImageAlt: text('featuredImageAlt'),
    metaTitle: text('metaTitle'),
    metaDescription: text('metaDescription').replaceAll('\r\n', '\n'),
    tags: text('tags'),
    isPublished: form.get('isPublished') === 'on',
    scheduledFor: inUtc(text('scheduledFor')),
    categoryIds: form.getAll('categoryId').map(String),
  };
}

/** Without JavaScript the field sends a time without a zone, and its label says UTC. */
const inUtc = (time: string) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? `${time}Z` : time);

/** Saves the editor's form. What was typed comes back with a refusal, so that nothing is lost without JavaScript either. */
export async function savePostForm(ctx: Context, form: FormData, postId: string | null) {
  const input = postInputOf(form, postId);
  try {
    await savePost(ctx, input);
  } catch (error) {
    const isConflict = isAppError(error) && error.code === 'saved_meanwhile' && postId !== null;
    const otherSave = isConflict ? ((await lastSave(ctx, postId)) ?? undefined) : undefined;
    const { postId: _id, version: _version, ...typed } = input;
    return blogActionError(ctx, error, 'Failed to save post', {
      typed: typed satisfies PostFields,
      otherSave,
    });
  }
  return redirectWithToast('/admin/blog', {
    kind: 'success',
    title: postId === null ? 'Post created successfully' : 'Post updated successfully',
  });
}

type FoundPost = NonNullable<Awaited<ReturnType<typeof findPost>>>;

export const fieldsOf = (post: FoundPost): PostFields => ({
  title: post.title,
  slug: post.slug,
  content: post.content,
  excerpt: post.excerpt,
  featuredImage: post.featuredImage ?? '',
  featuredImageAlt: post.featuredImageAlt,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
  tags: post.tags.join(', '),
  categoryIds: post.categoryIds,
  isPublished: post.isPublished || post.scheduledFor !== null,
  scheduledFor: post.scheduledFor?.toISOString() ?? '',
});
