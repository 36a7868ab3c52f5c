/** The URL of the analyzer's company mode. Every choice is part of the URL. */
export function companyModeAddress({
  resume,
  company,
  page = 1,
}: {
  resume?: string;
  company?: string;
  page?: number;
}): string {
  const params = new URLSearchParams({ mode: 'company' });
  if (resume) params.set('resume', resume);
  if (company) params.set('company', company);
  if (page > 1) params.set('page', String(page));
  return `/analyze?${params}`;
}
