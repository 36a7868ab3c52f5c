import { test as base, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/**
 * A journey whose pages are alive as soon as they are opened, as they are for a person, who is slower than the scripts.
 * What happens before is asked in input-before-hydration.e2e.ts and where there is no JavaScript. `waitUntil: 'commit'` waits for nothing.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', openAlive);
    await use(context);
  },
});

function openAlive(page: Page): void {
  const open = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (url, options) => {
    const response = await open.goto(url, options);
    if (options?.waitUntil !== 'commit' && isPage(response)) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await open.reload(options);
    if (isPage(response)) await hydrated(page);
    return response;
  };
}

const isPage = (response: Awaited<ReturnType<Page['goto']>>) =>
  response?.headers()['content-type']?.startsWith('text/html') === true;
