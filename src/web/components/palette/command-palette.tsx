import { useEffect, useState } from 'react';
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

/** Render once, in the page frame. ⌘K or Ctrl-K opens it; its code is loaded on first use. */
export function CommandPalette({ viewer }: { viewer: HeaderViewer | null }) {
  const [open, setOpen] = useState(false);
  const [Commands, setCommands] = useState<SiteCommands | null>(null);
  useEffect(() => {
    const show = async () => {
      try {
        const { default: loaded } = await load();
        setCommands(() => loaded);
        setOpen(true);
      } catch {
        toast.error({ title: connectionIssue.title, description: connectionIssue.message });
      }
    };
    const listen = (event: KeyboardEvent) => {
      // Loaded by the time K follows, or what is typed next would be lost.
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
  return Commands ? <Commands viewer={viewer} open={open} onClose={() => setOpen(false)} /> : null;
}
