import { lazy, Suspense, useEffect, useState } from 'react';
import type { CommandSource } from './command-source.ts';

const CommandDialog = lazy(() => import('./command-dialog.tsx'));

const openEvent = 'commandpalette';

/** For a button that opens what ⌘K opens. */
export function openCommandPalette(): void {
  dispatchEvent(new Event(openEvent));
}

/** Goes once into the page frame: ⌘K or Ctrl-K opens it. Its code is fetched the first time. */
export function CommandPalette(source: CommandSource) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const show = () => {
      setUsed(true);
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
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <CommandDialog {...source} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
