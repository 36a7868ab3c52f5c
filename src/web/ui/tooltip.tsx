import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** Something that can be focused: the words must be reachable without a mouse. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

const aligns = { start: 'left-0', center: 'left-1/2 -translate-x-1/2', end: 'right-0' };

/** A remark beside a control: after 700 ms of hovering, at once with the keyboard; stays 300 ms, Esc puts it away. */
export function Tooltip({ text, side = 'top', align = 'center', children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Esc on behalf of the control inside
    <span
      className="group/tip relative inline-flex"
      onKeyDown={onKeyDown}
      onBlur={() => setDismissed(false)}
      onMouseLeave={() => setDismissed(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        id={id}
        role="tooltip"
        hidden={dismissed}
        className={classNames(
          'invisible absolute z-30 w-max max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-left text-xs font-[450] text-paper opacity-0',
          'transition-[opacity,visibility] delay-300 duration-150',
          'group-hover/tip:visible group-hover/tip:opacity-100 group-hover/tip:delay-700',
          'group-has-focus-visible/tip:visible group-has-focus-visible/tip:opacity-100 group-has-focus-visible/tip:delay-0',
          side === 'top' ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
          aligns[align],
        )}
      >
        {text}
      </span>
    </span>
  );
}
