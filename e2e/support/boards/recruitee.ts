import type { StandInBoard, StandInJob } from '../servers/board-data.ts';
import { type BoardWire, jobsOf, nameOf, numericId, slug } from './wire.ts';

function offerOf(board: StandInBoard, job: StandInJob) {
  const places = (job.places ?? []).map((place) => {
    const [city, state, country] = place.split(', ');
    return { city, state, country: country ?? state };
  });
  const url = `https://${board.identifier}.recruitee.com/o/${slug(job.title)}`;
  return {
    id: numericId(job.id),
    slug: slug(job.title),
    title: job.title,
    company_name: nameOf(board.identifier),
    department: job.department ?? null,
    city: places[0]?.city,
    country: places[0]?.country,
    locations: places,
    remote: job.remote === true,
    employment_type_code:
      job.employmentType && `${job.employmentType.toLowerCase().replace('-', '')}_permanent`,
    salary: job.salary
      ? { ...job.salary, min: String(job.salary.min), max: String(job.salary.max) }
      : { min: null, max: null, period: null, currency: null },
    description: job.html ?? '',
    requirements: '',
    created_at: job.postedAt?.replace('T', ' ').replace(/\.\d+Z$|Z$/, ' UTC'),
    published_at: job.postedAt?.replace('T', ' ').replace(/\.\d+Z$|Z$/, ' UTC'),
    status: 'published',
    careers_url: url,
    careers_apply_url: `${url}/c/new`,
    ...job.wire,
  };
}

export const recruitee: BoardWire = {
  match(host, path) {
    const identifier = /^([a-z0-9-]+)\.recruitee\.com$/.exec(host)?.[1];
    const rest = /^\/api\/offers\/?([^/]*)$/.exec(path)?.[1];
    return identifier && rest !== undefined ? { identifier, rest } : undefined;
  },
  notFound: { status: 404, body: '{"error":["Not found"]}' },
  respond(board, rest) {
    if (rest === '') return { json: { offers: jobsOf(board).map((job) => offerOf(board, job)) } };
    const job = jobsOf(board).find(({ id, title }) => slug(title) === rest || id === rest);
    return job && { json: { offer: offerOf(board, job) } };
  },
};
