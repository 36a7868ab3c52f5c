import { z } from '../zod.ts';
import { blogLimits, slugFromName, tagsOf } from './blog-rules.ts';

const slug = (required: string) =>
  z
    .string()
    .trim()
    .min(1, required)
    .max(blogLimits.slug, `A slug can have up to ${blogLimits.slug} characters`)
    .refine((text) => text === slugFromName(text), 'Use only lowercase letters, numbers and hyphens');

const upTo = (limit: number, what: string) =>
  z
    .string()
    .trim()
    .max(limit, `${what} can have up to ${limit.toLocaleString('en')} characters`);

export const categoryForm = z.object({
  name: upTo(blogLimits.categoryName, 'A name').min(1, 'Name is required'),
  slug: slug('Slug is required'),
  description: upTo(blogLimits.categoryDescription, 'A description'),
});

export const postForm = z.object({
  title: upTo(blogLimits.title, 'A title').min(1, 'Title is required'),
  slug: slug('Slug is required'),
  content: z
    .string()
    .max(blogLimits.content, `A post can have up to ${blogLimits.content.toLocaleString('en')} characters`)
    .refine((text) => text.trim() !== '', 'Content is required'),
  excerpt: upTo(blogLimits.excerpt, 'An excerpt'),
  featuredImage: upTo(2_000, 'An image address'),
  featuredImageAlt: upTo(blogLimits.altText, 'A description'),
  metaTitle: upTo(blogLimits.metaTitle, 'A meta title'),
  metaDescription: upTo(blogLimits.metaDescription, 'A meta description'),
  tags: z
    .string()
    .transform(tagsOf)
    .refine((tags) => tags.length <= blogLimits.tags, `A post can have up to ${blogLimits.tags} tags`)
    .refine(
      (tags) => tags.every((tag) => tag.length <= blogLimits.tag),
      `A tag can have up to ${blogLimits.tag} characters`,
    ),
});
export type PostForm = z.infer<typeof postForm>;
