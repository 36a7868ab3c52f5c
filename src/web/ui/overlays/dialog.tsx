import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { buttonClass } from '../buttons/button-class.ts';
import { classNames } from '../class-names.ts';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

const widths = { sm: 'md:max-w-[420px]', md: 'md:max-w-[560px]', lg: 'md:max-w-[840px]' };

/** The browser's modal dialog, which traps the focus, closes on Esc and returns the focus. A bottom sheet below 768 px. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, footer, size = 'md', role, children } = props;
  const modal = useModal(open, onClose);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop only repeats what Esc does.
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onClick={(event) => isOnBackdrop(event) && onClose()}
      className={classNames(
        'm-auto mb-0 max-h-[88dvh] w-full max-w-full scroll-pt-16 scroll-pb-32 overflow-y-auto md:scroll-pb-20 rounded-t-lg border-t bg-surface text-ink shadow-raised',
        'backdrop:bg-backdrop open:animate-rise md:mb-auto md:rounded-lg md:border',
        widths[size],
      )}
    >
      {open ? (
        <>
          <div className="sticky top-0 z-10 flex items-start gap-4 bg-surface px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <h2 id={`${id}-title`}>{title}</h2>
              {description ? (
                <p id={`${id}-text`} className="mt-1 text-ink-2">
                  {description}
                </p>
              ) : null}
            </div>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className={buttonClass({ variant: 'ghost', size: 'icon-sm', className: '-mt-1 -mr-2' })}
            >
              <X aria-hidden="true" />
            </button>
          </div>
          {children ? <div className="px-5 pb-5">{children}</div> : null}
          {footer ? (
            <div
              data-actions
              className="sticky bottom-0 z-10 flex flex-col-reverse gap-2 border-t bg-surface px-5 py-3.5 md:flex-row md:justify-end"
            >
              {footer}
            </div>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}

function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  const outside =
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom;
  // A click made by keyboard has the coordinates 0, 0, but another target.
  return outside && event.target === event.currentTarget;
}
