import type { z } from 'zod';
import type { PageFetch } from './job-board.types.ts';

/** A board's response doesn't have the shape that its API is known for. */
export class BoardShapeError extends Error {
  override readonly name = 'BoardShapeError';
  readonly code = 'board_shape';

  constructor() {
    super('The job board’s answer can’t be read.');
  }
}

/** Fetches JSON from a board and checks its shape. Throws a `BoardShapeError` if it doesn't match `schema`. */
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

const RESERVED_SUBDOMAINS = new Set(
  'www api app apps apply jobs job help support docs developer developers blog status cdn static assets auth login resources partners hire go info get try'.split(
    ' ',
  ),
);

/** The decoded segments of a path: "/acme/jobs/7" gives ["acme", "jobs", "7"]. */
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

/** A company's name on a board, from a path segment; undefined if it could lead a request elsewhere. */
export function slugOf(part: string | null | undefined): string | undefined {
  return part && /^[a-z0-9][\w.-]{0,99}$/i.test(part) ? part : undefined;
}

/** The same for names in a subdomain of the board: "acme" in acme.recruitee.com. */
export function subdomainOf(host: string, parent: string): string | undefined {
  const label = host.endsWith(`.${parent}`) ? host.slice(0, -parent.length - 1) : '';
  return isSubdomain(label) && !RESERVED_SUBDOMAINS.has(label) ? label : undefined;
}

export function isSubdomain(label: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label);
}

/** Joins the sections of a posting that a board returns separately into one piece of HTML. */
export function sectionsHtml(sections: readonly { heading?: string; html?: string | null }[]): string {
  return sections
    .filter((section) => section.html?.trim())
    .map(({ heading, html }) =>
      heading?.trim() ? `<h3>${heading.replaceAll('<', '&lt;')}</h3>${html}` : html,
    )
    .join('\n');
}
