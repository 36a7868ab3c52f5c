import type { MouseEvent } from 'react';

/** Runs `act` instead of following a link, unless a modifier key asks for a new tab, a window or a download. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
