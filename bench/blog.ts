// How long a search through 5,000 posts takes, on both databases: node bench/blog.ts [posts]
// Fills a built-in database in a temporary folder, and a PostgreSQL that it starts and removes.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../scripts/postgres.mjs';
import { buildApp, closeApp } from '../src/server/build-app.ts';
import type { App } from '../src/server/context.ts';
import { blogPosts } from '../src/server/features/blog/blog.tables.ts';
import { listAllPosts } from '../src/server/features/blog/posts/admin-posts.ts';
import { listPublishedPosts } from '../src/server/features/blog/reading/published-posts.ts';
import { migrateDatabase, openDatabase } from '../src/server/platform/database/database.ts';
import { createLogger } from '../src/server/platform/logger.ts';
import { projectRoot } from '../src/server/platform/project-root.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import { seededRandom } from './seeded-random.ts';

const count = Number(process.argv[2] ?? 5_000);
const contentLength = 6_000;
const logger = createLogger('silent');

/** Posts made of the words of the demo posts; one in fifty has "needle" in it. */
async function fill({ db }: App): Promise<void> {
  const folder = join(projectRoot, 'demo/posts');
  const words = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/\s+/));
  const random = seededRandom(18);
  const text = (length: number) => {
    let made = '';
    while (made.length < length) made += `${words[Math.floor(random() * words.length)]} `;
    return made;
  };
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) => {
      const number = from + index;
      const at = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000);
      return {
        ...{ id: randomUUID(), slug: `post-${number}`, title: text(50), excerpt: text(140) },
        content: text(contentLength) + (number % 50 === 0 ? 'needle' : ''),
        ...{ metaTitle: 'Title', metaDescription: text(140), isPublished: true, readingTime: 5 },
        ...{ publishedDate: at, updatedDate: at, createdAt: at },
      };
    });
    await db.insert(blogPosts).values(rows);
  }
  await db.execute(sql`vacuum analyze`);
}

async function timed(name: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  console.log(
    `  ${name.padEnd(40)} ${times[4]?.toFixed(0)} ms (${times[0]?.toFixed(0)}–${times[8]?.toFixed(0)})`,
  );
}

async function measure(name: string, location: { url: string } | { folder: string }): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase(location, logger);
  await migrateDatabase(database);
  const app = await buildApp(readSettings({ DATA_DIR: dataDir }), logger, database);
  const viewer = { id: 'admin', email: 'admin@example.com', username: 'admin', isAdmin: true };
  console.log(`${name}, ${count.toLocaleString('en')} posts of ${contentLength / 1000} kB`);
  await fill(app);
  await timed('the newest posts', () => listPublishedPosts(app, { page: 1 }));
  for (const [what, search] of [
    ['a word in one post of fifty', 'needle'],
    ['a word in every post', 'the'],
    ['a word in no post', 'nowhere-at-all'],
    ['two letters in no post', 'qq'],
  ] as const) {
    await timed(what, () => listPublishedPosts(app, { page: 1, search }));
    await timed(`${what}, for administrators`, () => listAllPosts({ ...app, viewer }, { page: 1, search }));
  }
  await closeApp(app);
  rmSync(dataDir, { recursive: true, force: true });
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await measure('Built-in database', { folder });
rmSync(folder, { recursive: true, force: true });
const postgres = await startPostgres();
if (!postgres.url) throw new Error('No PostgreSQL was found.');
await measure('PostgreSQL', { url: postgres.url });
postgres.stop();
process.exit(0);
