import { setTimeout as sleep } from 'node:timers/promises';
import type { PageFetch } from '../../../job-boards/job-board.types.ts';
import type { App } from '../../context.ts';
import type { WebFetchResponse } from '../../platform/web-fetch/web-fetch.ts';
import { isWebFetchError } from '../../platform/web-fetch/web-fetch-error.ts';
import { pauseHost, takeSlot } from './host-slots.ts';

/** What a board gave with its whole list, to ask later whether it has changed. */
export type ListValidators = { url: string; etag: string | null; lastModified: string | null };

export type BoardFetchOptions = {
  signal?: AbortSignal;
  /** The mark of the list that is known: a board may then answer that nothing has changed (`NotModifiedError`). */
  known?: ListValidators;
  /** Hears the mark of a whole list that was sent. */
  onList?: (mark: ListValidators) => void;
};

/** The board says that its list is the one that is known. */
export class NotModifiedError extends Error {
  override readonly name = 'NotModifiedError';
  readonly code = 'not_modified';
}

/** The host asked for peace, or too many others wait for it. Nothing was asked of it. */
export class HostBusyError extends Error {
  override readonly name = 'HostBusyError';
  readonly code = 'host_busy';
}

/** A host's peace is for all its boards, so that one wrong answer must not silence it for long. */
const longestPeaceSeconds = 10 * 60;

/**
 * How boards are asked: through web-fetch, at most two requests a second to one host of all processes together, by way of
 * the operator's mirror where there is one. Fit to be handed to a `JobBoard`; holds no transaction.
 */
export function boardFetch(
  { db, boardWeb }: Pick<App, 'db' | 'boardWeb'>,
  { signal, known, onList }: BoardFetchOptions = {},
) {
  const ask = async (url: string, init: Parameters<PageFetch>[1] = {}): Promise<WebFetchResponse> => {
    const host = URL.canParse(url) ? new URL(url).host : '';
    const stop = AbortSignal.any([signal, init.signal].filter((one) => one !== undefined));
    const wait = await takeSlot(db, host, boardWeb.gapMs);
    if (wait === null) throw new HostBusyError('The host of this job board wants to be asked later.');
    if (wait > 0) await sleep(wait, undefined, { signal: stop });
    const isKnown = init.wholeList === true && known?.url === url;
    try {
      const response = await boardWeb.fetch(url, {
        accept: init.accept,
        signal: stop,
        headers: isKnown ? conditionsOf(known) : undefined,
      });
      const { headers } = response;
      if (init.wholeList)
        onList?.({ url, etag: headers.get('etag'), lastModified: headers.get('last-modified') });
      return response;
    } catch (error) {
      if (!isWebFetchError(error)) throw error;
      if (isKnown && error.status === 304) throw new NotModifiedError('Nothing has changed.');
      const isTooMuch = error.status === 429 || error.status === 503;
      if (isTooMuch && error.retryAfterSeconds)
        await pauseHost(db, host, Math.min(error.retryAfterSeconds, longestPeaceSeconds));
      throw error;
    }
  };
  return ask satisfies PageFetch;
}

function conditionsOf({ etag, lastModified }: ListValidators): Record<string, string> {
  if (etag) return { 'if-none-match': etag };
  return lastModified ? { 'if-modified-since': lastModified } : {};
}
