import { protectedPaths } from '../../access.ts';

/**
 * Who may ask for an address by its path alone, whether or not anything is there. Spelled in any way that a router
 * or a proxy in front could take for the same path: capitals, doubled slashes, encoded letters, a slash at the end.
 */
export function protectionOf(pathname: string): 'anyone' | 'signed-in' | 'admin' {
  const path = plainPath(pathname);
  if (path.startsWith('/admin')) return 'admin';
  return protectedPaths.find((each) => isBelow(path, each.path))?.who ?? 'anyone';
}

export const isBelow = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

export function plainPath(pathname: string): string {
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(\/_)?\.data$/, '');
  return path.replace(/\/+$/, '') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
