import { readAshbyPosting } from '../boards/ashby.ts';
import { fetchGreenhouseJob, readGreenhousePosting } from '../boards/greenhouse.ts';
import { readLeverPosting } from '../boards/lever.ts';
import { readPersonioPosting } from '../boards/personio.ts';
import { readRecruiteePosting } from '../boards/recruitee.ts';
import { readSmartRecruitersPosting } from '../boards/smartrecruiters.ts';
import { readWorkablePosting } from '../boards/workable.ts';
import type { PageFetch, PageResponse, Posting, PostingReader } from '../job-board.types.ts';
import { tidyPosting } from '../tidy-posting.ts';
import { readPageContent } from './page-content.ts';
import { pageHtml, structuredPosting, textPosting } from './page-posting.ts';

const READERS: PostingReader[] = [
  readGreenhousePosting,
  readLeverPosting,
  readAshbyPosting,
  readWorkablePosting,
  readSmartRecruitersPosting,
  readRecruiteePosting,
  readPersonioPosting,
];

/**
 * Reads a job posting by the URL of its page: through the API of a known board, or else from the page's schema.org
 * JobPosting, or else from the page's readable text. Throws a `PostingPageError` if the page contains no posting, or
 * several, and rethrows what `fetch` throws.
 */
export async function readPostingPage(url: string, fetch: PageFetch): Promise<Posting> {
  const requestedUrl = URL.canParse(url) ? new URL(url) : undefined;
  const fromBoard = requestedUrl && (await readFromBoard(requestedUrl, fetch));
  if (fromBoard) return tidyPosting(fromBoard);

  const response = await fetch(url);
  const finalUrl = new URL(response.url);
  // Short links and company sites often lead to a known board.
  const fromNextBoard =
    finalUrl.href === requestedUrl?.href ? undefined : await readFromBoard(finalUrl, fetch);
  return tidyPosting(fromNextBoard ?? (await readFromPage(response, fetch)));
}

async function readFromBoard(url: URL, fetch: PageFetch): Promise<Posting | undefined> {
  for (const read of READERS) {
    try {
      const posting = await read(url, fetch);
      if (posting && posting.description !== '') return posting;
    } catch (error) {
      // The page itself may still be readable, unless the board is slow or unreachable.
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
  const html = pageHtml(response);
  const page = readPageContent(html);
  return (
    structuredPosting(page, response.url) ??
    (await readEmbeddedBoard(html, response.url, fetch)) ??
    textPosting(page, response.url)
  );
}

/** A company's own page that embeds a Greenhouse board: the page contains the board's name, its URL the job's id. */
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
