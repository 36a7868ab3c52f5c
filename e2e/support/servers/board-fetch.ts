import type { PageFetch } from '../../../src/job-boards/job-board.types.ts';
import { createWebFetch } from '../../../src/server/platform/web-fetch/web-fetch.ts';
import { isWebFetchError } from '../../../src/server/platform/web-fetch/web-fetch-error.ts';
import type { BoardServer } from './board-server.ts';

/**
 * Sends all requests of the board readers to the fake boards, through the real web-fetch. Remembers the ETag of every whole
 * list; if a repeated request gets 304, it throws `not_modified`.
 */
export function createBoardFetch(server: BoardServer, maxBytes = 24 * 1024 * 1024): PageFetch {
  const webFetch = createWebFetch({
    allow: [`127.0.0.1:${server.port}`],
    maxBytes,
    maxMs: 30_000,
    via: ({ host, pathname, search }) => new URL(`${server.url}/${host}${pathname}${search}`),
  });
  const etags = new Map<string, string>();
  return async (url, { accept, signal, wholeList } = {}) => {
    const etag = wholeList ? etags.get(url) : undefined;
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    try {
      const response = await webFetch(url, { accept, signal, headers });
      etags.set(url, response.headers.get('etag') ?? '');
      return response;
    } catch (error) {
      if (!isWebFetchError(error) || error.status !== 304) throw error;
      throw Object.assign(new Error('Nothing has changed.'), { code: 'not_modified' });
    }
  };
}
