import { useEffect } from 'react';

/** As long as what was fetched ahead of a click may lie in the browser (guards.server.ts). */
const keptAheadMs = 10_000;

let changedAt = Number.NEGATIVE_INFINITY;

/** Something changed: what was fetched ahead before it is no longer true. */
export function noteChange(): void {
  changedAt = performance.now();
}

/** Lets a page's data come from the server itself after a change, not as it was when a link to it was pointed at. */
export function useFreshData(): void {
  useEffect(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const reads = (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'GET';
      if (reads) {
        const isOld = performance.now() - changedAt < keptAheadMs;
        return fetch(input, isOld && !init?.cache ? { ...init, cache: 'reload' } : init);
      }
      try {
        return await fetch(input, init);
      } finally {
        noteChange();
      }
    };
    return () => {
      window.fetch = fetch;
    };
  }, []);
}
