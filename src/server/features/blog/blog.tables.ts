import { desc, getTableColumns, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const author = () => text('author_id').references(() => users.id, { onDelete: 'set null' });

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    /** Markdown. */
    content: text('content').notNull(),
    excerpt: text('excerpt').notNull(),
    /** The address of a picture of ours. */
    featuredImage: text('featured_image'),
    featuredImageAlt: text('featured_image_alt').notNull().default(''),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    /** When a draft publishes itself. */
    scheduledFor: moment('scheduled_for'),
    tags: text('tags').array().notNull().default([]),
    readingTime: integer('reading_time').notNull(),
    /** When it was first published. */
    publishedDate: moment('published_date'),
    updatedDate: moment('updated_date').notNull(),
    createdAt: moment('created_at').notNull(),
    authorId: author(),
    /** Counts the saves. An editor that started from an older one is asked before it overwrites. */
    version: integer('version').notNull().default(1),
    /** What searches look through. Stored, because lower-casing every post takes longer than searching. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(title || E'\\n' || content)`),
  },
  (table) => [
    // The migration leaves it out where the database has no trigrams; searches are slower there.
    index('blog_posts_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('blog_posts_published').on(desc(table.publishedDate), desc(table.id)).where(sql`is_published`),
    index('blog_posts_created_at').on(desc(table.createdAt), desc(table.id)),
    index('blog_posts_scheduled_for').on(table.scheduledFor).where(sql`scheduled_for is not null`),
    index('blog_posts_author_id').on(table.authorId),
  ],
);
/** All that a post is: what searches look through repeats it. */
const { searchText: _, ...columns } = getTableColumns(blogPosts);
export const postColumns = columns;
export type BlogPost = Omit<typeof blogPosts.$inferSelect, 'searchText'>;

export const blogCategories = pgTable('blog_categories', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const postCategories = pgTable(
  'post_categories',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** Without a cascade: a category in use can't be deleted, not even by a race. */
    categoryId: uuid('category_id')
      .notNull()
      .references(() => blogCategories.id),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    index('post_categories_category_id').on(table.categoryId),
  ],
);

/** What a post said after each save. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    id: uuid('id').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    excerpt: text('excerpt').notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    tags: text('tags').array().notNull(),
    authorId: author(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('blog_revisions_post_id_version').on(table.postId, desc(table.version)),
    index('blog_revisions_author_id').on(table.authorId),
  ],
);

/** Slugs that posts had before; they lead to the post's slug of today. */
export const blogSlugs = pgTable(
  'blog_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_slugs_post_id').on(table.postId)],
);

/** Slugs that categories had before; they lead to the category's slug of today. */
export const blogCategorySlugs = pgTable(
  'blog_category_slugs',
  {
    slug: text('slug').primaryKey(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => blogCategories.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_category_slugs_category_id').on(table.categoryId)],
);

/** The image library. The files are in the storage. */
export const blogImages = pgTable(
  'blog_images',
  {
    id: uuid('id').primaryKey(),
    /** The name of the uploaded file, a label only. */
    name: text('name').notNull(),
    /** For people who don't see it; empty if it is decoration. */
    alt: text('alt').notNull(),
    /** Of the large size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('blog_images_created_at').on(desc(table.createdAt), desc(table.id))],
);

/** Views of each post on each UTC day. Nothing about who viewed it. */
export const blogViews = pgTable(
  'blog_views',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day] }), index('blog_views_day').on(table.day)],
);
