import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const settleMs = 120;

/** Asks for the open page's data again when the server says that something of this person's changed. */
export function useLiveUpdates(signedIn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return;
    const source = new EventSource('/events');
    let settling: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(settling);
      settling = setTimeout(revalidate, settleMs);
    };
    source.addEventListener('changed', refresh);
    // What changed while the connection was away was not heard.
    source.addEventListener('error', () => source.addEventListener('open', refresh, { once: true }));
    return () => {
      clearTimeout(settling);
      source.close();
    };
  }, [signedIn, revalidate]);
}
