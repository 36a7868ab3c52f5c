import type { Page } from '@playwright/test';

type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Waits until React has hydrated the page. Before that, links, forms and keys work as without JavaScript. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const [, container] =
      Object.entries(document).find(([name]) => name.startsWith('__reactContainer')) ?? [];
    return (container as Container | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
