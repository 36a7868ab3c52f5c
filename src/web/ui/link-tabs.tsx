import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { tabClass, tabCountClass, tabStripClass } from './tab-class.ts';

export type LinkTab = { to: To; label: ReactNode; count?: number; current: boolean };

/** Tabs that are addresses: each is a page of its own, which back and reload keep. */
export function LinkTabs({ label, items }: { label: string; items: LinkTab[] }) {
  return (
    <nav aria-label={label} className={tabStripClass}>
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
