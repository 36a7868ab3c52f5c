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

/** "FULL_TIME", "FullTime" and "full-time" are all "Full-time"; words that no list knows stay as they are. */
export function formatEmploymentType(given: string): string | undefined {
  const said = given.trim();
  if (said === '' || /^other$/i.test(said)) return undefined;
  return EMPLOYMENT_TYPES[said.toLowerCase().replace(/[^a-z]/g, '')] ?? said;
}

/** The same, for fields in which companies also keep other things: only what is known to be a kind of employment. */
export function knownEmploymentType(given: unknown): string | undefined {
  const said = typeof given === 'string' ? given : '';
  return EMPLOYMENT_TYPES[said.toLowerCase().replace(/[^a-z]/g, '')];
}

/** Joins the parts of one place, leaving out what is empty or said twice: "Leeds, West Yorkshire, GB". */
export function formatPlace(parts: readonly (string | null | undefined)[]): string | undefined {
  const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return said.length === 0 ? undefined : [...new Set(said)].join(', ');
}

/** Joins places: "Leeds, GB; York, GB; and 3 more". "Remote" comes first, unless a place says so itself. */
export function formatPlaces(
  places: readonly (string | null | undefined)[],
  isRemote = false,
): string | undefined {
  const named = places.map((place) => place?.trim() ?? '').filter((place) => place !== '');
  const remote = isRemote && !named.some((place) => /\bremote\b/i.test(place)) ? ['Remote'] : [];
  const said = [...new Set([...remote, ...named])];
  if (said.length === 0) return undefined;
  const more = said.length - MAX_PLACES;
  return [...said.slice(0, MAX_PLACES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** A company's name from its board's address, where the board says no other: "acme-labs" is "Acme Labs". */
export function companyFromSlug(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export type Pay = { min?: number; max?: number; currency?: string; period?: string };

/** "34,000–38,000 GBP per year"; `undefined` when no amount is said. */
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

/** A web address in full, or `undefined` when it isn't one that a person may be sent to. */
export function httpUrl(given: unknown, base?: string): string | undefined {
  if (typeof given !== 'string' || given.trim() === '' || !URL.canParse(given.trim(), base)) return undefined;
  const url = new URL(given.trim(), base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
