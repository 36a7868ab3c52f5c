import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a modal <dialog>. The focus starts on `data-autofocus`, or else on the first focusable element.
 *
 * `onClose` is told of Esc before the dialog disappears. Browsers say that it is closed only a moment later, when it may
 * be open again: such a late event must not close it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose: () => open && !ref.current?.open && onClose(),
  };
}
