import { data } from 'react-router';
import type { App } from '../../../server/context.ts';
import type {
  blogSidebar,
  listPublishedPosts,
} from '../../../server/features/blog/reading/published-posts.ts';
import { addValidator } from '../request/page-validator.server.ts';
import type { ReadContext } from '../request/request.server.ts';

type List = [Awaited<ReturnType<typeof listPublishedPosts>>, Awaited<ReturnType<typeof blogSidebar>>];

/** A list that can't be read is logged and shown empty. */
export async function orEmptyList({ logger }: App, read: () => Promise<List>): Promise<List> {
  try {
    return await read();
  } catch (error) {
    logger.error({ err: error }, 'the blog could not be read');
    return [
      { posts: [], total: 0, pageCount: 1 },
      { categories: [], recent: [] },
    ];
  }
}

/** One that can't be read is logged and looks missing. Its status says that it may come back. */
export async function orNotThere<Found>({ logger }: App, read: () => Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    logger.error({ err: error }, 'the blog could not be read');
    throw data(null, { status: 503 });
  }
}

/** Page 2 and later are pages of their own to search engines. */
export const pageAddress = (path: string, page: number) => ({
  canonical: page > 1 ? `${path}?page=${page}` : path,
});

/** Lets the browser ask next time whether the page has changed. */
export function validated<Data extends object>(context: ReadContext, loaded: Data) {
  return data(loaded, { headers: addValidator(context, loaded) });
}
