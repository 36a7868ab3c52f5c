/** `node bench/recipients.ts [rows]`: imports a CSV of 100,000 rows as a campaign's recipients, on both databases. See bench/README.md. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { type ServerProcess, startServerProcess } from '../src/server/testing/server-process.ts';
import { TestBrowser } from '../src/server/testing/test-browser.ts';
import { mb, residentMemoryOf } from './process-stats.ts';

const rows = Number(process.argv[2] ?? 100_000);
const email = 'boss@example.com';

/** Eight columns, quotes, and every hundredth row without an address or with one that was there already. */
function csvOf(count: number): Uint8Array {
  const lines = ['Email;Name;Company;City;Street;Phone;Plan;Note'];
  for (let index = 0; index < count; index++) {
    const person = index % 100 === 2 ? index - 2 : index;
    const address = index % 100 === 1 ? 'nobody' : `person${person}@example${person % 50}.com`;
    lines.push(
      `${address};Person Number ${index};"Acme; Sons & ""Daughters"" ${index % 977}";Springfield ${index % 311};${index} Long Street;+1 555 ${index};Gold;A note about person ${index}`,
    );
  }
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}

async function signIn(server: ServerProcess): Promise<TestBrowser> {
  const admin = new TestBrowser(server.url);
  await admin.signUp(email);
  const template = { name: 'News', subject: 'News', description: '', htmlContent: '<p>Some news</p>' };
  await admin.submit('/admin/email/templates/new', { intent: 'save', ...template });
  return admin;
}

/** Returns the address of its recipients' page. */
async function addCampaign(admin: TestBrowser): Promise<string> {
  const form = await admin.open('/admin/email/campaigns/new');
  const templateId = /<option value="([0-9a-f-]{36})"/.exec(form.html)?.[1] ?? '';
  const campaign = { name: 'News', description: '', templateId, scheduledFor: '' };
  return (await admin.submit('/admin/email/campaigns/new', { intent: 'save', ...campaign })).url;
}

async function importOnce(server: ServerProcess, admin: TestBrowser, count: number) {
  const path = await addCampaign(admin);
  const bytes = csvOf(count);
  let page = '';
  const steps = [
    async () => {
      page = (
        await admin.submit(`${path}?dialog=import`, {
          intent: 'prepare',
          csv: '',
          file: { name: 'a.csv', bytes },
        })
      ).html;
    },
    async () => {
      const importId = /name="importId" value="([0-9a-f-]{36})"/.exec(page)?.[1] ?? '';
      const fields = { intent: 'import', importId, emailColumn: '0', nameColumn: '1' };
      page = (await admin.submit(`${path}?dialog=import`, fields)).html;
    },
  ];
  console.log(`${count} rows, ${mb(bytes.length)}`);
  for (const [index, step] of steps.entries()) {
    const { memory } = await server.measure();
    let peak = memory.rss;
    const watching = setInterval(() => {
      peak = Math.max(peak, residentMemoryOf(server.pid));
    }, 20);
    const began = performance.now();
    await step();
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watching);
    const { longestStallMs } = await server.measure();
    console.log(
      `  step ${index + 1}: ${seconds.toFixed(1)} s, memory +${mb(peak - memory.rss)}, longest stall ${longestStallMs.toFixed(0)} ms`,
    );
  }
  console.log(`  ${/Imported [^"<\\]*/.exec(page)?.[0] ?? 'not imported'}`);
}

async function run(name: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_EMAIL: email, ...env });
  console.log(`── ${name}`);
  const admin = await signIn(server);
  // The first one also compiles the code.
  await importOnce(server, admin, Math.ceil(rows / 10));
  await importOnce(server, admin, rows);
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

ensureBuilt();
await run('built-in database', {});
const postgres = await startPostgres();
if (postgres.url) {
  await run('PostgreSQL', { DATABASE_URL: postgres.url });
  postgres.stop();
} else console.log(`SKIPPED  PostgreSQL: ${postgres.reason}`);
