import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import { buildApp, closeApp } from '../../build-app.ts';
import type { App } from '../../context.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { readSettings } from '../../platform/settings.ts';
import { fillDataFolder, openTestDatabase, testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { tasks } from '../all-tasks.ts';
import { campaignRecipients } from '../email-campaigns/email-campaigns.tables.ts';
import { saveEmailSettings } from '../email-settings/email-settings.ts';
import { campaignStatus, createCampaign, people } from './campaigns.fixtures.ts';
import { sendCampaign } from './control-campaign.ts';
import { countByStatus } from './recipient-rows.ts';

/** One by default: each round starts a process. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const recipientCount = rounds === 1 ? 200 : 10_000;

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-killed-campaign-'));
const logger = createLogger('silent');
let shared: OpenDatabase | undefined;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  shared = testPostgres ? await openTestDatabase(logger) : undefined;
  if (!shared) await fillDataFolder(dataDir);
});
afterAll(async () => {
  await mail.close();
  await shared?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `work` on an app. The built-in database is opened for that only, because one process can use it at a time. */
async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const database = shared ?? (await openDatabase({ folder: dataDir }, logger));
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
  const app = await buildApp(readSettings(env), logger, database);
  await app.tasks.start(tasks, app, { work: false, runSchedules: false });
  try {
    return await work(app);
  } finally {
    if (!shared) await closeApp(app);
  }
}

function start(): { child: ChildProcess; kill(): Promise<void> } {
  const child = spawn(
    process.execPath,
    ['src/server/features/campaign-sending/killed-campaign.child.fixtures.ts'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        BASE_URL: '',
        DATA_DIR: dataDir,
        DATABASE_URL: (shared?.connection.connectionString as string | undefined) ?? '',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return {
    child,
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

test(
  'a campaign whose process is repeatedly killed, with an outage in between, reaches everybody at most once',
  async () => {
    const id = await withApp(async (app) => {
      const ctx = {
        ...app,
        viewer: { id: 'boss', email: 'boss@example.com', username: 'boss', isAdmin: true },
      };
      const campaignId = await createCampaign(ctx, people(recipientCount));
      // Slow enough to be killed in the middle.
      await saveEmailSettings(ctx, { perSecond: rounds === 1 ? 100 : 400 });
      await sendCampaign(ctx, campaignId, { atScheduledTime: false });
      return campaignId;
    });

    let killedMidway = 0;
    for (let round = 0; round < rounds; round++) {
      const before = mail.received.length;
      const sender = start();
      const enough = before + Math.min(40, recipientCount / 4);
      await until('it sends', () => mail.received.length >= enough || mail.received.length >= recipientCount);
      await pause((round * 37) % 400);
      if (mail.received.length < recipientCount) killedMidway++;
      await sender.kill();
    }
    expect(killedMidway).toBe(rounds);

    const last = start();
    if (rounds > 1) {
      const before = mail.received.length;
      await until('it sends again', () => mail.received.length > before + 5);
      mail.onConnect = { code: 421, text: 'Closed for a moment' };
      mail.onRecipient = { code: 421, text: 'Closed for a moment' };
      await pause(3_000);
      Object.assign(mail, { onConnect: null, onRecipient: null });
    }
    await once(last.child.stdout as Readable, 'data');
    await last.kill();

    await withApp(async (app) => {
      const { waiting, sending, sent, failed, unknown, skipped } = await countByStatus(app, id);
      const received = new Map<string, number>();
      for (const { to } of mail.received) received.set(String(to), (received.get(String(to)) ?? 0) + 1);
      if (rounds > 1)
        console.log({ rounds, recipientCount, sent, failed, unknown, received: mail.received.length });
      expect({ waiting, sending, skipped }).toEqual({ waiting: 0, sending: 0, skipped: 0 });
      expect(sent + failed + unknown).toBe(recipientCount);
      expect(await campaignStatus(app, id)).toBe('completed');
      expect([...received.values()].filter((times) => times > 1)).toEqual([]);
      const rows = await app.db
        .select()
        .from(campaignRecipients)
        .where(eq(campaignRecipients.campaignId, id));
      for (const { recipientEmail, status } of rows)
        if (status !== 'unknown') expect(received.has(recipientEmail)).toBe(status === 'sent');
    });
  },
  180_000 + rounds * 30_000,
);
