import type { BoardKind } from '../../src/job-boards/job-board.types.ts';
import type { StandInBoard, StandInJob } from './board-data.ts';

/** A board's own answer: JSON as a value, anything else as text with its type. `undefined`: it has no such page. */
export type WireAnswer = { json: unknown } | { text: string; contentType: string };

export type BoardWire = {
  /** Which board an address belongs to, and what of it is left. */
  find(host: string, path: string): { identifier: string; rest: string } | undefined;
  answer(board: StandInBoard, rest: string, query: URLSearchParams): WireAnswer | undefined;
  /** What it says about a company or a job it doesn't know. */
  unknown: { status: number; body: string };
};

const jobsOf = (board: StandInBoard) => [...board.jobs.values()];
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const escapeHtml = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const numbered = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);
const nameOf = (identifier: string) => identifier.charAt(0).toUpperCase() + identifier.slice(1);

function pathOn(hosts: RegExp, path: RegExp): BoardWire['find'] {
  return (host, given) => {
    const found = hosts.test(host) ? path.exec(given) : null;
    return found?.[1] ? { identifier: decodeURIComponent(found[1]), rest: found[2] ?? '' } : undefined;
  };
}

function greenhouseJob(board: StandInBoard, job: StandInJob, whole: boolean) {
  return {
    id: numbered(job.id),
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
    ...(whole && {
      content: escapeHtml(job.html ?? ''),
      departments: job.department ? [{ id: 7, name: job.department, child_ids: [], parent_id: null }] : [],
      offices: (job.places ?? []).map((place, id) => ({ id, name: place, location: place, child_ids: [] })),
    }),
    ...job.wire,
  };
}

const greenhouse: BoardWire = {
  find: pathOn(/^boards-api\.greenhouse\.io$/, /^\/v1\/boards\/([^/]+)(?:\/(.*))?$/),
  unknown: { status: 404, body: '{"status":404,"error":"Job not found"}' },
  answer(board, rest, query) {
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

const lever: BoardWire = {
  find(host, path) {
    const found = pathOn(/^api(\.eu)?\.lever\.co$/, /^\/v0\/postings\/([^/]+)(?:\/(.*))?$/)(host, path);
    return found && host.includes('.eu.') ? { ...found, identifier: `eu:${found.identifier}` } : found;
  },
  unknown: { status: 404, body: '{"ok":false,"error":"Document not found"}' },
  answer(board, rest, query) {
    if (rest === '') {
      const skip = Number(query.get('skip') ?? 0);
      const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY);
      const some = jobsOf(board).slice(skip, skip + limit);
      return { json: some.map((job) => leverJob(board, job)) };
    }
    const job = board.jobs.get(rest);
    return job && { json: leverJob(board, job) };
  },
};

function smartRecruitersJob(board: StandInBoard, job: StandInJob, whole: boolean) {
  const [city, region, country] = (job.places?.[0] ?? '').split(', ');
  const label = (text: string | undefined) => (text ? { id: slug(text), label: text } : {});
  const page = `https://jobs.smartrecruiters.com/${board.identifier}/${job.id}-${slug(job.title)}`;
  return {
    id: job.id,
    name: job.title,
    uuid: `00000000-0000-4000-8000-${job.id.padStart(12, '0')}`,
    refNumber: `REF${job.id}`,
    company: { identifier: board.identifier, name: nameOf(board.identifier) },
    releasedDate: job.updatedAt,
    location: { city, region, country: country?.toLowerCase(), remote: job.remote === true },
    department: label(job.department),
    typeOfEmployment: label(job.employmentType),
    ref: `https://api.smartrecruiters.com/v1/companies/${board.identifier}/postings/${job.id}`,
    ...(whole && {
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

const smartrecruiters: BoardWire = {
  find: pathOn(/^api\.smartrecruiters\.com$/, /^\/v1\/companies\/([^/]+)\/postings(?:\/(.*))?$/),
  // A company it doesn't know has no jobs there: no error.
  unknown: { status: 200, body: '{"offset":0,"limit":100,"totalFound":0,"content":[]}' },
  answer(board, rest, query) {
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

export const wires: Partial<Record<BoardKind, BoardWire>> = { greenhouse, lever, smartrecruiters };
