import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import type { Context } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { campaignRecipients, emailCampaigns } from '../email-campaigns/email-campaigns.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { saveEmailSettings } from '../email-settings/email-settings.ts';
import { emailSuppressions } from '../suppression/suppression.tables.ts';
import {
  adminContext,
  campaignStatus,
  createCampaign,
  mailFor,
  people,
  plainTemplate,
} from './campaigns.fixtures.ts';
import { beginDueCampaigns } from './control-campaign.ts';
import { workOnCampaign } from './work-on-campaigns.ts';

let mail: MailServer;
let rolefit: TestApp;
let admin: TestBrowser;
let ctx: Context;
let now: Date | null = null;

beforeAll(async () => {
  mail = await startMailServer();
  rolefit = await startTestApp({
    ...{ mailMs: 4_000, now: () => now ?? new Date() },
    env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ADMIN_EMAIL: 'boss@example.com' },
  });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
  ctx = await adminContext(rolefit, 'boss@example.com');
});
afterAll(async () => {
  await rolefit.close();
  await mail.close();
});
beforeEach(async () => {
  now = null;
  Object.assign(mail, { received: [], onConnect: null, onRecipient: null, onData: null });
  await rolefit.app.db.delete(emailSuppressions);
});

const send = (id: string, fields: Record<string, string> = {}) =>
  admin.submit(`/admin/email/campaigns/${id}`, { intent: 'send', when: 'now', ...fields });
const untilStatus = (id: string, status: string) =>
  until(`the campaign is ${status}`, async () => (await campaignStatus(ctx, id)) === status);
const rowsOf = (id: string) =>
  rolefit.app.db.select().from(campaignRecipients).where(eq(campaignRecipients.campaignId, id));
const logOf = async (id: string, email: string) =>
  (
    await rolefit.app.db
      .select()
      .from(emailLogs)
      .where(and(eq(emailLogs.campaignId, id), eq(emailLogs.recipientEmail, email)))
  )[0];

test('a campaign is sent to everyone, and says so', async () => {
  const id = await createCampaign(ctx, people(25));
  const page = await send(id);
  expect(page.url).toBe('/admin/email');
  expect(page.html).toContain('Campaign Sent');
  expect(page.html).toContain('Successfully sent campaign to 25 recipients');
  await untilStatus(id, 'completed');
  expect(new Set(mail.received.flatMap(({ to }) => to)).size).toBe(25);
  expect(mail.received).toHaveLength(25);
  const parsed = await mailFor(mail, 'person3@example3.com');
  expect(parsed.subject).toBe('Hello Person 3');
  expect(parsed.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  expect(parsed.headers.get('auto-submitted')).toBeUndefined();
  expect(parsed.text).toContain('Hello Person 3');
  for (const part of [parsed.text, parsed.html]) expect(part).toContain('1 Main Street, Springfield');
  expect((await admin.open(`/admin/email/logs?campaign=${id}`)).text).toContain('25 emails');
  expect((await send(id)).text).toContain('already been sent');
});

test('an email unsubscribes in one click, and its page only on a button', async () => {
  const id = await createCampaign(ctx, people(1));
  await send(id);
  await untilStatus(id, 'completed');
  const { source = '' } = mail.received[0] ?? {};
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const unfolded = source.replace(/\r\n[ \t]+/g, ' ');
  const path =
    /List-Unsubscribe:\s*<http:\/\/localhost:3000(\/unsubscribe\/[^>]+)>/.exec(unfolded)?.[1] ?? '';
  const stranger = rolefit.browser();
  expect((await stranger.open(path)).text).toContain('Stop emails like this one to person0@example0.com');
  expect(await ctx.db.$count(emailSuppressions)).toBe(0);
  const answer = await fetch(rolefit.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect((await stranger.open(path)).text).toContain('You’re unsubscribed');
  const forged = path.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  expect((await stranger.open(forged)).status).toBe(404);

  mail.received = [];
  const again = await createCampaign(ctx, people(2));
  await send(again);
  await untilStatus(again, 'completed');
  expect(mail.received.flatMap(({ to }) => to)).toEqual(['person1@example1.com']);
  expect((await rowsOf(again)).map(({ status }) => status).sort()).toEqual(['sent', 'skipped']);
});

test('nobody who turned emails off gets one', async () => {
  const member = rolefit.browser();
  await member.signUp('quiet@example.com');
  const [user] = await ctx.db.select().from(users).where(eq(users.email, 'quiet@example.com'));
  await ctx.db
    .update(profiles)
    .set({ emailNotifications: false })
    .where(eq(profiles.id, user?.id ?? ''));
  const id = await createCampaign(ctx, [{ email: 'Quiet@Example.com', name: null, customFields: null }]);
  await send(id);
  await untilStatus(id, 'completed');
  expect(mail.received).toEqual([]);
});

test('one of our own people gets none once their account is suspended', async () => {
  await rolefit.browser().signUp('suspended@example.com');
  const [user] = await ctx.db.select().from(users).where(eq(users.email, 'suspended@example.com'));
  const id = await createCampaign(ctx, [
    { email: 'suspended@example.com', name: null, customFields: null },
    { email: 'ann@example.com', name: null, customFields: null },
  ]);
  await ctx.db
    .update(campaignRecipients)
    .set({ userId: user?.id })
    .where(eq(campaignRecipients.recipientEmail, 'suspended@example.com'));
  await ctx.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, 'suspended@example.com'));
  await send(id);
  await untilStatus(id, 'completed');
  expect(mail.received.flatMap(({ to }) => to)).toEqual(['ann@example.com']);
});

