import { protectedPaths } from '../../access.ts';

/**
 * Who may request a path, whether or not anything exists there. Spellings that a router or a proxy could take for the
 * same path count as that path: capitals, doubled slashes, encoded letters, a trailing slash.
 */
export function protectionOf(pathname: string): 'anyone' | 'signed-in' | 'admin' {
  const path = normalizedPath(pathname);
  if (path.startsWith('/admin')) return 'admin';
  return protectedPaths.find((entry) => isBelow(path, entry.path))?.who ?? 'anyone';
}

export const isBelow = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

export function normalizedPath(pathname: string): string {
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
