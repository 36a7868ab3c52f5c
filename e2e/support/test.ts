import { test as base, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/**
 * Waits for hydration whenever a page is opened, since users are slower than scripts. Earlier input is tested in
 * input-before-hydration.e2e.ts and by tests without JavaScript. `waitUntil: 'commit'` skips the wait.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForHydration);
    await use(context);
  },
});

function waitForHydration(page: Page): void {
  const original = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (url, options) => {
    const response = await original.goto(url, options);
    if (options?.waitUntil !== 'commit' && isPage(response)) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await original.reload(options);
    if (isPage(response)) await hydrated(page);
    return response;
  };
}

const isPage = (response: Awaited<ReturnType<Page['goto']>>) =>
  response?.headers()['content-type']?.startsWith('text/html') === true;
