import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Spinner } from '../spinner.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { busy?: boolean };

/** While `busy`, the button stays focusable, is announced as busy and ignores clicks. */
export function Button({ variant, size, busy, className, children, onClick, ...rest }: ButtonProps) {
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={guard}
      className={buttonClass({ variant, size, className })}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
