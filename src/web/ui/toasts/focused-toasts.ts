import { toast } from 'sonner';

/**
 * Sonner lets toasts stay while the pointer is over their list. Here they stay while the focus is in it too, which is
 * told to it as a pointer that comes and goes; and Esc closes what has the focus, or all when it is the list.
 */
export function keepFocusedToasts(): () => void {
  const hold = () =>
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
  addEventListener('focusin', hold);
  addEventListener('mouseout', hold);
  addEventListener('focusout', onBlur);
  addEventListener('keydown', onKeyDown);
  return () => {
    removeEventListener('focusin', hold);
    removeEventListener('mouseout', hold);
    removeEventListener('focusout', onBlur);
    removeEventListener('keydown', onKeyDown);
  };
}

const listAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toaster]') : null;
