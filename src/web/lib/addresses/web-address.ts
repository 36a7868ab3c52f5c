/** An address of the web that others gave, or null: a link may lead nowhere else. */
export function safeHref(given: string | null): string | null {
  if (!given || !URL.canParse(given)) return null;
  const url = new URL(given);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
