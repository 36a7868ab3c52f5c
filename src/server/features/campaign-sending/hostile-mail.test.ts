import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { emailCampaigns } from '../email-campaigns/email-campaigns.tables.ts';
import { emailTemplates } from '../email-templates/email-templates.tables.ts';

let mail: MailServer;
let rolefit: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  mail = await startMailServer();
  rolefit = await startTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ADMIN_EMAIL: 'boss@example.com' },
  });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
});
afterAll(async () => {
  await rolefit.close();
  await mail.close();
});
beforeEach(() => {
  mail.received = [];
});

const sendSingle = (fields: Record<string, string>) =>
  admin.submit('/admin/email?view=single', {
    recipientEmail: 'ann@example.com',
    recipientName: 'Ann',
    subject: 'Hello',
    content: '<p>Hello {{recipientName}}</p>',
    customFields: '',
    ...fields,
  });

/** The only email that arrived, with its header as it came over the wire. */
async function arrived() {
  expect(mail.received).toHaveLength(1);
  const [{ source, to }] = mail.received as [MailServer['received'][number]];
  return { ...(await simpleParser(source)), header: source.slice(0, source.indexOf('\r\n\r\n')), sentTo: to };
}

describe('a line break can’t add a header', () => {
  const injected = 'Hi\r\nBcc: eve@example.com\r\n\r\n<b>body</b>\u2028\u0085\u0000end';

  test('in a subject', async () => {
    await sendSingle({ subject: injected });
    const { header, sentTo, subject } = await arrived();
    expect(header).not.toMatch(/^Bcc/im);
    expect(sentTo).toEqual(['ann@example.com']);
    expect(subject).toBe('Hi Bcc: eve@example.com <b>body</b> end');
  });

  test('in a name or a custom field that the subject contains', async () => {
    await sendSingle({
      subject: '{{recipientName}} {{company}}',
      recipientName: 'Ann\r\nBcc: eve@example.com',
      customFields: JSON.stringify({ company: 'Acme\nX-Injected: yes\u2029' }),
    });
    const { header, sentTo, subject } = await arrived();
    expect(header).not.toMatch(/^(Bcc|X-Injected)/im);
    expect(sentTo).toEqual(['ann@example.com']);
    expect(subject).toBe('Ann Bcc: eve@example.com Acme X-Injected: yes');
  });

  test.each([
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com\nRCPT TO:<eve@example.com>',
    'ann@example.com, eve@example.com',
    'ann@example.com;eve@example.com',
    '"Ann, Eve" <ann@example.com>',
    'Ann <ann@example.com>',
    '"ann eve"@example.com',
    'ann@example.com>\u0000',
    'ann@[127.0.0.1]',
    'ann@127.0.0.1',
    'ann@exa mple.com',
    'jörg@example.com',
  ])('in an address, nor a second one: %j is refused', async (recipientEmail) => {
    expect((await sendSingle({ recipientEmail })).text).toContain('Valid email is required');
    expect(mail.received).toEqual([]);
  });
});

test.each([
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@例え.テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ["o'brien+news@example.com", "o'brien+news@example.com"],
])('an email to %s goes over the wire to %s', async (recipientEmail, onTheWire) => {
  await sendSingle({ recipientEmail });
  expect((await arrived()).header).toContain(`\r\nTo: ${onTheWire}\r\n`);
});

describe('the sender’s name', () => {
  const save = (senderName: string) =>
    admin.submit('/admin/settings', {
      intent: 'save-email',
      senderName,
      senderAddress: 'news@rolefit.example',
    });

  test.each(['Smith, Jones & Co.', 'a@b.example, c@d.example; (Zoë) \\ it’s', 'RE: jobs'])(
    '%j stays one name of one address',
    async (senderName) => {
      await save(senderName);
      await sendSingle({});
      const { from } = await arrived();
      expect(from?.value).toEqual([{ name: senderName, address: 'news@rolefit.example' }]);
    },
  );

  test.each(['Rolefit\r\nBcc: eve@example.com', 'The "best" jobs', 'Zoë <eve@example.com>'])(
    '%j is refused',
    async (senderName) => {
      expect((await save(senderName)).text).toContain('Leave out line breaks and the signs < > "');
    },
  );
});

