import { eq } from 'drizzle-orm';
import { shortened, summaryLengths } from '../../../../shared/blog/blog-rules.ts';
import type { App, Context } from '../../../context.ts';
import { type BlogPost, blogPosts, blogSlugs, postColumns } from '../blog.tables.ts';
import { imagesIn, pictureOf } from '../images/find-images.ts';
import { plainTextOf } from '../markdown/plain-text.ts';
import { htmlOf, renderMarkdown } from '../markdown/render-markdown.ts';
import { wantedSlug } from '../wanted-slug.ts';
import { categoriesOf } from './post-links.ts';

/**
 * A post as its page shows it, by its slug. Drafts exist for administrators only. A slug that the post had before answers
 * with today's.
 */
export async function readPost(ctx: Context, slug: string) {
  const wanted = wantedSlug(slug);
  const [post] = await ctx.db.select(postColumns).from(blogPosts).where(eq(blogPosts.slug, wanted));
  if (!post) return { movedTo: await newSlugOf(ctx, wanted), post: null };
  if (!isVisible(ctx, post)) return { movedTo: null, post: null };
  const [html, picture, categories] = await Promise.all([
    renderPost(ctx, post),
    pictureOf(ctx, post.featuredImage, post.featuredImageAlt),
    categoriesOf(ctx.db, [post.id]),
  ]);
  const { content, authorId, featuredImage, featuredImageAlt, scheduledFor, excerpt, ...shown } = post;
  return {
    movedTo: null,
    post: {
      ...shown,
      hasAuthor: authorId !== null,
      metaDescription: post.metaDescription || shortened(plainTextOf(content), summaryLengths.plainText),
      html,
      picture,
      categories: categories.get(post.id) ?? [],
    },
  };
}

/** The post's HTML. Rendering takes a few milliseconds, so the HTML is kept until the post or a picture changes. */
export async function renderPost(app: App, { content }: Pick<BlogPost, 'content'>): Promise<string> {
  return renderMarkdown(content, await imagesIn(app, content));
}

/** The HTML of what is in the editor. */
export async function renderDraft(app: App, content: string): Promise<string> {
  return htmlOf(content, await imagesIn(app, content));
}

const isVisible = ({ viewer }: Context, post: BlogPost) => post.isPublished || viewer?.isAdmin === true;

async function newSlugOf(ctx: Context, oldSlug: string): Promise<string | null> {
  const [moved] = await ctx.db
    .select({ slug: blogPosts.slug, isPublished: blogPosts.isPublished })
    .from(blogSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugs.postId))
    .where(eq(blogSlugs.slug, oldSlug));
  return moved && (moved.isPublished || ctx.viewer?.isAdmin) ? moved.slug : null;
}
