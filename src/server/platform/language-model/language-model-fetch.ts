const MAX_ANSWER_BYTES = 256 * 1024;

export type FetchAnswer = {
  fetch: typeof globalThis.fetch;
  /** The status of the answer; null when none came. */
  status(): number | null;
  /** Whether asking again may help: no answer at all, too many requests, or a fault on the other side. */
  failedForNow(): boolean;
};

/** A `fetch` for one question: it follows no redirect, because the key would go along, and stops a huge answer. */
export function languageModelFetch(): FetchAnswer {
  let status: number | null = null;
  return {
    async fetch(input, init) {
      const response = await globalThis.fetch(input, { ...init, redirect: 'error' });
      status = response.status;
      return new Response(response.body?.pipeThrough(byteCap(MAX_ANSWER_BYTES)) ?? null, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    },
    status: () => status,
    failedForNow: () => status === null || status === 429 || status >= 500,
  };
}

function byteCap(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.byteLength;
      if (total > maxBytes) controller.error(new Error('The answer is too large.'));
      else controller.enqueue(chunk);
    },
  });
}
