const gap = 14;

/**
 * Lifts the list of toasts above the buttons of a modal dialog that it would cover. It checks on every frame, because
 * dialogs open, close, grow and scroll, and stops with the last toast.
 */
export function liftAboveActions(layer: HTMLElement): () => void {
  let frame = 0;
  const update = () => {
    const list = layer.querySelector<HTMLElement>('[data-sonner-toaster]');
    if (list) list.style.translate = `0 ${-liftOf(list)}px`;
    frame = list ? requestAnimationFrame(update) : 0;
  };
  const start = () => {
    frame ||= requestAnimationFrame(update);
  };
  const added = new MutationObserver(start);
  added.observe(layer, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    cancelAnimationFrame(frame);
  };
}

function liftOf(list: HTMLElement): number {
  const dialog = document.querySelector('dialog:modal');
  const actions = [...(dialog?.querySelectorAll('[data-actions]') ?? [])].at(-1)?.getBoundingClientRect();
  if (!actions) return 0;
  const heights = [...list.children].map((toast) => (toast as HTMLElement).offsetHeight + gap);
  const { left, right } = list.getBoundingClientRect();
  const bottom = innerHeight - Number.parseFloat(getComputedStyle(list).bottom);
  const top = bottom - heights.reduce((sum, height) => sum + height, 0);
  const isOver = left < actions.right && right > actions.left && top < actions.bottom && bottom > actions.top;
  return isOver ? Math.max(0, bottom + gap - actions.top) : 0;
}
