/** Nothing is allowed that isn't listed; what no answer of ours ever needs can't be listed. */
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
