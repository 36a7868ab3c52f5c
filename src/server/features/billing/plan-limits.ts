import type { App } from '../../context.ts';

/** `jobsLimit`: analyses per billing period; `resumesLimit`: uploaded résumés. null means unlimited. */
export type Limits = { jobsLimit: number | null; resumesLimit: number | null };

/** What everyone without a plan has, unless the payment provider has a free plan with limits of its own. */
export const limitsWithoutPlan = ({ site }: Pick<App, 'site'>): Limits => ({
  jobsLimit: site.current.jobsLimit,
  resumesLimit: site.current.resumesLimit,
});

type Metadata = Record<string, string>;

/**
 * The limits in a price's metadata. A missing one is unlimited. One that can't be read gives what everyone has without a
 * plan: a typo must not give anything away.
 */
export function limitsIn(metadata: Metadata, withoutPlan: Limits): Limits {
  const jobsLimit = readLimit(metadata.jobs_limit);
  const resumesLimit = readLimit(metadata.resumes_limit);
  return {
    jobsLimit: jobsLimit === 'unreadable' ? withoutPlan.jobsLimit : jobsLimit,
    resumesLimit: resumesLimit === 'unreadable' ? withoutPlan.resumesLimit : resumesLimit,
  };
}

/** The names of limits that can't be read, for administrators. */
export function unreadableLimits(metadata: Metadata): string[] {
  return ['jobs_limit', 'resumes_limit'].filter((name) => readLimit(metadata[name]) === 'unreadable');
}

function readLimit(text: string | undefined): number | null | 'unreadable' {
  const trimmed = text?.trim().toLowerCase() ?? '';
  if (['', 'null', 'unlimited'].includes(trimmed)) return null;
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : 'unreadable';
}

/** The features listed in a price's metadata: a JSON array of texts, or texts separated by commas. */
export function featuresIn({ features = '' }: Metadata): string[] {
  return (listIn(features) ?? features.split(','))
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');
}

function listIn(json: string): string[] | null {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.map(String) : null;
  } catch {
    return null;
  }
}
