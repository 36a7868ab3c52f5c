/** A redirect target on this site, or null if it would lead elsewhere, as `//host` and `/\host` do. */
export function safePath(target: string | null): string | null {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target) || target.includes('\\')) return null;
  // URL parsers ignore tabs and line breaks, so "/\t/host" starts a host too, possibly an invalid one.
  if (!URL.canParse(target, 'http://rolefit.invalid')) return null;
  const url = new URL(target, 'http://rolefit.invalid');
  const leadsAway = url.host !== 'rolefit.invalid' || url.pathname.startsWith('//');
  return leadsAway ? null : url.pathname + url.search + url.hash;
}
