import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BoardShapeError, fetchBoardJson, pathParts, sectionsHtml, slugOf } from '../board-json.ts';
import { boardPages, descriptionFields, idSchema, MAX_JOBS, maybe, readEntry } from '../board-list.ts';
import { companyFromSlug, formatEmploymentType, formatPlace, formatPlaces } from '../format-fields.ts';
import type { JobBoard, ListedJob, PageFetch, Posting, PostingReader } from '../job-board.types.ts';
import { tidyPosting } from '../tidy-posting.ts';

const labelSchema = maybe(z.object({ label: maybe(z.string()) }));
const sectionSchema = maybe(z.object({ title: maybe(z.string()), text: maybe(z.string()) }));

const listedSchema = z.object({
  id: idSchema,
  name: z.string(),
  uuid: maybe(z.string()),
  company: maybe(z.object({ name: maybe(z.string()) })),
  location: maybe(
    z.object({
      city: maybe(z.string()),
      region: maybe(z.string()),
      country: maybe(z.string()),
      remote: maybe(z.boolean()),
    }),
  ),
  department: labelSchema,
  typeOfEmployment: labelSchema,
  releasedDate: maybe(z.string()),
});

type Listed = z.infer<typeof listedSchema>;

const postingSchema = listedSchema.extend({
  applyUrl: maybe(z.string()),
  jobAd: z.object({
    sections: z.object({
      jobDescription: sectionSchema,
      qualifications: sectionSchema,
      additionalInformation: sectionSchema,
      companyDescription: sectionSchema,
    }),
  }),
});

const pageSchema = z.object({ totalFound: z.int(), content: z.array(z.unknown()) });

const PAGE_SIZE = 100;

/**
 * Source: SmartRecruiters' posting API. The list comes in pages and without texts. For an unknown company it is empty,
 * not an error.
 */
export const smartrecruiters: JobBoard = {
  kind: 'smartrecruiters',
  name: 'SmartRecruiters',
  identify: (url) => smartRecruitersAddress(url)?.company,
  careersUrl: (company) => `https://careers.smartrecruiters.com/${encodeURIComponent(company)}`,
  async *list(company, fetch) {
    const read = readEntry(listedSchema, (entry) => ({
      ...toJob(company, entry),
      version: versionOf(entry),
    }));
    const seenIds = new Set<string>();
    for (let offset = 0; offset < MAX_JOBS; offset += PAGE_SIZE) {
      const url = `${apiUrl(company)}?limit=${PAGE_SIZE}&offset=${offset}`;
      const { content, totalFound } = await fetchBoardJson(url, pageSchema, fetch);
      yield* boardPages(content, read, seenIds);
      if (content.length === 0 && offset < totalFound) break;
      if (offset + PAGE_SIZE >= totalFound) return;
    }
    throw new BoardShapeError();
  },
  describe: async (company, { externalId, url }, fetch) =>
    tidyPosting({ ...(await fetchPosting(company, externalId, fetch)), url }),
};

/** Reads jobs.smartrecruiters.com postings. */
export const readSmartRecruitersPosting: PostingReader = async (url, fetch) => {
  const { company, id } = smartRecruitersAddress(url) ?? {};
  return company && id ? { ...(await fetchPosting(company, id, fetch)), url: url.href } : undefined;
};

async function fetchPosting(company: string, id: string, fetch: PageFetch): Promise<Posting> {
  const posting = await fetchBoardJson(`${apiUrl(company)}/${encodeURIComponent(id)}`, postingSchema, fetch);
  const { sections } = posting.jobAd;
  const html = sectionsHtml(
    [
      sections.jobDescription,
      sections.qualifications,
      sections.additionalInformation,
      sections.companyDescription,
    ].map((section) => ({ heading: section?.title ?? undefined, html: section?.text })),
  );
  return { ...toJob(company, posting), ...descriptionFields(html), applyUrl: posting.applyUrl ?? undefined };
}

function apiUrl(company: string): string {
  return `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(company)}/postings`;
}

/** The API doesn't say when a job changed, so the version is a hash of its entry in the list. */
function versionOf(entry: Listed): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url');
}

function toJob(company: string, entry: Listed): ListedJob {
  const place = entry.location;
  return {
    title: entry.name,
    company: { name: entry.company?.name?.trim() || companyFromSlug(company) },
    location: formatPlaces(
      [formatPlace([place?.city, place?.region, place?.country?.toUpperCase()])],
      place?.remote === true,
    ),
    department: entry.department?.label ?? undefined,
    employmentType: formatEmploymentType(entry.typeOfEmployment?.label ?? ''),
    url: `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(entry.id)}`,
    postedAt: entry.releasedDate ?? undefined,
    externalId: entry.id,
    source: 'smartrecruiters',
  };
}

function smartRecruitersAddress(url: URL): { company: string; id?: string } | undefined {
  const isApi = url.hostname === 'api.smartrecruiters.com' && url.pathname.startsWith('/v1/companies/');
  if (!isApi && !/^(jobs|careers)\.smartrecruiters\.com$/.test(url.hostname)) return undefined;
  const [name, ...rest] = isApi ? pathParts(url).slice(2) : pathParts(url);
  const company = slugOf(name);
  if (company === undefined || ['oneclick-ui', 'sr-jobs'].includes(company)) return undefined;
  return { company, id: /^\d+/.exec(rest.at(-1) ?? '')?.[0] };
}
