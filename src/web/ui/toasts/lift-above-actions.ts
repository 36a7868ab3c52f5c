const gap = 14;

/**
 * Lifts the list of toasts above the buttons of a modal dialog that it would cover: on a phone, they are where toasts are. It checks on every frame, because
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

/** Where the toasts are, or will be once they have slid in. */
export function placeOf(list: HTMLElement) {
  const heights = [...list.children].map((toast) => (toast as HTMLElement).offsetHeight + gap);
  const { left, right } = list.getBoundingClientRect();
  const bottom = innerHeight - Number.parseFloat(getComputedStyle(list).bottom);
  return { left, right, bottom, height: heights.reduce((sum, each) => sum + each, 0) };
}

function liftOf(list: HTMLElement): number {
  const dialog = document.querySelector('dialog:modal');
  if (!dialog) return 0;
  const { left, right, bottom, height } = placeOf(list);
  const view = dialog.getBoundingClientRect();
  const isInView = (box: DOMRect) => box.height > 0 && box.top < view.bottom && box.bottom > view.top;
  const boxesOf = (selector: string) =>
    [...dialog.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(isInView);
  const isUnder = (box: DOMRect, lift: number) =>
    left < box.right && right > box.left && bottom - lift - height < box.bottom && bottom - lift > box.top;
  const liftAbove = (boxes: DOMRect[]) => bottom + gap - Math.min(...boxes.map(({ top }) => top));

  const buttons = boxesOf('[data-actions], button, a[href]');
  let lift = 0;
  for (let over = buttons; over.length > 0; ) {
    over = buttons.filter((button) => isUnder(button, lift));
    if (over.length > 0) lift = liftAbove(over);
  }
  if (lift + height <= bottom) return lift;
  // No place is free of buttons: at least those that send the form stay free.
  const actions = boxesOf('[data-actions], [type=submit]').slice(-1);
  return actions.some((each) => isUnder(each, 0)) ? liftAbove(actions) : 0;
}
