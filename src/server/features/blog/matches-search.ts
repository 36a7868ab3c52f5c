import { type SQL, sql } from 'drizzle-orm';
import { blogPosts } from './blog.tables.ts';

/** SQL condition: the post's title or content contains the text, ignoring case. Only `like` can use the index. */
export const matchesSearch = (search: string): SQL =>
  sql`${blogPosts.searchText} like '%' || lower(${search.replace(/[\\%_]/g, '\\$&')}) || '%'`;
