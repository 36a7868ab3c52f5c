import { z } from 'zod';
import { fetchBoardJson, pathParts, sectionsHtml } from './board-json.ts';
import { htmlToText } from './html-to-text.ts';
import type { PostingReader } from './job-board.types.ts';
import { companyFromSlug, employmentTypeInWords, placeInWords, placesInWords } from './posting-words.ts';

const labelSchema = z.object({ label: z.string().nullish() }).nullish();
const sectionSchema = z.object({ title: z.string().nullish(), text: z.string().nullish() }).nullish();

const postingSchema = z.object({
  id: z.string(),
  name: z.string(),
  company: z.object({ name: z.string().nullish() }).nullish(),
  location: z
    .object({
      city: z.string().nullish(),
      region: z.string().nullish(),
      country: z.string().nullish(),
      remote: z.boolean().nullish(),
    })
    .nullish(),
  department: labelSchema,
  typeOfEmployment: labelSchema,
  releasedDate: z.string().nullish(),
  applyUrl: z.string().nullish(),
  jobAd: z.object({
    sections: z.object({
      jobDescription: sectionSchema,
      qualifications: sectionSchema,
      additionalInformation: sectionSchema,
      companyDescription: sectionSchema,
    }),
  }),
});

/** Reads jobs.smartrecruiters.com postings. Source: SmartRecruiters' posting API. */
export const readSmartRecruitersPosting: PostingReader = async (url, fetch) => {
  const [company, last] = pathParts(url);
  const id = /^\d+/.exec(last ?? '')?.[0];
  if (!/^(jobs|careers)\.smartrecruiters\.com$/.test(url.hostname) || !company || !id) return undefined;
  const api = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(company)}/postings/${id}`;
  const job = await fetchBoardJson(api, postingSchema, fetch);
  const { sections } = job.jobAd;
  const html = sectionsHtml(
    [
      sections.jobDescription,
      sections.qualifications,
      sections.additionalInformation,
      sections.companyDescription,
    ].map((section) => ({ heading: section?.title ?? undefined, html: section?.text })),
  );
  const place = job.location;
  return {
    title: job.name.trim(),
    company: { name: job.company?.name?.trim() || companyFromSlug(company) },
    location: placesInWords([
      place?.remote ? 'Remote' : undefined,
      placeInWords([place?.city, place?.region, place?.country?.toUpperCase()]),
    ]),
    department: job.department?.label ?? undefined,
    employmentType: employmentTypeInWords(job.typeOfEmployment?.label ?? ''),
    description: htmlToText(html),
    descriptionHtml: html,
    url: url.href,
    applyUrl: job.applyUrl ?? undefined,
    postedAt: job.releasedDate ?? undefined,
    externalId: job.id,
    source: 'smartrecruiters',
  };
};
