// `node bench/emails.ts [COUNT]`: emails a second of a campaign, beside the same mail server fed by bare nodemailer.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { type MailServer, startMailServer } from '../e2e/support/servers/mail-server.ts';
import {
  campaignStatus,
  createCampaign,
  people,
  plainTemplate,
} from '../src/server/features/campaign-sending/campaigns.fixtures.ts';
import { sendCampaign } from '../src/server/features/campaign-sending/control-campaign.ts';
import { saveEmailSettings } from '../src/server/features/email-settings/email-settings.ts';
import { compileMail } from '../src/server/features/mail-format/compile-mail.ts';
import { setup } from '../src/server/testing/global-setup.ts';
import { startTestApp } from '../src/server/testing/test-app.ts';

const count = Number(process.argv[2] ?? 1_500);
const connections = 5;

async function bare(server: MailServer): Promise<number> {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: server.port,
    pool: true,
    maxConnections: connections,
  });
  const mail = await compileMail(
    { subject: plainTemplate.subject, html: plainTemplate.htmlContent },
    { inCampaign: true },
  );
  const began = performance.now();
  await Promise.all(
    people(count).map(({ email, name, customFields }) => {
      const own = { unsubscribeUrl: 'https://rolefit.example/unsubscribe/x', postalAddress: '1 Main Street' };
      const filled = mail.fill({ recipientEmail: email, recipientName: name, customFields, own });
      return transport.sendMail({
        from: 'no-reply@localhost',
        to: email,
        messageId: `<${randomUUID()}@localhost>`,
        ...filled,
      });
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  transport.close();
  return count / seconds;
}

async function campaign(server: MailServer): Promise<number> {
  const rolefit = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
  const viewer = { id: 'boss', email: 'boss@example.com', username: 'boss', isAdmin: true };
  const ctx = { ...rolefit.app, viewer };
  const id = await createCampaign(ctx, people(count));
  await saveEmailSettings(ctx, { perSecond: 100_000, perDomainPerSecond: 100_000 });
  const before = server.received.length;
  const began = performance.now();
  // From pressing the button on: the task's start counts.
  await sendCampaign(ctx, id, { atScheduledTime: false });
  while (server.received.length === before) await pause(1);
  const first = performance.now();
  while (server.received.length < before + count) await pause(5);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `  the first email after ${(first - began).toFixed(0)} ms, all after ${(seconds * 1000).toFixed(0)} ms`,
  );
  while ((await campaignStatus(ctx, id)) === 'sending') await pause(50);
  if (server.received.length - before !== count)
    throw new Error(`${server.received.length - before} arrived`);
  await rolefit.close();
  return count / seconds;
}

await setup();
const server = await startMailServer();
// Compiled code is faster, for both.
await bare(server);
await campaign(server);
const rounds: { bare: number; campaign: number }[] = [];
for (let round = 0; round < 5; round++) {
  rounds.push({ bare: await bare(server), campaign: await campaign(server) });
  const { bare: plain, campaign: ours } = rounds.at(-1)!;
  console.log(`${plain.toFixed(0)} and ${ours.toFixed(0)} a second, share ${(ours / plain).toFixed(2)}`);
}
await server.close();
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const [plain, ours] = [median(rounds.map((each) => each.bare)), median(rounds.map((each) => each.campaign))];
const share = median(rounds.map((each) => each.campaign / each.bare));
console.log(
  `emails a second: bare nodemailer ${plain.toFixed(0)}, campaign ${ours.toFixed(0)}; share in a round ${share.toFixed(2)} (medians)`,
);
process.exit(0);
