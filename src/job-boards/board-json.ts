import type { z } from 'zod';
import type { PageFetch } from './job-board.types.ts';

/** What a board answered isn't what its interface is known to answer. */
export class BoardShapeError extends Error {
  override readonly name = 'BoardShapeError';
  readonly code = 'board_shape';
}

/** Asks a board for JSON and checks its shape; throws a BoardShapeError when it's another. */
export async function fetchBoardJson<T extends z.ZodType>(
  url: string,
  schema: T,
  fetch: PageFetch,
): Promise<z.infer<T>> {
  const response = await fetch(url, { accept: 'application/json' });
  const parsed = schema.safeParse(parseJson(response.text()));
  if (!parsed.success) throw new BoardShapeError('The job board answered in a way that cannot be read.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

/** Sections of a posting that a board keeps apart, as one piece of HTML. */
export function sectionsHtml(sections: readonly { heading?: string; html?: string | null }[]): string {
  return sections
    .filter((section) => section.html?.trim())
    .map(({ heading, html }) =>
      heading?.trim() ? `<h3>${heading.replaceAll('<', '&lt;')}</h3>${html}` : html,
    )
    .join('\n');
}
