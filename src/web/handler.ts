import { randomBytes } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { App } from '../server/context.ts';
import type { Handler } from '../server/http.ts';
import { clientAddressContext } from './lib/request/client-address-context.server.ts';
import { answerOutages } from './lib/request/outage.server.ts';
import { appContext, nonceContext } from './lib/request/request.server.ts';
import { finishResponse, forwardHeaders } from './lib/request/response-headers.server.ts';
import { bodyLimits, routeTable, routeTableContext } from './lib/request/route-table.server.ts';

/** For the access test, which calls every route. */
export const { routes } = build;

/** The entry point that main.ts loads from the web build: maps a request to a response. */
export function createHandler(app: App): Handler {
  const handle = createRequestHandler(configured(build), process.env.NODE_ENV);
  const table = routeTable(build.routes);
  const respond: Handler = async (request, { clientAddress }) => {
    const context = new RouterContextProvider();
    context.set(clientAddressContext, clientAddress);
    context.set(appContext, app);
    context.set(routeTableContext, table);
    context.set(nonceContext, randomBytes(16).toString('base64'));
    return finishResponse(await handle(request, context), request, context);
  };
  return Object.assign(respond, { maxBodyBytes: bodyLimits(build.routes) });
}

/**
 * Turns off React Router's own Origin check. It compares with the address that Node sees, which behind a proxy is http
 * and another host, so it would refuse our own forms. http.ts has already refused requests from other sites.
 */
const configured = (serverBuild: ServerBuild): ServerBuild => ({
  ...serverBuild,
  allowedActionOrigins: ['**'],
  routes: answerOutages(forwardHeaders(serverBuild.routes)),
});
