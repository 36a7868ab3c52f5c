import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { whoAmI } from './ask-who-am-i.ts';
import { markDataChanged } from './fresh-data.ts';

const settleMs = 120;
const retryMs = 10_000;

/**
 * Revalidates the open page when the server reports a change for this person, when one may have been missed, and when
 * the stream ends because the session has ended: the guard then redirects to the sign-in page, which leads back.
 * `mark` says how far the server had heard of changes when it loaded the page; null for visitors.
 */
export function useLiveUpdates(mark: string | null): void {
  const { revalidate } = useRevalidator();
  const signedIn = mark !== null;
  const newestMark = useRef(mark);
  useEffect(() => {
    newestMark.current = mark;
  }, [mark]);
  useEffect(() => {
    if (!signedIn) return;
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    let hasOpened = false;
    const refresh = () => {
      markDataChanged();
      clearTimeout(timer);
      timer = setTimeout(revalidate, settleMs);
    };
    const listen = () => {
      source = new EventSource(`/events?since=${newestMark.current}`);
      source.addEventListener('changed', refresh);
      source.addEventListener('open', () => {
        if (hasOpened) refresh();
        hasOpened = true;
      });
      source.addEventListener('error', async () => {
        if (source.readyState !== EventSource.CLOSED) return;
        const me = await whoAmI();
        if (hasLeft) return;
        if (me && !me.signedIn) refresh();
        else timer = setTimeout(listen, retryMs);
      });
    };
    listen();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      source.close();
    };
  }, [signedIn, revalidate]);
}
