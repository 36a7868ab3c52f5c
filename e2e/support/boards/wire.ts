import type { StandInBoard } from '../servers/board-data.ts';

/** A response: JSON as a value, anything else as text with its content type. */
export type BoardResponse = { json: unknown } | { text: string; contentType: string };

/** How one kind of job board responds over HTTP. */
export type BoardWire = {
  /** Which board a URL belongs to, and the rest of its path. */
  match(host: string, path: string): { identifier: string; rest: string } | undefined;
  /** Undefined if the board has no such page. */
  respond(board: StandInBoard, rest: string, query: URLSearchParams): BoardResponse | undefined;
  /** The response for an unknown company or job. */
  notFound: { status: number; body: string };
};

export const jobsOf = (board: StandInBoard) => [...board.jobs.values()];
export const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const numericId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);
export const nameOf = (identifier: string) => identifier.charAt(0).toUpperCase() + identifier.slice(1);

export function matchPath(hosts: RegExp, path: RegExp): BoardWire['match'] {
  return (host, requested) => {
    const match = hosts.test(host) ? path.exec(requested) : null;
    return match?.[1] ? { identifier: decodeURIComponent(match[1]), rest: match[2] ?? '' } : undefined;
  };
}
