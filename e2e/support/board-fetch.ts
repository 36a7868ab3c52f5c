import type { PageFetch } from '../../src/job-boards/job-board.types.ts';
import { createWebFetch } from '../../src/server/platform/web-fetch.ts';
import { isWebFetchError } from '../../src/server/platform/web-fetch-error.ts';
import type { BoardServer } from './board-server.ts';

/**
 * How the engines reach the stand-in for the boards: through the real door to the network, each address sent there. It
 * remembers the ETag of every whole list; who asks for one again and gets 304 is told so by an error.
 */
export function createBoardFetch(server: BoardServer, maxBytes = 24 * 1024 * 1024): PageFetch {
  const webFetch = createWebFetch({ allow: [`127.0.0.1:${server.port}`], maxBytes });
  const etags = new Map<string, string>();
  return async (url, { accept, signal, wholeList } = {}) => {
    const { host, pathname, search } = new URL(url);
    const etag = wholeList ? etags.get(url) : undefined;
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    try {
      const given = await webFetch(`${server.url}/${host}${pathname}${search}`, { accept, signal, headers });
      etags.set(url, given.headers.get('etag') ?? '');
      const from = given.url.replace(`${server.url}/`, 'https://');
      return { url: from, status: given.status, contentType: given.contentType, text: given.text };
    } catch (error) {
      if (!isWebFetchError(error) || error.status !== 304) throw error;
      throw Object.assign(new Error('Nothing has changed.'), { code: 'not_modified' });
    }
  };
}
