import type pg from 'pg';
import { fitWithBasis } from '../src/fit/fit.ts';
import { compilePosting } from '../src/fit/match/compile-posting.ts';
import { postings, resumes, today } from './texts.ts';

/** Creates `count` results for jobs of the companies that a user follows, with real findings, spread over a year. */
export async function fillResults(pool: pg.Pool, userId: string, count: number): Promise<void> {
  const [resume = ''] = resumes(1);
  await pool.query('create table bench_results (n serial, result jsonb, basis jsonb, posting text)');
  for (const { title, posting } of postings(120)) {
    const { result, basis } = fitWithBasis({ resume, today }, compilePosting(posting, title));
    await pool.query('insert into bench_results (result, basis, posting) values ($1, $2, $3)', [
      JSON.stringify(result),
      JSON.stringify(basis),
      posting,
    ]);
  }
  await pool.query(
    `with r as (
       insert into resumes (id, user_id, filename, file_path, content_type, status, extracted_text, is_sample, created_at)
       values (gen_random_uuid(), $1, 'resume.pdf', 'bench/' || gen_random_uuid(), 'application/pdf', 'read', $2, false, now())
       returning id),
     j as (
       select jobs.id, row_number() over (order by jobs.company_id = (select company_id from jobs group by 1 order by count(*) desc limit 1), jobs.id) as n
       from jobs join user_companies f on f.company_id = jobs.company_id and f.user_id = $1)
     insert into job_analyses (id, user_id, job_id, resume_id, resume_type, fit_score, raw, reason, analysis_text, components,
       key_matches, gaps, notes, receipt, basis, posting_text, started_at, created_at)
     select gen_random_uuid(), $1, j.id, r.id, 'regular', (result->>'fitScore')::int, (result->>'raw')::float8, result->>'reason',
       result->>'analysis', result->'components', result->'keyMatches', result->'gaps', result->'notes', result->'receipt',
       basis, posting, now(), now() - j.n * 37 % 8760 * interval '1 hour'
     from j cross join r join bench_results b on b.n = 1 + j.n % 120
     where j.n <= $3`,
    [userId, resume, count],
  );
  await pool.query('drop table bench_results');
  await pool.query('vacuum analyze');
}
