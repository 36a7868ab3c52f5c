import { z } from 'zod';
import { fetchBoardJson, pathParts } from './board-json.ts';
import { htmlToText, unescapeMarkup } from './html-to-text.ts';
import type { Posting, PostingReader } from './job-board.types.ts';
import { companyFromSlug, payInWords } from './posting-words.ts';

const jobSchema = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  absolute_url: z.string().optional(),
  company_name: z.string().nullish(),
  location: z.object({ name: z.string().nullish() }).nullish(),
  departments: z.array(z.object({ name: z.string().nullish() })).nullish(),
  first_published: z.string().nullish(),
  updated_at: z.string().nullish(),
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: z.number().nullish(),
        max_cents: z.number().nullish(),
        currency_type: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** Reads boards.greenhouse.io and job-boards.greenhouse.io postings. Source: Greenhouse's Job Board API. */
export const readGreenhousePosting: PostingReader = async (url, fetch) => {
  const address = greenhouseAddress(url);
  return address && fetchGreenhouseJob(address.board, address.id, url.href, fetch);
};

/** A posting whose board and number are known, for pages that only embed the board. */
export async function fetchGreenhouseJob(
  board: string,
  id: string,
  pageUrl: string,
  fetch: Parameters<PostingReader>[1],
): Promise<Posting> {
  // Boards hosted in the EU answer at the same address.
  const api = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board)}/jobs/${encodeURIComponent(id)}`;
  const job = await fetchBoardJson(`${api}?pay_transparency=true`, jobSchema, fetch);
  const [pay] = job.pay_input_ranges ?? [];
  return {
    title: job.title.trim(),
    company: job.company_name?.trim() ? { name: job.company_name.trim() } : { name: companyFromSlug(board) },
    location: job.location?.name?.trim() || undefined,
    department: job.departments?.find((one) => one.name?.trim())?.name?.trim(),
    salary: payInWords({
      min: (pay?.min_cents ?? 0) / 100,
      max: (pay?.max_cents ?? 0) / 100,
      currency: pay?.currency_type ?? undefined,
    }),
    description: htmlToText(job.content),
    descriptionHtml: unescapeMarkup(job.content),
    url: pageUrl,
    postedAt: job.first_published ?? job.updated_at ?? undefined,
    externalId: String(job.id),
    source: 'greenhouse',
  };
}

function greenhouseAddress(url: URL): { board: string; id: string } | undefined {
  if (!/^(job-)?boards(\.eu)?\.greenhouse\.io$/.test(url.hostname)) return undefined;
  const [board, jobs, id] = pathParts(url);
  if (board === 'embed') {
    const [embedded, token] = [url.searchParams.get('for'), url.searchParams.get('token')];
    return embedded && token ? { board: embedded, id: token } : undefined;
  }
  return board && jobs === 'jobs' && id ? { board, id } : undefined;
}
