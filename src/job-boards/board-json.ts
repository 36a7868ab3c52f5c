import type { z } from 'zod';
import type { PageFetch } from './job-board.types.ts';

/** What a board answered isn't what its interface is known to answer. */
export class BoardShapeError extends Error {
  override readonly name = 'BoardShapeError';
  readonly code = 'board_shape';

  constructor() {
    super('The job board answered in a way that cannot be read.');
  }
}

/** Asks a board for JSON and checks its shape; throws a BoardShapeError when it's another. */
export async function fetchBoardJson<T extends z.ZodType>(
  url: string,
  schema: T,
  fetch: PageFetch,
  options: { wholeList?: boolean } = {},
): Promise<z.infer<T>> {
  const response = await fetch(url, { ...options, accept: 'application/json' });
  const parsed = schema.safeParse(parseJson(response.text()));
  if (!parsed.success) throw new BoardShapeError();
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const OWN_SUBDOMAINS = new Set(
  'www api app apps apply jobs job help support docs developer developers blog status cdn static assets auth login resources partners hire go info get try'.split(
    ' ',
  ),
);

/** The parts of a path, decoded: "/acme/jobs/7" is ["acme", "jobs", "7"]. */
export function pathParts(url: URL): string[] {
  return url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

/** A company's name on a board, as it stands in a path: nothing that could lead a request elsewhere. */
export function slugOf(part: string | null | undefined): string | undefined {
  return part && /^[a-z0-9][\w.-]{0,99}$/i.test(part) ? part : undefined;
}

/** The same for names that stand before a board's own host: "acme" of acme.recruitee.com. */
export function subdomainOf(host: string, parent: string): string | undefined {
  const label = host.endsWith(`.${parent}`) ? host.slice(0, -parent.length - 1) : '';
  return isSubdomain(label) && !OWN_SUBDOMAINS.has(label) ? label : undefined;
}

export function isSubdomain(label: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label);
}

/** Sections of a posting that a board keeps apart, as one piece of HTML. */
export function sectionsHtml(sections: readonly { heading?: string; html?: string | null }[]): string {
  return sections
    .filter((section) => section.html?.trim())
    .map(({ heading, html }) =>
      heading?.trim() ? `<h3>${heading.replaceAll('<', '&lt;')}</h3>${html}` : html,
    )
    .join('\n');
}
