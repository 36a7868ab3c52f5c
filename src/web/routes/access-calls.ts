import type { ServerBuild } from 'react-router';
import { type Access, access, type Intents, type SignInToast, type Who } from '../access.ts';

/** A call to one loader, one action or one intent of an action. */
export type Call = {
  name: string;
  method: 'GET' | 'POST';
  /** The URL pattern, with `:id` in place of an id. */
  path: string;
  who: Who;
  fields: Record<string, string>;
  signInToast?: SignInToast;
};

type Routes = ServerBuild['routes'];
const rows: Record<string, Access> = access;

/** Every call that the build's routes answer, with who may make it. */
export function callsOf(routes: Routes): Call[] {
  return leaves(routes).flatMap(({ id, path, module }) => {
    const { loader = 'anyone', action, signInToast } = rows[id] ?? {};
    const get: Call = { name: `GET ${path}`, method: 'GET', path, who: loader, fields: {} };
    const posts = postsOf(path, action).map((post) => ({ ...post, signInToast }));
    return module.default === undefined && module.loader === undefined ? posts : [get, ...posts];
  });
}

export const isForAdmins = (who: Who): boolean =>
  who === 'admin' || (typeof who === 'object' && 'admin' in who);

/** The parameters and form fields of a call that carry ids. */
export function idsOf({ path, who }: Call): string[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  const named = typeof who === 'string' ? [] : 'owner' in who ? who.owner : who.admin;
  return [...new Set([...inPath, ...named])];
}

/** Routes without an action. A form sent to them answers 405, once the guard lets it through. */
export function withoutAction(routes: Routes): Call[] {
  return leaves(routes)
    .filter(({ module }) => module.action === undefined)
    .map(({ id, path }) => ({
      name: `POST ${path}`,
      method: 'POST',
      path,
      who: rows[id]?.loader ?? 'anyone',
      fields: {},
    }));
}

function postsOf(path: string, action: Who | Intents | undefined): Call[] {
  const post = { method: 'POST', path } as const;
  if (action === undefined) return [];
  if (typeof action === 'string' || !('intents' in action))
    return [{ ...post, name: `POST ${path}`, who: action, fields: {} }];
  return Object.entries(action.intents).map(([intent, who]) => ({
    ...post,
    name: `POST ${path} ${action.field}=${intent}`,
    who,
    fields: { [action.field]: intent },
  }));
}

/** Actions with several intents, and the form field that names the intent. */
export function withIntents(routes: Routes): { path: string; field: string }[] {
  return leaves(routes).flatMap(({ id, path }) => {
    const action = rows[id]?.action;
    return typeof action === 'object' && 'intents' in action ? [{ path, field: action.field }] : [];
  });
}

function leaves(routes: Routes) {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.values(routes).flatMap((route) =>
    route && !parents.has(route.id) ? [{ ...route, path: pathOf(routes, route.id) }] : [],
  );
}

function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '';
  const parent = route.parentId ? pathOf(routes, route.parentId) : '';
  return `${parent === '/' ? '' : parent}/${route.path ?? ''}`.replace(/\/+/g, '/');
}
