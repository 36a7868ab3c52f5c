import { z } from 'zod';
import {
  BoardShapeError,
  fetchBoardJson,
  isSubdomain,
  pathParts,
  sectionsHtml,
  subdomainOf,
} from '../board-json.ts';
import { amountSchema, boardPages, descriptionFields, idSchema, maybe, readEntry } from '../board-list.ts';
import {
  companyFromSlug,
  formatEmploymentType,
  formatPay,
  formatPlace,
  formatPlaces,
  httpUrl,
} from '../format-fields.ts';
import type { JobBoard, ListedJob, PostingReader } from '../job-board.types.ts';

const placeSchema = z.object({
  city: maybe(z.string()),
  state: maybe(z.string()),
  country: maybe(z.string()),
});

const offerSchema = placeSchema.extend({
  id: idSchema,
  title: z.string(),
  slug: maybe(z.string()),
  company_name: maybe(z.string()),
  department: maybe(z.string()),
  locations: maybe(z.array(placeSchema)),
  remote: maybe(z.boolean()),
  employment_type_code: maybe(z.string()),
  salary: maybe(
    z.object({
      min: maybe(amountSchema),
      max: maybe(amountSchema),
      currency: maybe(z.string()),
      period: maybe(z.string()),
    }),
  ),
  description: maybe(z.string()),
  requirements: maybe(z.string()),
  published_at: maybe(z.string()),
  careers_url: maybe(z.string()),
  careers_apply_url: maybe(z.string()),
});

const boardSchema = z.object({ offers: z.array(z.unknown()) });
const responseSchema = z.object({ offer: offerSchema });

/** Source: Recruitee's careers site API. One response contains the whole list with all texts. */
export const recruitee: JobBoard = {
  kind: 'recruitee',
  name: 'Recruitee',
  identify: (url) => subdomainOf(url.hostname, 'recruitee.com'),
  careersUrl: (company) => `${siteOf(company)}/`,
  async *list(company, fetch) {
    const url = `${siteOf(company)}/api/offers/`;
    const { offers } = await fetchBoardJson(url, boardSchema, fetch, { wholeList: true });
    yield* boardPages(
      offers,
      readEntry(offerSchema, (offer) => toJob(company, offer)),
    );
  },
};

/** Reads {company}.recruitee.com/o/{slug} postings. */
export const readRecruiteePosting: PostingReader = async (url, fetch) => {
  const company = recruitee.identify(url);
  const [o, slug] = pathParts(url);
  if (!company || o !== 'o' || !slug) return undefined;
  const api = `${siteOf(company)}/api/offers/${encodeURIComponent(slug)}`;
  return { ...toJob(company, (await fetchBoardJson(api, responseSchema, fetch)).offer), url: url.href };
};

function siteOf(company: string): string {
  if (!isSubdomain(company)) throw new BoardShapeError();
  return `https://${company}.recruitee.com`;
}

function toJob(company: string, offer: z.infer<typeof offerSchema>): ListedJob & { description: string } {
  const html = sectionsHtml([
    { html: offer.description },
    { heading: 'Requirements', html: offer.requirements },
  ]);
  const places = offer.locations?.length ? offer.locations : [offer];
  return {
    title: offer.title,
    company: { name: offer.company_name?.trim() || companyFromSlug(company) },
    location: formatPlaces(
      places.map(({ city, state, country }) => formatPlace([city, state, country])),
      offer.remote === true,
    ),
    department: offer.department ?? undefined,
    employmentType: formatEmploymentType(
      (offer.employment_type_code ?? '').replace(/(.)_(permanent|fixed_term)$/, '$1'),
    ),
    salary: formatPay({
      min: offer.salary?.min ?? undefined,
      max: offer.salary?.max ?? undefined,
      currency: offer.salary?.currency ?? undefined,
      period: offer.salary?.period ?? undefined,
    }),
    ...descriptionFields(html),
    url: httpUrl(offer.careers_url) ?? `${siteOf(company)}/o/${encodeURIComponent(offer.slug ?? offer.id)}`,
    applyUrl: offer.careers_apply_url ?? undefined,
    postedAt: offer.published_at ?? undefined,
    externalId: offer.id,
    source: 'recruitee',
  };
}
