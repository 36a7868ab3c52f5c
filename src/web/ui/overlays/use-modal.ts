import { useEffect, useRef } from 'react';

/** Opens and closes a modal <dialog>. The focus starts on `data-autofocus`, or else on the first focusable element. */
export function useModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return element;
}
