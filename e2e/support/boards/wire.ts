import type { StandInBoard } from '../servers/board-data.ts';

/** A board's own answer: JSON as a value, anything else as text with its type. `undefined`: it has no such page. */
export type BoardResponse = { json: unknown } | { text: string; contentType: string };

export type BoardWire = {
  /** Which board an address belongs to, and what of it is left. */
  find(host: string, path: string): { identifier: string; rest: string } | undefined;
  answer(board: StandInBoard, rest: string, query: URLSearchParams): BoardResponse | undefined;
  /** What it says about a company or a job it doesn't know. */
  unknown: { status: number; body: string };
};

export const jobsOf = (board: StandInBoard) => [...board.jobs.values()];
export const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const numericId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);
export const nameOf = (identifier: string) => identifier.charAt(0).toUpperCase() + identifier.slice(1);

export function matchPath(hosts: RegExp, path: RegExp): BoardWire['find'] {
  return (host, given) => {
    const found = hosts.test(host) ? path.exec(given) : null;
    return found?.[1] ? { identifier: decodeURIComponent(found[1]), rest: found[2] ?? '' } : undefined;
  };
}
