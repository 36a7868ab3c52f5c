import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * Tabs that are links to their panels. Before JavaScript the style sheet shows the panel that the address names
 * (`#id`), or the first; afterwards a press or an arrow key shows it, and one Tab stop leads to the whole list.
 * The ids are the panels' element ids.
 */
export function useTabs(ids: string[], orientation: 'horizontal' | 'vertical' = 'horizontal') {
  const [chosen, setChosen] = useState(ids[0]);
  const [ready, setReady] = useState(false);
  const atLoad = useRef(ids);
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];

  useEffect(() => {
    const named = decodeURIComponent(location.hash.slice(1));
    const panel = named
      ? atLoad.current.find((id) => document.getElementById(id)?.contains(document.getElementById(named)))
      : null;
    if (panel) setChosen(panel);
    setReady(true);
  }, []);

  /** A reload finds the panel again; the way back leads out of the page, not through the tabs. */
  const show = (id: string) => {
    setChosen(id);
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
    choose: setChosen,
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