test('hostile names and fields stay text', async () => {
  const hostile = {
    email: 'ann@bücher.example',
    name: 'Ann\r\nBcc: all@example.com, <script>alert(1)</script>',
    customFields: JSON.parse('{"__proto__": "polluted", "formula": "=1+1", "id": "1&x=2"}'),
  };
  const id = await createCampaign(ctx, [hostile], {
    ...plainTemplate,
    name: 'Hostile',
    htmlContent: `${plainTemplate.htmlContent}<p>{{constructor}}|{{__proto__}}|{{toString | none}}|{{formula}}</p>`,
  });
  await saveEmailSettings(ctx, { tracksOpensAndClicks: false });
  await send(id);
  await untilStatus(id, 'completed');
  await saveEmailSettings(ctx, { tracksOpensAndClicks: true });
  // The server shows international domains in their own letters; the header has what went over the wire.
  expect(mail.received.map(({ to }) => to)).toEqual([['ann@bücher.example']]);
  expect(mail.received[0]?.source).toContain('\r\nTo: ann@xn--bcher-kva.example\r\n');
  const parsed = await mailFor(mail, 'ann@bücher.example');
  expect(parsed.headers.has('bcc')).toBe(false);
  expect(parsed.subject).toContain('Hello Ann Bcc: all@example.com');
  expect(parsed.html).not.toContain('<script>');
  expect(parsed.html).toContain('|polluted|none|=1+1');
  expect(parsed.html).toContain('href="https://rolefit.example/news?id=1%26x%3D2"');
  expect(parsed.html).not.toContain('/email/open/');
});

test('opens and clicks are counted, and a link leads only where the email led', async () => {
  const id = await createCampaign(ctx, people(2));
  await send(id);
  await untilStatus(id, 'completed');
  const html = String((await mailFor(mail, 'person1@example1.com')).html);
  const pathIn = (pattern: RegExp) => new URL(pattern.exec(html)?.[1] ?? '').pathname;
  const [pixel, link] = [pathIn(/src="([^"]+email\/open[^"]+)"/), pathIn(/href="([^"]+email\/click[^"]+)"/)];
  const get = (path: string, headers = {}) => fetch(rolefit.url + path, { headers, redirect: 'manual' });
  await get(pixel, { 'Sec-GPC': '1' });
  expect((await logOf(id, 'person1@example1.com'))?.status).toBe('sent');
  expect((await get(pixel)).headers.get('Content-Type')).toBe('image/gif');
  expect((await logOf(id, 'person1@example1.com'))?.status).toBe('opened');
  expect((await get(link)).headers.get('Location')).toBe('https://rolefit.example/news?id=1');
  expect(await logOf(id, 'person1@example1.com')).toMatchObject({ status: 'clicked' });
  expect((await get(link.replace('/click/0/', '/click/1/'))).status).toBe(404);
  const report = await admin.open(`/admin/email/campaigns/${id}/report`);
  expect(report.text).toContain('50.0 %');
  expect(report.text).toContain('https://rolefit.example/news?id={{id}}');
});

