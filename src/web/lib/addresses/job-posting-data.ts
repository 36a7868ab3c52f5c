type DescribedJob = {
  title: string;
  location: string | null;
  type: string | null;
  url: string | null;
  externalId: string | null;
  postedAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
};

const employmentTypes: [RegExp, string][] = [
  [/full[\s-]?time|permanent/i, 'FULL_TIME'],
  [/part[\s-]?time/i, 'PART_TIME'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/temporary|seasonal/i, 'TEMPORARY'],
  [/intern|working student|trainee/i, 'INTERN'],
];

/**
 * A job as a schema.org JobPosting, for a person's own tools such as a reader or web clipper (search engines never see
 * this page). It contains only what the board reported; free text without an exact field, such as a salary, is left out.
 */
export function jobPostingData(
  job: DescribedJob,
  company: { name: string; website: string | null },
  html: string,
): object {
  const places = job.location?.split('; ') ?? [];
  const employmentType = employmentTypes.find(([words]) => words.test(job.type ?? ''))?.[1];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: html,
    datePosted: (job.postedAt ?? job.createdAt).toISOString(),
    ...(job.closedAt ? { validThrough: job.closedAt.toISOString() } : {}),
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.website ? { sameAs: company.website } : {}),
    },
    jobLocation: places.filter((place) => !isRemote(place)).map((address) => ({ '@type': 'Place', address })),
    ...(places.some(isRemote) ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(job.externalId
      ? { identifier: { '@type': 'PropertyValue', name: company.name, value: job.externalId } }
      : {}),
    ...(job.url ? { url: job.url } : {}),
    directApply: false,
  };
}

const isRemote = (place: string) => /\bremote\b/i.test(place);
