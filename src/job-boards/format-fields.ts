const EMPLOYMENT_TYPES: Record<string, string> = {
  fulltime: 'Full-time',
  full: 'Full-time',
  parttime: 'Part-time',
  part: 'Part-time',
  contractor: 'Contract',
  contract: 'Contract',
  temporary: 'Temporary',
  temp: 'Temporary',
  intern: 'Internship',
  internship: 'Internship',
  volunteer: 'Volunteer',
  perdiem: 'Per diem',
  permanent: 'Permanent',
  regularfulltime: 'Full-time',
  fulltimeregular: 'Full-time',
  fixedterm: 'Fixed-term',
  freelance: 'Freelance',
  trainee: 'Traineeship',
  traineeship: 'Traineeship',
  apprentice: 'Apprenticeship',
  apprenticeship: 'Apprenticeship',
  workingstudent: 'Working student',
  graduate: 'Graduate',
};

const PERIODS: Record<string, string> = {
  hour: 'per hour',
  day: 'per day',
  week: 'per week',
  month: 'per month',
  year: 'per year',
};

const MAX_PLACES = 5;

/** Formats "FULL_TIME", "FullTime" and "full-time" as "Full-time". Unknown types stay as they are. */
export function formatEmploymentType(input: string): string | undefined {
  const trimmed = input.trim();
  if (trimmed === '' || /^other$/i.test(trimmed)) return undefined;
  return EMPLOYMENT_TYPES[trimmed.toLowerCase().replace(/[^a-z]/g, '')] ?? trimmed;
}

/** The same for fields that companies also use for other things: undefined for unknown types. */
export function knownEmploymentType(input: unknown): string | undefined {
  const trimmed = typeof input === 'string' ? input : '';
  return EMPLOYMENT_TYPES[trimmed.toLowerCase().replace(/[^a-z]/g, '')];
}

/** Joins the parts of a place without empty and repeated ones: "Leeds, West Yorkshire, GB". */
export function formatPlace(parts: readonly (string | null | undefined)[]): string | undefined {
  const trimmed = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return trimmed.length === 0 ? undefined : [...new Set(trimmed)].join(', ');
}

/** Joins places: "Leeds, GB; York, GB; and 3 more". "Remote" comes first, unless a place already contains it. */
export function formatPlaces(
  places: readonly (string | null | undefined)[],
  isRemote = false,
): string | undefined {
  const named = places.map((place) => place?.trim() ?? '').filter((place) => place !== '');
  const remote = isRemote && !named.some((place) => /\bremote\b/i.test(place)) ? ['Remote'] : [];
  const trimmed = [...new Set([...remote, ...named])];
  if (trimmed.length === 0) return undefined;
  const more = trimmed.length - MAX_PLACES;
  return [...trimmed.slice(0, MAX_PLACES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** A company's name derived from the URL of its board: "acme-labs" becomes "Acme Labs". */
export function companyFromSlug(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export type Pay = { min?: number; max?: number; currency?: string; period?: string };

/** Formats pay as "34,000–38,000 GBP per year"; `undefined` without an amount. */
export function formatPay({ min, max, currency, period }: Pay): string | undefined {
  const [low, high] = [min, max].map((amount) => (amount && Number.isFinite(amount) ? amount : undefined));
  if (low === undefined && high === undefined) return undefined;
  const amount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const range =
    low !== undefined && high !== undefined && low !== high
      ? `${amount(low)}–${amount(high)}`
      : low === undefined
        ? `up to ${amount(high ?? 0)}`
        : amount(low);
  const per = PERIODS[(period ?? '').toLowerCase().replace(/^per[ _-]|ly$/g, '')];
  return [range, currency, per].filter((part) => part !== undefined && part !== '').join(' ');
}

/** The absolute URL if it is http or https, which makes it safe to link to; otherwise `undefined`. */
export function httpUrl(input: unknown, base?: string): string | undefined {
  if (typeof input !== 'string' || input.trim() === '' || !URL.canParse(input.trim(), base)) return undefined;
  const url = new URL(input.trim(), base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
