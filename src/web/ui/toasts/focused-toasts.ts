import { toast } from 'sonner';

/**
 * Sonner keeps toasts open while the pointer is over their list. This keeps them open while the focus is in it as well,
 * by simulating pointer events. Esc closes the focused toast, or all of them if the list itself has the focus.
 */
export function keepFocusedToastsOpen(): () => void {
  const keepOpen = () =>
    listAt(document.activeElement)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const list = listAt(target);
    if (list && list !== listAt(relatedTarget))
      list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = listAt(document.activeElement);
    if (event.key !== 'Escape' || !list) return;
    const close = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-close-button]');
    list.focus();
    if (close) close.click();
    else toast.dismiss();
  };
  addEventListener('focusin', keepOpen);
  addEventListener('mouseout', keepOpen);
  addEventListener('focusout', onBlur);
  addEventListener('keydown', onKeyDown);
  return () => {
    removeEventListener('focusin', keepOpen);
    removeEventListener('mouseout', keepOpen);
    removeEventListener('focusout', onBlur);
    removeEventListener('keydown', onKeyDown);
  };
}

const listAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toaster]') : null;
