import { z } from 'zod';
import { fetchBoardJson, pathParts, sectionsHtml } from './board-json.ts';
import { htmlToText } from './html-to-text.ts';
import type { PostingReader } from './job-board.types.ts';
import { companyFromSlug, employmentTypeInWords, placeInWords, placesInWords } from './posting-words.ts';

const answerSchema = z.object({
  offer: z.object({
    id: z.union([z.number(), z.string()]),
    title: z.string(),
    company_name: z.string().nullish(),
    department: z.string().nullish(),
    city: z.string().nullish(),
    country: z.string().nullish(),
    remote: z.boolean().nullish(),
    employment_type_code: z.string().nullish(),
    description: z.string(),
    requirements: z.string().nullish(),
    published_at: z.string().nullish(),
    careers_apply_url: z.string().nullish(),
  }),
});

/** Reads {company}.recruitee.com/o/{slug} postings. Source: Recruitee's careers site API. */
export const readRecruiteePosting: PostingReader = async (url, fetch) => {
  const [o, slug] = pathParts(url);
  const company = /^([a-z0-9-]+)\.recruitee\.com$/.exec(url.hostname)?.[1];
  if (!company || o !== 'o' || !slug) return undefined;
  const api = `https://${company}.recruitee.com/api/offers/${encodeURIComponent(slug)}`;
  const { offer } = await fetchBoardJson(api, answerSchema, fetch);
  const html = sectionsHtml([
    { html: offer.description },
    { heading: 'Requirements', html: offer.requirements },
  ]);
  return {
    title: offer.title.trim(),
    company: { name: offer.company_name?.trim() || companyFromSlug(company) },
    location: placesInWords([offer.remote ? 'Remote' : undefined, placeInWords([offer.city, offer.country])]),
    department: offer.department ?? undefined,
    employmentType: employmentTypeInWords(
      (offer.employment_type_code ?? '').replace(/_(permanent|fixed_term)$/, ''),
    ),
    description: htmlToText(html),
    descriptionHtml: html,
    url: url.href,
    applyUrl: offer.careers_apply_url ?? undefined,
    postedAt: offer.published_at ?? undefined,
    externalId: String(offer.id),
    source: 'recruitee',
  };
};
