import { readAshbyPosting } from './ashby.ts';
import { fetchGreenhouseJob, readGreenhousePosting } from './greenhouse.ts';
import type { PageFetch, PageResponse, Posting, PostingReader } from './job-board.types.ts';
import { findNodes } from './json-ld.ts';
import { postingFromJsonLd } from './json-ld-posting.ts';
import { readLeverPosting } from './lever.ts';
import { type PageContent, readPage } from './page-content.ts';
import { looksLikePosting } from './posting-likeness.ts';
import { webAddress } from './posting-words.ts';
import { readRecruiteePosting } from './recruitee.ts';
import { readSmartRecruitersPosting } from './smartrecruiters.ts';
import { readWorkablePosting } from './workable.ts';

export type PostingPageCode = 'no_posting' | 'several_postings' | 'not_a_page';

const SENTENCES: Record<PostingPageCode, string> = {
  no_posting: "This page has no job posting that can be read. Paste the posting's text instead.",
  several_postings:
    "This page lists several jobs. Open the one you mean and use its address, or paste the posting's text.",
  not_a_page: "This address leads to a file, not to a web page. Paste the posting's text instead.",
};

/** What went wrong with a page that could be opened. Recognise it by `name` and `code`. */
export class PostingPageError extends Error {
  override readonly name = 'PostingPageError';
  readonly code: PostingPageCode;

  constructor(code: PostingPageCode) {
    super(SENTENCES[code]);
    this.code = code;
  }
}

const READERS: PostingReader[] = [
  readGreenhousePosting,
  readLeverPosting,
  readAshbyPosting,
  readWorkablePosting,
  readSmartRecruitersPosting,
  readRecruiteePosting,
];

/** Reading is linear but not free, and the program does nothing else meanwhile: about a second at the very worst. */
const MAX_PAGE_CHARACTERS = 2_500_000;

/** Structured data with less text than this is a teaser when the page itself says more. */
const TEASER_CHARACTERS = 400;

/**
 * Reads one job posting by the address of its page: through the board's public interface where the board is known, else
 * from the page's schema.org JobPosting, else from the page's readable text. Throws a `PostingPageError` when the page
 * holds no posting, and passes on what `fetch` throws.
 */
export async function readPostingPage(url: string, fetch: PageFetch): Promise<Posting> {
  const asked = URL.canParse(url) ? new URL(url) : undefined;
  const fromBoard = asked && (await readFromBoard(asked, fetch));
  if (fromBoard) return tidy(fromBoard);

  const response = await fetch(url);
  const found = new URL(response.url);
  // Short links and company sites often lead to a known board.
  const fromNextBoard = found.href === asked?.href ? undefined : await readFromBoard(found, fetch);
  return tidy(fromNextBoard ?? (await readFromPage(response, fetch)));
}

async function readFromBoard(url: URL, fetch: PageFetch): Promise<Posting | undefined> {
  for (const read of READERS) {
    try {
      const posting = await read(url, fetch);
      if (posting && posting.description !== '') return posting;
    } catch (error) {
      // The page itself may still be readable; a board that is slow or shut would be so for the page, too.
      if (!isRefusal(error)) throw error;
    }
  }
  return undefined;
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'not_ok' || code === 'too_large' || code === 'board_shape';
}

async function readFromPage(response: PageResponse, fetch: PageFetch): Promise<Posting> {
  const { contentType } = response;
  if (contentType !== '' && !/\b(?:html|xml|text)\b/i.test(contentType))
    throw new PostingPageError('not_a_page');
  const html = response.text().slice(0, MAX_PAGE_CHARACTERS);
  const page = readPage(html);
  return (
    fromStructuredData(page, response.url) ??
    (await readEmbeddedBoard(html, response.url, fetch)) ??
    fromText(page, response.url)
  );
}

function fromStructuredData(page: PageContent, url: string): Posting | undefined {
  const postings = findNodes(page.jsonLd, 'JobPosting').map((node) => postingFromJsonLd(node, url));
  const marked = page.microdata && {
    ...postingFromJsonLd(page.microdata, url),
    source: 'microdata' as const,
  };
  const posting = chooseOne(postings, page, url) ?? marked;
  if (!posting) return undefined;
  const isTeaser = posting.description.length < TEASER_CHARACTERS;
  const description =
    isTeaser && page.text.length > 2 * posting.description.length ? page.text : posting.description;
  const title = posting.title || page.title;
  if (description === '' || !title) return undefined;
  // Where the data says another address, it is a link for visitors; this is the page that was read.
  return { ...posting, title, description, url };
}

/** One posting per page is the rule; a list of them has one that is meant only when the page is named after it. */
function chooseOne(postings: Posting[], page: PageContent, url: string): Posting | undefined {
  const titles = new Set(postings.map((posting) => posting.title.toLowerCase()));
  if (titles.size <= 1) return longest(postings);
  const meant = postings.filter(
    (posting) => posting.url === url && postings.some((other) => other.url !== url),
  );
  const named = postings.filter((posting) => posting.title.toLowerCase() === page.title?.toLowerCase());
  const chosen = longest(named) ?? longest(meant);
  if (!chosen) throw new PostingPageError('several_postings');
  return chosen;
}

function longest(postings: Posting[]): Posting | undefined {
  return postings.toSorted((one, other) => other.description.length - one.description.length)[0];
}

/** A company's own page that shows a Greenhouse board in a frame: the page names the board, its address the job. */
async function readEmbeddedBoard(html: string, url: string, fetch: PageFetch): Promise<Posting | undefined> {
  const id = new URL(url).searchParams.get('gh_jid');
  const board = /greenhouse\.io\/embed\/job_(?:board(?:\/js)?|app)\?(?:[\w=]*&(?:amp;)?)?for=([\w-]+)/.exec(
    html,
  )?.[1];
  if (!id || !board) return undefined;
  try {
    return await fetchGreenhouseJob(board, id, url, fetch);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

function fromText(page: PageContent, url: string): Posting {
  if (!page.title || !looksLikePosting(page)) throw new PostingPageError('no_posting');
  const company = page.siteName ? { name: page.siteName } : undefined;
  return { title: page.title, company, description: page.text, url, source: 'page' };
}

/** No control characters, no half letters, no links that lead elsewhere than the web. */
function tidy(posting: Posting): Posting {
  const line = (text: string) => clean(text).replace(/\s+/g, ' ').trim();
  const maybe = (text: string | undefined) => (text === undefined ? undefined : line(text) || undefined);
  return {
    ...posting,
    title: line(posting.title),
    company: posting.company && { ...posting.company, name: line(posting.company.name) },
    location: maybe(posting.location),
    department: maybe(posting.department),
    employmentType: maybe(posting.employmentType),
    salary: maybe(posting.salary),
    description: clean(posting.description).trim(),
    descriptionHtml: posting.descriptionHtml === undefined ? undefined : clean(posting.descriptionHtml),
    applyUrl: webAddress(posting.applyUrl),
    externalId: maybe(posting.externalId),
  };
}

function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go; PostgreSQL refuses a NUL.
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').toWellFormed();
}