describe('the mail server', () => {
  test('refuses an address: it bounced, and is suppressed', async () => {
    mail.onRecipient = { code: 550, text: '5.1.1 No such user' };
    const id = await createCampaign(ctx, people(2));
    await send(id);
    await untilStatus(id, 'failed');
    expect(await logOf(id, 'person0@example0.com')).toMatchObject({ status: 'bounced' });
    expect(await ctx.db.$count(emailSuppressions, eq(emailSuppressions.reason, 'bounced'))).toBe(2);
  });

  test('asks to wait: the email is tried again a minute later', async () => {
    mail.onRecipient = { code: 450, text: 'Greylisted' };
    const id = await createCampaign(ctx, people(1));
    await send(id);
    await until('the first attempt is over', async () => (await rowsOf(id))[0]?.failure != null);
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(row?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect(await campaignStatus(ctx, id)).toBe('sending');
  });

  test('still asks to wait at the sixth attempt: the email has failed', async () => {
    mail.onRecipient = { code: 450, text: 'Greylisted' };
    const id = await createCampaign(ctx, people(1));
    await ctx.db.update(campaignRecipients).set({ attempts: 5 }).where(eq(campaignRecipients.campaignId, id));
    await send(id);
    await untilStatus(id, 'failed');
    expect(await rowsOf(id)).toMatchObject([{ status: 'failed', attempts: 6 }]);
    expect(await ctx.db.$count(emailSuppressions)).toBe(0);
  });

  test('is down: the campaign pauses, says why, and goes on once it answers', async () => {
    mail.onConnect = { code: 421, text: 'Closed for today' };
    const id = await createCampaign(ctx, people(8));
    await send(id);
    await untilStatus(id, 'paused');
    const page = await admin.open(`/admin/email/campaigns/${id}`);
    expect(page.text).toContain('The mail server is down');
    expect(page.text).toContain('Closed for today');
    await workOnCampaign(rolefit.app, { campaignId: id });
    expect(await campaignStatus(ctx, id)).toBe('paused');
    mail.onConnect = null;
    await ctx.db
      .update(campaignRecipients)
      .set({ nextTryAt: null })
      .where(eq(campaignRecipients.campaignId, id));
    await workOnCampaign(rolefit.app, { campaignId: id });
    await untilStatus(id, 'completed');
    expect(mail.received).toHaveLength(8);
  });

  test('cuts the connection after taking the email: nobody knows, and it is not sent again', async () => {
    mail.onData = 'cut';
    const id = await createCampaign(ctx, people(1));
    await send(id);
    await untilStatus(id, 'completed');
    expect((await rowsOf(id))[0]?.status).toBe('unknown');
    expect(mail.received).toHaveLength(1);
    expect((await admin.open(`/admin/email/campaigns/${id}`)).text).toContain('may or may not have arrived');
  });
});

test('whoever was being written to when a sender died is unknown, and not written to again', async () => {
  const id = await createCampaign(ctx, people(2));
  await ctx.db
    .update(campaignRecipients)
    .set({ status: 'sending', senderId: randomUUID() })
    .where(
      and(
        eq(campaignRecipients.campaignId, id),
        eq(campaignRecipients.recipientEmail, 'person0@example0.com'),
      ),
    );
  await send(id);
  await untilStatus(id, 'completed');
  expect(mail.received.flatMap(({ to }) => to)).toEqual(['person1@example1.com']);
  expect((await rowsOf(id)).map(({ status }) => status).sort()).toEqual(['sent', 'unknown']);
  expect(await logOf(id, 'person0@example0.com')).toMatchObject({ status: 'unknown' });
});

test('whoever another process has written to meanwhile is not written to again', async () => {
  const id = await createCampaign(ctx, people(40));
  await saveEmailSettings(ctx, { perSecond: 10 });
  await send(id);
  await until('some are sent', () => mail.received.length > 1);
  // All forty have been read by now; those that are still waiting become somebody else's.
  const others = await ctx.db
    .update(campaignRecipients)
    .set({ status: 'sent', senderId: randomUUID() })
    .where(and(eq(campaignRecipients.campaignId, id), eq(campaignRecipients.status, 'waiting')))
    .returning({ email: campaignRecipients.recipientEmail });
  expect(others.length).toBeGreaterThan(0);
  await untilStatus(id, 'completed');
  const written = new Set(mail.received.flatMap(({ to }) => to));
  expect(others.filter(({ email }) => written.has(email))).toEqual([]);
  expect(mail.received).toHaveLength(40 - others.length);
});

test('a paused campaign waits, and a cancelled one stays ended', async () => {
  const id = await createCampaign(ctx, people(300));
  await saveEmailSettings(ctx, { perSecond: 50 });
  const control = (intent: string) => admin.submit(`/admin/email/campaigns/${id}`, { intent });
  await send(id);
  await until('some are sent', () => mail.received.length > 3);
  await control('pause');
  const isQuiet = async () => (await rowsOf(id)).every(({ status }) => status !== 'sending');
  await until('nothing is on its way', isQuiet);
  const sent = mail.received.length;
  expect(sent).toBeLessThan(300);
  expect((await control('resume')).text).toContain('sending');
  await until('more are sent', () => mail.received.length > sent + 3);
  await control('cancel');
  await until('nothing is on its way', isQuiet);
  expect(await campaignStatus(ctx, id)).toBe('cancelled');
  expect((await control('resume')).status).toBe(400);
  const counts = await rowsOf(id);
  expect(counts.filter(({ status }) => status === 'sent')).toHaveLength(mail.received.length);
});

test('a scheduled campaign starts when its time has come', async () => {
  const id = await createCampaign(ctx, people(1));
  const later = new Date(Date.now() + 3_600_000);
  await ctx.db.update(emailCampaigns).set({ scheduledFor: later }).where(eq(emailCampaigns.id, id));
  expect((await send(id, { when: 'scheduled' })).html).toContain('Campaign Scheduled');
  expect(await campaignStatus(ctx, id)).toBe('scheduled');
  await beginDueCampaigns(rolefit.app);
  expect(await campaignStatus(ctx, id)).toBe('scheduled');
  now = new Date(later.getTime() + 1_000);
  await beginDueCampaigns(rolefit.app);
  await untilStatus(id, 'completed');
  expect(mail.received).toHaveLength(1);
});
