import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume } from '../analyses/analyses.fixtures.ts';
import { refundAnalyses, spendAnalyses } from './spend-analyses.ts';
import { usageEntries, usagePeriods } from './usage.tables.ts';
import { analysisUsage, lockUsage } from './usage.ts';

let rolefit: TestApp;
let now: Date;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
});
afterAll(() => rolefit.close());

let ann: TestBrowser;
let userId: string;
let resumeId: string;
let people = 0;
const signedUpAt = new Date('2026-01-10T08:00:00.000Z');
const start = new Date('2026-03-10T08:00:00.000Z');
beforeEach(async () => {
  now = new Date('2026-04-10T07:59:59.999Z');
  ann = rolefit.browser();
  const email = `ann${++people}@example.com`;
  await ann.signUp(email);
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  userId = user!.id;
  await rolefit.app.db.update(users).set({ createdAt: signedUpAt }).where(eq(users.id, userId));
  resumeId = await createReadResume(rolefit.app, userId, 'Jo Doe\nNurse, BLS');
});

const postingText = 'Charge Nurse\n\nWhat you bring\n• BLS certification\n• Three years of nursing';
const analyze = (text = postingText) =>
  ann.submit('/analyze', { resumeId, source: 'text', postingText: text });
const usage = () => {
  const viewer = { id: userId, email: 'ann@example.com', username: 'ann', isAdmin: false };
  return analysisUsage({ ...rolefit.app, viewer });
};
const entries = () => rolefit.app.db.select().from(usageEntries).where(eq(usageEntries.userId, userId));
const spend = (amount: number, reason?: 'run') =>
  rolefit.app.db.transaction((tx) => spendAnalyses(rolefit.app, tx, { userId, amount, reason }));
const refund = (amount: number, periodStartsAt = start) =>
  rolefit.app.db.transaction((tx) => refundAnalyses(rolefit.app, tx, { userId, amount, periodStartsAt }));

describe('the analyses of a month since the sign-up', () => {
  test('are none at first, until the month ends', async () => {
    expect((await ann.open('/analyze')).text).toContain('0 / 200');
    const periodEnd = new Date('2026-04-10T08:00:00.000Z');
    expect(await usage()).toEqual({
      jobsLimit: 200,
      jobsUsed: 0,
      periodStart: start,
      periodEnd,
      plan: { name: 'Free', isFree: true, periodEnd, endsAt: null },
    });
  });

  test('begin again with the next month, also with the next year', async () => {
    await analyze();
    expect((await ann.open('/analyze')).text).toContain('1 / 200');
    now = new Date('2026-04-10T08:00:00.000Z');
    expect((await ann.open('/analyze')).text).toContain('0 / 200');
    now = new Date('2026-12-31T23:00:00.000Z');
    await analyze(`${postingText}\n• Telemetry`);
    expect(await usage()).toMatchObject({ jobsUsed: 1, periodEnd: new Date('2027-01-10T08:00:00.000Z') });
  });

  test('are counted for each person alone', async () => {
    await analyze();
    const bob = rolefit.browser();
    await bob.signUp(`bob${people}@example.com`);
    expect((await bob.open('/analyze')).text).toContain('0 / 200');
  });

  test('are listed one by one with what they were for', async () => {
    await analyze();
    expect(await entries()).toMatchObject([
      { userId, amount: 1, reason: 'analysis', periodStartsAt: start, createdAt: now },
    ]);
    expect(await spend(7, 'run')).toEqual(start);
    expect((await entries()).map(({ amount, reason }) => [amount, reason])).toEqual([
      [1, 'analysis'],
      [7, 'run'],
    ]);
  });
});

describe('the limit', () => {
  test('can be used up to the last one, and the next one is refused', async () => {
    await spend(199);
    expect((await analyze()).status).toBe(200);
    const page = await analyze(`${postingText}\n• Telemetry`);
    expect(page.status).toBe(403);
    expect(page.text).toContain('Usage limit reached');
    expect(page.text).toContain("You've reached your job analysis limit for this billing period.");
    expect(await usage()).toMatchObject({ jobsUsed: 200 });
  });

  test('takes nothing if not all of them fit, and says how many were wanted', async () => {
    await spend(150);
    await expect(spend(51)).rejects.toMatchObject({ code: 'limit_reached', amount: 51 });
    expect(await usage()).toMatchObject({ jobsUsed: 150 });
    expect(await entries()).toHaveLength(1);
    await spend(50);
    expect(await usage()).toMatchObject({ jobsUsed: 200 });
  });
});

describe('analyses that a run did not use', () => {
  test('are given back to the month that they were taken from', async () => {
    await spend(10, 'run');
    now = new Date('2026-04-12T00:00:00.000Z');
    await spend(5, 'run');
    await refund(4);
    expect(await usage()).toMatchObject({ jobsUsed: 5 });
    const periods = await rolefit.app.db.select().from(usagePeriods).where(eq(usagePeriods.userId, userId));
    expect(periods.map(({ jobsUsed }) => jobsUsed).sort()).toEqual([5, 6]);
    expect((await entries()).map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-4, 5, 10]);
    expect((await entries()).find(({ amount }) => amount === -4)).toMatchObject({
      reason: 'run',
      periodStartsAt: start,
      createdAt: now,
    });
  });

  test('are not listed if there are none', async () => {
    await spend(10, 'run');
    await refund(0);
    expect(await entries()).toHaveLength(1);
  });
});

test('while a request looks at what a person has used, no other request of theirs does', async () => {
  const { db } = rolefit.app;
  const order: string[] = [];
  const holding = Promise.withResolvers<void>();
  const ctx = { viewer: { id: userId } };
  const first = db.transaction(async (tx) => {
    await lockUsage(ctx, tx);
    const { rows } = await tx.execute(
      "select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([{ held: 1 }]);
    order.push('first');
    holding.resolve();
  });
  await holding.promise;
  const second = db.transaction(async (tx) => {
    await lockUsage(ctx, tx);
    order.push('second');
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});
