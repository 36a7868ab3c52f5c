import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoardServer, startBoardServer } from '../../../../../e2e/support/servers/board-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { adminActions } from '../../admin/admin.tables.ts';
import { companies, supportedCompanies, userCompanies } from '../../companies/companies.tables.ts';
import { boardErrors, boardSyncs } from '../job-sync.tables.ts';

let boards: BoardServer;
let rolefit: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  boards = await startBoardServer();
  rolefit = await startTestApp({ work: false, env: { BOARD_GATEWAY: boards.url } });
  admin = rolefit.browser();
  await admin.signUp('operator@example.com');
});
afterAll(async () => {
  await rolefit.close();
  await boards.close();
});

type SyncState = {
  lastSyncAt?: Date;
  lastOpenAt?: Date;
  failures?: number;
  error?: { code: string; status?: number };
  createdAt?: Date;
};

/** Creates a company that the operator follows, with this sync state. */
async function createFollowedCompany(
  name: string,
  { lastSyncAt, lastOpenAt, failures, error, ...more }: SyncState,
) {
  const { db } = rolefit.app;
  const [id, supportedCompanyId] = [randomUUID(), randomUUID()];
  const now = new Date();
  const times = { createdAt: more.createdAt ?? now, updatedAt: now };
  const website = `https://${name.toLowerCase()}.example`;
  await db.insert(supportedCompanies).values({
    id: supportedCompanyId,
    name,
    website,
    board: 'greenhouse',
    boardIdentifier: name.toLowerCase(),
    isListed: true,
    ...times,
  });
  await db.insert(companies).values({ id, supportedCompanyId, name, website, lastSyncAt, ...times });
  const [user] = await db.select().from(users);
  await db.insert(userCompanies).values({ userId: user?.id ?? '', companyId: id, createdAt: now });
  await db.insert(boardSyncs).values({ companyId: id, triedAt: now, failures: failures ?? 0, lastOpenAt });
  if (error)
    await db
      .insert(boardErrors)
      .values({ companyId: id, message: `What ${name} said`, createdAt: now, ...error });
  return id;
}

const cardOf = (text: string, name: string) =>
  text.split('Sync now').find((part) => part.includes(name)) ?? '';

test('boards with issues are listed with what is wrong, and others are not', async () => {
  const [now, hours] = [new Date(), 60 * 60_000];
  const good = { lastSyncAt: now, lastOpenAt: now };
  await createFollowedCompany('Wellkeep', good);
  await createFollowedCompany('Blinkers', { ...good, failures: 1, error: { code: 'timeout' } });
  await createFollowedCompany('Gonehill', { ...good, failures: 1, error: { code: 'not_ok', status: 404 } });
  await createFollowedCompany('Emptyard', { ...good, failures: 2, error: { code: 'empty_board' } });
  await createFollowedCompany('Barren', { lastSyncAt: now });
  await createFollowedCompany('Oddshape', { ...good, failures: 1, error: { code: 'board_shape' } });
  await createFollowedCompany('Oftendown', { ...good, failures: 3, error: { code: 'timeout' } });
  await createFollowedCompany('Neverread', { createdAt: new Date(now.getTime() - 2 * hours) });
  await createFollowedCompany('Justadded', {});
  const page = await admin.submit('/admin/job-boards', { intent: 'diagnose' });
  expect(page.url).toBe('/admin/job-boards');
  expect(page.text).toContain('Checked 9 companies: 7 have potential issues');
  expect(page.text).toContain('1 board not read yet.');
  for (const [name, words] of [
    ['Gonehill', 'Board is gone'],
    ['Emptyard', 'Lists no jobs'],
    ['Barren', 'Lists no jobs'],
    ['Oddshape', 'Format has changed'],
    ['Oftendown', 'Failed several times in a row'],
    ['Neverread', 'Not read yet'],
    ['Blinkers', 'Couldn’t be read the last time'],
  ] as const)
    expect(cardOf(page.text, name), name).toContain(words);
  expect(page.text).toContain('What Gonehill said');
  for (const name of ['Wellkeep', 'Justadded']) expect(page.text).not.toContain(name);
  const all = await admin.open('/admin/job-boards?show=all');
  for (const name of ['Wellkeep', 'Blinkers', 'Justadded', 'Gonehill']) expect(all.text).toContain(name);
  const [record] = await rolefit.app.db
    .select()
    .from(adminActions)
    .where(eq(adminActions.action, 'check-boards'));
  expect(record?.details).toEqual({ checked: 9, issues: 7 });
});

test('a moved board is found through the company’s website, and an administrator can move the company there', async () => {
  const id = await createFollowedCompany('Movedon', {
    lastSyncAt: new Date(),
    lastOpenAt: new Date(),
    failures: 4,
    error: { code: 'not_ok', status: 404 },
  });
  boards.board('lever', 'movedon').add({ id: 'a', title: 'Boat builder' });
  boards.page('https://movedon.example/careers', '<a href="https://jobs.lever.co/movedon">Our jobs</a>');
  const page = await admin.submit('/admin/job-boards', { intent: 'diagnose' });
  expect(page.text).toContain('Its website now leads to Lever: movedon .');
  const moved = await admin.submit('/admin/job-boards', { intent: 'move-board', companyId: id });
  expect(moved.text).toContain('Moved to the new board');
  expect(moved.text).not.toContain('Movedon');
  const [board] = await rolefit.app.db
    .select()
    .from(supportedCompanies)
    .where(eq(supportedCompanies.name, 'Movedon'));
  expect(board).toMatchObject({ board: 'lever', boardIdentifier: 'movedon', confirmedAt: null });
  const [sync] = await rolefit.app.db.select().from(boardSyncs).where(eq(boardSyncs.companyId, id));
  expect(sync).toMatchObject({ failures: 0, backOffUntil: null });
  const again = await admin.submit('/admin/job-boards', { intent: 'move-board', companyId: id });
  expect(again.text).toContain('This proposal was not found.');
});

test('a board that belongs to another company cannot be taken over', async () => {
  const id = await createFollowedCompany('Twicely', { failures: 4, error: { code: 'not_ok', status: 404 } });
  boards.page('https://twicely.example/careers', '<a href="https://jobs.lever.co/movedon">Our jobs</a>');
  await admin.submit('/admin/job-boards', { intent: 'diagnose' });
  const page = await admin.submit('/admin/job-boards', { intent: 'move-board', companyId: id });
  expect(page.text).toContain('Another company already uses this board.');
});

test('without followed companies nothing is called fine', async () => {
  await rolefit.app.db.delete(userCompanies);
  const page = await admin.submit('/admin/job-boards', { intent: 'diagnose' });
  expect(page.text).toContain('Checked 0 companies: 0 have potential issues');
  expect(page.text).toContain('Nobody follows a company yet.');
  expect(page.text).not.toContain('No issues known');
});
