import { useEffect } from 'react';

/** How long the browser may keep a prefetched response (guards.server.ts). */
const prefetchCacheMs = 10_000;

let changedAt = Number.NEGATIVE_INFINITY;

/** Marks everything prefetched so far as outdated. */
export function markDataChanged(): void {
  changedAt = performance.now();
}

/** After a change, makes requests bypass the browser's cache, which may hold prefetched data from before the change. */
export function useFreshData(): void {
  useEffect(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const reads = (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'GET';
      if (reads) {
        const isOld = performance.now() - changedAt < prefetchCacheMs;
        return fetch(input, isOld && !init?.cache ? { ...init, cache: 'reload' } : init);
      }
      try {
        return await fetch(input, init);
      } finally {
        markDataChanged();
      }
    };
    return () => {
      window.fetch = fetch;
    };
  }, []);
}
