import { listPostingsFrom, webPage } from './boards/web-page.ts';
import type { JobBoard, PageFetch } from './job-board.types.ts';
import { boardOf, jobBoards } from './job-boards.ts';
import { pageHtml } from './posting-page/page-posting.ts';

export type IdentifiedBoard = { board: JobBoard; identifier: string };

const BOARD_ADDRESS =
  /(?:https?:)?\/\/((?:[a-z0-9-]{1,63}\.){1,3}(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|recruitee\.com|smartrecruiters\.com|personio\.(?:de|com)))(\/[^\s"'<>\\)]{0,300})?/gi;

/**
 * Identifies the board behind an address that a person entered: a board's own address, or else the board that the
 * company's page at this address embeds or links, or else the page itself if it contains postings; undefined if there
 * is none. Rethrows what `fetch` throws.
 */
export async function identifyBoard(
  input: string | URL,
  fetch: PageFetch,
): Promise<IdentifiedBoard | undefined> {
  const url = URL.parse(input);
  const page = url ? webPage.identify(url) : undefined;
  if (!url || page === undefined) return undefined;
  const named = boardAt(url);
  if (named) return named;

  const response = await fetch(page);
  const found = boardAt(new URL(response.url)) ?? mostLinkedBoard(pageHtml(response));
  if (found) return found;
  for await (const { jobs } of listPostingsFrom(response, fetch)) {
    if (jobs.length > 0) return { board: webPage, identifier: page };
  }
  return undefined;
}

/** The board that an address belongs to, without fetching it. */
export function boardAt(url: URL): IdentifiedBoard | undefined {
  if (!/^https?:$/.test(url.protocol)) return undefined;
  for (const board of jobBoards) {
    const identifier = board === webPage ? undefined : board.identify(url);
    if (identifier !== undefined) return { board, identifier };
  }
  return undefined;
}

/** The board that a page embeds or links most often. */
function mostLinkedBoard(html: string): IdentifiedBoard | undefined {
  const votes = new Map<string, { found: IdentifiedBoard; count: number }>();
  const vote = (found: IdentifiedBoard | undefined) => {
    if (!found) return;
    const key = `${found.board.kind} ${found.identifier}`;
    votes.set(key, { found, count: (votes.get(key)?.count ?? 0) + 1 });
  };
  const plain = html.replaceAll('\\/', '/').replaceAll('&amp;', '&').replaceAll('\\u002F', '/');
  for (const [, host, path = ''] of plain.matchAll(BOARD_ADDRESS)) {
    const address = URL.parse(`https://${host}${path}`);
    if (address) vote(boardAt(address));
  }
  vote(boardInWidget(plain));
  return [...votes.values()].toSorted((one, other) => other.count - one.count)[0]?.found;
}

/** The board that a widget script on the page is configured for. */
function boardInWidget(html: string): IdentifiedBoard | undefined {
  const account = /\bwhr_embed\(\s*(\d{1,12})\b/.exec(html)?.[1];
  if (account) return { board: boardOf('workable'), identifier: account };
  const company = html.includes('smartrecruiters.com/job-widget')
    ? /["']?company_code["']?\s*:\s*["']([a-z0-9][\w.-]{0,99})["']/i.exec(html)?.[1]
    : undefined;
  return company ? { board: boardOf('smartrecruiters'), identifier: company } : undefined;
}
