import { placeOf } from './lift-above-actions.ts';

/**
 * When a toast comes up over the message at the first wrong field, scrolls the page until the message is above it: on a phone, a
 * toast is as wide as the form. A dialog keeps its place, as its buttons matter more.
 */
export function uncoverFieldErrors(layer: HTMLElement): () => void {
  let frame = 0;
  const added = new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(bringsToast))) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => scrollAbove(layer));
  });
  added.observe(layer, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** The first toast comes with its list. */
const bringsToast = (node: Node): boolean =>
  node instanceof HTMLElement &&
  (node.matches('[data-sonner-toast]') || node.querySelector('[data-sonner-toast]') !== null);

function scrollAbove(layer: HTMLElement): void {
  const list = layer.querySelector<HTMLElement>('[data-sonner-toaster]');
  const message = firstFieldError()?.getBoundingClientRect();
  if (!list || !message || document.querySelector('dialog:modal')) return;
  const { left, right, bottom, height } = placeOf(list);
  const isUnder =
    message.left < right &&
    message.right > left &&
    message.bottom > bottom - height &&
    message.top < innerHeight;
  if (isUnder) window.scrollBy({ top: message.bottom - (bottom - height) });
}

/** `Field` names the error first among what describes a control. */
function firstFieldError(): HTMLElement | null {
  const control = document.querySelector('main [aria-invalid="true"]');
  const [id = ''] = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id);
}
