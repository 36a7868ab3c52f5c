import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** A focusable element, so that the text can be reached without a mouse. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

const openDelay = 700;
const closeDelay = 300;

const aligns = { start: 'left-0', center: 'left-1/2 -translate-x-1/2', end: 'right-0' };

/** Shows a text after 700 ms of hovering, or immediately on keyboard focus. Closes after 300 ms, or on Esc. */
export function Tooltip({ text, side = 'top', align = 'center', children }: TooltipProps) {
  const id = useId();
  const { open, openIn, close } = useDelayedOpen();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events of the control inside
    <span
      className="relative inline-flex"
      onMouseEnter={() => openIn(openDelay)}
      onMouseLeave={() => close(closeDelay)}
      onFocus={(event) => event.target.matches(':focus-visible') && openIn(0)}
      onBlur={() => close(0)}
      onKeyDown={(event) => event.key === 'Escape' && close(0)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        id={id}
        role="tooltip"
        className={classNames(
          'absolute z-30 w-max max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-left text-xs font-[450] text-paper',
          open ? 'animate-appear' : 'hidden',
          side === 'top' ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
          aligns[align],
        )}
      >
        {text}
      </span>
    </span>
  );
}

function useDelayedOpen() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  return {
    open,
    openIn: (delay: number) => change(true, delay),
    close: (delay: number) => change(false, delay),
  };
}
