/** A path of ours to go on to, or null: another site's address, `//host` or `/\host` would lead a person away. */
export function safePath(given: string | null): string | null {
  if (!given?.startsWith('/') || /^\/[/\\]/.test(given) || given.includes('\\')) return null;
  // A tab or a line break between two slashes makes them the beginning of a host, and of one that may be none.
  if (!URL.canParse(given, 'http://rolefit.invalid')) return null;
  const url = new URL(given, 'http://rolefit.invalid');
  const leadsAway = url.host !== 'rolefit.invalid' || url.pathname.startsWith('//');
  return leadsAway ? null : url.pathname + url.search + url.hash;
}
