import { listPage, webPage } from './boards/web-page.ts';
import type { JobBoard, PageFetch } from './job-board.types.ts';
import { boardOf, jobBoards } from './job-boards.ts';
import { pageHtml } from './posting-page/page-posting.ts';

export type IdentifiedBoard = { board: JobBoard; identifier: string };

const BOARD_ADDRESS =
  /(?:https?:)?\/\/((?:[a-z0-9-]{1,63}\.){1,3}(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|recruitee\.com|smartrecruiters\.com|personio\.(?:de|com)))(\/[^\s"'<>\\)]{0,300})?/gi;

/**
 * The board behind an address that a person gave: a board's own address, else what the company's page at this address
 * embeds or links, else the page itself when it holds postings. Passes on what `fetch` throws.
 */
export async function identifyBoard(
  given: string | URL,
  fetch: PageFetch,
): Promise<IdentifiedBoard | undefined> {
  const url = URL.parse(given);
  const page = url ? webPage.identify(url) : undefined;
  if (!url || page === undefined) return undefined;
  const known = boardAt(url);
  if (known) return known;

  const response = await fetch(page);
  const found = boardAt(new URL(response.url)) ?? boardIn(pageHtml(response));
  if (found) return found;
  for await (const { jobs } of listPage(response, fetch)) {
    if (jobs.length > 0) return { board: webPage, identifier: page };
  }
  return undefined;
}

/** The board an address itself names. */
export function boardAt(url: URL): IdentifiedBoard | undefined {
  if (!/^https?:$/.test(url.protocol)) return undefined;
  for (const board of jobBoards) {
    const identifier = board === webPage ? undefined : board.identify(url);
    if (identifier !== undefined) return { board, identifier };
  }
  return undefined;
}

/** The board that a page embeds or links most often. */
function boardIn(html: string): IdentifiedBoard | undefined {
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
  vote(boardOfWidget(plain));
  return [...votes.values()].toSorted((one, other) => other.count - one.count)[0]?.found;
}

/** Boards that are put on a page by a script which is told the company's name. */
function boardOfWidget(html: string): IdentifiedBoard | undefined {
  const account = /\bwhr_embed\(\s*(\d{1,12})\b/.exec(html)?.[1];
  if (account) return { board: boardOf('workable'), identifier: account };
  const company = html.includes('smartrecruiters.com/job-widget')
    ? /["']?company_code["']?\s*:\s*["']([a-z0-9][\w.-]{0,99})["']/i.exec(html)?.[1]
    : undefined;
  return company ? { board: boardOf('smartrecruiters'), identifier: company } : undefined;
}
