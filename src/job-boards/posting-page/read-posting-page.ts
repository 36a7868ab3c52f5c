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
 * Reads one job posting by the address of its page: through the board's public interface where the board is known, else
 * from the page's schema.org JobPosting, else from the page's readable text. Throws a `PostingPageError` when the page
 * holds no posting, and passes on what `fetch` throws.
 */
export async function readPostingPage(url: string, fetch: PageFetch): Promise<Posting> {
  const asked = URL.canParse(url) ? new URL(url) : undefined;
  const fromBoard = asked && (await readFromBoard(asked, fetch));
  if (fromBoard) return tidyPosting(fromBoard);

  const response = await fetch(url);
  const found = new URL(response.url);
  // Short links and company sites often lead to a known board.
  const fromNextBoard = found.href === asked?.href ? undefined : await readFromBoard(found, fetch);
  return tidyPosting(fromNextBoard ?? (await readFromPage(response, fetch)));
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
  const html = pageHtml(response);
  const page = readPageContent(html);
  return (
    structuredPosting(page, response.url) ??
    (await readEmbeddedBoard(html, response.url, fetch)) ??
    textPosting(page, response.url)
  );
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
