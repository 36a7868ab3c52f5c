import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { adminActions } from './admin.tables.ts';
import { recordAdminAction } from './admin-record.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let ctx: Context;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
  const [boss] = await rolefit.app.db.select().from(profiles);
  ctx = {
    ...rolefit.app,
    viewer: { id: boss?.id ?? '', email: 'boss@example.com', username: 'boss', isAdmin: true },
  };
});
afterAll(() => rolefit.close());

test('the record is empty at first and says what it is for', async () => {
  expect((await admin.open('/admin/record')).text).toContain('Nothing yet');
});

test('an action is listed with who, what and when', async () => {
  await recordAdminAction(ctx, rolefit.app.db, { action: 'reopen-feedback', subject: 'the-id' });
  const { text, html } = await admin.open('/admin/record');
  for (const words of ['Reopened feedback', 'boss', 'the-id']) expect(text).toContain(words);
  expect(html).toMatch(/<time dateTime="\d{4}-/);
});

test('an action that is rolled back is not recorded', async () => {
  const before = await rolefit.app.db.$count(adminActions);
  await rolefit.app.db
    .transaction(async (tx) => {
      await recordAdminAction(ctx, tx, { action: 'undone' });
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await rolefit.app.db.$count(adminActions)).toBe(before);
});

test('only administrators can record actions', async () => {
  const member = { ...ctx, viewer: ctx.viewer && { ...ctx.viewer, isAdmin: false } };
  await expect(recordAdminAction(member, rolefit.app.db, { action: 'x' })).rejects.toMatchObject({
    code: 'admin_required',
  });
});

test.each([
  ['changed', () => rolefit.app.db.update(adminActions).set({ action: 'another' })],
  ['removed', () => rolefit.app.db.delete(adminActions)],
  ['emptied', () => rolefit.app.db.execute(sql`truncate admin_actions`)],
] as const)('rows cannot be %s in the database', async (_, attempt) => {
  const before = await rolefit.app.db.select().from(adminActions);
  expect(before.length).toBeGreaterThan(0);
  const error = await attempt().then(
    () => null,
    (thrown: Error) => thrown,
  );
  expect(String(error?.cause)).toContain('rows of admin_actions are never changed or removed');
  expect(await rolefit.app.db.select().from(adminActions)).toEqual(before);
});

test('a row is kept after its administrator’s account is deleted', async () => {
  await recordAdminAction({ ...ctx, viewer: { ...ctx.viewer!, id: 'gone' } }, rolefit.app.db, {
    action: 'old',
  });
  const rows = await rolefit.app.db.select().from(adminActions).where(eq(adminActions.adminId, 'gone'));
  expect(rows).toHaveLength(1);
  expect((await admin.open('/admin/record')).text).toContain('A deleted account');
});
