import { z } from 'zod';
import { BoardShapeError, fetchBoardJson, pathParts, sectionsHtml, slugOf } from '../board-json.ts';
import {
  amountSchema,
  boardPages,
  descriptionFields,
  idSchema,
  MAX_JOBS,
  maybe,
  readEntry,
  undefinedIfTooLarge,
} from '../board-list.ts';
import { companyFromSlug, formatEmploymentType, formatPay, formatPlaces, httpUrl } from '../format-fields.ts';
import type { JobBoard, ListedJob, PostingReader } from '../job-board.types.ts';
import { isoDate } from '../tidy-posting.ts';

const postingSchema = z.object({
  id: idSchema,
  text: z.string(),
  categories: maybe(
    z.object({
      commitment: maybe(z.string()),
      department: maybe(z.string()),
      team: maybe(z.string()),
      location: maybe(z.string()),
      allLocations: maybe(z.array(z.string())),
    }),
  ),
  description: maybe(z.string()),
  lists: maybe(z.array(z.object({ text: maybe(z.string()), content: maybe(z.string()) }))),
  additional: maybe(z.string()),
  workplaceType: maybe(z.string()),
  salaryRange: maybe(
    z.object({
      min: maybe(amountSchema),
      max: maybe(amountSchema),
      currency: maybe(z.string()),
      interval: maybe(z.string()),
    }),
  ),
  createdAt: maybe(z.number()),
  hostedUrl: maybe(z.string()),
  applyUrl: maybe(z.string()),
});
type LeverPosting = z.infer<typeof postingSchema>;

const listSchema = z.array(z.unknown());

const PAGE_SIZE = 100;

/**
 * Source: Lever's postings API. The list contains all texts; if that is too large, it is fetched in pages. Sites hosted
 * in the EU have a separate API; their identifiers start with "eu:".
 */
export const lever: JobBoard = {
  kind: 'lever',
  name: 'Lever',
  identify: (url) => leverAddress(url)?.site,
  careersUrl: (site) => `https://jobs${regionOf(site)}.lever.co/${encodeURIComponent(nameOf(site))}`,
  async *list(site, fetch) {
    const url = `${apiUrl(site)}?mode=json`;
    const read = readEntry(postingSchema, (posting) => toJob(site, posting));
    const completeList = await undefinedIfTooLarge(
      fetchBoardJson(url, listSchema, fetch, { wholeList: true }),
    );
    if (completeList) return yield* boardPages(completeList, read);
    const seenIds = new Set<string>();
    for (let skip = 0; skip < MAX_JOBS; skip += PAGE_SIZE) {
      const page = await fetchBoardJson(`${url}&skip=${skip}&limit=${PAGE_SIZE}`, listSchema, fetch);
      yield* boardPages(page, read, seenIds);
      if (page.length < PAGE_SIZE) return;
    }
    throw new BoardShapeError();
  },
};

/** Reads jobs.lever.co postings. */
export const readLeverPosting: PostingReader = async (url, fetch) => {
  const { site, id } = leverAddress(url) ?? {};
  if (!site || !id) return undefined;
  const posting = await fetchBoardJson(`${apiUrl(site)}/${encodeURIComponent(id)}`, postingSchema, fetch);
  return { ...toJob(site, posting), url: url.href };
};

const regionOf = (site: string) => (site.startsWith('eu:') ? '.eu' : '');
const nameOf = (site: string) => site.replace(/^eu:/, '');

function apiUrl(site: string): string {
  return `https://api${regionOf(site)}.lever.co/v0/postings/${encodeURIComponent(nameOf(site))}`;
}

function toJob(site: string, job: LeverPosting): ListedJob & { description: string } {
  const { categories, salaryRange } = job;
  const lists = (job.lists ?? []).map(({ text, content }) => {
    return { heading: text ?? undefined, html: content ? `<ul>${content}</ul>` : content };
  });
  const html = sectionsHtml([{ html: job.description }, ...lists, { html: job.additional }]);
  return {
    title: job.text,
    // The API doesn't return the company's name; the name of the board is the closest there is.
    company: { name: companyFromSlug(nameOf(site)) },
    location: formatPlaces(
      categories?.allLocations?.length ? categories.allLocations : [categories?.location],
      job.workplaceType === 'remote',
    ),
    department: categories?.department ?? categories?.team ?? undefined,
    employmentType: formatEmploymentType(categories?.commitment ?? ''),
    salary: formatPay({
      min: salaryRange?.min ?? undefined,
      max: salaryRange?.max ?? undefined,
      currency: salaryRange?.currency ?? undefined,
      period: salaryRange?.interval?.replace(/-salary$|-wage$/, ''),
    }),
    ...descriptionFields(html),
    url: httpUrl(job.hostedUrl) ?? `${lever.careersUrl(site)}/${encodeURIComponent(job.id)}`,
    applyUrl: job.applyUrl ?? undefined,
    postedAt: isoDate(job.createdAt),
    externalId: job.id,
    source: 'lever',
  };
}

function leverAddress(url: URL): { site: string; id?: string } | undefined {
  const region = /^(?:jobs|api)(\.eu)?\.lever\.co$/.exec(url.hostname);
  if (!region) return undefined;
  const [name, id] = url.hostname.startsWith('api') ? pathParts(url).slice(2) : pathParts(url);
  const slug = slugOf(name);
  return slug === undefined ? undefined : { site: region[1] ? `eu:${slug}` : slug, id: slugOf(id) };
}
