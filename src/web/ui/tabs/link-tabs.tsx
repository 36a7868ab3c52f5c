import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { tabClass, tabCountClass, tabStripClass } from './tab-class.ts';

export type LinkTab = { to: To; label: ReactNode; count?: number; current: boolean };

/** Tabs that are links: each has its own URL, so back and reload work. They start at the edge of what is around them. */
export function LinkTabs({ label, items }: { label: string; items: LinkTab[] }) {
  const strip = useRef<HTMLElement>(null);
  const current = items.findIndex((item) => item.current);
  useEffect(() => {
    const tab = strip.current?.children[current];
    if (strip.current && tab) scrollIntoStrip(strip.current, tab);
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

/** Scrolls the current tab fully into view if the strip is wider than the screen, without scrolling the page. */
function scrollIntoStrip(strip: HTMLElement, tab: Element): void {
  const [stripBox, tabBox] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (tabBox.right > stripBox.right) strip.scrollLeft += tabBox.right - stripBox.right + edge;
  if (tabBox.left < stripBox.left) strip.scrollLeft -= stripBox.left - tabBox.left + edge;
}

const edge = 16;
