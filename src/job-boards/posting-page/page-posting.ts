import { findNodes } from '../html/json-ld.ts';
import type { PageResponse, Posting } from '../job-board.types.ts';
import { postingFromJsonLd } from './json-ld-posting.ts';
import { looksLikePosting } from './looks-like-posting.ts';
import type { PageContent } from './page-content.ts';
import { PostingPageError } from './posting-page-error.ts';

/** Structured data with less text than this is a teaser when the page itself says more. */
const TEASER_CHARACTERS = 400;

/** Reading is linear but not free, and the program does nothing else meanwhile: about a second at the very worst. */
const MAX_PAGE_CHARACTERS = 2_500_000;

/** The page's markup, as much of it as is read; throws a `PostingPageError` for a file. */
export function pageHtml({ contentType, text }: PageResponse): string {
  if (contentType !== '' && !/\b(?:html|xml|text)\b/i.test(contentType))
    throw new PostingPageError('not_a_page');
  return text().slice(0, MAX_PAGE_CHARACTERS);
}

/** Every JobPosting in a page's JSON-LD. */
export function markedPostings(page: PageContent, url: string): Posting[] {
  return findNodes(page.jsonLd, 'JobPosting').map((node) => postingFromJsonLd(node, url));
}

/** The one posting that a page marks up for machines; throws a `PostingPageError` when it marks up several. */
export function structuredPosting(page: PageContent, url: string): Posting | undefined {
  const postings = markedPostings(page, url);
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

/** What a page without structured data says, where it reads like a posting; throws a `PostingPageError` where it doesn't. */
export function textPosting(page: PageContent, url: string): Posting {
  if (!page.title || !looksLikePosting(page)) throw new PostingPageError('no_posting');
  const company = page.siteName ? { name: page.siteName } : undefined;
  return { title: page.title, company, description: page.text, url, source: 'page' };
}
