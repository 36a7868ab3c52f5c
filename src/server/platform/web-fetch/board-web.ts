import type { Settings } from '../settings.ts';
import { createWebFetch, type WebFetch } from './web-fetch.ts';

export type BoardWeb = {
  fetch: WebFetch;
  /** The minimum time between two requests to a host, across all processes. */
  gapMs: number;
};

/** A board may send thousands of jobs with their full texts in one response. */
const maxBytes = 24 * 1024 * 1024;
const maxMs = 30_000;
const defaultGapMs = 500;

export const userAgentOf = ({ baseUrl }: Settings) => `Rolefit/0.1 (+${baseUrl})`;

/** web-fetch with what boards need: larger responses, more time, and the operator's mirror if there is one. */
export function createBoardWeb(settings: Settings, gapMs = defaultGapMs): BoardWeb {
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
    gapMs,
  };
}

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
