import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { ViteDevServer } from 'vite';
import type { App } from './context.ts';
import { clientAddress } from './platform/client-address.ts';
import { projectRoot } from './platform/project-root.ts';

/** The pages: React Router's part, which main.ts loads of the build. */
export type Handler = (request: Request, from: { clientAddress: string }) => Promise<Response>;

/** A résumé of 5 MB, a posting and the form around them. */
const maxBodyBytes = 7 * 1024 * 1024;
const clientBuild = join(projectRoot, 'build/client');

/** Static files, security headers, request ids and limits; everything else is React Router's. */
export function createHttpServer(app: App, handler: Handler, vite?: ViteDevServer): Server {
  const hono = new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>();
  hono.use(requestId());
  hono.use(logRequests(app));
  hono.use(
    secureHeaders({
      strictTransportSecurity:
        app.settings.baseUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
    }),
  );
  hono.use(refuseOtherSites(app));
  hono.use(compress());
  if (!vite)
    hono.use(
      serveBuild('/assets/*', 'public, max-age=31536000, immutable'),
      serveBuild('*', 'public, max-age=3600'),
    );
  hono.get('/healthz', async (c) => {
    await app.database.pool.query('select 1');
    return c.text('ok');
  });
  hono.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.text('That is too large to send. A résumé may have at most 5 MB.', 413),
    }),
  );
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
    return c.text('Something went wrong on our side. Please try again.', 500);
  });

  const listener = getRequestListener(hono.fetch, { hostname: new URL(app.settings.baseUrl).host });
  return createServer(
    vite
      ? (request, response) => vite.middlewares(request, response, () => listener(request, response))
      : listener,
  );
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A form on another site must not act in a person's name, on no route. */
function refuseOtherSites({ settings }: App): MiddlewareHandler {
  const ours = new URL(settings.baseUrl).host;
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const origin = c.req.header('Origin');
    const host = origin && URL.canParse(origin) ? new URL(origin).host : origin;
    const isForeign = host !== undefined && host !== c.req.header('Host') && host !== ours;
    if (isForeign || c.req.header('Sec-Fetch-Site') === 'cross-site')
      return c.text('This form belongs to another site.', 403);
    return next();
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
    const began = performance.now();
    await next();
    logger.debug(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - began),
      },
      'request',
    );
  };
}
