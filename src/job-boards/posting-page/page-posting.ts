import { findNodes } from '../html/json-ld.ts';
import type { PageResponse, Posting } from '../job-board.types.ts';
import { postingFromJsonLd } from './json-ld-posting.ts';
import { looksLikePosting } from './looks-like-posting.ts';
import type { PageContent } from './page-content.ts';
import { PostingPageError } from './posting-page-error.ts';

/** Structured data with less text than this is a teaser if the page itself has more. */
const TEASER_CHARACTERS = 400;

/** Reading blocks the event loop; at this length, for about a second at worst. */
const MAX_PAGE_CHARACTERS = 2_500_000;

/** The page's markup, cut to what is read. Throws a `PostingPageError` if the response is a file. */
export function pageHtml({ contentType, text }: PageResponse): string {
  if (contentType !== '' && !/\b(?:html|xml|text)\b/i.test(contentType))
    throw new PostingPageError('not_a_page');
  return text().slice(0, MAX_PAGE_CHARACTERS);
}

/** Every JobPosting in a page's JSON-LD. */
export function markedPostings(page: PageContent, url: string): Posting[] {
  return findNodes(page.jsonLd, 'JobPosting').map((node) => postingFromJsonLd(node, url));
}

/** The posting in a page's structured data, if there is one. Throws a `PostingPageError` if there are several. */
export function structuredPosting(page: PageContent, url: string): Posting | undefined {
  const postings = markedPostings(page, url);
  const fromMicrodata = page.microdata && {
    ...postingFromJsonLd(page.microdata, url),
    source: 'microdata' as const,
  };
  const posting = choosePosting(postings, page, url) ?? fromMicrodata;
  if (!posting) return undefined;
  const isTeaser = posting.description.length < TEASER_CHARACTERS;
  const description =
    isTeaser && page.text.length > 2 * posting.description.length ? page.text : posting.description;
  const title = posting.title || page.title;
  if (description === '' || !title) return undefined;
  // The data may contain another URL, a link for visitors; this is the page that was read.
  return { ...posting, title, description, url };
}

/** Chooses the posting that the page is about: the only one, the one with the page's title, or the one with its URL. */
function choosePosting(postings: Posting[], page: PageContent, url: string): Posting | undefined {
  const titles = new Set(postings.map((posting) => posting.title.toLowerCase()));
  if (titles.size <= 1) return longest(postings);
  const forThisPage = postings.filter(
    (posting) => posting.url === url && postings.some((other) => other.url !== url),
  );
  const named = postings.filter((posting) => posting.title.toLowerCase() === page.title?.toLowerCase());
  const chosen = longest(named) ?? longest(forThisPage);
  if (!chosen) throw new PostingPageError('several_postings');
  return chosen;
}

function longest(postings: Posting[]): Posting | undefined {
  return postings.toSorted((one, other) => other.description.length - one.description.length)[0];
}

/** The text of a page without structured data as a posting. Throws a `PostingPageError` if it doesn't read like one. */
export function textPosting(page: PageContent, url: string): Posting {
  if (!page.title || !looksLikePosting(page)) throw new PostingPageError('no_posting');
  const company = page.siteName ? { name: page.siteName } : undefined;
  return { title: page.title, company, description: page.text, url, source: 'page' };
}
