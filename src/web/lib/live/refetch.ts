import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Revalidates every `everyMs` while the page is visible, and on return if more time than that has passed. */
export function useRefetchWhileVisible(everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let lastAt = Date.now();
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastAt < everyMs) return;
      lastAt = Date.now();
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

/** Revalidates when the window gets the focus, unless the data is newer than `staleMs`. */
export function useRefetchOnFocus(staleMs = 5_000): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let lastAt = Date.now();
    const refresh = () => {
      if (Date.now() - lastAt < staleMs) return;
      lastAt = Date.now();
      revalidate();
    };
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [staleMs, revalidate]);
}

/** Revalidates once `data` is older than `afterMs`, while the page is visible; null never does. */
export function useRefetchWhenOld(afterMs: number | null, data: unknown): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data restarts the timer.
  useEffect(() => {
    if (afterMs === null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), afterMs);
    return () => clearInterval(timer);
  }, [afterMs, data, revalidate]);
}
