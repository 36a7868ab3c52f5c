import { z } from 'zod';
import { fetchBoardJson, pathParts, sectionsHtml } from './board-json.ts';
import { htmlToText } from './html-to-text.ts';
import type { PostingReader } from './job-board.types.ts';
import { companyFromSlug, employmentTypeInWords, payInWords, placesInWords } from './posting-words.ts';

const postingSchema = z.object({
  id: z.string(),
  text: z.string(),
  categories: z
    .object({
      commitment: z.string().nullish(),
      department: z.string().nullish(),
      team: z.string().nullish(),
      location: z.string().nullish(),
      allLocations: z.array(z.string()).nullish(),
    })
    .nullish(),
  description: z.string().nullish(),
  lists: z.array(z.object({ text: z.string().nullish(), content: z.string().nullish() })).nullish(),
  additional: z.string().nullish(),
  workplaceType: z.string().nullish(),
  salaryRange: z
    .object({
      min: z.number().nullish(),
      max: z.number().nullish(),
      currency: z.string().nullish(),
      interval: z.string().nullish(),
    })
    .nullish(),
  createdAt: z.number().nullish(),
  applyUrl: z.string().nullish(),
});

/** Reads jobs.lever.co postings. Source: Lever's postings API. */
export const readLeverPosting: PostingReader = async (url, fetch) => {
  const address = leverAddress(url);
  if (!address) return undefined;
  const job = await fetchBoardJson(address.api, postingSchema, fetch);
  const { categories } = job;
  const remote = job.workplaceType === 'remote' ? 'Remote' : undefined;
  const lists = (job.lists ?? []).map(({ text, content }) => {
    return { heading: text ?? undefined, html: content ? `<ul>${content}</ul>` : content };
  });
  const html = sectionsHtml([{ html: job.description }, ...lists, { html: job.additional }]);
  return {
    title: job.text.trim(),
    // The interface doesn't say the company's name; the board's own name is the nearest there is.
    company: { name: companyFromSlug(address.site) },
    location: placesInWords([remote, ...(categories?.allLocations ?? [categories?.location ?? undefined])]),
    department: categories?.department ?? categories?.team ?? undefined,
    employmentType: employmentTypeInWords(categories?.commitment ?? ''),
    salary: payInWords({
      min: job.salaryRange?.min ?? undefined,
      max: job.salaryRange?.max ?? undefined,
      currency: job.salaryRange?.currency ?? undefined,
      period: job.salaryRange?.interval?.replace(/-salary$|-wage$/, ''),
    }),
    description: htmlToText(html),
    descriptionHtml: html,
    url: url.href,
    applyUrl: job.applyUrl ?? undefined,
    postedAt: isoDate(job.createdAt),
    externalId: job.id,
    source: 'lever',
  };
};

function leverAddress(url: URL): { site: string; api: string } | undefined {
  const region = /^jobs(\.eu)?\.lever\.co$/.exec(url.hostname);
  const [site, id] = pathParts(url);
  if (!region || !site || !id) return undefined;
  const api = `https://api${region[1] ?? ''}.lever.co/v0/postings/${encodeURIComponent(site)}/${encodeURIComponent(id)}`;
  return { site, api };
}

function isoDate(milliseconds: number | null | undefined): string | undefined {
  const date = new Date(milliseconds ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
