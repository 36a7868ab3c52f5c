/** `node bench/companies.ts`: response times and sizes of the pages for companies and jobs on PostgreSQL. See bench/README.md. */
import { startPostgres } from '../scripts/postgres.mjs';
import { fillCompanies, sizes } from './company-data.ts';
import { fillResults } from './result-data.ts';

const postgres = await startPostgres();
if (!postgres.url) throw new Error(postgres.reason);
process.env.TEST_DATABASE_URL = postgres.url;
const { setup } = await import('../src/server/testing/global-setup.ts');
const { startTestApp } = await import('../src/server/testing/test-app.ts');
await setup();
/** The number of results of the user, so that lists have scores to show. */
const results = Number(process.env.RESULTS ?? 10_000);
const rolefit = await startTestApp({ work: false });
const browser = rolefit.browser();
await browser.signUp('seeker@example.com');
const { pool } = rolefit.app.database;
const { rows } = await pool.query<{ id: string }>('select id from users');
const company = await fillCompanies(pool, rows[0]?.id ?? '');
const job = await pool.query<{ id: string }>('select id from jobs where company_id = $1 limit 1', [company]);
if (results > 0) await fillResults(pool, rows[0]?.id ?? '', results);
const resume = await pool.query<{ id: string }>('select id from resumes limit 1');
const largest = `/companies/${company}`;

const pages: [string, string][] = [
  ['all companies', '/jobs'],
  ['all companies, page 400', '/jobs?page=400'],
  ['all companies, search', '/jobs?search=ab12'],
  ['the followed tab', '/jobs?tab=followed'],
  ['my companies', '/my-companies'],
  ['a company of 20,000 jobs', largest],
  ['its page 800', `${largest}?page=800`],
  ['search for part of a title', `${largest}?search=nurse`],
  ['search without matches', `${largest}?search=nowhere`],
  [
    'two places and two departments',
    `${largest}?location=Singapore&location=London%2C+UK&department=Department+3&department=Department+8`,
  ],
  [
    'search, a place and a department',
    `${largest}?search=engineer&location=Singapore&department=Department+5`,
  ],
  ['the filter dialog with its counts', `${largest}?filter=open`],
  ['the filter dialog after a search', `${largest}?filter=open&search=nurse`],
  ['a job', `/jobs/${job.rows[0]?.id}`],
  ['analyzing that company', `/analyze?mode=company&resume=${resume.rows[0]?.id}&company=${company}`],
  ['jobs to pick by hand', '/analyze/picks'],
  ['its page 800', '/analyze/picks?page=800'],
  ['search in them', '/analyze/picks?search=nurse'],
  ['jobs of one company', `/analyze/picks?company=${company}`],
];

const rounds = 15;
console.log(
  `${sizes.companies} companies, ${sizes.jobs} jobs, ${sizes.jobsOfLargest} of them at one company\n`,
);
console.log(`${'page'.padEnd(38)}    median   slowest     as data     as page`);
for (const [name, path] of pages) {
  // The data that the router loads on client-side navigation, and the whole page.
  const [pathname = '', query = ''] = path.split('?');
  const data = `${pathname}.data?${query}`;
  await browser.open(data);
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    const { status, html } = await browser.open(data);
    times.push(performance.now() - before);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    bytes = Buffer.byteLength(html);
  }
  times.sort((a, b) => a - b);
  const whole = Buffer.byteLength((await browser.open(path)).html);
  const ms = (time: number | undefined) => `${(time ?? 0).toFixed(0)} ms`.padStart(9);
  const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`.padStart(11);
  console.log(`${name.padEnd(38)} ${ms(times[rounds >> 1])} ${ms(times.at(-1))} ${kB(bytes)} ${kB(whole)}`);
}
await rolefit.close();
postgres.stop();
