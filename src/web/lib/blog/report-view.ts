import { postPath } from '../../../shared/blog/blog-rules.ts';

const storageKey = 'rolefit-viewed-posts';

/** Tells the server that a post was opened, once per tab. Nothing about the reader is sent or stored. */
export function reportView(slug: string): void {
  try {
    const viewed = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[];
    if (viewed.includes(slug)) return;
    sessionStorage.setItem(storageKey, JSON.stringify([...viewed, slug]));
  } catch {}
  void fetch(`${postPath(slug)}/view`, { method: 'POST', keepalive: true, body: new FormData() }).catch(
    () => {},
  );
}
