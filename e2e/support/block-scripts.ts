import type { Page } from '@playwright/test';

/** Delays JavaScript files of pages opened from now on, until the returned function is called. */
export async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return async () => {
    released.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
