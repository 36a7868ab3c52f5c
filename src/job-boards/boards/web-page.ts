import { createHash } from 'node:crypto';
import { BoardShapeError } from '../board-json.ts';
import { boardPages, type EntryReading } from '../board-list.ts';
import type { BoardPage, JobBoard, PageFetch, PageResponse, Posting } from '../job-board.types.ts';
import { type PageContent, readPageContent } from '../posting-page/page-content.ts';
import { isOnSameSite, postingLinks } from '../posting-page/page-links.ts';
import { markedPostings, pageHtml, structuredPosting, textPosting } from '../posting-page/page-posting.ts';
import { MAX_EXTERNAL_ID, tidyPosting } from '../tidy-posting.ts';

const MAX_PAGES = 200;

/** If the first linked pages contain no posting, the rest are not fetched. */
const MAX_PAGES_WITHOUT_POSTING = 20;

/** A description of this length is complete enough to save another request. */
const MIN_FULL_TEXT = 400;

/**
 * Any careers page: the schema.org JobPostings on it, or else those on linked pages of the same site, or else its own
 * text as a single posting.
 */
export const webPage: JobBoard = {
  kind: 'web-page',
  name: 'Careers page',
  identify(url) {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > 2000) return undefined;
    return url.href.replace(/#.*$/s, '');
  },
  careersUrl: (page) => page,
  async *list(page, fetch) {
    yield* listPostingsFrom(await fetch(page), fetch);
  },
  async describe(_page, { url, externalId }, fetch) {
    const response = await fetch(url);
    const posting = undefinedIfNone(() => readPosting(response));
    if (!posting) throw new BoardShapeError();
    return tidyPosting({ ...posting, externalId });
  },
};

/** Lists the postings of a careers page that is already fetched. */
export async function* listPostingsFrom(response: PageResponse, fetch: PageFetch): AsyncGenerator<BoardPage> {
  const html = undefinedIfNone(() => pageHtml(response));
  if (html === undefined) throw new BoardShapeError();
  const content = readPageContent(html);
  const onThisPage = postingsOnPage(content, response.url);
  if (onThisPage.length > 0) return yield* onThisPage;
  let found = 0;
  const links = postingLinks(html, response.url).slice(0, MAX_PAGES);
  for (const [tried, link] of links.entries()) {
    if (found === 0 && tried >= MAX_PAGES_WITHOUT_POSTING) break;
    const page = await linkedPosting(link, fetch);
    if (page.jobs.length > 0) found += 1;
    if (page.jobs.length + page.unreadable > 0) yield page;
  }
  const text = found === 0 ? undefinedIfNone(() => textPosting(content, response.url)) : undefined;
  if (text) yield { jobs: [tidyPosting({ ...text, externalId: toExternalId(text.title) })], unreadable: 0 };
}

/** The postings in the structured data of the page itself. */
function postingsOnPage(content: PageContent, url: string): BoardPage[] {
  const marked = markedPostings(content, url);
  const one = marked.length > 1 ? undefined : undefinedIfNone(() => structuredPosting(content, url));
  const isUnique = uniqueValues(marked.flatMap((posting) => [posting.url, posting.externalId]));
  return [...boardPages(one ? [one] : marked, (posting) => readMarkedPosting(posting, url, isUnique))];
}

function uniqueValues(values: readonly (string | undefined)[]): (value: string) => boolean {
  const once = new Set<string | undefined>();
  const twice = new Set<string | undefined>();
  for (const value of values) (once.has(value) ? twice : once).add(value);
  return (value) => !twice.has(value);
}

function readMarkedPosting(
  posting: Posting,
  pageUrl: string,
  isUnique: (value: string) => boolean,
): EntryReading {
  const { url, externalId, title, description } = posting;
  // A URL or identifier that several postings share belongs to the company, not to a job.
  const hasPage = url !== pageUrl && isUnique(url) && isOnSameSite(new URL(url), new URL(pageUrl));
  const name = hasPage ? url : externalId !== undefined && isUnique(externalId) ? externalId : title;
  if (title === '' || (!hasPage && !description)) return 'unreadable';
  const job = { ...posting, externalId: toExternalId(name) };
  if (!hasPage || description.length >= MIN_FULL_TEXT) return job;
  return { ...job, description: undefined, descriptionHtml: undefined };
}

async function linkedPosting(link: string, fetch: PageFetch): Promise<BoardPage> {
  try {
    const response = await fetch(link);
    const posting = undefinedIfNone(() =>
      structuredPosting(readPageContent(pageHtml(response)), response.url),
    );
    const jobs = posting ? [tidyPosting({ ...posting, url: link, externalId: toExternalId(link) })] : [];
    return { jobs, unreadable: 0 };
  } catch (error) {
    // A missing page is a closed job; after any other error, the list would look shorter than it is.
    if (!(error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410)))
      throw error;
    return { jobs: [], unreadable: 1 };
  }
}

function readPosting(response: PageResponse): Posting {
  const content = readPageContent(pageHtml(response));
  return structuredPosting(content, response.url) ?? textPosting(content, response.url);
}

function toExternalId(name: string): string {
  return name.length > MAX_EXTERNAL_ID ? createHash('sha256').update(name).digest('hex') : name;
}

/** Returns undefined instead of throwing if a page has no posting, or several. */
function undefinedIfNone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.name === 'PostingPageError') return undefined;
    throw error;
  }
}
