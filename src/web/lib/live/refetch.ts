import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks for the page's data again every so often while it is looked at, and on coming back to it after longer. */
export function useRefetchWhileVisible(everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let asked = Date.now();
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < everyMs) return;
      asked = Date.now();
      revalidate();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [everyMs, revalidate]);
}

/** Asks for the page's data again on coming back to its window, unless that was a moment ago. */
export function useRefetchOnFocus(staleMs = 5_000): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let asked = Date.now();
    const refresh = () => {
      if (Date.now() - asked < staleMs) return;
      asked = Date.now();
      revalidate();
    };
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [staleMs, revalidate]);
}

/** Asks for the page's data again when it has become this old, `data` being what came last; null asks for nothing. */
export function useRefetchWhenOld(afterMs: number | null, data: unknown): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer the time begins anew.
  useEffect(() => {
    if (afterMs === null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), afterMs);
    return () => clearInterval(timer);
  }, [afterMs, data, revalidate]);
}
