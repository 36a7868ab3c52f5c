import type { MouseEvent } from 'react';

/** Does `act` in place of following a link, but not where it is meant to open in another tab or window. */
export function instead(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
