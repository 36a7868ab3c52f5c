import type { ReactNode } from 'react';

/** A keyboard key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-line-strong bg-sunken px-1 font-sans text-xs whitespace-nowrap text-ink-2">
      {children}
    </kbd>
  );
}
