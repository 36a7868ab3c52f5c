import { lazy, Suspense, useEffect, useState } from 'react';
import type { CommandSource } from './command-source.ts';

const CommandDialog = lazy(() => import('./command-dialog.tsx'));

const openEvent = 'commandpalette';

/** Opens the command palette from a button. */
export function openCommandPalette(): void {
  dispatchEvent(new Event(openEvent));
}

/** Render once, in the page frame. ⌘K or Ctrl-K opens it; its code is loaded on first use. */
export function CommandPalette(source: CommandSource) {
  const [open, setOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const show = () => {
      setIsLoaded(true);
      setOpen(true);
    };
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', listen);
    addEventListener(openEvent, show);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener(openEvent, show);
    };
  }, []);
  if (!isLoaded) return null;
  return (
    <Suspense fallback={null}>
      <CommandDialog {...source} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
