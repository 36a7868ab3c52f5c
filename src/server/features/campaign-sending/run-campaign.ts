import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { mailboxOf, mailDomainOf } from '../../../shared/email/email-address.ts';
import type { App } from '../../context.ts';
import type { Mailer, MailOutcome, MailPool } from '../../platform/mailer.ts';
import {
  type CampaignRecipient,
  campaignLinks,
  type EmailCampaign,
} from '../email-campaigns/email-campaigns.tables.ts';
import { type MailTokens, mailAddresses, mailTokensOf } from '../email-campaigns/mail-tokens.ts';
import { type EmailSettings, emailSettingsOf } from '../email-settings/email-settings.ts';
import { type CompiledMail, compileMail } from '../mail-format/compile-mail.ts';
import { untrackedAddresses } from '../suppression/suppression.tables.ts';
import { suppressAddresses } from '../suppression/suppression.ts';
import { outcomeOfAttempt } from './attempt-outcome.ts';
import { announceCampaigns } from './campaign-changed.ts';
import { coalesced } from './coalesced.ts';
import {
  countByStatus,
  markLostAsUnknown,
  markSending,
  type RowOutcome,
  secondsUntilNextTry,
  storeOutcomes,
  waitingRecipients,
} from './recipient-rows.ts';
import { sendQueue } from './send-queue.ts';
import { createSendRates } from './send-rates.ts';
import { releaseCampaign, renewLease, renewMs, settleCampaign, takeCampaign } from './sender-lease.ts';

const connections = 5;
/** More than there are connections, so that none waits for the database. */
const workers = connections * 5;
const batchSize = 500;
const announceMs = 1_000;
/** After so many in a row, the mail server counts as down. */
const maxServerFailures = 3;
export const serverRetrySeconds = 30;

type Sending = {
  app: App;
  campaign: EmailCampaign;
  senderId: string;
  pool: MailPool;
  mail: CompiledMail;
  settings: EmailSettings;
  tokens: MailTokens;
};

/**
 * Sends a campaign until nobody is left, it is paused or cancelled, the mail server is down, or Rolefit stops. Whatever
 * happens, the rows say where to go on.
 */
export async function runCampaign(app: App, campaignId: string): Promise<void> {
  const { mailer } = app;
  if (!mailer) return;
  const senderId = randomUUID();
  const campaign = await takeCampaign(app, campaignId, senderId);
  if (!campaign) return;
  const pool = mailer.openPool(connections);
  let againAfter: number | null = null;
  try {
    const subject = campaign.sentSubject ?? '';
    await markLostAsUnknown(app, { campaignId, senderId, subject });
    const mail = await compileMail({ subject, html: campaign.sentHtml ?? '' }, { inCampaign: true });
    await storeLinks(app, campaignId, mail.links);
    const [settings, tokens] = [await emailSettingsOf(app), await mailTokensOf(app)];
    const problem = await sendToAll({ app, campaign, senderId, pool, mail, settings, tokens }, mailer);
    againAfter = await conclude(app, { campaignId, senderId, problem }, mailer);
  } finally {
    pool.close();
    await releaseCampaign(app, campaignId, senderId);
    await announceCampaigns(app, app.db);
  }
  if (againAfter === null) return;
  const delay = { startAfterSeconds: againAfter, key: campaignId };
  await app.tasks.enqueue(app.db, sendQueue, { campaignId }, delay);
}

async function storeLinks({ db }: App, campaignId: string, links: string[]): Promise<void> {
  if (links.length === 0) return;
  await db
    .insert(campaignLinks)
    .values(links.map((url, position) => ({ campaignId, position, url })))
    .onConflictDoNothing();
}

type Conclusion = { campaignId: string; senderId: string; problem: string | null };

/** Returns after how many seconds to go on; null if there is nothing to do, or an administrator has to act. */
async function conclude(
  app: App,
  { campaignId, senderId, problem }: Conclusion,
  mailer: Mailer,
): Promise<number | null> {
  if (problem !== null) {
    app.logger.warn({ campaignId }, 'the mail server is down, so a campaign is paused');
    await settleCampaign(app, campaignId, senderId, { status: 'paused', waitsForServer: true, problem });
    return serverRetrySeconds;
  }
  if (mailer.isClosed()) return 0;
  const { waiting, sending, sent, unknown, failed } = await countByStatus(app, campaignId);
  if (waiting > 0) return Math.ceil((await secondsUntilNextTry(app, campaignId)) ?? 1);
  if (sending > 0) return null;
  const hasFailed = sent + unknown === 0 && failed > 0;
  await settleCampaign(app, campaignId, senderId, {
    status: hasFailed ? 'failed' : 'completed',
    problem: hasFailed ? 'No email could be sent. The logs say why.' : null,
    endedAt: app.clock(),
  });
  return null;
}