test('from a hostile CSV to the emails that arrive', async () => {
  const saved = await admin.submit('/admin/email/templates/new', {
    intent: 'save',
    name: 'Hostile',
    subject: 'For {{recipientName | you}} of {{company}}',
    description: '',
    htmlContent:
      '<p>[{{__proto__}}|{{constructor}}|{{constructor.name}}|{{toString | none}}|{{hasOwnProperty}}|{{sum}}|{{company}}]</p><p><a href="{{link}}">Go</a></p>',
  });
  expect(saved.html).toContain('Email template created successfully');
  const [template] = await rolefit.app.db.select().from(emailTemplates);
  await admin.submit('/admin/email/campaigns/new', {
    intent: 'save',
    name: 'Hostile',
    description: '',
    templateId: template?.id ?? '',
    scheduledFor: '',
  });
  const [campaign] = await rolefit.app.db.select().from(emailCampaigns);
  const path = `/admin/email/campaigns/${campaign?.id}`;
  const csv = [
    'Email,Name,company,sum,__proto__,constructor,link',
    'bo@example.com,"Bo\r\nBcc: eve@example.com","Smith, ""Sons"" & <i>Co</i>","=HYPERLINK(""http://evil.example"")",polluted,made,javascript:alert(1)',
    'cy@bücher.example,"{{company}}","{{recipientEmail}}",+1,,,https://ok.example/?a=1&b=2',
    '"di@example.com\r\nBcc: eve@example.com",Di,x,x,x,x,x',
    '"eve@example.com, eva@example.com",Eve,x,x,x,x,x',
  ].join('\r\n');
  const prepared = await admin.submit(`${path}/recipients?dialog=import`, { intent: 'prepare', csv });
  const importId = /name="importId" value="([0-9a-f-]{36})"/.exec(prepared.html)?.[1] ?? '';
  const imported = await admin.submit(`${path}/recipients?dialog=import`, {
    intent: 'import',
    importId,
    emailColumn: '0',
    nameColumn: '1',
  });
  expect(imported.html).toContain(
    'Imported 2 recipients successfully. 2 rows without a valid address left out',
  );
  await admin.submit('/admin/email/sending', {
    postalAddress: '1 Main Street\r\nBcc: eve@example.com',
    perSecond: '100',
    perDomainPerSecond: '100',
    tracksOpensAndClicks: 'on',
  });
  await admin.submit(path, { intent: 'send', when: 'now' });
  await until('the campaign is over', async () => {
    const [row] = await rolefit.app.db
      .select()
      .from(emailCampaigns)
      .where(eq(emailCampaigns.id, campaign?.id ?? ''));
    return row?.status === 'completed';
  });

  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(['bo@example.com', 'cy@bücher.example']);
  for (const { source } of mail.received)
    expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc/im);
  const [bo, cy] = await Promise.all(
    ['bo@', 'cy@'].map(async (start) =>
      simpleParser(mail.received.find(({ to }) => to[0]?.startsWith(start))?.source ?? ''),
    ),
  );
  expect(bo?.subject).toBe('For Bo Bcc: eve@example.com of Smith, "Sons" & <i>Co</i>');
  expect(bo?.html).toContain(
    '[polluted|made||none||=HYPERLINK(&quot;http://evil.example&quot;)|Smith, &quot;Sons&quot; &amp; &lt;i&gt;Co&lt;/i&gt;]',
  );
  // What recipients bring is never a template itself.
  expect(cy?.subject).toBe('For {{company}} of {{recipientEmail}}');
  expect(cy?.html).toContain('[|||none||+1|{{recipientEmail}}]');

  const clickOf = async (html: string) => {
    const address = /href="([^"]+\/email\/click\/[^"]+)"/.exec(html)?.[1] ?? '';
    return fetch(rolefit.url + new URL(address).pathname, { redirect: 'manual' });
  };
  expect((await clickOf(String(bo?.html))).status).toBe(404);
  expect((await clickOf(String(cy?.html))).headers.get('Location')).toBe('https://ok.example/?a=1&b=2');
});

describe('the suppression list', () => {
  const cellsOf = (csv: string) => csv.split('\r\n').map((line) => line.split(',')[0]);
  const exported = async () => (await admin.open('/admin/email/suppressions/file')).html;
  const add = (addresses: string) =>
    admin.submit('/admin/email/suppressions', { intent: 'import', addresses });

  test('is exported without a cell that a spreadsheet would run, and read again as it was', async () => {
    const hostile = ['=1+1@example.com', '+1@example.com', '-1@example.com', "o'brien@example.com"];
    await add(`${hostile.join('\r\n')}\n=HYPERLINK("http://evil.example"),@SUM(A1)`);
    const csv = await exported();
    const [head, ...rows] = cellsOf(csv);
    expect(head).toBe('email');
    // Databases sort signs in different orders.
    expect(rows.toSorted()).toEqual(
      ['', ...hostile.map((email) => (/^[=+-]/.test(email) ? `'${email}` : email))].toSorted(),
    );
    for (const email of hostile) await admin.submit('/admin/email/suppressions', { intent: 'allow', email });
    await add(csv);
    expect(cellsOf(await exported())).toEqual([head, ...rows]);
  });
});
