import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { until } from './testing/until.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

test('a listener that leaves twice takes nobody away who came in between', async () => {
  const { events, db } = rolefit.app;
  const leave = events.subscribe('mara', () => {});
  leave();
  const heard = vi.fn();
  events.subscribe('mara', heard);
  leave();
  await events.publish(db, { userId: 'mara', kind: 'resumes' });
  await until('it is heard', () => heard.mock.calls.length > 0);
  expect(heard).toHaveBeenCalledOnce();
  expect(events.listenerCount('mara')).toBe(1);
});
