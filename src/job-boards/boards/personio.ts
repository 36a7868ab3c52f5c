import { z } from 'zod';
import { BoardShapeError, isSubdomain, pathParts, sectionsHtml, subdomainOf } from '../board-json.ts';
import { boardPages, descriptionFields, type EntryReading, idSchema } from '../board-list.ts';
import { companyFromSlug, formatEmploymentType, formatPlaces } from '../format-fields.ts';
import type { JobBoard, ListedJob, PageFetch, PostingReader } from '../job-board.types.ts';
import { type PersonioPosition, readPersonioXml } from './personio-xml.ts';

const namedSchema = z.object({ id: idSchema, name: z.string() });

/**
 * Source: Personio's XML feed, which lists every position in one language. Texts without an English version come from
 * the feed in the company's own language. Identifiers of companies on the .com domain start with "com:".
 */
export const personio: JobBoard = {
  kind: 'personio',
  name: 'Personio',
  identify: (url) => {
    const german = subdomainOf(url.hostname, 'jobs.personio.de');
    const international = subdomainOf(url.hostname, 'jobs.personio.com');
    return german ?? (international && `com:${international}`);
  },
  careersUrl: (company) => `${siteOf(company)}/`,
  async *list(company, fetch) {
    yield* boardPages(await fetchPositions(company, fetch), (position) => readPosition(company, position));
  },
};

/** Reads {company}.jobs.personio.de/job/{id} postings from the feed, which has no URL for a single one. */
export const readPersonioPosting: PostingReader = async (url, fetch) => {
  const company = personio.identify(url);
  const [job, id] = pathParts(url);
  if (!company || job !== 'job' || !id) return undefined;
  const found = (await fetchPositions(company, fetch)).find((position) => position.id === id);
  const posting = found && readPosition(company, found);
  return typeof posting === 'object' ? { description: '', ...posting, url: url.href } : undefined;
};

async function fetchPositions(company: string, fetch: PageFetch): Promise<PersonioPosition[]> {
  const feed = `${siteOf(company)}/xml`;
  const fetchFeed = async (url: string) =>
    readPersonioXml((await fetch(url, { accept: 'application/xml' })).text());
  const english = await fetchFeed(`${feed}?language=en`);
  if (english.length > 0 && english.every(hasText)) return english;
  const inEnglish = new Map(english.filter(hasText).map((position) => [position.id, position]));
  const inOwnLanguage = await fetchFeed(feed);
  const listed = new Set(inOwnLanguage.map(({ id }) => id));
  const missing = english.filter(({ id }) => !listed.has(id));
  return [...inOwnLanguage.map((position) => inEnglish.get(position.id) ?? position), ...missing];
}

function hasText({ texts }: PersonioPosition): boolean {
  return texts.some(({ html }) => html !== undefined && html !== '');
}

function siteOf(company: string): string {
  const label = company.replace(/^com:/, '');
  if (!isSubdomain(label)) throw new BoardShapeError();
  return `https://${label}.jobs.personio.${company.startsWith('com:') ? 'com' : 'de'}`;
}

function readPosition(company: string, position: PersonioPosition): EntryReading {
  const named = namedSchema.safeParse(position).data;
  if (!named) return 'unreadable';
  const url = `${siteOf(company)}/job/${encodeURIComponent(named.id)}`;
  return {
    title: named.name,
    company: { name: position.subcompany || companyFromSlug(company.replace(/^com:/, '')) },
    location: formatPlaces(position.offices),
    department: position.department,
    employmentType: employmentType(position),
    ...descriptionFields(sectionsHtml(position.texts)),
    url,
    applyUrl: `${url}#apply`,
    postedAt: position.createdAt,
    externalId: named.id,
    source: 'personio',
  } satisfies ListedJob;
}

/** The schedule says more than "permanent", but "intern", "trainee" and "freelance" say more than the schedule. */
function employmentType({ employmentType: kind = '', schedule = '' }: PersonioPosition): string | undefined {
  const type = kind === 'permanent' && schedule !== '' ? schedule : kind || schedule;
  return type === 'full-or-part-time' ? 'Full-time or part-time' : formatEmploymentType(type);
}
