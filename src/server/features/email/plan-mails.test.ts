import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import type { FakeSubscription } from '../../testing/stripe-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { reconcilePayments } from '../billing/subscriptions/reconcile.ts';
import {
  notify,
  send,
  setSubscription,
  signUpCustomer,
  startWithStripe,
} from '../billing/subscriptions/stripe.fixtures.ts';
import { syncPrices } from '../billing/subscriptions/sync-prices.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { mailsSentTo } from './account-mails.fixtures.ts';

describe('with Stripe', () => {
  let world: Awaited<ReturnType<typeof startWithStripe>>;
  let person: Awaited<ReturnType<typeof signUpCustomer>>;
  beforeAll(async () => {
    world = await startWithStripe();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    person = await signUpCustomer(world);
  });

  /** Changes the subscription at Stripe, which says so in a webhook. Returns the mails so far, oldest first. */
  async function change(to: Partial<FakeSubscription>) {
    setSubscription(world.stripe, person.customerId, to);
    expect((await notify(world, person.customerId)).status).toBe(200);
    return mails();
  }
  const mails = async () =>
    (await mailsSentTo(world.rolefit, person.email))
      .filter(({ kind }) => /plan|payment/.test(kind))
      .toReversed();
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const noNotifications = () =>
    world.rolefit.app.db
      .update(profiles)
      .set({ emailNotifications: false })
      .where(eq(profiles.id, person.userId));

  test('each change of a plan is mailed once, from the first to the end', async () => {
    await change({ status: 'incomplete' });
    await change({ status: 'active' });
    await change({ price: 'price_platinum' });
    await change({ cancel_at: Date.parse('2026-04-10T08:00:00Z') / 1_000 });
    await change({ cancel_at: null });
    await change({ status: 'past_due' });
    await change({ status: 'active' });
    await change({ status: 'canceled', ended_at: 1_775_808_000 });
    expect(await subjects()).toEqual([
      'Your Rolefit plan is now Gold',
      'Your Rolefit plan is now Platinum',
      'Your Rolefit plan ends on April 10, 2026',
      'Your Rolefit plan continues',
      'The payment for your Rolefit plan failed',
      'Your Rolefit plan has ended',
    ]);
    const [started, changed] = await mails();
    expect(started?.bodyText).toContain('from Free to Gold ($9 / month).');
    expect(changed?.bodyText).toContain('from Gold to Platinum ($19 / month).');
  });

  test('a webhook that comes again, three at once, and the daily check mail nothing twice', async () => {
    setSubscription(world.stripe, person.customerId);
    const about = {
      object: 'subscription',
      id: `sub_${person.customerId}`,
      customer: person.customerId,
    };
    const sent = world.stripe.webhook('customer.subscription.updated', about);
    await Promise.all([
      send(world.rolefit, sent),
      send(world.rolefit, sent),
      notify(world, person.customerId, 'invoice.paid'),
    ]);
    expect((await send(world.rolefit, sent)).status).toBe(200);
    await notify(world, person.customerId);
    await reconcilePayments(world.rolefit.app);
    expect(await subjects()).toEqual(['Your Rolefit plan is now Gold']);
  });

  test('a lost webhook’s change is mailed after the daily check', async () => {
    await change({ status: 'active' });
    setSubscription(world.stripe, person.customerId, { status: 'past_due' });
    await reconcilePayments(world.rolefit.app);
    expect((await subjects()).at(-1)).toBe('The payment for your Rolefit plan failed');
  });

  test('a renewal is not mailed', async () => {
    await change({ status: 'active' });
    await change({ period: [1_775_808_000, 1_778_400_000] });
    expect(await subjects()).toEqual(['Your Rolefit plan is now Gold']);
  });

  test('without notifications, only a failed payment and the end are mailed', async () => {
    await noNotifications();
    await change({ status: 'active' });
    await change({ price: 'price_platinum' });
    await change({ status: 'past_due' });
    await change({ status: 'unpaid' });
    expect(await subjects()).toEqual([
      'The payment for your Rolefit plan failed',
      'Your Rolefit plan has ended',
    ]);
  });

  test('a plan’s name can’t add to the HTML of a mail, nor a line to its headers', async () => {
    const product = { name: 'Big <b>&\r\nBcc: eve@example.com', metadata: {} };
    world.stripe.prices.push({ id: 'price_odd', product, unit_amount: 500 });
    const [mail] = await change({ price: 'price_odd' });
    world.stripe.prices.pop();
    expect(mail?.subject).toBe('Your Rolefit plan is now Big <b>& Bcc: eve@example.com');
    expect(mail?.bodyHtml).toContain('Big &lt;b&gt;&amp;');
    expect(mail?.bodyHtml).not.toContain('<b>');
  });
});

describe('with the test provider and a mail server', () => {
  let mail: MailServer;
  let rolefit: TestApp;
  let ann: TestBrowser;
  beforeAll(async () => {
    mail = await startMailServer();
    rolefit = await startTestApp({
      env: { TEST_PAYMENTS: 'on', SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
    });
    await syncPrices(rolefit.app, rolefit.app.payments!);
    ann = rolefit.browser();
    await ann.signUp('ann@example.com');
  });
  afterAll(async () => {
    await rolefit.close();
    await mail.close();
  });

  async function arrived(subject: string) {
    await until(`“${subject}” arrives`, () => mail.received.some(({ source }) => source.includes(subject)));
    const found = mail.received.filter(({ source }) => source.includes(subject));
    expect(found).toHaveLength(1);
    return simpleParser(found[0]!.source);
  }

  test('a failed renewal and the end of a plan arrive in the layout of all mails, and are in the log', async () => {
    const { url } = await ann.submit('/pricing', { priceId: 'price_test_gold' });
    await ann.submit(url, { intent: 'pay', card: '4000 0000 0000 0341' });
    const started = await arrived('Your Rolefit plan is now Gold');
    expect(started.text).toContain('You can turn them off in your settings');
    const portal = (await ann.submit('/pricing', { priceId: 'price_test_platinum' })).url;
    await ann.submit(portal, { intent: 'renew' });
    const failed = await arrived('The payment for your Rolefit plan failed');
    expect(failed.to).toMatchObject({ text: 'ann@example.com' });
    expect(failed.html).toContain('role="presentation"');
    expect(failed.html).toContain('/settings/subscription');
    expect(failed.text).not.toContain('turn them off');
    await ann.submit(portal, { intent: 'end' });
    await arrived('Your Rolefit plan has ended');
    const logged = await rolefit.app.db
      .select({ subject: emailLogs.subject, status: emailLogs.status })
      .from(emailLogs)
      .orderBy(emailLogs.sentAt);
    await until('all are in the log', async () => (await rolefit.app.db.$count(emailLogs)) === 3);
    expect(logged[0]).toEqual({ subject: 'Your Rolefit plan is now Gold', status: 'sent' });
  });
});
