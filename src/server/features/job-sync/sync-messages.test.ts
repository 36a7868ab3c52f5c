import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoardServer, startBoardServer } from '../../../../e2e/support/servers/board-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { boardHosts } from '../boards/boards.tables.ts';
import { supportedCompanies } from '../companies/companies.tables.ts';
import { createCompanyOnBoard, makeJobs } from './job-sync.fixtures.ts';
import { appSettings, boardSyncs, edgeFunctionExecutions } from './job-sync.tables.ts';
import { runSyncBatch } from './sync-batch.ts';

let server: BoardServer;
let rolefit: TestApp;
let admin: TestBrowser;
let adminId: string;

beforeAll(async () => {
  server = await startBoardServer();
  rolefit = await startTestApp({ work: false, env: { BOARD_GATEWAY: server.url } });
  admin = rolefit.browser();
  await admin.signUp('operator@example.com');
  const [user] = await rolefit.app.db.select().from(users);
  adminId = user?.id ?? '';
});
afterAll(async () => {
  await rolefit.close();
  await server.close();
});
beforeEach(async () => {
  for (const table of [supportedCompanies, appSettings, edgeFunctionExecutions, boardHosts])
    await rolefit.app.db.delete(table);
  server.forget();
});

/** Creates a company on Lever that the operator follows. */
async function createBoard(name: string, { fails = false } = {}): Promise<string> {
  server.remove('lever', name);
  const board = server.board('lever', name);
  board.add(...makeJobs(2));
  if (fails) board.fail({ how: 'status', status: 500 });
  return createCompanyOnBoard(rolefit.app, 'lever', name, [adminId]);
}

const submit = (fields: Record<string, string>) => admin.submit('/admin/job-boards', fields);
/** The tone in which the page without JavaScript shows a toast. */
const toneOf = (html: string, title: string) => {
  const alert = [
    ...html.matchAll(/border-(\w+)(?:-line|\/30) bg-\w+-soft(?:(?!border-).)*?font-\[550\]">([^<]+)/gs),
  ];
  return alert.find(([, , shown]) => shown?.includes(title))?.[1];
};

describe('after a sync, the administrator is told', () => {
  test('how many companies were synced, if all boards could be read', async () => {
    await createBoard('alpha');
    const page = await submit({ intent: 'sync' });
    expect(page.text).toContain('Completed sync cycle: 1 companies synced successfully.');
    expect(page.text).not.toContain('could not be read');
    expect(toneOf(page.html, 'Job Sync Complete')).toBe('good');
  });

  test('that it failed, if no board could be read, also when the batch leaves the board alone', async () => {
    await createBoard('broken', { fails: true });
    for (const time of ['first', 'again']) {
      const page = await submit({ intent: 'sync' });
      expect(page.text, time).toContain('Unable to sync jobs: 1 board couldn’t be read');
      expect(page.text, time).not.toContain('synced successfully');
      expect(toneOf(page.html, 'Job Sync Failed'), time).toBe('low');
    }
  });

  test('which part failed, in the tone of a warning', async () => {
    await createBoard('alpha');
    await createBoard('broken', { fails: true });
    const page = await submit({ intent: 'sync' });
    expect(page.text).toContain('Completed sync cycle: 1 companies synced successfully.');
    expect(page.text).toContain('1 board couldn’t be read; see Diagnostics.');
    expect(toneOf(page.html, 'Job Sync Complete')).toBe('fair');
  });

  test('that nobody follows a company, which is no success', async () => {
    const page = await submit({ intent: 'sync' });
    expect(page.text).toContain('Nobody follows a company yet.');
    expect(toneOf(page.html, 'Job Sync Complete')).toBe('accent');
  });

  test('that a single board could not be read', async () => {
    const companyId = await createBoard('broken', { fails: true });
    const page = await submit({ intent: 'sync-company', companyId });
    expect(toneOf(page.html, 'Failed to sync jobs')).toBe('low');
    expect(page.text).toContain('The board returned an error (500).');
  });
});

describe('a board that failed once', () => {
  test('is a potential issue at once, for diagnostics and without them', async () => {
    await createBoard('broken', { fails: true });
    await runSyncBatch(rolefit.app, { budgetMs: 60_000 });
    const before = await admin.open('/admin/job-boards');
    expect(before.text).not.toContain('No issues known');
    expect(before.text).toContain('Couldn’t be read the last time');
    const page = await submit({ intent: 'diagnose' });
    expect(page.text).toContain('Checked 1 companies: 1 have potential issues');
    expect(toneOf(page.html, 'Checked 1')).toBe('fair');
  });

  test('is counted in the state of the sync, whose badge is not green', async () => {
    const id = await createBoard('alpha');
    await runSyncBatch(rolefit.app, { budgetMs: 60_000, isAutomated: true });
    const fine = await admin.open('/companies');
    expect(fine.html).toMatch(/bg-good-soft[^>]*>Automated sync on/);
    expect(fine.text).not.toContain('couldn’t be read');
    await rolefit.app.db.update(boardSyncs).set({ failures: 1 }).where(eq(boardSyncs.companyId, id));
    for (const path of ['/companies', '/admin/job-boards']) {
      const page = await admin.open(path);
      expect(page.text, path).toContain('1 of 1 board couldn’t be read');
      expect(page.html, path).toMatch(/bg-fair-soft[^>]*>Automated sync on/);
    }
  });
});

describe('when no board is in trouble', () => {
  test('diagnostics say so in green only if all boards have been read', async () => {
    await createBoard('alpha');
    const unread = await submit({ intent: 'diagnose' });
    expect(unread.text).toContain('1 board not read yet.');
    expect(unread.text).toContain('No issues known, but 1 board has not been read yet');
    expect(toneOf(unread.html, 'Checked 1')).toBe('accent');
    await runSyncBatch(rolefit.app, { budgetMs: 60_000 });
    const read = await submit({ intent: 'diagnose' });
    expect(read.text).toContain('Checked 1 companies: 0 have potential issues');
    expect(read.text).not.toContain('not been read yet');
    expect(toneOf(read.html, 'Checked 1')).toBe('good');
  });
});