/** Returns what is wrong with the mail server if that is why it stopped. */
async function sendToAll(sending: Sending, mailer: Mailer): Promise<string | null> {
  const { app, campaign, senderId, settings } = sending;
  const lease = { campaignId: campaign.id, senderId, subject: campaign.sentSubject ?? '' };
  const mark = coalesced((ids: string[]) => markSending(app, lease, ids));
  const store = coalesced((outcomes: RowOutcome[]) => storeOutcomes(app, lease, outcomes));
  const rates = createSendRates(settings.perSecond, settings.perDomainPerSecond);
  const take = createTaker(sending);
  let serverFailures = 0;
  let problem: string | null = null;
  let isOver = false;
  const isStopped = () => isOver || problem !== null || mailer.isClosed();

  const work = async () => {
    while (!isStopped()) {
      const next = await take(rates);
      if (next === null) return;
      if (next === 'wait') continue;
      const { recipient, isTracked, taken } = next;
      try {
        if (!(await mark(recipient.id)).has(recipient.id)) continue;
        const result = await sending.pool.send(messageFor(sending, recipient, isTracked));
        serverFailures = isServerFailure(result) ? serverFailures + 1 : 0;
        if (serverFailures >= maxServerFailures && result.outcome !== 'sent') problem = result.reason;
        const { row, isDeadAddress } = outcomeOfAttempt(recipient, result);
        await store(row);
        if (isDeadAddress) await suppressAddresses(app, app.db, [recipient.recipientEmail], 'bounced');
      } finally {
        taken();
      }
    }
  };
  const renewing = setInterval(() => {
    renewLease(app, campaign.id, senderId).then(
      (isOurs) => {
        isOver ||= !isOurs;
      },
      () => {},
    );
  }, renewMs);
  const announcing = setInterval(() => void announceCampaigns(app, app.db).catch(() => {}), announceMs);
  try {
    const results = await Promise.allSettled(
      Array.from({ length: workers }, async () => {
        try {
          await work();
        } catch (error) {
          isOver = true;
          throw error;
        }
      }),
    );
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  } finally {
    clearInterval(renewing);
    clearInterval(announcing);
  }
  return problem;
}

const isServerFailure = (result: MailOutcome) => result.outcome === 'later' && !result.concernsMail;

type Taken = { recipient: CampaignRecipient; isTracked: boolean; taken: () => void };
type Candidate = { recipient: CampaignRecipient; isTracked: boolean; domain: string };

/** Hands out recipients whose turn it is. `wait` means: ask again; null: nobody is left for now. */
function createTaker({ app, campaign, settings }: Sending) {
  let buffer: Candidate[] = [];
  let after: string | null = null;
  let loading: Promise<void> | null = null;
  let isExhausted = false;
  const inWork = new Set<string>();

  const load = async () => {
    const without = [...inWork, ...buffer.map(({ recipient }) => recipient.id)];
    const rows = await waitingRecipients(app, campaign.id, { after, without, limit: batchSize });
    isExhausted = rows.length === 0 && after === null;
    // From the start again at the end: somebody's next attempt may have become due.
    after = rows.at(-1)?.id ?? null;
    const untracked = settings.tracksOpensAndClicks ? await untrackedAmong(app, rows) : null;
    buffer = rows.map((recipient) => ({
      recipient,
      isTracked: untracked !== null && !untracked.has(recipient.recipientEmail.toLowerCase()),
      domain: mailDomainOf(mailboxOf(recipient.recipientEmail) ?? recipient.recipientEmail),
    }));
  };

  return async (rates: ReturnType<typeof createSendRates>): Promise<Taken | 'wait' | null> => {
    if (buffer.length === 0) {
      if (isExhausted) return null;
      loading ??= load().finally(() => {
        loading = null;
      });
      await loading;
      return 'wait';
    }
    const now = performance.now();
    let shortest = Number.POSITIVE_INFINITY;
    for (const [index, { recipient, isTracked, domain }] of buffer.entries()) {
      const wait = rates.waitFor(domain, now);
      shortest = Math.min(shortest, wait);
      if (wait > 0) continue;
      buffer.splice(index, 1);
      rates.spend(domain, now);
      inWork.add(recipient.id);
      return { recipient, isTracked, taken: () => void inWork.delete(recipient.id) };
    }
    await pause(Math.min(shortest, 250));
    return 'wait';
  };
}

async function untrackedAmong({ db }: App, rows: CampaignRecipient[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const emails = rows.map(({ recipientEmail }) => recipientEmail.toLowerCase());
  const found = await db.select().from(untrackedAddresses).where(inArray(untrackedAddresses.email, emails));
  return new Set(found.map(({ email }) => email));
}

function messageFor(
  { app, mail, settings, tokens }: Sending,
  recipient: CampaignRecipient,
  isTracked: boolean,
) {
  const addresses = mailAddresses(tokens, app.settings.baseUrl, recipient.id);
  const own = { unsubscribeUrl: addresses.unsubscribe, postalAddress: settings.postalAddress };
  return {
    id: recipient.id,
    to: recipient.recipientEmail,
    ...mail.fill(
      { ...recipient, own },
      isTracked ? { trackedLink: addresses.link, pixel: addresses.pixel } : undefined,
    ),
    headers: {
      'List-Unsubscribe': `<${addresses.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  };
}
