import type { StandInBoard, StandInJob } from '../servers/board-data.ts';
import { type BoardWire, jobsOf, matchPath } from './wire.ts';

function leverJob(board: StandInBoard, job: StandInJob) {
  const host = board.identifier.startsWith('eu:') ? 'jobs.eu.lever.co' : 'jobs.lever.co';
  const url = `https://${host}/${board.identifier.replace(/^eu:/, '')}/${job.id}`;
  return {
    id: job.id,
    text: job.title,
    categories: {
      commitment: job.employmentType,
      department: job.department,
      location: job.places?.[0],
      team: job.department,
      allLocations: job.places ?? [],
    },
    createdAt: Date.parse(job.postedAt ?? ''),
    country: null,
    description: job.html ?? '',
    descriptionPlain: '',
    descriptionBody: job.html ?? '',
    lists: [],
    additional: '',
    workplaceType: job.remote ? 'remote' : 'unspecified',
    ...(job.salary && {
      salaryRange: {
        min: job.salary.min,
        max: job.salary.max,
        currency: job.salary.currency,
        interval: `per-${job.salary.period}-${job.salary.period === 'hour' ? 'wage' : 'salary'}`,
      },
    }),
    hostedUrl: url,
    applyUrl: `${url}/apply`,
    ...job.wire,
  };
}

export const lever: BoardWire = {
  match(host, path) {
    const match = matchPath(/^api(\.eu)?\.lever\.co$/, /^\/v0\/postings\/([^/]+)(?:\/(.*))?$/)(host, path);
    return match && host.includes('.eu.') ? { ...match, identifier: `eu:${match.identifier}` } : match;
  },
  notFound: { status: 404, body: '{"ok":false,"error":"Document not found"}' },
  respond(board, rest, query) {
    if (rest === '') {
      const skip = Number(query.get('skip') ?? 0);
      const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY);
      const page = jobsOf(board).slice(skip, skip + limit);
      return { json: page.map((job) => leverJob(board, job)) };
    }
    const job = board.jobs.get(rest);
    return job && { json: leverJob(board, job) };
  },
};
