import type { Page } from '@playwright/test';

/** Until then a link loads its page whole and a form is sent by the browser itself. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
