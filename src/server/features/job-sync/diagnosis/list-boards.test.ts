import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { companies, supportedCompanies } from '../../companies/companies.tables.ts';
import { createCompanyOnBoard } from '../job-sync.fixtures.ts';
import { appSettings, boardErrors, boardSyncs, edgeFunctionExecutions } from '../job-sync.tables.ts';
import { automatedJobSyncTask } from '../job-sync.tasks.ts';
import { takeBatchLease } from '../leases/sync-leases.ts';
import { syncBoardNow } from '../sync-now.ts';
import { syncStatus } from '../sync-status.ts';
import { boardDiagnoses } from './diagnostics.tables.ts';
import { listBoards } from './list-boards.ts';
import { moveToProposedBoard } from './move-to-proposed-board.ts';

let rolefit: TestApp;
let ctx: Context;
let now = new Date('2026-10-01T08:00:00Z');
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
  await rolefit.browser().signUp('boss@example.com');
  const [user] = await rolefit.app.db.select().from(users);
  ctx = { ...rolefit.app, viewer: { id: user!.id, email: 'boss@example.com', username: 'b', isAdmin: true } };
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  await rolefit.app.db.delete(supportedCompanies);
  await rolefit.app.db.delete(appSettings);
  await rolefit.app.db.delete(edgeFunctionExecutions);
});

const create = (name: string) => createCompanyOnBoard(rolefit.app, 'lever', name, [ctx.viewer!.id]);
const list = (page = 1, onlyIssues = false) => listBoards(ctx, { page, onlyIssues });
const names = (boards: { companyName: string }[]) => boards.map(({ companyName }) => companyName);
const diagnose = (companyId: string, proposal = {}) =>
  rolefit.app.db.insert(boardDiagnoses).values({ companyId, issue: 'failing', checkedAt: now, ...proposal });

describe('the list of boards', () => {
  test('has 25 per page by name, those with issues first', async () => {
    for (let n = 26; n >= 1; n--) await create(`firm${String(n).padStart(2, '0')}`);
    const troubled = await create('zebra');
    await diagnose(troubled);
    await createCompanyOnBoard(rolefit.app, 'lever', 'unfollowed');
    const first = await list();
    expect(names(first.boards)).toEqual([
      'zebra',
      ...Array.from({ length: 24 }, (_, n) => `firm${String(n + 1).padStart(2, '0')}`),
    ]);
    expect(first.hasMore).toBe(true);
    const second = await list(2);
    expect([names(second.boards), second.hasMore]).toEqual([['firm25', 'firm26'], false]);
    expect(names((await list(1, true)).boards)).toEqual(['zebra']);
  });

  test('shows where a board is, where it seems to be now, and its latest five errors', async () => {
    const id = await create('moved');
    await diagnose(id, { proposedBoard: 'greenhouse', proposedIdentifier: 'movers' });
    for (let n = 1; n <= 6; n++) {
      const createdAt = new Date(now.getTime() + n * 1_000);
      await rolefit.app.db
        .insert(boardErrors)
        .values({ companyId: id, code: 'x', message: `Error ${n}`, createdAt });
    }
    await create('other');
    const { boards } = await list();
    expect(boards[0]).toMatchObject({
      ...{ companyId: id, issue: 'failing', isSyncing: false, lastSyncAt: null, lastOpenAt: null },
      board: { name: 'Lever', identifier: 'moved', url: 'https://jobs.lever.co/moved' },
      proposal: { name: 'Greenhouse', identifier: 'movers', url: 'https://job-boards.greenhouse.io/movers' },
    });
    expect(boards[0]?.errors.map(({ message }) => message)).toEqual([
      ...['Error 6', 'Error 5', 'Error 4', 'Error 3', 'Error 2'],
    ]);
    expect(boards[0]?.errors[0]?.createdAt).toEqual(new Date(now.getTime() + 6_000));
    expect(boards[1]).toMatchObject({ proposal: null, issue: null, errors: [] });
  });

  test('shows a board of a kind that is not known any more without a link', async () => {
    const id = await create('odd');
    const [company] = await rolefit.app.db.select().from(companies).where(eq(companies.id, id));
    const ofCompany = eq(supportedCompanies.id, company!.supportedCompanyId);
    await rolefit.app.db.update(supportedCompanies).set({ board: 'bygone' }).where(ofCompany);
    expect((await list()).boards[0]?.board).toEqual({ name: 'bygone', identifier: 'odd', url: '' });
  });

  test('says until when a board is left in peace, if it still is', async () => {
    const id = await create('tired');
    const backOffUntil = new Date(now.getTime() + 1);
    await rolefit.app.db.insert(boardSyncs).values({ companyId: id, triedAt: now, backOffUntil });
    expect((await list()).boards[0]?.backOffUntil).toEqual(backOffUntil);
    await rolefit.app.db.update(boardSyncs).set({ backOffUntil: now });
    expect((await list()).boards[0]?.backOffUntil).toBeNull();
  });
});

describe('an administrator', () => {
  test('cannot sync or move a company that does not exist', async () => {
    for (const id of ['nonsense', crypto.randomUUID()]) {
      const unknown = { code: 'not_found', message: 'This company was not found.' };
      await expect(syncBoardNow(ctx, id)).rejects.toMatchObject(unknown);
    }
    await expect(moveToProposedBoard(ctx, 'nonsense')).rejects.toMatchObject({
      message: 'This company was not found.',
    });
    const id = await create('stays');
    await diagnose(id);
    await expect(moveToProposedBoard(ctx, id)).rejects.toMatchObject({
      message: 'This proposal was not found.',
    });
  });
});

describe('the state of automated syncs', () => {
  const log = (createdAt: Date) =>
    rolefit.app.db
      .insert(edgeFunctionExecutions)
      .values({ id: crypto.randomUUID(), functionName: 'automated-job-sync', createdAt });

  test('is empty at first', async () => {
    expect(await syncStatus(rolefit.app)).toEqual({
      boards: { followed: 0, failing: 0, waiting: 0 },
      ...{ lastSyncAt: null, lastSyncedIdentifier: null, cursorMovedAt: null },
      ...{ isAutomatedSyncRunning: false, lastRun: null },
    });
  });

  test('is running for ten minutes after the latest one began', async () => {
    const start = now;
    await log(new Date(start.getTime() - 60_000));
    await log(start);
    now = new Date(start.getTime() + 10 * 60_000 - 1);
    expect(await syncStatus(rolefit.app)).toMatchObject({
      ...{ isAutomatedSyncRunning: true, lastRun: { startedAt: start, finishedAt: null, result: null } },
    });
    now = new Date(start.getTime() + 10 * 60_000);
    expect((await syncStatus(rolefit.app)).isAutomatedSyncRunning).toBe(false);
  });

  test('is that of the task, which leaves a running batch alone', async () => {
    await automatedJobSyncTask.run(rolefit.app, {});
    const { lastRun, cursorMovedAt } = await syncStatus(rolefit.app);
    expect(lastRun).toMatchObject({ finishedAt: now, result: { isLastBatch: true, companiesProcessed: 0 } });
    expect(cursorMovedAt).toEqual(now);
    await takeBatchLease(rolefit.app.db);
    await automatedJobSyncTask.run(rolefit.app, {});
    expect(await rolefit.app.db.$count(edgeFunctionExecutions)).toBe(1);
  });

  test('hides no other failure', async () => {
    const broken = { ...rolefit.app, db: null as never };
    await expect(automatedJobSyncTask.run(broken, {})).rejects.toBeInstanceOf(TypeError);
  });
});
