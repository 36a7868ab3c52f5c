/** `node bench/results.ts`: response times and sizes of the pages for 10,000 results on PostgreSQL. See bench/README.md. */
import { gzipSync } from 'node:zlib';
import { startPostgres } from '../scripts/postgres.mjs';
import { fillCompanies } from './company-data.ts';
import { fillResults } from './result-data.ts';

const postgres = await startPostgres();
if (!postgres.url) throw new Error(postgres.reason);
process.env.TEST_DATABASE_URL = postgres.url;
const { setup } = await import('../src/server/testing/global-setup.ts');
const { startTestApp } = await import('../src/server/testing/test-app.ts');
await setup();
const rolefit = await startTestApp({ work: false });
const browser = rolefit.browser();
await browser.signUp('seeker@example.com');
const { pool } = rolefit.app.database;
const { rows } = await pool.query<{ id: string }>('select id from users');
const userId = rows[0]?.id ?? '';
await fillCompanies(pool, userId);
const count = 10_000;
await fillResults(pool, userId, count);
const { rows: samples } = await pool.query<{ id: string; gaps: string; name: string }>(
  `select a.id, c.name, (select string_agg('gap=' || (g->'requirement'->>'id'), '&') from jsonb_array_elements(a.gaps) g) as gaps
   from job_analyses a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
   where jsonb_array_length(a.gaps) > 3 order by a.id limit 1`,
);
const { id, gaps, name } = samples[0] as { id: string; gaps: string; name: string };

const pages: [string, string][] = [
  ['the results, best first', '/results'],
  ['page 250', '/results?page=250'],
  ['lowest first', '/results?order=asc'],
  ['newest first', '/results?sort=date'],
  ['from 80 on', '/results?min=80'],
  ['of one company', `/results?company=${encodeURIComponent(name)}`],
  ['search for part of a title', '/results?search=nurse'],
  ['search without matches', '/results?search=nowhere'],
  [
    'search, company, minimum, by date',
    `/results?search=e&company=${encodeURIComponent(name)}&min=50&sort=date`,
  ],
  ['an opened row', `/results/${id}/detail`],
  ['all its gaps ticked', `/results/${id}/with?${gaps}`],
  ['a result', `/results/${id}`],
];

const rounds = 15;
console.log(`${count} results of one user\n`);
console.log(`${'page'.padEnd(38)}    median   slowest     as data     gzipped     as page     gzipped`);
for (const [what, path] of pages) {
  const [pathname = '', query = ''] = path.split('?');
  const isPage = !/\/(detail|with)$/.test(pathname);
  const url = isPage ? `${pathname}.data?${query}` : path;
  await browser.open(url);
  const times: number[] = [];
  let data = '';
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    const { status, html } = await browser.open(url);
    times.push(performance.now() - before);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    data = html;
  }
  times.sort((a, b) => a - b);
  const whole = isPage ? (await browser.open(path)).html : data;
  const ms = (time: number | undefined) => `${(time ?? 0).toFixed(0)} ms`.padStart(9);
  const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`.padStart(11);
  const sizes = [data, whole]
    .flatMap((text) => [Buffer.byteLength(text), gzipSync(text).length])
    .map(kB)
    .join(' ');
  console.log(`${what.padEnd(38)} ${ms(times[rounds >> 1])} ${ms(times.at(-1))} ${sizes}`);
}
await rolefit.close();
postgres.stop();
