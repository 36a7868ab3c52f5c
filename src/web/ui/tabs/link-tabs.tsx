import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { tabClass, tabCountClass, tabStripClass } from './tab-class.ts';

export type LinkTab = { to: To; label: ReactNode; count?: number; current: boolean };

/** Tabs that are addresses: each is a page of its own, which back and reload keep. */
export function LinkTabs({ label, items }: { label: string; items: LinkTab[] }) {
  const strip = useRef<HTMLElement>(null);
  const current = items.findIndex((item) => item.current);
  useEffect(() => {
    const tab = strip.current?.children[current];
    if (strip.current && tab) bringIntoStrip(strip.current, tab);
  }, [current]);
  return (
    <nav ref={strip} aria-label={label} className={tabStripClass}>
      {items.map((item) => (
        <Link
          key={typeof item.to === 'string' ? item.to : `${item.to.pathname}${item.to.search}`}
          to={item.to}
          prefetch="intent"
          preventScrollReset
          aria-current={item.current ? 'page' : undefined}
          className={tabClass}
        >
          {item.label}
          {item.count === undefined ? null : <span className={tabCountClass}>{item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Where the tabs are wider than the screen the current one shows whole. The page itself does not move. */
function bringIntoStrip(strip: HTMLElement, tab: Element): void {
  const [around, own] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.right > around.right) strip.scrollLeft += own.right - around.right + edge;
  if (own.left < around.left) strip.scrollLeft -= around.left - own.left + edge;
}

const edge = 16;
