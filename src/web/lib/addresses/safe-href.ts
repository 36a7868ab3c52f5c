/** An http(s) URL from an untrusted source, or null for any other scheme. */
export function safeHref(untrusted: string | null): string | null {
  if (!untrusted || !URL.canParse(untrusted)) return null;
  const url = new URL(untrusted);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
