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
 * A job as schema.org's JobPosting: what a person's own tools (a reader, a browser's clipper) read of the page, as no
 * search engine comes here. Only what the board said; words that have no exact place in it (a salary) are left out.
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
