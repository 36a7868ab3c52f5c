import { createHash } from 'node:crypto';
import { BoardShapeError } from '../board-json.ts';
import { boardPages, type EntryReading } from '../board-list.ts';
import type { BoardPage, JobBoard, PageFetch, PageResponse, Posting } from '../job-board.types.ts';
import { type PageContent, readPageContent } from '../posting-page/page-content.ts';
import { isOfSite, postingLinks } from '../posting-page/page-links.ts';
import { markedPostings, pageHtml, structuredPosting, textPosting } from '../posting-page/page-posting.ts';
import { MAX_EXTERNAL_ID, tidyPosting } from '../tidy-posting.ts';

const MAX_PAGES = 200;

/** A site whose first pages hold no posting is not asked for the rest. */
const PAGES_IN_VAIN = 20;

/** A text of this length is worth more than another request. */
const ENOUGH_TEXT = 400;

/**
 * Any careers page: the schema.org JobPostings on it, else those on the pages of the same site that it links, else its
 * own text as the only posting.
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
    yield* listPage(await fetch(page), fetch);
  },
  async describe(_page, { url, externalId }, fetch) {
    const response = await fetch(url);
    const posting = unlessNone(() => onePosting(response));
    if (!posting) throw new BoardShapeError();
    return tidyPosting({ ...posting, externalId });
  },
};

/** The postings of a careers page that was fetched already. */
export async function* listPage(response: PageResponse, fetch: PageFetch): AsyncGenerator<BoardPage> {
  const html = unlessNone(() => pageHtml(response));
  if (html === undefined) throw new BoardShapeError();
  const content = readPageContent(html);
  const here = fromPage(content, response.url);
  if (here.length > 0) return yield* here;
  let found = 0;
  const links = postingLinks(html, response.url).slice(0, MAX_PAGES);
  for (const [tried, link] of links.entries()) {
    if (found === 0 && tried >= PAGES_IN_VAIN) break;
    const page = await linkedPosting(link, fetch);
    if (page.jobs.length > 0) found += 1;
    if (page.jobs.length + page.unreadable > 0) yield page;
  }
  const text = found === 0 ? unlessNone(() => textPosting(content, response.url)) : undefined;
  if (text) yield { jobs: [tidyPosting({ ...text, externalId: asId(text.title) })], unreadable: 0 };
}

/** The postings that stand on the page itself; none when it marks none up. */
function fromPage(content: PageContent, url: string): BoardPage[] {
  const marked = markedPostings(content, url);
  const one = marked.length > 1 ? undefined : unlessNone(() => structuredPosting(content, url));
  const isOnce = onceIn(marked.flatMap((posting) => [posting.url, posting.externalId]));
  return [...boardPages(one ? [one] : marked, (posting) => readMarked(posting, url, isOnce))];
}

function onceIn(values: readonly (string | undefined)[]): (value: string) => boolean {
  const once = new Set<string | undefined>();
  const twice = new Set<string | undefined>();
  for (const value of values) (once.has(value) ? twice : once).add(value);
  return (value) => !twice.has(value);
}

function readMarked(posting: Posting, pageUrl: string, isOnce: (value: string) => boolean): EntryReading {
  const { url, externalId, title, description } = posting;
  // An address or an identifier that several share is the company's, not the job's.
  const hasPage = url !== pageUrl && isOnce(url) && isOfSite(new URL(url), new URL(pageUrl));
  const name = hasPage ? url : externalId !== undefined && isOnce(externalId) ? externalId : title;
  if (title === '' || (!hasPage && !description)) return 'unreadable';
  const job = { ...posting, externalId: asId(name) };
  if (!hasPage || description.length >= ENOUGH_TEXT) return job;
  return { ...job, description: undefined, descriptionHtml: undefined };
}

async function linkedPosting(link: string, fetch: PageFetch): Promise<BoardPage> {
  try {
    const response = await fetch(link);
    const posting = unlessNone(() => structuredPosting(readPageContent(pageHtml(response)), response.url));
    const jobs = posting ? [tidyPosting({ ...posting, url: link, externalId: asId(link) })] : [];
    return { jobs, unreadable: 0 };
  } catch (error) {
    // What is gone is gone; any other refusal would make the list look shorter than it is.
    if (!(error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410)))
      throw error;
    return { jobs: [], unreadable: 1 };
  }
}

function onePosting(response: PageResponse): Posting {
  const content = readPageContent(pageHtml(response));
  return structuredPosting(content, response.url) ?? textPosting(content, response.url);
}

function asId(name: string): string {
  return name.length > MAX_EXTERNAL_ID ? createHash('sha256').update(name).digest('hex') : name;
}

/** A page without a posting, or with several, is no error here. */
function unlessNone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.name === 'PostingPageError') return undefined;
    throw error;
  }
}
