import { createServer, type ServerResponse } from 'node:http';
import { createServer as createRawServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { listen, type TestServer } from './test-server.ts';

type Respond = (response: ServerResponse) => void;

const FIFTY_MB = 50 * 1024 * 1024;
const html = { 'content-type': 'text/html; charset=utf-8' };

/** Each path is a way in which a page can harm the program that reads it. */
const RESPONSES: Record<string, Respond> = {
  '/endless': (response) => {
    response.writeHead(200, html);
    pour(response, 'x'.repeat(64 * 1024));
  },
  '/slow-drip': (response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(timer));
  },
  '/slow-headers': () => {},
  '/gzip-bomb': (response) => {
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
    response.end(bomb());
  },
  '/gzip-in-gzip-bomb': (response) => {
    response.writeHead(200, { ...html, 'content-encoding': 'gzip, gzip' });
    response.end(gzipSync(bomb()));
  },
  '/stacked-encodings': (response) => {
    response.writeHead(200, { ...html, 'content-encoding': Array(50).fill('gzip').join(', ') });
    response.end(gzipSync('hello'));
  },
  '/broken-gzip': (response) => {
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
    response.end('this is not gzip');
  },
  '/declared-huge': (response) => {
    response.writeHead(200, { ...html, 'content-length': String(FIFTY_MB) });
    response.write('a little');
  },
  '/cut-short': (response) => {
    response.writeHead(200, { ...html, 'content-length': '1000' });
    response.write('only this much', () => response.destroy());
  },
  '/redirect-loop': (response) => redirect(response, '/redirect-loop'),
  '/to-loopback': (response) => redirect(response, 'http://127.0.0.1/'),
  '/to-metadata': (response) => redirect(response, 'http://169.254.169.254/latest/meta-data/'),
  '/to-loopback-v6': (response) => redirect(response, 'http://[::1]/'),
  '/to-mapped-v6': (response) => redirect(response, 'http://[::ffff:127.0.0.1]/'),
  '/to-decimal': (response) => redirect(response, 'http://2130706433/'),
  '/to-file': (response) => redirect(response, 'file:///etc/passwd'),
  '/to-data': (response) => redirect(response, 'data:text/html,<h1>hello</h1>'),
  '/to-odd-port': (response) => redirect(response, 'http://127.0.0.1:22/'),
  '/to-credentials': (response) => redirect(response, 'http://user:secret@posting.example/'),
  '/to-nowhere': (response) => redirect(response, 'http://[not an address'),
  '/no-content-type': (response) => {
    response.writeHead(200);
    response.end('<h1>Untyped</h1>');
  },
  '/binary': (response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    response.end(Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)));
  },
  '/huge-headers': (response) => {
    response.writeHead(200, { ...html, 'x-padding': 'y'.repeat(200 * 1024) });
    response.end('<p>hello</p>');
  },
  '/deep-page': (response) => {
    response.writeHead(200, html);
    response.end(`${'<div>'.repeat(100_000)}deep`);
  },
};

/** A web server that misbehaves in a different way on each path. */
export function startHostileServer(port = 0): Promise<TestServer> {
  const server = createServer((request, response) => {
    const respond = RESPONSES[new URL(request.url ?? '/', 'http://localhost').pathname];
    if (respond) return respond(response);
    response.writeHead(404).end();
  });
  return listen(server, port);
}

/** A server that doesn't speak HTTP, but sends `bytes` to every client. */
export function startNonsenseServer(bytes: string): Promise<TestServer> {
  return listen(
    createRawServer((socket: Socket) => {
      socket.on('error', () => {});
      socket.end(bytes);
    }),
    0,
  );
}

function pour(response: ServerResponse, chunk: string): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk)) {}
  };
  response.on('drain', more);
  more();
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location });
  response.end();
}

let compressed: Buffer | undefined;

function bomb(): Buffer {
  compressed ??= gzipSync(Buffer.alloc(FIFTY_MB));
  return compressed;
}
