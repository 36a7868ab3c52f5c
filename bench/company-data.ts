import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { loadDemoCompanies } from '../demo/demo-data.ts';

export const sizes = { companies: 5_000, jobs: 100_000, jobsOfLargest: 20_000, followed: 60 };

const places = [
  'Berlin, Germany',
  'London, UK',
  'New York, NY',
  'Remote (EU)',
  'Singapore',
  'Lisbon, Portugal',
];

/** Fills a database with 5,000 companies and 100,000 jobs, 20,000 of them at one company. Returns the id of that company. */
export async function fillCompanies(pool: pg.Pool, userId: string): Promise<string> {
  const largest = randomUUID();
  await pool.query('drop table if exists bench_texts');
  await pool.query('create table bench_texts (n serial, title text, description text)');
  for (const { title, description, requirements = '' } of loadDemoCompanies().flatMap(({ jobs }) => jobs))
    await pool.query('insert into bench_texts (title, description) values ($1, $2)', [
      title,
      description + requirements + description,
    ]);
  await pool.query(
    `insert into supported_companies (id, name, website, industry, board, board_identifier, is_listed, created_at, updated_at)
     select case when n = 1 then $1::uuid else gen_random_uuid() end,
       'Company ' || substr(md5(n::text), 1, 6) || ' ' || n, 'https://company' || n || '.example', 'Software',
       'greenhouse', 'company' || n, true, now(), now()
     from generate_series(1, $2::int) n`,
    [largest, sizes.companies],
  );
  await pool.query(
    `insert into companies (id, supported_company_id, name, website, industry, last_sync_at, created_at, updated_at)
     select id, id, name, website, industry, now(), now(), now() from supported_companies where board = 'greenhouse'`,
  );
  await pool.query(
    `insert into user_companies (user_id, company_id, created_at)
     select $1, id, now() from companies order by id = $2 desc, id limit $3`,
    [userId, largest, sizes.followed],
  );
  await pool.query(
    `with numbered as (select id, row_number() over (order by id) - 1 as n from companies where id <> $1),
       counts as (select count(*) as n from numbered), texts as (select count(*) as n from bench_texts)
     insert into jobs (id, company_id, external_id, title, description, url, location, department, type, posted_at, described_at, created_at)
     select gen_random_uuid(), case when g <= $2 then $1::uuid else numbered.id end, 'job-' || g,
       t.title || ' ' || g % 997, t.description, 'https://jobs.example/' || g,
       case when g % 5 = 0 then ($4::text[])[1 + g % 6] || '; ' || ($4::text[])[1 + (g + 1) % 6]
         when g % 5 = 1 then 'City ' || g % 300 || ', Country ' || g % 40 else ($4::text[])[1 + g % 6] end,
       'Department ' || g % 45, 'Full-time', now() - g % 9000 * interval '1 hour', now(), now()
     from generate_series(1, $3::int) g
     join bench_texts t on t.n = 1 + g % (select n from texts)
     left join numbered on g > $2 and numbered.n = g % (select n from counts)`,
    [largest, sizes.jobsOfLargest, sizes.jobs, places],
  );
  await pool.query('drop table bench_texts');
  await pool.query('vacuum analyze');
  return largest;
}
