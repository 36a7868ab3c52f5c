import { expect, test } from 'vitest';
import { createSendRates } from './send-rates.ts';

/** How many emails go out in so many seconds, if there is always one more to these domains. */
function sentIn(seconds: number, rates: ReturnType<typeof createSendRates>, domains: string[]): number {
  let sent = 0;
  for (let now = 1_000; now < 1_000 + seconds * 1000; now++) {
    for (const domain of domains) {
      if (rates.waitFor(domain, now) > 0) continue;
      rates.spend(domain, now);
      sent++;
    }
  }
  return sent;
}

test('so many emails a second go out to all, however many domains there are', () => {
  const sent = sentIn(10, createSendRates(20, 10), ['a.example', 'b.example', 'c.example', 'd.example']);
  expect(sent).toBeGreaterThanOrEqual(200);
  expect(sent).toBeLessThanOrEqual(203);
});

test('fewer go out to one domain', () => {
  const sent = sentIn(10, createSendRates(20, 5), ['a.example']);
  expect(sent).toBeGreaterThanOrEqual(50);
  expect(sent).toBeLessThanOrEqual(51);
});

test('after a pause, what was missed isn’t sent all at once', () => {
  const rates = createSendRates(20, 20);
  sentIn(1, rates, ['a.example']);
  let atOnce = 0;
  for (; rates.waitFor('a.example', 60_000) === 0; atOnce++) rates.spend('a.example', 60_000);
  expect(atOnce).toBeLessThanOrEqual(3);
});
