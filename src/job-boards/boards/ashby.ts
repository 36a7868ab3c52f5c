import { z } from 'zod';
import { fetchBoardJson, pathParts } from '../board-json.ts';
import { boardPages, descriptionFields, idSchema, maybe, readEntry } from '../board-list.ts';
import { companyFromSlug, formatEmploymentType, formatPay, formatPlaces, httpUrl } from '../format-fields.ts';
import type { JobBoard, ListedJob, PageFetch, PostingReader } from '../job-board.types.ts';

const boardSchema = z.object({ jobs: z.array(z.unknown()) });

const jobSchema = z.object({
  id: idSchema,
  title: z.string(),
  department: maybe(z.string()),
  team: maybe(z.string()),
  employmentType: maybe(z.string()),
  location: maybe(z.string()),
  secondaryLocations: maybe(z.array(z.object({ location: maybe(z.string()) }))),
  isListed: maybe(z.boolean()),
  isRemote: maybe(z.boolean()),
  workplaceType: maybe(z.string()),
  publishedAt: maybe(z.string()),
  jobUrl: maybe(z.string()),
  applyUrl: maybe(z.string()),
  descriptionHtml: maybe(z.string()),
  compensation: maybe(
    z.object({
      compensationTierSummary: maybe(z.string()),
      summaryComponents: maybe(
        z.array(
          z.object({
            compensationType: maybe(z.string()),
            interval: maybe(z.string()),
            currencyCode: maybe(z.string()),
            minValue: maybe(z.number()),
            maxValue: maybe(z.number()),
          }),
        ),
      ),
    }),
  ),
});
type AshbyJob = z.infer<typeof jobSchema>;

/**
 * Source: Ashby's public posting API. One response contains the whole board with all texts; it has no URL for one job.
 */
export const ashby: JobBoard = {
  kind: 'ashby',
  name: 'Ashby',
  identify: (url) => ashbyAddress(url)?.board,
  careersUrl: (board) => `https://jobs.ashbyhq.com/${encodeURIComponent(board)}`,
  async *list(board, fetch) {
    const read = readEntry(jobSchema, (job) => (job.isListed === false ? 'unlisted' : toJob(board, job)));
    yield* boardPages(await fetchJobs(board, fetch, true), read);
  },
};

/** Reads jobs.ashbyhq.com postings, including unlisted ones. */
export const readAshbyPosting: PostingReader = async (url, fetch) => {
  const { board, id } = ashbyAddress(url) ?? {};
  if (!board || !id) return undefined;
  const found = (await fetchJobs(board, fetch, false))
    .map((entry) => jobSchema.safeParse(entry).data)
    .find((job) => job?.id === id);
  return found && { ...toJob(board, found), url: url.href };
};

async function fetchJobs(board: string, fetch: PageFetch, wholeList: boolean): Promise<unknown[]> {
  const api = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`;
  return (await fetchBoardJson(api, boardSchema, fetch, { wholeList })).jobs;
}

function toJob(board: string, job: AshbyJob): ListedJob & { description: string } {
  // Hybrid jobs are marked as remote too.
  const isRemote = job.workplaceType ? job.workplaceType === 'Remote' : job.isRemote === true;
  return {
    title: job.title,
    company: { name: companyFromSlug(board) },
    location: formatPlaces(
      [job.location, ...(job.secondaryLocations ?? []).map(({ location }) => location)],
      isRemote,
    ),
    department: job.department ?? job.team ?? undefined,
    employmentType: formatEmploymentType(job.employmentType ?? ''),
    salary: salaryOf(job),
    ...descriptionFields(job.descriptionHtml ?? ''),
    url: httpUrl(job.jobUrl) ?? `${ashby.careersUrl(board)}/${encodeURIComponent(job.id)}`,
    applyUrl: job.applyUrl ?? undefined,
    postedAt: job.publishedAt ?? undefined,
    externalId: job.id,
    source: 'ashby',
  };
}

function salaryOf({ compensation }: AshbyJob): string | undefined {
  const salary = compensation?.summaryComponents?.find((part) => part.compensationType === 'Salary');
  const pay = formatPay({
    min: salary?.minValue ?? undefined,
    max: salary?.maxValue ?? undefined,
    currency: salary?.currencyCode ?? undefined,
    period: salary?.interval?.replace(/^1 /, ''),
  });
  return pay ?? compensation?.compensationTierSummary ?? undefined;
}

/** The name of a board may contain spaces and other characters, so it is always escaped. */
function ashbyAddress(url: URL): { board: string; id?: string } | undefined {
  const isApi = url.hostname === 'api.ashbyhq.com' && url.pathname.startsWith('/posting-api/job-board/');
  if (!isApi && url.hostname !== 'jobs.ashbyhq.com') return undefined;
  const [board, id] = isApi ? pathParts(url).slice(2) : pathParts(url);
  if (!board || !/^[\p{L}\p{N}][\p{L}\p{N} ._&'-]{0,99}$/u.test(board) || board === 'api') return undefined;
  return { board, id };
}
