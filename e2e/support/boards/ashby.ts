import type { StandInBoard, StandInJob } from '../servers/board-data.ts';
import { type BoardWire, jobsOf, matchPath } from './wire.ts';

function ashbyJob(board: StandInBoard, job: StandInJob, withPay: boolean) {
  const url = `https://jobs.ashbyhq.com/${board.identifier}/${job.id}`;
  const [first, ...others] = job.places ?? [];
  const pay = job.salary && {
    compensationType: 'Salary',
    interval: `1 ${job.salary.period.toUpperCase()}`,
    currencyCode: job.salary.currency,
    minValue: job.salary.min,
    maxValue: job.salary.max,
  };
  return {
    id: job.id,
    title: job.title,
    department: job.department ?? null,
    team: job.department ?? null,
    employmentType: job.employmentType?.replaceAll('-t', 'T') ?? null,
    location: first ?? '',
    secondaryLocations: others.map((location) => ({ location, address: {} })),
    publishedAt: job.postedAt,
    isListed: true,
    isRemote: job.remote === true,
    workplaceType: job.remote ? 'Remote' : null,
    jobUrl: url,
    applyUrl: `${url}/application`,
    descriptionHtml: job.html ?? '',
    descriptionPlain: '',
    ...(withPay && {
      compensation: {
        compensationTierSummary: null,
        summaryComponents: pay ? [pay] : [],
        compensationTiers: [],
      },
    }),
    ...job.wire,
  };
}

export const ashby: BoardWire = {
  match: matchPath(/^api\.ashbyhq\.com$/, /^\/posting-api\/job-board\/([^/]+)$/),
  notFound: { status: 404, body: '{"error":"Not found"}' },
  respond(board, _rest, query) {
    const withPay = query.get('includeCompensation') === 'true';
    return { json: { jobs: jobsOf(board).map((job) => ashbyJob(board, job, withPay)), apiVersion: '1' } };
  },
};
