const MAX_RESPONSE_BYTES = 256 * 1024;

export type TrackedFetch = {
  fetch: typeof globalThis.fetch;
  /** The status of the response; null if there was none. */
  status(): number | null;
  /** True if a retry may help: no response, too many requests, or a server error. */
  isRetryable(): boolean;
};

/** A `fetch` for one request. It follows no redirects, which would leak the key, and cuts off huge responses. */
export function languageModelFetch(): TrackedFetch {
  let status: number | null = null;
  return {
    async fetch(input, init) {
      const response = await globalThis.fetch(input, { ...init, redirect: 'error' });
      status = response.status;
      return new Response(response.body?.pipeThrough(limitBytes(MAX_RESPONSE_BYTES)) ?? null, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    },
    status: () => status,
    isRetryable: () => status === null || status === 429 || status >= 500,
  };
}

function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.byteLength;
      if (total > maxBytes) controller.error(new Error('The answer is too large.'));
      else controller.enqueue(chunk);
    },
  });
}
