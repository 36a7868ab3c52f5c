import type { Page } from '@playwright/test';

type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Waits until React has hydrated the page. Before that, links, forms and keys work as without JavaScript. React runs the
 * effects that listen for keys in a later task, which is over when one of the lowest priority has its turn.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [, container] =
      Object.entries(document).find(([name]) => name.startsWith('__reactContainer')) ?? [];
    return (container as Container | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
  await page.evaluate(effectsEnd);
}

type Scheduler = { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };

const effectsEnd = () =>
  (window as unknown as { scheduler: Scheduler }).scheduler.postTask(() => {}, { priority: 'background' });
