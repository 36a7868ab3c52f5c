import { useEffect, useRef, useState } from 'react';
import { connectionIssue } from '../../lib/live/connection-issue.ts';
import { toast } from '../../ui/toasts/toast.ts';
import type { HeaderViewer } from '../frame/site-nav.ts';

const load = () => import('./site-commands.tsx');
type SiteCommands = Awaited<ReturnType<typeof load>>['default'];

const openEvent = 'commandpalette';

/** Opens the command palette from a button. */
export function openCommandPalette(): void {
  dispatchEvent(new Event(openEvent));
}

/** Keeps what is typed from now on. The function it returns ends that and gives the text back, once. */
function keepTyping(): () => string {
  let text = '';
  const listen = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', listen, { capture: true });
  return () => {
    removeEventListener('keydown', listen, { capture: true });
    const typed = text;
    text = '';
    return typed;
  };
}

/** Render once, in the page frame. ⌘K or Ctrl-K opens it; its code is loaded on first use. */
export function CommandPalette({ viewer }: { viewer: HeaderViewer | null }) {
  const [open, setOpen] = useState(false);
  const takeTyped = useRef((): string => '');
  const [Commands, setCommands] = useState<SiteCommands | null>(null);
  /** Loading or open. */
  const isWanted = useRef(false);
  const end = () => {
    isWanted.current = false;
    setOpen(false);
  };
  useEffect(() => {
    const show = async () => {
      if (isWanted.current) return;
      isWanted.current = true;
      const stopKeeping = keepTyping();
      try {
        const { default: loaded } = await load();
        takeTyped.current = stopKeeping;
        setCommands(() => loaded);
        setOpen(true);
      } catch {
        stopKeeping();
        isWanted.current = false;
        toast.error({ title: connectionIssue.title, description: connectionIssue.message });
      }
    };
    const listen = (event: KeyboardEvent) => {
      // Often loaded by the time K follows.
      if (event.key === 'Control' || event.key === 'Meta') load().catch(() => {});
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      void show();
    };
    addEventListener('keydown', listen);
    addEventListener(openEvent, show);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener(openEvent, show);
    };
  }, []);
  if (!Commands) return null;
  return <Commands viewer={viewer} open={open} takeTyped={takeTyped} onClose={end} />;
}
