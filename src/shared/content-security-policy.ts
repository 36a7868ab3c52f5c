/** Builds a policy that allows only what is listed. Directives that none of our responses need can't be overridden. */
export function contentSecurityPolicy(allowed: Record<string, string[]>): string {
  const directives: Record<string, string[]> = {
    'form-action': ["'none'"],
    ...allowed,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}
