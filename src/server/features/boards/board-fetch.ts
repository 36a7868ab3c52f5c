import { setTimeout as sleep } from 'node:timers/promises';
import type { PageFetch } from '../../../job-boards/job-board.types.ts';
import type { App } from '../../context.ts';
import type { WebFetchResponse } from '../../platform/web-fetch/web-fetch.ts';
import { isWebFetchError } from '../../platform/web-fetch/web-fetch-error.ts';
import { pauseHost, takeSlot } from './host-slots.ts';

/** The HTTP validators of a board's complete list, for conditional requests. */
export type ListValidators = { url: string; etag: string | null; lastModified: string | null };

export type BoardFetchOptions = {
  signal?: AbortSignal;
  /** The validators of the last list that was read: a board may then answer "not modified" (`NotModifiedError`). */
  known?: ListValidators;
  /** Called with the validators of a complete list that was received. */
  onList?: (validators: ListValidators) => void;
};

/** The board answered that its list has not changed. */
export class NotModifiedError extends Error {
  override readonly name = 'NotModifiedError';
  readonly code = 'not_modified';
}

/** The host asked for a pause, or too many requests are waiting for it. No request was sent. */
export class HostBusyError extends Error {
  override readonly name = 'HostBusyError';
  readonly code = 'host_busy';
}

/** A pause applies to all boards of a host, so a single wrong response must not cause a long one. */
const maxPauseSeconds = 10 * 60;

/**
 * Returns the `PageFetch` for job boards: through web-fetch or the operator's mirror (`BOARD_GATEWAY`), and with at most
 * two requests per second to a host, counted over all processes. Never call it inside a transaction.
 */
export function boardFetch(
  { db, boardWeb }: Pick<App, 'db' | 'boardWeb'>,
  { signal, known, onList }: BoardFetchOptions = {},
) {
  const fetchPage = async (url: string, init: Parameters<PageFetch>[1] = {}): Promise<WebFetchResponse> => {
    const host = URL.canParse(url) ? new URL(url).host : '';
    const stop = AbortSignal.any([signal, init.signal].filter((each) => each !== undefined));
    const wait = await takeSlot(db, host, boardWeb.gapMs);
    if (wait === null) throw new HostBusyError('This job board’s host has asked us to wait.');
    if (wait > 0) await sleep(wait, undefined, { signal: stop });
    const isConditional = init.wholeList === true && known?.url === url;
    try {
      const response = await boardWeb.fetch(url, {
        accept: init.accept,
        signal: stop,
        headers: isConditional ? conditionalHeaders(known) : undefined,
      });
      const { headers } = response;
      if (init.wholeList)
        onList?.({ url, etag: headers.get('etag'), lastModified: headers.get('last-modified') });
      return response;
    } catch (error) {
      if (!isWebFetchError(error)) throw error;
      if (isConditional && error.status === 304) throw new NotModifiedError('Nothing has changed.');
      const isOverloaded = error.status === 429 || error.status === 503;
      if (isOverloaded && error.retryAfterSeconds)
        await pauseHost(db, host, Math.min(error.retryAfterSeconds, maxPauseSeconds));
      throw error;
    }
  };
  return fetchPage satisfies PageFetch;
}

function conditionalHeaders({ etag, lastModified }: ListValidators): Record<string, string> {
  if (etag) return { 'if-none-match': etag };
  return lastModified ? { 'if-modified-since': lastModified } : {};
}
