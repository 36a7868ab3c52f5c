import { z } from 'zod';
import { fetchBoardJson, pathParts } from './board-json.ts';
import { htmlToText } from './html-to-text.ts';
import type { PostingReader } from './job-board.types.ts';
import { companyFromSlug, employmentTypeInWords, placesInWords } from './posting-words.ts';

const boardSchema = z.object({ jobs: z.array(z.looseObject({ id: z.string() })) });

const jobSchema = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string().nullish(),
  team: z.string().nullish(),
  employmentType: z.string().nullish(),
  location: z.string().nullish(),
  secondaryLocations: z.array(z.object({ location: z.string().nullish() })).nullish(),
  isRemote: z.boolean().nullish(),
  publishedAt: z.string().nullish(),
  applyUrl: z.string().nullish(),
  descriptionHtml: z.string(),
  compensation: z.object({ compensationTierSummary: z.string().nullish() }).nullish(),
});

/** Reads jobs.ashbyhq.com postings: the board is asked as a whole, it has no address for one posting. */
export const readAshbyPosting: PostingReader = async (url, fetch) => {
  const [board, id] = pathParts(url);
  if (url.hostname !== 'jobs.ashbyhq.com' || !board || !id) return undefined;
  const api = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`;
  const { jobs } = await fetchBoardJson(api, boardSchema, fetch);
  const found = jobSchema.safeParse(jobs.find((one) => one.id === id));
  if (!found.success) return undefined;
  const job = found.data;
  return {
    title: job.title.trim(),
    company: { name: companyFromSlug(board) },
    location: placesInWords([
      job.isRemote ? 'Remote' : undefined,
      job.location?.trim(),
      ...(job.secondaryLocations ?? []).map((one) => one.location?.trim()),
    ]),
    department: job.department ?? job.team ?? undefined,
    employmentType: employmentTypeInWords(job.employmentType ?? ''),
    salary: job.compensation?.compensationTierSummary ?? undefined,
    description: htmlToText(job.descriptionHtml),
    descriptionHtml: job.descriptionHtml,
    url: url.href,
    applyUrl: job.applyUrl ?? undefined,
    postedAt: job.publishedAt ?? undefined,
    externalId: job.id,
    source: 'ashby',
  };
};
