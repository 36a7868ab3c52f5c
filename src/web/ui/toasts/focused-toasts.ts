import { toast } from 'sonner';

/**
 * Sonner keeps toasts open while the pointer is over their list. This keeps them open while the focus is in it as well,
 * by simulating pointer events. Esc closes the focused toast, or all of them if the list itself has the focus. Tab leads from
 * the last toast to the top of the page.
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
    if (event.key === 'Tab' && !event.shiftKey && list) leaveAtEnd(event, list);
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

/** Left alone, Sonner gives the focus back to where it came from, and Tab goes round between there and the toasts. */
function leaveAtEnd(event: KeyboardEvent, list: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused !== [...list.querySelectorAll('button')].at(-1)) return;
  event.preventDefault();
  focused.blur();
  document.querySelector<HTMLElement>('a[href]')?.focus();
}
