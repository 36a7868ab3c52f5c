import { z } from 'zod';
import { fetchBoardJson, pathParts, sectionsHtml, slugOf, subdomainOf } from '../board-json.ts';
import {
  boardPages,
  descriptionFields,
  idSchema,
  maybe,
  readEntry,
  undefinedIfTooLarge,
} from '../board-list.ts';
import { companyFromSlug, formatEmploymentType, formatPlace, formatPlaces } from '../format-fields.ts';
import type { JobBoard, ListedJob, PageFetch, Posting, PostingReader } from '../job-board.types.ts';
import { tidyPosting } from '../tidy-posting.ts';

const placeSchema = z.object({
  city: maybe(z.string()),
  region: maybe(z.string()),
  state: maybe(z.string()),
  country: maybe(z.string()),
  hidden: maybe(z.boolean()),
});
type Place = z.infer<typeof placeSchema>;

/** The fields that the widget's list and a single job have in common. */
const commonSchema = z.object({
  shortcode: idSchema,
  title: z.string(),
  locations: maybe(z.array(placeSchema)),
  description: maybe(z.string()),
});

const listedSchema = commonSchema.extend({
  ...placeSchema.shape,
  telecommuting: maybe(z.boolean()),
  department: maybe(z.string()),
  employment_type: maybe(z.string()),
  published_on: maybe(z.string()),
  created_at: maybe(z.string()),
});
type WorkableEntry = z.infer<typeof listedSchema>;

const jobSchema = commonSchema.extend({
  remote: maybe(z.boolean()),
  location: maybe(placeSchema),
  published: maybe(z.string()),
  type: maybe(z.string()),
  department: maybe(z.array(z.string())),
  requirements: maybe(z.string()),
  benefits: maybe(z.string()),
  description: z.string(),
});

const boardSchema = z.object({ name: maybe(z.string()), jobs: z.array(z.unknown()) });

/**
 * Source: Workable's careers widget. One response contains the whole list with all texts, or without them if that is
 * too large. A job in several places has one entry for each.
 */
export const workable: JobBoard = {
  kind: 'workable',
  name: 'Workable',
  identify: (url) => workableAddress(url)?.account,
  careersUrl: (account) => `https://apply.workable.com/${encodeURIComponent(account)}/`,
  async *list(account, fetch) {
    const url = `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(account)}`;
    const fetchList = (address: string) => fetchBoardJson(address, boardSchema, fetch, { wholeList: true });
    const board = (await undefinedIfTooLarge(fetchList(`${url}?details=true`))) ?? (await fetchList(url));
    const read = readEntry(listedSchema, (entry) => toJob(account, board.name, entry));
    for (const page of boardPages(mergeByShortcode(board.jobs), read)) {
      yield board.name ? { ...page, company: { name: board.name } } : page;
    }
  },
  describe: async (account, { externalId, url }, fetch) =>
    tidyPosting({ ...(await fetchJob(account, externalId, fetch)), url }),
};

/** Reads apply.workable.com/{account}/j/{shortcode} postings. */
export const readWorkablePosting: PostingReader = async (url, fetch) => {
  const { account, shortcode } = workableAddress(url) ?? {};
  if (!account || !shortcode) return undefined;
  return { ...(await fetchJob(account, shortcode, fetch)), url: url.href };
};

async function fetchJob(account: string, shortcode: string, fetch: PageFetch): Promise<Posting> {
  const api = `https://apply.workable.com/api/v2/accounts/${encodeURIComponent(account)}/jobs/${encodeURIComponent(shortcode)}`;
  const job = await fetchBoardJson(api, jobSchema, fetch);
  const html = sectionsHtml([
    { html: job.description },
    { heading: 'Requirements', html: job.requirements },
    { heading: 'Benefits', html: job.benefits },
  ]);
  return {
    title: job.title,
    company: { name: companyFromSlug(account) },
    location: formatPlaces(
      (job.locations?.length ? job.locations : [job.location]).map(formatWorkablePlace),
      job.remote === true,
    ),
    department: job.department?.join(', '),
    employmentType: formatEmploymentType(job.type ?? ''),
    ...descriptionFields(html),
    ...jobUrls(account, job.shortcode),
    postedAt: job.published ?? undefined,
    externalId: job.shortcode,
    source: 'workable',
  };
}

/** Merges entries with the same shortcode into one entry with all places. Unreadable entries stay as they are. */
function mergeByShortcode(entries: readonly unknown[]): unknown[] {
  const merged = new Map<string, WorkableEntry & { locations: Place[] }>();
  const others: unknown[] = [];
  for (const entry of entries) {
    const job = listedSchema.safeParse(entry).data;
    if (!job) others.push(entry);
    else {
      const before = merged.get(job.shortcode);
      if (!before) merged.set(job.shortcode, { ...job, locations: placesOf(job) });
      else for (const place of placesOf(job)) before.locations.push(place);
    }
  }
  return [...merged.values(), ...others];
}

function placesOf(entry: WorkableEntry): Place[] {
  return entry.locations?.length ? entry.locations.filter(({ hidden }) => !hidden) : [entry];
}

function toJob(account: string, company: string | null | undefined, entry: WorkableEntry): ListedJob {
  return {
    title: entry.title,
    company: { name: company?.trim() || companyFromSlug(account) },
    location: formatPlaces((entry.locations ?? []).map(formatWorkablePlace), entry.telecommuting === true),
    department: entry.department ?? undefined,
    employmentType: formatEmploymentType(entry.employment_type ?? ''),
    ...(typeof entry.description === 'string' && descriptionFields(entry.description)),
    ...jobUrls(account, entry.shortcode),
    postedAt: entry.published_on ?? entry.created_at ?? undefined,
    externalId: entry.shortcode,
    source: 'workable',
  };
}

function formatWorkablePlace(place: Place | null | undefined): string | undefined {
  return place ? formatPlace([place.city, place.region ?? place.state, place.country]) : undefined;
}

/** An account with only a number has no careers page, only short links. */
function jobUrls(account: string, shortcode: string) {
  const base = /^\d+$/.test(account) ? 'https://apply.workable.com/' : workable.careersUrl(account);
  const url = `${base}j/${encodeURIComponent(shortcode)}/`;
  return { url, applyUrl: `${url}apply/` };
}

const RESERVED_PATHS = new Set(['j', 'api', 'i', 'careers', 'static', 'assets']);

function workableAddress(url: URL): { account: string; shortcode?: string } | undefined {
  const parts = pathParts(url);
  const account = /^(apply|www)\.workable\.com$/.test(url.hostname)
    ? accountInPath(url.hostname, parts)
    : subdomainOf(url.hostname, 'workable.com');
  if (account === undefined) return undefined;
  const at = parts.indexOf('j');
  return { account, shortcode: at === -1 ? undefined : slugOf(parts[at + 1]) };
}

function accountInPath(host: string, parts: readonly string[]): string | undefined {
  const at = parts.indexOf('accounts');
  if (parts[0] === 'api' && at !== -1) return slugOf(parts[at + 1]);
  const isOwn = host !== 'apply.workable.com' || RESERVED_PATHS.has(parts[0] ?? '');
  return isOwn ? undefined : slugOf(parts[0]);
}
