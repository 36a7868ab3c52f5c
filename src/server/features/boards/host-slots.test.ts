import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { pauseHost, takeSlot } from './host-slots.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(createLogger('silent'));
});
afterAll(() => database.close());

/** Long enough that the duration of the test does not matter. */
const gapMs = 3_600_000;

test('concurrent requests to a host are spaced by the gap', async () => {
  const host = randomUUID();
  const waits = await Promise.all(Array.from({ length: 8 }, () => takeSlot(database.db, host, 5_000)));
  const inOrder = waits.filter((wait) => wait !== null).sort((one, other) => one - other);
  for (const [place, wait] of inOrder.entries()) {
    expect(wait).toBeLessThanOrEqual(place * 5_000);
    if (place > 0) expect(wait - inOrder[place - 1]!).toBeGreaterThan(4_000 - 1_000);
  }
  expect(inOrder.length).toBeGreaterThanOrEqual(6);
});

test('a request that would have to wait too long is refused, and other hosts are not affected', async () => {
  const host = randomUUID();
  expect(await takeSlot(database.db, host, gapMs)).toBe(0);
  expect(await takeSlot(database.db, host, gapMs)).toBeNull();
  expect(await takeSlot(database.db, randomUUID(), gapMs)).toBe(0);
});

test('a paused host gets no requests, and a shorter pause does not end a longer one', async () => {
  const host = randomUUID();
  await pauseHost(database.db, host, 3_600);
  await pauseHost(database.db, host, 1);
  expect(await takeSlot(database.db, host, 500)).toBeNull();
});
