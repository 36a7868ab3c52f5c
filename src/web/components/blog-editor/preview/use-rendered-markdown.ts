import { useEffect, useState } from 'react';

const pauseMs = 250;

/** The HTML that the server makes of a text, once typing pauses while `isWanted`. A failure keeps the HTML of before. */
export function useRenderedMarkdown(content: string, isWanted: boolean) {
  const [rendered, setRendered] = useState<{ html: string | null; hasFailed: boolean }>({
    html: null,
    hasFailed: false,
  });
  useEffect(() => {
    if (!isWanted || content.trim() === '') return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void renderOnServer(content, asking.signal).then(
        (html) => setRendered({ html, hasFailed: false }),
        () => {
          if (!asking.signal.aborted) setRendered(({ html }) => ({ html, hasFailed: true }));
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isWanted, content]);
  return rendered;
}

/** Asked without the router, which would load the page's data again after each answer. */
async function renderOnServer(content: string, signal: AbortSignal): Promise<string> {
  const body = new URLSearchParams({ content });
  const response = await fetch('/admin/blog/preview', { method: 'POST', body, signal, redirect: 'error' });
  if (!response.ok) throw new Error(`the preview was answered with ${response.status}`);
  return ((await response.json()) as { html: string }).html;
}
