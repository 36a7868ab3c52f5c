import type { Locator } from '@playwright/test';

/** Where the toasts are, seen from a button. */
export const toastsAt = (button: Locator) =>
  button.evaluate((element) => {
    const target = element.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const covers = boxes.some(
      ({ left, right, top, bottom }) =>
        right > target.left && left < target.right && bottom > target.top && top < target.bottom,
    );
    return covers ? 'over the button' : boxes.length > 0 ? 'beside it' : 'gone';
  });
