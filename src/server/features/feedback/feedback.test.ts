import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { adminActions } from '../admin/admin.tables.ts';
import { outboxEmails } from '../email/email.tables.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { feedback } from './feedback.tables.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let mara: TestBrowser;

beforeAll(async () => {
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'boss@example.com' }, work: false });
  [admin, mara] = [rolefit.browser(), rolefit.browser()];
  await admin.signUp('boss@example.com');
  await mara.signUp('mara@example.com');
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  for (const table of [feedback, outboxEmails, rateLimits]) await rolefit.app.db.delete(table);
});

async function submitFeedback(content: string): Promise<string> {
  await mara.submit('/feedback', { content });
  const [row] = await rolefit.app.db.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(1);
  return row?.id ?? '';
}
const resolve = (feedbackId: string, fields: Record<string, string> = {}) =>
  admin.submit('/admin/feedback', { intent: 'resolve', feedbackId, ...fields });
const actionsOn = (id: string) =>
  rolefit.app.db
    .select()
    .from(adminActions)
    .where(eq(adminActions.subject, id))
    .orderBy(adminActions.createdAt);

describe('sending feedback', () => {
  test('stores it trimmed and thanks the user', async () => {
    const page = await mara.submit('/feedback', { content: '  The ring is lovely.\n' });
    expect(page.url).toBe('/');
    expect(page.text).toContain('Thank you for your feedback');
    expect(await rolefit.app.db.select().from(feedback)).toMatchObject([
      { content: 'The ring is lovely.', status: 'new', isResolved: false },
    ]);
  });

  test.each(['', ' \n\t '])('refuses %j', async (content) => {
    const page = await mara.submit('/feedback', { content });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please enter your feedback');
    expect(await rolefit.app.db.$count(feedback)).toBe(0);
  });

  test('refuses the sixth within ten minutes, but keeps its text', async () => {
    const answers = [];
    for (let i = 1; i <= 6; i++) answers.push(await mara.submit('/feedback', { content: `No. ${i}` }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const last = answers.at(-1);
    expect(last?.text).toContain('Please wait a few moments before trying again.');
    expect(last?.html).toContain('>No. 6</textarea>');
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await rolefit.app.db.$count(feedback)).toBe(5);
  });
});

describe('an administrator', () => {
  test('reads open feedback, resolves it, finds it under Resolved and reopens it', async () => {
    const id = await submitFeedback('A dark <b>page</b> is too dark');
    const open = await admin.open('/admin/feedback');
    expect(open.text).toContain('A dark <b>page</b> is too dark');
    expect(open.text).toContain('mara');
    expect((await resolve(id)).text).toContain('Feedback resolved');
    expect((await admin.open('/admin/feedback')).text).toContain('No open feedback');
    expect((await admin.open('/admin/feedback?show=resolved')).text).toContain('is too dark');
    await admin.submit('/admin/feedback?show=resolved', { intent: 'reopen', feedbackId: id });
    expect((await admin.open('/admin/feedback')).text).toContain('Reopened');
    expect((await admin.open('/admin/feedback?show=resolved')).text).toContain('Nothing resolved yet');
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual([
      'resolve-feedback',
      'reopen-feedback',
    ]);
  });

  test('who resolves a message several times at once notifies the sender once', async () => {
    const id = await submitFeedback('Twice');
    await Promise.all([1, 2, 3].map(() => resolve(id, { 'tell-sender': 'on' })));
    expect(await actionsOn(id)).toHaveLength(1);
    const mails = await rolefit.app.db.select().from(outboxEmails);
    expect(mails).toMatchObject([{ kind: 'feedback-resolved', recipientEmail: 'mara@example.com' }]);
    expect(mails[0]?.bodyText).toContain('http://localhost:3000/settings');
    expect(mails[0]?.bodyText).not.toContain('Twice');
  });

  test('notifies the sender only on request and if they want mails', async () => {
    await resolve(await submitFeedback('Quietly'));
    await rolefit.app.db
      .update(profiles)
      .set({ emailNotifications: false })
      .where(eq(profiles.username, 'mara'));
    await resolve(await submitFeedback('No mails please'), { 'tell-sender': 'on' });
    await rolefit.app.db
      .update(profiles)
      .set({ emailNotifications: true })
      .where(eq(profiles.username, 'mara'));
    expect(await rolefit.app.db.$count(outboxEmails)).toBe(0);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'nonsense', ''])(
    'who resolves an unknown message (%j) gets 404 and nothing is recorded',
    async (id) => {
      const before = await rolefit.app.db.$count(adminActions);
      expect((await resolve(id)).status).toBe(404);
      expect(await rolefit.app.db.$count(adminActions)).toBe(before);
    },
  );

  test('sees the messages in pages', async () => {
    const [row] = await rolefit.app.db.select().from(profiles).where(eq(profiles.username, 'mara'));
    await rolefit.app.db.insert(feedback).values(
      Array.from({ length: 25 }, (_, index) => ({
        id: crypto.randomUUID(),
        userId: row?.id ?? '',
        content: `Message ${index}.`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      })),
    );
    const [first, second] = [await admin.open('/admin/feedback'), await admin.open('/admin/feedback?page=2')];
    expect(first.text.match(/Message \d+\./g)?.at(0)).toBe('Message 24.');
    expect(first.text.match(/Message \d+\./g)).toHaveLength(20);
    expect(second.text.match(/Message \d+\./g)).toEqual([4, 3, 2, 1, 0].map((index) => `Message ${index}.`));
  });
});
