import type { StandInBoard, StandInJob } from '../servers/board-data.ts';
import { type BoardWire, escapeMarkup, jobsOf, matchPath, nameOf, numericId } from './wire.ts';

function greenhouseJob(board: StandInBoard, job: StandInJob, withContent: boolean) {
  return {
    id: numericId(job.id),
    internal_job_id: 900_000,
    title: job.title,
    absolute_url: `https://job-boards.greenhouse.io/${board.identifier}/jobs/${job.id}`,
    location: { name: (job.remote ? ['Remote', ...(job.places ?? [])] : (job.places ?? [])).join('; ') },
    metadata: job.employmentType
      ? [{ id: 1, name: 'Employment Type', value: job.employmentType, value_type: 'single_select' }]
      : null,
    company_name: nameOf(board.identifier),
    requisition_id: `R-${job.id}`,
    first_published: job.postedAt,
    updated_at: job.updatedAt,
    language: 'en',
    ...(withContent && {
      content: escapeMarkup(job.html ?? ''),
      departments: job.department ? [{ id: 7, name: job.department, child_ids: [], parent_id: null }] : [],
      offices: (job.places ?? []).map((place, id) => ({ id, name: place, location: place, child_ids: [] })),
    }),
    ...job.wire,
  };
}

export const greenhouse: BoardWire = {
  match: matchPath(/^boards-api\.greenhouse\.io$/, /^\/v1\/boards\/([^/]+)(?:\/(.*))?$/),
  notFound: { status: 404, body: '{"status":404,"error":"Job not found"}' },
  respond(board, rest, query) {
    if (rest === '') return { json: { name: nameOf(board.identifier), content: '' } };
    if (rest === 'jobs') {
      const jobs = jobsOf(board).map((job) => greenhouseJob(board, job, query.get('content') === 'true'));
      return { json: { jobs, meta: { total: jobs.length } } };
    }
    const job = board.jobs.get(/^jobs\/(.+)$/.exec(rest)?.[1] ?? '');
    if (!job) return undefined;
    const { salary } = job;
    const pay = salary && {
      min_cents: salary.min * 100,
      max_cents: salary.max * 100,
      currency_type: salary.currency,
      title: 'Pay range',
    };
    const ranges = query.get('pay_transparency') === 'true' ? { pay_input_ranges: pay ? [pay] : [] } : {};
    return { json: { ...ranges, ...greenhouseJob(board, job, true) } };
  },
};
