import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { until } from './testing/until.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

test('unsubscribing twice does not remove a listener that subscribed in between', async () => {
  const { events, db } = rolefit.app;
  const unsubscribe = events.subscribe('mara', () => {});
  unsubscribe();
  const listener = vi.fn();
  events.subscribe('mara', listener);
  unsubscribe();
  await events.publish(db, { userId: 'mara', kind: 'resumes' });
  await until('the event arrives', () => listener.mock.calls.length > 0);
  expect(listener).toHaveBeenCalledOnce();
  expect(events.listenerCount('mara')).toBe(1);
});
