import type { StandInBoard, StandInJob } from '../servers/board-data.ts';
import { type BoardWire, jobsOf, nameOf } from './wire.ts';

function placeOf(place: string) {
  const [city = '', region = '', country = ''] = place.split(', ');
  return { city, region, country, countryCode: country.slice(0, 2).toUpperCase(), hidden: false };
}

/** Workable lists a job once per location. */
function entriesOf(job: StandInJob, withDetails: boolean) {
  return (job.places?.length ? job.places : ['']).map((place) => {
    const { city, region, country } = placeOf(place);
    return {
      title: job.title,
      shortcode: job.id,
      code: '',
      employment_type: job.employmentType ?? '',
      telecommuting: job.remote === true,
      department: job.department ?? '',
      url: `https://apply.workable.com/j/${job.id}`,
      shortlink: `https://apply.workable.com/j/${job.id}`,
      application_url: `https://apply.workable.com/j/${job.id}/apply`,
      published_on: job.postedAt?.slice(0, 10),
      created_at: job.postedAt?.slice(0, 10),
      country,
      city,
      state: region,
      locations: [placeOf(place)],
      ...(withDetails && { description: job.html ?? '' }),
      ...job.wire,
    };
  });
}

function jobPage(job: StandInJob) {
  const locations = (job.places ?? []).map(placeOf);
  return {
    id: 1,
    shortcode: job.id,
    title: job.title,
    remote: job.remote === true,
    location: locations[0] ?? null,
    locations,
    state: 'published',
    published: job.postedAt,
    type: job.employmentType?.toLowerCase().replace('-time', ''),
    department: job.department ? [job.department] : [],
    description: job.html ?? '',
    requirements: '',
    benefits: '',
    ...job.wire,
  };
}

const PATH =
  /^\/api\/(?:v1\/widget\/accounts\/(?<listed>[^/]+)|v2\/accounts\/(?<account>[^/]+)\/jobs\/(?<code>[^/]+))$/;

export const workable: BoardWire = {
  match(host, path) {
    const { listed, account, code } = (host === 'apply.workable.com' && PATH.exec(path)?.groups) || {};
    const identifier = listed ?? account;
    return identifier ? { identifier, rest: code ?? '' } : undefined;
  },
  notFound: { status: 404, body: '{"error":"Not Found"}' },
  respond(board: StandInBoard, rest, query) {
    const job = board.jobs.get(rest);
    if (rest !== '') return job && { json: jobPage(job) };
    const withDetails = query.get('details') === 'true';
    const jobs = jobsOf(board).flatMap((listed) => entriesOf(listed, withDetails));
    return { json: { name: nameOf(board.identifier), description: null, jobs } };
  },
};
