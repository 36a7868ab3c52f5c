import { useEffect, useReducer, useState } from 'react';
import { minPaletteQueryLength, type PaletteAnswer } from '../../../shared/palette-answer.ts';

const debounceMs = 150;
const requestMs = 8_000;

type Search = { query: string; answer: PaletteAnswer | null; failure?: string };

const nothing: Search = { query: '', answer: null };

/** Asks the server after a short pause in typing. A newer query aborts the previous request; its answer stays until then. */
export function usePaletteSearch(text: string, active: boolean): Search & { isSearching: boolean } {
  const [search, setSearch] = useState(nothing);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const trimmed = text.trim();
  const query = active && trimmed.length >= minPaletteQueryLength ? trimmed : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same query.
  useEffect(() => {
    if (query === '') return setSearch(nothing);
    const cancelled = new AbortController();
    const timer = setTimeout(async () => {
      const result = await ask(query, cancelled.signal);
      if (!cancelled.signal.aborted) setSearch({ query, ...result });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      cancelled.abort();
    };
  }, [query, attempt]);
  const hasFailed = search.failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [hasFailed]);
  if (query === '') return { ...nothing, isSearching: false };
  return { ...search, isSearching: search.query !== query };
}

async function ask(query: string, cancelled: AbortSignal): Promise<Omit<Search, 'query'>> {
  try {
    const response = await fetch(`/palette?${new URLSearchParams({ q: query })}`, {
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(requestMs)]),
      // A session that has ended redirects to the sign-in page.
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return failed('Please sign in again to search.');
    if (response.ok) return { answer: await response.json() };
    if (response.status !== 429) return failed('The search failed. Please try again in a moment.');
    const { message } = await response.json();
    return failed(message);
  } catch {
    return failed('The server could not be reached. Check your internet connection.');
  }
}

const failed = (failure: string) => ({
  answer: null,
  failure: `${failure} Only screens and actions were searched.`,
});
