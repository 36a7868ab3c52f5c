import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Every path in the route table, with `ids` filled in for its parameters. Leaves out splat routes. */
export function routePaths(routes: RouteConfigEntry[], ids: Record<string, string>, under = ''): string[] {
  return routes.flatMap(({ index, path, children = [] }) => {
    const full = path ? `${under}/${path}` : under;
    const own = (path || index) && !path?.includes('*') ? [withIds(full || '/', ids)] : [];
    return [...own, ...routePaths(children, ids, full)];
  });
}

function withIds(path: string, ids: Record<string, string>): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => ids[name] ?? `no-${name}`);
}
