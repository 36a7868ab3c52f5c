import type { LiveEvent } from '../platform/events.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** Does something and waits until the open pages of this person are told that this kind of data has changed. */
export async function untilTold(
  { app }: Pick<TestApp, 'app'>,
  userId: string,
  kind: LiveEvent['kind'],
  action: () => Promise<unknown>,
): Promise<void> {
  const told: string[] = [];
  const unsubscribe = app.events.subscribe(userId, (event) => void told.push(event.kind));
  try {
    await action();
    await until(`the pages are told of changed ${kind}`, () => told.includes(kind));
  } finally {
    unsubscribe();
  }
}
