import type { Page } from '@playwright/test';

type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Until then a link loads its page whole, a form is sent by the browser itself, and no key but the browser's does anything. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const [, container] =
      Object.entries(document).find(([name]) => name.startsWith('__reactContainer')) ?? [];
    return (container as Container | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
