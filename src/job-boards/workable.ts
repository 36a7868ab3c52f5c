import { z } from 'zod';
import { fetchBoardJson, pathParts, sectionsHtml } from './board-json.ts';
import { htmlToText } from './html-to-text.ts';
import type { PostingReader } from './job-board.types.ts';
import { companyFromSlug, employmentTypeInWords, placeInWords, placesInWords } from './posting-words.ts';

const placeSchema = z.object({
  city: z.string().nullish(),
  region: z.string().nullish(),
  country: z.string().nullish(),
});

const jobSchema = z.object({
  shortcode: z.string(),
  title: z.string(),
  remote: z.boolean().nullish(),
  location: placeSchema.nullish(),
  locations: z.array(placeSchema).nullish(),
  published: z.string().nullish(),
  type: z.string().nullish(),
  department: z.array(z.string()).nullish(),
  description: z.string(),
  requirements: z.string().nullish(),
  benefits: z.string().nullish(),
});

/** Reads apply.workable.com/{account}/j/{shortcode} postings. */
export const readWorkablePosting: PostingReader = async (url, fetch) => {
  const [account, j, shortcode] = pathParts(url);
  if (url.hostname !== 'apply.workable.com' || !account || j !== 'j' || !shortcode) return undefined;
  const api = `https://apply.workable.com/api/v2/accounts/${encodeURIComponent(account)}/jobs/${encodeURIComponent(shortcode)}`;
  const job = await fetchBoardJson(api, jobSchema, fetch);
  const places = job.locations ?? (job.location ? [job.location] : []);
  const html = sectionsHtml([
    { html: job.description },
    { heading: 'Requirements', html: job.requirements },
    { heading: 'Benefits', html: job.benefits },
  ]);
  return {
    title: job.title.trim(),
    company: { name: companyFromSlug(account) },
    location: placesInWords([
      job.remote ? 'Remote' : undefined,
      ...places.map((place) => placeInWords([place.city, place.region, place.country])),
    ]),
    department: job.department?.join(', ') || undefined,
    employmentType: employmentTypeInWords(job.type ?? ''),
    description: htmlToText(html),
    descriptionHtml: html,
    url: url.href,
    applyUrl: `https://apply.workable.com/${encodeURIComponent(account)}/j/${encodeURIComponent(shortcode)}/apply/`,
    postedAt: job.published ?? undefined,
    externalId: job.shortcode,
    source: 'workable',
  };
};
