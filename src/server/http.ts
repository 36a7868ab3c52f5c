import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { ViteDevServer } from 'vite';
import type { App } from './context.ts';
import { isDatabaseUnavailable } from './platform/database/database-unavailable.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { isSameOrigin } from './platform/http/same-origin.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { projectRoot } from './platform/project-root.ts';

/** React Router's request handler, which main.ts loads from the build. */
export type Handler = {
  (request: Request, from: { clientAddress: string }): Promise<Response>;
  /** How many bytes may be posted to a path. Unknown under `npm run dev`. */
  maxBodyBytes?(path: string): number;
};

/** No form takes more. */
const maxBodyBytes = 7 * 1024 * 1024;

const serverLimits = {
  maxHeaderSize: 16 * 1024,
  /** Ends connections of clients that send their headers very slowly. */
  headersTimeout: 15_000,
  /** Long enough to upload a résumé over a slow mobile connection. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  /** Without this, Node would respond itself, without our headers. */
  requireHostHeader: false,
};
/** Socket timeout. Live updates send something every 25 seconds, so they stay open. */
const idleMs = 120_000;

const healthMs = 3_000;

const clientBuild = join(projectRoot, 'build/client');

/** Adds security headers, request ids and limits, and serves static files. React Router handles everything else. */
export function createHttpServer(app: App, handler: Handler, vite?: ViteDevServer): Server {
  const hono = new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>();
  hono.use(requestId());
  hono.use(logRequests(app));
  hono.use(refuseOtherMethods);
  hono.use(refuseCrossOrigin(app));
  hono.use(compress());
  if (!vite)
    hono.use(
      serveBuild('/assets/*', 'public, max-age=31536000, immutable'),
      serveBuild('*', 'public, max-age=3600'),
    );
  hono.get('/healthz', async (c) =>
    (await isAnswering(app)) ? c.text('ok') : c.text('The database does not answer.', 503),
  );
  hono.use(limitBodies(handler));
  hono.all('*', (c) =>
    handler(c.req.raw, {
      clientAddress: clientAddress(
        c.env.incoming.socket.remoteAddress,
        c.req.header('X-Forwarded-For'),
        app.settings.trustedProxies,
      ),
    }),
  );
  hono.onError((error, c) => {
    app.logger.error({ err: error, requestId: c.get('requestId') }, 'a request failed');
    const status = isDatabaseUnavailable(error) ? 503 : 500;
    return c.text('Something went wrong on our side. Please try again.', status);
  });

  const listener = getRequestListener(hono.fetch, { hostname: new URL(app.settings.baseUrl).host });
  return guardedServer(
    { ...securityHeaders(app.settings), 'Cache-Control': 'no-store' },
    vite
      ? (request, response) => vite.middlewares(request, response, () => listener(request, response))
      : listener,
  );
}

/** Whether the database answers a query in time. A health check that waits tells nobody anything. */
async function isAnswering({ database }: App): Promise<boolean> {
  const late = pause(healthMs, false, { ref: false });
  return Promise.race([
    late,
    database.pool.query('select 1').then(
      () => true,
      () => false,
    ),
  ]);
}

/** Sets the headers before anything responds, so that every response has them, even one to malformed HTTP. */
function guardedServer(headers: Record<string, string>, listener: RequestListener): Server {
  const respond: RequestListener = (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return listener(request, response);
  };
  const server = createServer(serverLimits, respond);
  server.timeout = idleMs;
  server.maxHeadersCount = 100;
  server.on('checkExpectation', respond);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
    const status = clientErrorStatuses[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  });
  return server;
}

const clientErrorStatuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const safeMethods = new Set(['GET', 'HEAD']);

/** Forms use POST. React Router would accept PUT or DELETE as well, and respond to other methods in inconsistent ways. */
const refuseOtherMethods: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'POST' || safeMethods.has(c.req.method)) return next();
  return c.text('This address doesn’t accept that kind of request.', 405, { Allow: 'GET, HEAD, POST' });
};

function refuseCrossOrigin({ settings }: App): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || isSameOrigin((name) => c.req.header(name), settings)) return next();
    return c.text('This form came from another site.', 403);
  };
}

function limitBodies(handler: Handler): MiddlewareHandler {
  return (c, next) => {
    // These have no body, and finding the route of a path takes a millisecond or two.
    if (safeMethods.has(c.req.method)) return next();
    const maxSize = handler.maxBodyBytes?.(c.req.path) ?? maxBodyBytes;
    const detail = maxSize === maxBodyBytes ? ' A résumé may have at most 5 MB.' : '';
    const message = `That is too large to send.${detail}`;
    // The rest of the body is not read, so nothing else can come over this connection.
    const onError = () => c.text(message, 413, { Connection: 'close' });
    return bodyLimit({ maxSize, onError })(c, next);
  };
}

function serveBuild(path: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({
    root: clientBuild,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', cacheControl),
  });
  const prefix = path.replace('*', '');
  return (c, next) => (c.req.path.startsWith(prefix) && c.req.path !== '/' ? serve(c, next) : next());
}

function logRequests({ logger }: App): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    logger.debug(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  };
}
