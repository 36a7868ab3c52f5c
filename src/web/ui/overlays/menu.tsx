import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

type MenuProps = {
  label: ReactNode;
  /** Opening a menu closes the others of the same name. */
  name: string;
  current?: boolean;
  summaryClassName?: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A button that opens a list of links. It works without JavaScript, which adds closing on Esc and clicks elsewhere. */
export function Menu({ label, name, current, summaryClassName, align = 'start', children }: MenuProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = element.current;
    if (!details) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    };
    const onLeave = (event: Event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onLeave);
    addEventListener('focusin', onLeave);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onLeave);
      removeEventListener('focusin', onLeave);
    };
  }, []);
  return (
    <details ref={element} name={name} className="group/menu relative">
      <summary data-current={current || undefined} className={summaryClassName}>
        {label}
        <ChevronDown
          aria-hidden="true"
          className="ml-1 size-3.5 transition-transform duration-150 group-open/menu:rotate-180"
        />
      </summary>
      <div
        className={classNames(
          'absolute top-full z-40 mt-1.5 min-w-48 animate-appear rounded-lg border border-line-strong bg-surface p-1 shadow-raised',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}
