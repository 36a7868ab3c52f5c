import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { postingPages } from './posting-pages.ts';
import { listen, type TestServer } from './test-server.ts';

/** A fake careers site with postings in various formats, and pages without a posting. */
export function startPostingServer(port = 0): Promise<TestServer> {
  const server = createServer((request, response) => {
    const page = postingPages[new URL(request.url ?? '/', 'http://localhost').pathname];
    if (!page) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>This job is no longer open</h1>');
    } else if (page.gzip) {
      response.writeHead(200, { ...page.headers, 'content-encoding': 'gzip' }).end(gzipSync(page.body));
    } else {
      response.writeHead(page.status ?? 200, page.headers).end(page.body);
    }
  });
  return listen(server, port);
}
