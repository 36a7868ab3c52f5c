import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * Tabs that are links to their panels. Without JavaScript, styles.css shows the panel that the URL's `#id` names, or the
 * first. With it, clicks and arrow keys switch panels, and the tab list is a single Tab stop. `ids` are the panels'
 * element ids.
 */
export function useTabs(ids: string[], orientation: 'horizontal' | 'vertical' = 'horizontal') {
  const [selected, setSelected] = useState(ids[0]);
  const [ready, setReady] = useState(false);
  const initialIds = useRef(ids);
  const active = selected !== undefined && ids.includes(selected) ? selected : ids[0];

  useEffect(() => {
    const hash = decodeURIComponent(location.hash.slice(1));
    const panel = hash
      ? initialIds.current.find((id) => document.getElementById(id)?.contains(document.getElementById(hash)))
      : null;
    if (panel) setSelected(panel);
    setReady(true);
  }, []);

  /** Replaces the URL's hash: a reload keeps the panel, and Back leaves the page instead of stepping through tabs. */
  const show = (id: string) => {
    setSelected(id);
    if (orientation === 'horizontal') history.replaceState(history.state, '', `#${id}`);
  };

  const press = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(id);
  };

  const move = (event: KeyboardEvent<HTMLAnchorElement>, id: string) => {
    const next = event.key === ' ' ? id : neighbour(ids, id, event.key, orientation);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    document.getElementById(tabId(next))?.focus();
  };

  return {
    active,
    choose: setSelected,
    list: (label: string) => ({ role: 'tablist', 'aria-label': label, 'aria-orientation': orientation }),
    tab: (id: string) => ({
      id: tabId(id),
      role: 'tab',
      href: `#${id}`,
      'aria-selected': id === active,
      'aria-controls': id,
      tabIndex: ready && id !== active ? -1 : 0,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => press(event, id),
      onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => move(event, id),
    }),
    panels: { 'data-panels': ready ? 'live' : 'static' },
    panel: (id: string) => ({
      id,
      role: 'tabpanel',
      'aria-labelledby': tabId(id),
      'data-first': id === ids[0] || undefined,
      hidden: ready && id !== active,
      tabIndex: 0,
    }),
  };
}

function tabId(id: string): string {
  return `${id}-tab`;
}

const keys = {
  horizontal: { back: 'ArrowLeft', forth: 'ArrowRight' },
  vertical: { back: 'ArrowUp', forth: 'ArrowDown' },
};

function neighbour(
  ids: string[],
  id: string,
  key: string,
  orientation: keyof typeof keys,
): string | undefined {
  const at = ids.indexOf(id);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === keys[orientation].back) return ids.at(at - 1);
  if (key === keys[orientation].forth) return ids[(at + 1) % ids.length];
  return undefined;
}
