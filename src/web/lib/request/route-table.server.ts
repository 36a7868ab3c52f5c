import { createContext, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { type Access, access, defaultFormKb } from '../../access.ts';

/** A route, its access table rows from the root down, and whether it renders a page. */
export type GuardedRoute = { id: string; rows: Access[]; isPage: boolean };
export type RouteTable = ReadonlyMap<string, GuardedRoute>;

export const routeTableContext = createContext<RouteTable>();

const rows: Record<string, Access> = access;
/** Routes that exist only under `npm run dev`. */
const developmentRows: Record<string, Access> = { 'routes/dev-ui': {} };

/** The build's routes by URL pattern, which is how the router reports what a request matched. */
export function routeTable(routes: ServerBuild['routes']): RouteTable {
  const table = new Map<string, GuardedRoute>();
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  for (const [id, route] of Object.entries(routes)) {
    if (!route || parents.has(id)) continue;
    const chain = chainOf(routes, id);
    const pattern = chain.flatMap(({ path }) => path || []).join('/') || '/';
    table.set(pattern, {
      id,
      rows: chain.map((each) => rowOf(each.id)),
      isPage: route.module.default !== undefined,
    });
  }
  return table;
}

/** Returns a function that knows how many bytes may be posted to a path, as the access table says. */
export function bodyLimits(routes: ServerBuild['routes']): (path: string) => number {
  const tree = treeOf(routes);
  return (path) => {
    const id = matchRoutes(tree, path.replace(/\.data$/, ''))?.at(-1)?.route.id;
    return ((id && rowOf(id).maxFormKb) || defaultFormKb) * 1024;
  };
}

const treeOf = (routes: ServerBuild['routes'], parentId?: string): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: treeOf(routes, id) }];
  });

function chainOf(routes: ServerBuild['routes'], id: string): { id: string; path?: string }[] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId ? chainOf(routes, route.parentId) : []), route];
}

function rowOf(id: string): Access {
  const row = rows[id] ?? developmentRows[id];
  if (!row) throw new Error(`${id} has no row in src/web/access.ts.`);
  return row;
}
