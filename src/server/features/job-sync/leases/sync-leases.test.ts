import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createCompanyOnBoard } from '../job-sync.fixtures.ts';
import { appSettings, boardSyncs } from '../job-sync.tables.ts';
import {
  clearLeases,
  LeaseLostError,
  releaseBatchLease,
  releaseCompanyLease,
  renewBatchLease,
  renewCompanyLease,
  takeBatchLease,
  takeCompanyLease,
} from './sync-leases.ts';
import { whileRenewing } from './while-renewing.ts';

let rolefit: TestApp;
let company = '';
let count = 0;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  company = await createCompanyOnBoard(rolefit.app, 'lever', `company${++count}`);
  await rolefit.app.db.delete(appSettings);
});

const take = () => takeCompanyLease(rolefit.app.db, company);
/** Lets a minute pass for all leases. */
async function waitAMinute(): Promise<void> {
  const later = sql`interval '61 seconds'`;
  await rolefit.app.db.update(boardSyncs).set({ leaseUntil: sql`${boardSyncs.leaseUntil} - ${later}` });
  await rolefit.app.db.update(appSettings).set({ updatedAt: sql`${appSettings.updatedAt} - ${later}` });
}

describe('the lease of a company', () => {
  test('is held by one process until it is released', async () => {
    const { db } = rolefit.app;
    const lease = await take();
    expect(lease?.companyId).toBe(company);
    expect(await take()).toBeNull();
    await renewCompanyLease(db, lease!);
    expect(await take()).toBeNull();
    await releaseCompanyLease(db, lease!);
    expect(await take()).not.toBeNull();
  });

  test('runs out after a minute, and whoever lost it can neither renew nor release it', async () => {
    const { db } = rolefit.app;
    const lost = (await take())!;
    await waitAMinute();
    const taken = (await take())!;
    await expect(renewCompanyLease(db, lost)).rejects.toBeInstanceOf(LeaseLostError);
    await expect(renewCompanyLease(db, lost)).rejects.toMatchObject({
      ...{ name: 'LeaseLostError', message: 'Another process is syncing this company.' },
    });
    await releaseCompanyLease(db, lost);
    expect(await take()).toBeNull();
    await renewCompanyLease(db, taken);
  });

  test('does not run out while it is renewed', async () => {
    const lease = (await take())!;
    await waitAMinute();
    await renewCompanyLease(rolefit.app.db, lease);
    expect(await take()).toBeNull();
  });
});

describe('the lease of a batch', () => {
  test('is held by one process until it is released, or for a minute', async () => {
    const { db } = rolefit.app;
    const first = (await takeBatchLease(db))!;
    expect(await takeBatchLease(db)).toBeNull();
    await waitAMinute();
    await renewBatchLease(db, first);
    expect(await takeBatchLease(db)).toBeNull();
    await releaseBatchLease(db, first);
    const second = (await takeBatchLease(db))!;
    expect(second).not.toBe(first);
    await waitAMinute();
    const third = (await takeBatchLease(db))!;
    await expect(renewBatchLease(db, second)).rejects.toMatchObject({
      ...{ name: 'LeaseLostError', message: 'Another batch is running.' },
    });
    await releaseBatchLease(db, second);
    expect(await takeBatchLease(db)).toBeNull();
    await renewBatchLease(db, third);
  });
});

describe('at a start', () => {
  test('the built-in database forgets all leases of the process before', async () => {
    const { db } = rolefit.app;
    const lease = (await take())!;
    await takeBatchLease(db);
    await clearLeases({ ...rolefit.app.database, kind: 'embedded' });
    expect(await takeBatchLease(db)).not.toBeNull();
    expect(await take()).not.toBeNull();
    await expect(renewCompanyLease(db, lease)).rejects.toMatchObject({ name: 'LeaseLostError' });
  });

  test('a shared database keeps those of other processes', async () => {
    await take();
    await takeBatchLease(rolefit.app.db);
    await clearLeases({ ...rolefit.app.database, kind: 'postgres' });
    expect([await take(), await takeBatchLease(rolefit.app.db)]).toEqual([null, null]);
  });
});

describe('while a lease is renewed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('that happens every twenty seconds until the work ends', async () => {
    const end = Promise.withResolvers<string>();
    let renewals = 0;
    const running = whileRenewing(
      async () => {
        renewals += 1;
      },
      () => end.promise,
    );
    await vi.advanceTimersByTimeAsync(19_999);
    expect(renewals).toBe(0);
    await vi.advanceTimersByTimeAsync(40_001);
    expect(renewals).toBe(3);
    end.resolve('done');
    expect(await running).toBe('done');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(renewals).toBe(3);
  });

  test('the work is called off if the lease is lost, with the reason', async () => {
    const lost = new LeaseLostError('gone');
    const running = whileRenewing(
      () => Promise.reject(lost),
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const ended = expect(running).rejects.toBe(lost);
    await vi.advanceTimersByTimeAsync(20_000);
    await ended;
  });
});
