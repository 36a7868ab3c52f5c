// How long the page of figures takes with a million results, on PostgreSQL: node bench/analytics.ts [results] [url]
// Fills an empty database; without a URL, one that it starts and removes.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../scripts/postgres.mjs';
import { buildApp, closeApp } from '../src/server/build-app.ts';
import { closeDays, figuresByDay } from '../src/server/features/analytics/daily-figures.ts';
import { planUsage } from '../src/server/features/analytics/plan-usage.ts';
import { syncHealth } from '../src/server/features/analytics/sync-health.ts';
import { createCompany, createJob } from '../src/server/features/companies/companies.fixtures.ts';
import { migrateDatabase, openDatabase } from '../src/server/platform/database/database.ts';
import { createLogger } from '../src/server/platform/logger.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import { ranges } from '../src/shared/analytics/figures.ts';

const results = Number(process.argv[2] ?? 1_000_000);
const postgres = process.argv[3] ? { url: process.argv[3], stop: () => {} } : await startPostgres();
if (!postgres.url) throw new Error('No PostgreSQL was found.');
const logger = createLogger('silent');
const database = await openDatabase({ url: postgres.url }, logger);
await migrateDatabase(database);
const settings = readSettings({
  DATABASE_URL: postgres.url,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
});
const app = await buildApp(settings, logger, database);
const viewer = { id: 'user-1', email: 'user-1@example.com', username: 'user-1', isAdmin: true };
const ctx = { ...app, viewer };

/** A result for each day, person and job of one year; the year ends now. */
async function fill(): Promise<void> {
  const people = Math.ceil(results / 100);
  const company = await createCompany(app);
  for (let n = 0; n < 100; n++) await createJob(app, company);
  for (const statement of [
    sql`insert into users (id, name, email, created_at)
      select 'user-' || n, 'user-' || n, 'user-' || n || '@example.com', now() - random() * interval '365 days'
      from generate_series(1, ${people}::int) n`,
    sql`insert into profiles (id, username) select id, name from users`,
    sql`insert into resumes (id, user_id, filename, file_path, content_type, status, created_at)
      select gen_random_uuid(), id, 'cv.pdf', 'resumes/' || id, 'application/pdf', 'read', created_at from users`,
    sql`insert into job_analyses (id, user_id, job_id, resume_id, resume_type, fit_score, analysis_text, components,
        key_matches, gaps, notes, receipt, posting_text, started_at, created_at)
      select gen_random_uuid(), r.user_id, j.id, r.id, 'regular', (random() * 100)::int, repeat('words ', 100), '{}',
        '[]', '[]', '[]', '{}', repeat('posting ', 100), at, at
      from resumes r cross join jobs j
      cross join lateral (select r.created_at + random() * (now() - r.created_at) as at) moment limit ${results}::int`,
    sql`insert into usage_periods (user_id, starts_at, jobs_used)
      select id, created_at + interval '1 month' * floor(extract(epoch from now() - created_at) / 2629800)::int,
        (random() * 200)::int from users`,
    sql`vacuum analyze`,
  ])
    await database.db.execute(statement);
}

async function timed(name: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  console.log(
    `${name.padEnd(44)} ${times[2]?.toFixed(0)} ms (${times[0]?.toFixed(0)}–${times[4]?.toFixed(0)})`,
  );
}

await fill();
console.log(`${results.toLocaleString('en')} results in one year`);
for (const range of ranges) await timed(`${range.label}, no day kept yet`, () => figuresByDay(ctx, range));
const startedAt = performance.now();
await closeDays(app);
console.log(`keeping all days took ${Math.round(performance.now() - startedAt)} ms`);
for (const range of ranges) await timed(`${range.label}, days kept`, () => figuresByDay(ctx, range));
await timed('usage against plans', () => planUsage(ctx));
await timed('sync health', () => syncHealth(ctx));
await closeApp(app);
postgres.stop();
