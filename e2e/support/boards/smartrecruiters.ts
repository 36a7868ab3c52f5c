import type { StandInBoard, StandInJob } from '../servers/board-data.ts';
import { type BoardWire, jobsOf, matchPath, nameOf, slug } from './wire.ts';

function smartRecruitersJob(board: StandInBoard, job: StandInJob, withDetails: boolean) {
  const [city, region, country] = (job.places?.[0] ?? '').split(', ');
  const label = (text: string | undefined) => (text ? { id: slug(text), label: text } : {});
  const page = `https://jobs.smartrecruiters.com/${board.identifier}/${job.id}-${slug(job.title)}`;
  return {
    id: job.id,
    name: job.title,
    uuid: `00000000-0000-4000-8000-${job.id.padStart(12, '0')}`,
    refNumber: `REF${job.id}`,
    company: { identifier: board.identifier, name: nameOf(board.identifier) },
    releasedDate: job.postedAt,
    location: { city, region, country: country?.toLowerCase(), remote: job.remote === true },
    department: label(job.department),
    typeOfEmployment: label(job.employmentType),
    ref: `https://api.smartrecruiters.com/v1/companies/${board.identifier}/postings/${job.id}`,
    ...(withDetails && {
      applyUrl: `${page}?oga=true`,
      postingUrl: page,
      jobAd: {
        sections: {
          companyDescription: { title: 'Company Description', text: '' },
          jobDescription: { title: 'Job Description', text: job.html ?? '' },
          qualifications: { title: 'Qualifications', text: '' },
          additionalInformation: { title: 'Additional Information', text: '' },
        },
      },
    }),
    ...job.wire,
  };
}

export const smartrecruiters: BoardWire = {
  match: matchPath(/^api\.smartrecruiters\.com$/, /^\/v1\/companies\/([^/]+)\/postings(?:\/(.*))?$/),
  // For an unknown company it returns an empty list, not an error.
  notFound: { status: 200, body: '{"offset":0,"limit":100,"totalFound":0,"content":[]}' },
  respond(board, rest, query) {
    if (rest === '') {
      const offset = Number(query.get('offset') ?? 0);
      const limit = Math.min(Number(query.get('limit') ?? 10), 100);
      const content = jobsOf(board)
        .slice(offset, offset + limit)
        .map((job) => smartRecruitersJob(board, job, false));
      return { json: { offset, limit, totalFound: board.jobs.size, content } };
    }
    const job = board.jobs.get(rest);
    return job && { json: smartRecruitersJob(board, job, true) };
  },
};
