import type { Settings } from '../settings.ts';
import { createWebFetch, type WebFetch } from './web-fetch.ts';

export type BoardWeb = {
  fetch: WebFetch;
  /** The least time between two requests to one host, of all processes together. */
  gapMs: number;
};

/** A board sends thousands of jobs with their texts in one answer. */
const maxBytes = 24 * 1024 * 1024;
const maxMs = 30_000;
const gapMs = 500;

export const userAgentOf = ({ baseUrl }: Settings) => `Rolefit/0.1 (+${baseUrl})`;

/** web-fetch with what boards need: larger answers, more time, and the operator's mirror where there is one. */
export function createBoardWeb(settings: Settings, givenGapMs: number | undefined): BoardWeb {
  const { boardGateway, fetchAllow } = settings;
  const gateway = boardGateway === undefined ? undefined : new URL(boardGateway);
  return {
    fetch: createWebFetch({
      allow: gateway ? [...fetchAllow, hostAndPort(gateway)] : fetchAllow,
      userAgent: userAgentOf(settings),
      maxBytes,
      maxMs,
      via: gateway && ((url) => new URL(`${boardGateway}/${url.host}${url.pathname}${url.search}`)),
    }),
    gapMs: givenGapMs ?? gapMs,
  };
}

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
