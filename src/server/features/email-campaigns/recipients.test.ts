import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { listTemplates, saveTemplate } from '../email-templates/email-templates.ts';
import { campaignRecipients } from './email-campaigns.tables.ts';
import { saveCampaign } from './email-campaigns.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let path: string;
let campaignId: string;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false, env: { ADMIN_EMAIL: 'boss@example.com' } });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
  const [boss] = await rolefit.app.db.select().from(users);
  const viewer = { id: boss?.id ?? '', email: 'boss@example.com', username: 'boss', isAdmin: true };
  const ctx = { ...rolefit.app, viewer };
  await saveTemplate(ctx, null, {
    name: 'News',
    subject: 'News',
    description: '',
    htmlContent: '<p>{{city}}</p>',
  });
  const templateId = (await listTemplates(ctx))[0]?.id ?? '';
  campaignId = await saveCampaign(ctx, null, {
    name: 'News',
    description: '',
    templateId,
    scheduledFor: null,
  });
  path = `/admin/email/campaigns/${campaignId}/recipients`;
});
afterAll(() => rolefit.close());

const rows = () =>
  rolefit.app.db
    .select()
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId))
    .orderBy(campaignRecipients.recipientEmail);
const clear = () => rolefit.app.db.delete(campaignRecipients);

/** The second step's fields, as the first step's page has them. */
async function prepare(csv: string | Uint8Array) {
  const given = typeof csv === 'string' ? { csv } : { csv: '', file: { name: 'people.csv', bytes: csv } };
  const page = await admin.submit(`${path}?dialog=import`, {
    intent: 'prepare',
    ...(given as { csv: string }),
  });
  const importId = /name="importId" value="([0-9a-f-]{36})"/.exec(page.html)?.[1] ?? '';
  return { page, importId };
}
async function importAll(csv: string | Uint8Array, emailColumn: string, nameColumn = '') {
  const { importId } = await prepare(csv);
  return admin.submit(`${path}?dialog=import`, { intent: 'import', importId, emailColumn, nameColumn });
}

describe('importing a CSV', () => {
  test('guesses the columns, shows five rows, and says what it left out', async () => {
    const csv = [
      'Last Name,First Name,Work Email,City',
      ...Array.from({ length: 6 }, (_, index) => `Bell, Bo${index} ,bo${index}@example.com,"Oslo, Norway"`),
      'Bell,Bo,BO1@example.com,Rome',
      'Bell,Nobody,,Rome',
      'Bell,Nobody,nowhere,Rome',
    ].join('\r\n');
    const { page, importId } = await prepare(csv);
    expect(page.text).toContain('The first 5 of 9 rows');
    expect(page.text).toContain('bo4@example.com');
    expect(page.text).not.toContain('bo5@example.com');
    expect(page.html).toMatch(/<option value="2" selected="">Work Email/);
    expect(page.html).toMatch(/<option value="1" selected="">First Name/);
    const missing = await admin.submit(`${path}?dialog=import`, {
      intent: 'import',
      importId,
      emailColumn: '',
      prepared: JSON.stringify({
        importId,
        columns: ['Email'],
        guess: { email: 0, name: null },
        rowCount: 9,
        preview: [],
      }),
    });
    expect(missing.text).toContain('Email mapping is required');
    const done = await admin.submit(path, { intent: 'import', importId, emailColumn: '2', nameColumn: '1' });
    expect(done.html).toContain('Imported 6 recipients successfully');
    expect(done.html).toContain('2 rows without a valid address left out');
    expect(done.html).toContain('1 address was there already');
    expect((await rows())[1]).toMatchObject({
      recipientEmail: 'bo1@example.com',
      recipientName: 'Bo1',
      customFields: { 'Last Name': 'Bell', City: 'Oslo, Norway' },
    });
  });

  test.each([
    ['semicolons and a byte order mark', Buffer.from('\ufeffEmail;Name\nann@example.com;Ann Ågren\n')],
    [
      'tabs, as Excel saves Unicode text',
      Buffer.from('\ufeffEmail\tName\r\nann@example.com\tAnn Ågren\r\n', 'utf16le'),
    ],
    ['the letters of Windows', Buffer.from('Email,Name\nann@example.com,Ann Ågren\n', 'latin1')],
  ])('understands %s', async (_what, bytes) => {
    await clear();
    await importAll(new Uint8Array(bytes), '0', '1');
    expect(await rows()).toMatchObject([{ recipientEmail: 'ann@example.com', recipientName: 'Ann Ågren' }]);
  });

  test('keeps fields with dangerous names as fields, and formulas as text', async () => {
    await clear();
    await importAll('Email,__proto__,sum\nann@example.com,x,=1+1\n', '0');
    const [row] = await rows();
    expect(Object.entries(row?.customFields ?? {})).toEqual([
      ['sum', '=1+1'],
      ['__proto__', 'x'],
    ]);
  });

  test('without an address says so, and a missing quotation mark too', async () => {
    expect((await importAll('Email\nnobody\n', '0')).text).toContain('No valid email addresses found in CSV');
    expect((await prepare('Email\n"ann@example.com\n')).page.text).toContain('Is a quotation mark missing?');
  });
});

describe('adding one', () => {
  const add = (fields: Record<string, string>) =>
    admin.submit(`${path}?dialog=add`, {
      intent: 'add',
      recipientEmail: '',
      recipientName: '',
      customFields: '',
      ...fields,
    });

  test.each([
    [{}, 'Email is required'],
    [{ recipientEmail: 'a@example.com, b@example.com' }, 'Valid email is required'],
    [{ recipientEmail: 'a@example.com', customFields: '[1]' }, 'Invalid JSON format for custom fields'],
  ])('refuses %o: %s', async (fields, message) => {
    expect((await add(fields)).text).toContain(message);
  });

  test('adds it once, and removes it again', async () => {
    await clear();
    expect((await add({ recipientEmail: 'Ann@Example.com' })).html).toContain('Recipient added successfully');
    expect((await add({ recipientEmail: 'ann@example.com' })).text).toContain('already among the recipients');
    const [row] = await rows();
    const done = await admin.submit(path, { intent: 'remove', recipientId: row?.id ?? '' });
    expect(done.html).toContain('Recipient removed successfully');
    expect(await rows()).toEqual([]);
  });

  test('adds our own people, but only those who allow it', async () => {
    await clear();
    await rolefit.browser().signUp('member@example.com');
    await rolefit.browser().signUp('quiet@example.com');
    await rolefit.app.db.execute(
      `update profiles set email_notifications = false where id = (select id from users where email = 'quiet@example.com')`,
    );
    await rolefit.browser().signUp('suspended@example.com');
    await rolefit.app.db.execute(
      `update users set suspended_at = now() where email = 'suspended@example.com'`,
    );
    expect((await admin.open(`${path}?dialog=people&plan=Free&signedIn=within-7`)).text).toContain(
      '2 people',
    );
    await admin.submit(path, { intent: 'add-people', plan: '', activity: 'never', signedIn: '' });
    expect((await rows()).map(({ recipientEmail }) => recipientEmail)).toEqual([
      'boss@example.com',
      'member@example.com',
    ]);
  });
});

test('the campaign says how many recipients have no value for a variable', async () => {
  const page = await admin.open(`/admin/email/campaigns/${campaignId}?send`);
  expect(page.text).toMatch(/\{\{city\}\} is empty for 2 recipients/);
});
