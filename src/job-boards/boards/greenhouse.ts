import { z } from 'zod';
import { fetchBoardJson, pathParts, slugOf } from '../board-json.ts';
import {
  boardPages,
  descriptionFields,
  idSchema,
  maybe,
  readEntry,
  undefinedIfTooLarge,
} from '../board-list.ts';
import { companyFromSlug, formatPay, httpUrl, knownEmploymentType } from '../format-fields.ts';
import { htmlToText } from '../html/html-to-text.ts';
import type { JobBoard, ListedJob, PageFetch, Posting, PostingReader } from '../job-board.types.ts';
import { tidyPosting } from '../tidy-posting.ts';

const namedSchema = z.object({ name: z.string() });

const jobSchema = z.object({
  id: idSchema,
  title: z.string(),
  content: maybe(z.string()),
  absolute_url: maybe(z.string()),
  company_name: maybe(z.string()),
  location: maybe(namedSchema),
  departments: maybe(z.array(namedSchema)),
  offices: maybe(z.array(namedSchema)),
  metadata: maybe(z.array(z.object({ name: maybe(z.string()), value: z.unknown() }))),
  first_published: maybe(z.string()),
  updated_at: maybe(z.string()),
  pay_input_ranges: maybe(
    z.array(
      z.object({
        min_cents: maybe(z.number()),
        max_cents: maybe(z.number()),
        currency_type: maybe(z.string()),
      }),
    ),
  ),
});
type GreenhouseJob = z.infer<typeof jobSchema>;

const boardSchema = z.object({ jobs: z.array(z.unknown()) });

/**
 * Source: Greenhouse's Job Board API, which also serves boards hosted in the EU. The list comes with all texts or with
 * none: a first list is fetched with them, later ones without, plus one request for each job that changed.
 */
export const greenhouse: JobBoard = {
  kind: 'greenhouse',
  name: 'Greenhouse',
  identify: (url) => greenhouseAddress(url)?.board,
  careersUrl: (board) => `https://job-boards.greenhouse.io/${encodeURIComponent(board)}`,
  async *list(board, fetch, { isFirst = false } = {}) {
    const url = apiUrl(board, 'jobs');
    const fetchList = (address: string) => fetchBoardJson(address, boardSchema, fetch, { wholeList: true });
    const withTexts = isFirst ? await undefinedIfTooLarge(fetchList(`${url}?content=true`)) : undefined;
    const { jobs } = withTexts ?? (await fetchList(url));
    yield* boardPages(
      jobs,
      readEntry(jobSchema, (job) => ({ ...toJob(board, job), version: job.updated_at ?? undefined })),
    );
  },
  describe: async (board, { externalId, url }, fetch) =>
    tidyPosting(await fetchGreenhouseJob(board, externalId, url, fetch)),
};

/** Reads boards.greenhouse.io and job-boards.greenhouse.io postings. */
export const readGreenhousePosting: PostingReader = async (url, fetch) => {
  const { board, id } = greenhouseAddress(url) ?? {};
  return board && id ? fetchGreenhouseJob(board, id, url.href, fetch) : undefined;
};

/** Fetches a posting by its board and id, for pages that only embed the board. */
export async function fetchGreenhouseJob(
  board: string,
  id: string,
  pageUrl: string,
  fetch: PageFetch,
): Promise<Posting> {
  const api = `${apiUrl(board, 'jobs', id)}?pay_transparency=true`;
  const job = await fetchBoardJson(api, jobSchema.extend({ content: z.string() }), fetch);
  return { description: '', ...toJob(board, job), url: pageUrl };
}

function apiUrl(board: string, ...path: string[]): string {
  return ['https://boards-api.greenhouse.io/v1/boards', ...[board, ...path].map(encodeURIComponent)].join(
    '/',
  );
}

function toJob(board: string, job: GreenhouseJob): ListedJob {
  const [pay] = job.pay_input_ranges ?? [];
  const text = typeof job.content === 'string' ? descriptionFields(job.content) : undefined;
  return {
    title: job.title,
    company: { name: job.company_name?.trim() || companyFromSlug(board) },
    location: job.location?.name.trim() || job.offices?.map(({ name }) => name).join('; '),
    department: job.departments?.find(({ name }) => name.trim() && name !== 'No Department')?.name,
    employmentType: job.metadata
      ?.filter(({ name }) => /employment|commitment|time type|job type/i.test(name ?? ''))
      .map(({ value }) => knownEmploymentType(value))
      .find(Boolean),
    salary:
      formatPay({
        min: (pay?.min_cents ?? 0) / 100,
        max: (pay?.max_cents ?? 0) / 100,
        currency: pay?.currency_type ?? undefined,
      }) ?? payInText(text?.descriptionHtml ?? ''),
    ...text,
    url: httpUrl(job.absolute_url) ?? `${greenhouse.careersUrl(board)}/jobs/${job.id}`,
    postedAt: job.first_published ?? job.updated_at ?? undefined,
    externalId: job.id,
    source: 'greenhouse',
  };
}

/** Lists don't contain the pay as numbers, but the text may contain it in a box of its own. */
function payInText(html: string): string | undefined {
  const range = /<div class="pay-range">(.{1,400}?)<\/div>/s.exec(html)?.[1];
  return range && htmlToText(range).replace(/\s*[—–-]\s*/, '–');
}

function greenhouseAddress(url: URL): { board: string; id?: string } | undefined {
  if (/^boards-api(\.eu)?\.greenhouse\.io$/.test(url.hostname)) {
    const [, , board, , id] = pathParts(url);
    return addressOf(board, id);
  }
  if (!/^(job-)?boards(\.eu)?\.greenhouse\.io$/.test(url.hostname)) return undefined;
  const [board, jobs, id] = pathParts(url);
  if (board === 'embed') return addressOf(url.searchParams.get('for'), url.searchParams.get('token'));
  return addressOf(board, jobs === 'jobs' ? id : undefined);
}

function addressOf(board: string | null | undefined, id: string | null | undefined) {
  const slug = slugOf(board);
  return slug === undefined ? undefined : { board: slug, id: slugOf(id) };
}
