import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { profiles } from '../../src/server/features/accounts/accounts.tables.ts';
import { sendEmail } from '../../src/server/features/email/send-email.ts';
import { feedback } from '../../src/server/features/feedback/feedback.tables.ts';
import { setup } from '../../src/server/testing/global-setup.ts';
import { startTestApp, type TestApp } from '../../src/server/testing/test-app.ts';
import { sessionCookie } from '../../src/server/testing/test-session-cookie.ts';
import { hydrated } from '../support/hydrated.ts';
import { openAccountMenu } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

/** A server inside the test, to create administrators and rows directly. */
let rolefit: TestApp;
test.beforeAll(async () => {
  await setup();
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'nobody@example.com' } });
});
test.afterAll(() => rolefit.close());

let userCount = 0;
async function signInNewUser(page: Page, { isAdmin = false } = {}): Promise<{ id: string; name: string }> {
  const name = `person${++userCount}`;
  const body = { name, email: `${name}@example.com`, password: 'correct horse 7!' };
  const { user } = await rolefit.app.auth.api.signUpEmail({ body });
  await rolefit.app.db.insert(profiles).values({ id: user.id, username: name, isAdmin });
  const [cookie = '', value = ''] = (await sessionCookie(rolefit.app, user.id)).split('=');
  await page.context().addCookies([{ name: cookie, value, url: rolefit.url, sameSite: 'Lax' }]);
  return { id: user.id, name };
}
const open = (page: Page, path: string) => page.goto(rolefit.url + path);
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const feedbackLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Feedback', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const textBox = (page: Page) => dialog(page).getByLabel('Your feedback');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });

async function openDialog(page: Page): Promise<void> {
  await hydrated(page);
  await openAccountMenu(page);
  await feedbackLink(page).click();
  await expect(textBox(page)).toBeFocused();
}

const mail = {
  userId: null,
  kind: 'reset-password',
  to: 'a-person-with-a-rather-long-address@a-company-with-a-long-name.example.com',
  subject: 'Reset your Rolefit password',
  text: 'Choose a new password here:\n\nhttps://rolefit.example/reset-password#token=0123456789abcdef0123456789abcdef0123456789abcdef',
  html: '<p style="color:red">Choose a <a href="https://rolefit.example/reset-password">new password</a>.</p><script>top.ran = true</script>',
} as const;

test('feedback is sent from any page, and an administrator resolves and reopens it', async ({
  page,
  browser,
}) => {
  await signInNewUser(page);
  await open(page, '/results');
  await openDialog(page);
  await send(page).click();
  await expect(toast(page, 'Error submitting feedback')).toContainText('Please enter your feedback');
  await expect(dialog(page).getByText('Please enter your feedback')).toBeVisible();
  await textBox(page).fill('The ring is lovely.');
  await send(page).click();
  await expect(toast(page, 'Thank you for your feedback')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(feedbackLink(page)).toBeFocused();
  await openAccountMenu(page);
  expect(new URL(page.url()).pathname).toBe('/results');
  await openDialog(page);
  await expect(textBox(page)).toHaveValue('');

  const boss = await (await browser.newContext()).newPage();
  await signInNewUser(boss, { isAdmin: true });
  await open(boss, '/admin/feedback');
  const message = boss.getByRole('listitem').filter({ hasText: 'The ring is lovely.' });
  await message.getByLabel('Tell the sender by email').check();
  await message.getByRole('button', { name: 'Resolve' }).click();
  await expect(toast(boss, 'Feedback resolved')).toBeVisible();
  await expect(message).toBeHidden();
  await boss.getByRole('link', { name: 'Resolved' }).click();
  await message.getByRole('button', { name: 'Reopen' }).click();
  await expect(toast(boss, 'Feedback reopened')).toBeVisible();
  await open(boss, '/admin/record');
  await expect(boss.getByRole('row').nth(1)).toContainText('Reopened feedback');
  await expect(boss.getByRole('row').nth(2)).toContainText('sender to be notified');
  await open(boss, '/admin/email/outbox');
  await expect(boss.getByRole('row').nth(1)).toContainText('Your Rolefit feedback has been resolved');
  await boss.context().close();
});

test('the input survives Esc, a reload and a failed connection, but is not shown to other users', async ({
  page,
}) => {
  await signInNewUser(page);
  await open(page, '/results');
  await openDialog(page);
  await textBox(page).fill('Half a thought');
  await page.keyboard.press('Escape');
  await page.reload();
  await openDialog(page);
  await expect(textBox(page)).toHaveValue('Half a thought');
  await page.context().setOffline(true);
  await send(page).click();
  await expect(dialog(page).getByText('We couldn’t send it.')).toBeVisible();
  await expect(textBox(page)).toHaveValue('Half a thought');
  await page.context().setOffline(false);
  await signInNewUser(page);
  await open(page, '/results');
  await openDialog(page);
  await expect(textBox(page)).toHaveValue('');
});

test('on a phone the drawer opens the same dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInNewUser(page);
  await open(page, '/results');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Feedback', exact: true }).click();
  await textBox(page).fill('From my phone');
  await send(page).click();
  await expect(toast(page, 'Thank you for your feedback')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link opens a page with the same form', async ({ page }) => {
    await signInNewUser(page);
    await open(page, '/results');
    await openAccountMenu(page);
    await feedbackLink(page).click();
    await page.getByLabel('Your feedback').fill('   ');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please enter your feedback').first()).toBeVisible();
    await page.getByLabel('Your feedback').fill('No scripts here');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(await rolefit.app.db.$count(feedback, eq(feedback.content, 'No scripts here'))).toBe(1);
  });
});

test('an unsent mail is shown, and its scripts don’t run', async ({ page }) => {
  await signInNewUser(page, { isAdmin: true });
  await rolefit.app.db.transaction((tx) => sendEmail(rolefit.app, tx, mail));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, '/admin/email/outbox');
  await page.getByRole('link', { name: mail.subject }).first().click();
  await expect(page.getByText('token=0123456789abcdef')).toBeVisible();
  expect(errors).toEqual([]);
  await expect(page.frameLocator('iframe').getByText('new password')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('these pages are accessible and don’t overflow', async ({ page }) => {
  test.setTimeout(300_000);
  const { app } = rolefit;
  const { id } = await signInNewUser(page, { isAdmin: true });
  const messages = [`A long word: ${'incomprehensibilities'.repeat(8)}`, 'Two\n\nparagraphs', 'Short'];
  await app.db
    .insert(feedback)
    .values(
      messages.map((content) => ({ id: crypto.randomUUID(), userId: id, content, createdAt: new Date() })),
    );
  await app.db.transaction((tx) => sendEmail(app, tx, mail));
  const problems: string[] = [];
  const look = async (name: string) => {
    await hydrated(page);
    problems.push(...(await pageProblems(page, name)));
  };
  for (const path of [
    '/admin/feedback',
    '/admin/feedback?show=resolved',
    '/admin/email/outbox',
    '/admin/record?page=99',
    '/feedback',
  ]) {
    await open(page, path);
    await look(path.replace(/\W+/g, '-'));
  }
  await open(page, '/admin/email/outbox');
  await page.getByRole('link', { name: mail.subject }).first().click();
  await expect(page.getByText('As HTML')).toBeVisible();
  await look('mail');
  await open(page, '/admin/record');
  await look('record');
  await openDialog(page);
  await send(page).click();
  await expect(dialog(page).getByText('Please enter your feedback')).toBeVisible();
  await look('dialog');
  expect(problems).toEqual([]);
});
