import { randomBytes } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { App } from '../server/context.ts';
import type { Handler } from '../server/http.ts';
import { finishAnswer, passHeadersOn } from './lib/request/answer-headers.server.ts';
import { clientAddressContext } from './lib/request/client-address-context.server.ts';
import { appContext, nonceContext } from './lib/request/request.server.ts';
import { routeTable, routeTableContext } from './lib/request/route-table.server.ts';

/** For the test that calls every one of them. */
export const { routes } = build;

/** What main.ts loads of the built web part: screens and their actions as one function from request to response. */
export function createHandler(app: App): Handler {
  const handle = createRequestHandler(guarded(build), process.env.NODE_ENV);
  const table = routeTable(build.routes);
  return async (request, { clientAddress }) => {
    const context = new RouterContextProvider();
    context.set(clientAddressContext, clientAddress);
    context.set(appContext, app);
    context.set(routeTableContext, table);
    context.set(nonceContext, randomBytes(16).toString('base64'));
    return finishAnswer(await handle(request, context), request, context);
  };
}

/**
 * React Router's own look at the Origin is left out: it compares with the address that node sees, which is http and
 * another name behind a proxy, and so refuses our own forms. http.ts has refused other sites before.
 */
const guarded = (given: ServerBuild): ServerBuild => ({
  ...given,
  allowedActionOrigins: ['**'],
  routes: passHeadersOn(given.routes),
});
