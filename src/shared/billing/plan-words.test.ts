import { expect, test } from 'vitest';
import { inPlanOrder } from './plan.ts';
import { exactPriceText, intervalText, priceText } from './price-text.ts';
import { renewalText } from './renewal-text.ts';

test('plans stand in their order, others by price after them', () => {
  const plans = ['Team', 'Unlimited', 'Free', 'Platinum', 'Starter', 'Gold'].map((name, index) => ({
    name,
    unitAmount: 600 - index,
  }));
  expect(inPlanOrder(plans).map(({ name }) => name)).toEqual([
    'Free',
    'Gold',
    'Platinum',
    'Unlimited',
    'Starter',
    'Team',
  ]);
});

test.each([
  [0, 'usd', 'en', 'Free', null],
  [1900, 'usd', 'en', '$19', null],
  [999, 'usd', 'en', '$10', '$9.99'],
  [123_400, 'eur', 'de', '1.234\u00a0€', null],
  [1500, 'jpy', 'en', '¥1,500', null],
  [5000, 'kwd', 'en', 'KWD\u00a05', null],
])('%i %s in %s is %s', (unitAmount, currency, locale, text, exact) => {
  expect(priceText({ unitAmount, currency }, locale)).toBe(text);
  expect(exactPriceText({ unitAmount, currency }, locale)).toBe(exact);
});

test('an interval is named, with its count if it is longer', () => {
  expect(intervalText({ interval: 'month', intervalCount: 1 })).toBe('/ month');
  expect(intervalText({ interval: 'month', intervalCount: 3 })).toBe('/ 3 months');
});

const now = new Date('2026-03-10T12:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
const dateText = () => 'on that day';
const paid = (periodEnd: Date, endsAt: Date | null = null) =>
  renewalText({ isFree: false, periodEnd, endsAt }, now, dateText);

test.each([
  [-3, 'Expired'],
  [0, 'Expired'],
  [0.01, 'Renews tomorrow'],
  [1, 'Renews tomorrow'],
  [1.01, 'Renews in 2 days'],
  [2, 'Renews in 2 days'],
  [6, 'Renews in 6 days'],
  [6.01, 'Renews on that day'],
  [30, 'Renews on that day'],
])('a plan whose period ends in %d days: %s', (days, text) => {
  expect(paid(inDays(days))).toBe(text);
});

test('a cancelled plan ends instead of renewing, and the free one renews monthly', () => {
  expect(paid(inDays(20), inDays(20))).toBe('Ends on that day');
  expect(paid(inDays(20), inDays(3))).toBe('Ends in 3 days');
  expect(renewalText({ isFree: true, periodEnd: inDays(1), endsAt: null }, now, dateText)).toBe(
    'Renews monthly',
  );
});
