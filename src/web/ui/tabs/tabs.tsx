import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { tabClass, tabCountClass, tabStripClass } from './tab-class.ts';
import { useTabs } from './use-tabs.ts';

/** `id` becomes the panel's element id: it must be unique on the page, and `#id` links to the panel. */
export type TabItem = { id: string; label: ReactNode; count?: number; content: ReactNode };

type TabsProps = { label: string; items: TabItem[]; panelClassName?: string };

export function Tabs({ label, items, panelClassName }: TabsProps) {
  const tabs = useTabs(items.map((item) => item.id));
  return (
    <div className="min-w-0">
      <div {...tabs.list(label)} className={classNames(tabStripClass, 'px-4 md:px-5')}>
        {items.map((item) => (
          <a key={item.id} {...tabs.tab(item.id)} className={tabClass}>
            {item.label}
            {item.count === undefined ? null : <span className={tabCountClass}>{item.count}</span>}
          </a>
        ))}
      </div>
      <div {...tabs.panels}>
        {items.map((item) => (
          <div key={item.id} {...tabs.panel(item.id)} className={classNames('scroll-mt-16', panelClassName)}>
            {item.content}
          </div>
        ))}
      </div>
    </div>
  );
}
