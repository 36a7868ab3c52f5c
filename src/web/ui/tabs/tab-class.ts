/** The styles that Tabs and LinkTabs share. */
export const tabStripClass = 'flex gap-4 overflow-x-auto border-b [scrollbar-width:none] md:gap-5';

export const tabClass =
  'shrink-0 border-b-2 border-transparent pt-3.5 pb-3 font-[550] whitespace-nowrap text-ink-2 no-underline ' +
  'hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink ' +
  'aria-[current=page]:border-accent aria-[current=page]:text-ink';

export const tabCountClass = 'num ml-1.5 font-[450] text-ink-3';
