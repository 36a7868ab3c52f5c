import { expect, type Page } from '@playwright/test';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { type MailServer, startMailServer } from '../support/servers/mail-server.ts';
import { test } from '../support/test.ts';
import { toastsAt } from '../support/toasts-at.ts';

let mail: MailServer;
let rolefit: TestApp;
// One worker, and so one Rolefit, for the whole file: starting one takes seconds.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  mail = await startMailServer();
  rolefit = await startOwnRolefit({
    BASE_URL: 'http://127.0.0.1',
    ADMIN_EMAIL: 'operator@example.com',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  });
});
test.afterAll(async () => {
  await rolefit.close();
  await mail.close();
});
test.beforeEach(async ({ page }) => {
  const account = { email: 'operator@example.com', password: 'correct horse 7!', username: 'operator' };
  const form = { ...account, mode: 'signUp' };
  await page.request.post(`${rolefit.url}/auth?mode=signUp`, { form });
  await page.request.post(`${rolefit.url}/auth?mode=signIn`, { form: { ...form, mode: 'signIn' } });
});

const open = (page: Page, path: string) => page.goto(rolefit.url + path);
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('from a template to a campaign that arrives, and the template stays', async ({ page }) => {
  await open(page, '/admin/email/templates/new');
  await page.getByRole('button', { name: 'Create Template' }).click();
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible();
  await page.getByLabel('Name').fill('News');
  await page.getByLabel('Subject').fill('News for {{recipientname}}');
  await expect(page.getByText('is not {{recipientName}}: capitals count.')).toBeVisible();
  await page.getByLabel('Subject').fill('News for {{recipientName}} of {{company}}');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the template"]');
  await expect(preview.getByText('Hello Alex!')).toBeVisible();
  await page.getByRole('button', { name: 'Create Template' }).click();
  await toast(page, 'Email template created successfully');

  await open(page, '/admin/email/campaigns/new');
  await page.getByLabel('Name').fill('First news');
  await page.getByRole('button', { name: 'Save Campaign' }).click();
  await expect(page.getByText('Please select a template')).toBeVisible();
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'News' });
  await page.getByRole('button', { name: 'Save Campaign' }).click();
  await toast(page, 'Email campaign created successfully');
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}\/recipients$/);

  await page.getByRole('link', { name: 'Add Recipient' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Recipient' }).click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('ann@example.com');
  await dialog.getByLabel('Custom Fields').fill('{company}');
  await dialog.getByRole('button', { name: 'Add Recipient' }).click();
  await expect(dialog.getByText('Invalid JSON format for custom fields')).toBeVisible();
  await dialog.getByLabel('Custom Fields').fill('{"company": "Acme"}');
  await dialog.getByRole('button', { name: 'Add Recipient' }).click();
  await toast(page, 'Recipient added successfully');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Add Recipient' }).click();
  await dialog.getByLabel('Email').fill('ann@example.com');
  await dialog.getByRole('button', { name: 'Add Recipient' }).click();
  for (const button of [
    dialog.getByRole('button', { name: 'Add Recipient' }),
    dialog.getByRole('link', { name: 'Cancel' }),
  ])
    await expect.poll(() => toastsAt(button)).toBe('beside it');
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/toast-390.png` });
  await dialog.getByRole('link', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('link', { name: 'Import CSV' }).click();
  await dialog.getByLabel('CSV', { exact: true }).fill('Last Name,First Name,E-Mail\nBell,Bo,bo@example.com');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('cell', { name: 'bo@example.com' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import Recipients' }).click();
  await expect(dialog.getByText('Email mapping is required')).toBeVisible();
  await expect(dialog.getByLabel('Name column')).toHaveValue('1');
  await dialog.getByLabel('Email column').selectOption({ label: 'E-Mail' });
  await dialog.getByRole('button', { name: 'Import Recipients' }).click();
  await toast(page, 'Imported 1 recipients successfully');

  await page.getByRole('link', { name: 'Continue to Campaign' }).click();
  await page.getByRole('link', { name: 'Send Campaign' }).click();
  await expect(dialog.getByText('{{company}} is empty for 1 recipient.')).toBeVisible();
  await dialog.getByLabel('Sender’s postal address').fill('1 Main Street');
  await dialog.getByRole('button', { name: 'Send Campaign' }).click();
  await toast(page, 'Successfully sent campaign to 2 recipients');
  await expect(page).toHaveURL(`${rolefit.url}/admin/email`);
  await expect(page.getByRole('row', { name: /First news/ })).toContainText(/completed/i);
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(['ann@example.com', 'bo@example.com']);

  await open(page, '/admin/email/templates');
  await page.getByRole('link', { name: 'Delete News' }).click();
  await expect(
    page.getByText('Are you sure you want to delete this template? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'This template is being used by one or more campaigns');
});

test('a single email is sent, or given up on after 15 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/admin/email?view=single');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await expect(page.getByText('Subject is required')).toBeVisible();
  await page.getByLabel('Recipient Email').fill('cy@example.com');
  await page.getByLabel('Subject').fill('Only you');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await toast(page, 'Email sent successfully');
  await expect(page.getByLabel('Recipient Email')).toHaveValue('');
  expect(mail.received.at(-1)?.to).toEqual(['cy@example.com']);

  mail.onRecipient = 'hang';
  await page.getByLabel('Recipient Email').fill('dee@example.com');
  await page.getByLabel('Subject').fill('Too slow');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await toast(page, 'The email request timed out. It may have failed silently.');
  await expect(page.getByRole('alert')).toContainText('The email request timed out. Please try again.');
  await expect(page.getByRole('button', { name: 'Send Email' })).toBeVisible();
  await expect(page.getByLabel('Recipient Email')).toHaveValue('dee@example.com');
  mail.onRecipient = null;
});

test('what was sent is found in the logs, and who unsubscribes is left out of the next campaign', async ({
  page,
  browser,
}) => {
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(rolefit.url + path, { form });
  const template = {
    name: 'Digest',
    subject: 'The digest',
    description: '',
    htmlContent: '<p>Some news</p>',
  };
  await post('/admin/email/templates/new', { intent: 'save', ...template });
  const send = async (name: string) => {
    await open(page, '/admin/email/campaigns/new');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Digest' });
    await page.getByRole('button', { name: 'Save Campaign' }).click();
    await expect(page).toHaveURL(/\/recipients$/);
    const path = new URL(page.url()).pathname;
    for (const recipientEmail of ['fay@example.com', 'gus@example.com'])
      await post(path, { intent: 'add', recipientEmail, recipientName: '', customFields: '' });
    await open(page, `${path.replace('/recipients', '')}?send`);
    await page.getByRole('dialog').getByLabel('Sender’s postal address').fill('1 Main Street');
    await page.getByRole('dialog').getByRole('button', { name: 'Send Campaign' }).click();
    await toast(page, 'Successfully sent campaign to 2 recipients');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(/completed/i);
  };
  await send('First digest');

  await page.getByRole('link', { name: 'Logs' }).click();
  await page.getByLabel('Recipient email').fill('fay');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 email', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /fay@example.com/ })).toContainText('First digest');
  await page.getByLabel('Status').selectOption({ label: 'Bounced' });
  await expect(page.getByText('No emails found')).toBeVisible();
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page.getByRole('row', { name: /gus@example.com/ })).toBeVisible();

  const source = mail.received.find(({ to }) => to.includes('fay@example.com'))?.source ?? '';
  const link = /List-Unsubscribe:\s*<http:\/\/127\.0\.0\.1(\/unsubscribe\/[^>]+)>/.exec(
    source.replace(/\r\n[ \t]+/g, ' '),
  )?.[1];
  const stranger = await browser.newPage();
  await stranger.goto(`${rolefit.url}${link}`);
  await expect(stranger.getByText('Stop emails like this one to fay@example.com?')).toBeVisible();
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await stranger.close();

  mail.received.length = 0;
  await send('Second digest');
  expect(mail.received.flatMap(({ to }) => to)).toEqual(['gus@example.com']);
  await open(page, '/admin/email/suppressions');
  await expect(page.getByRole('row', { name: /fay@example.com/ })).toContainText('Unsubscribed');
});
