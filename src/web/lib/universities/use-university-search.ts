import { useEffect, useReducer, useState } from 'react';
import type { University, UniversityAnswer } from '../../../shared/rules/university-rules.ts';
import { cacheAnswer, cachedAnswer, isAnswer } from './university-answers.ts';

const debounceMs = 300;
const requestMs = 5_000;

export type UniversitySearch = {
  status: 'idle' | 'loading' | 'found' | 'failed';
  /** The query that `universities` belongs to. While the next answer loads, the last one stays. */
  query: string;
  universities: University[];
  /** Why the search failed. */
  message: string;
};

const idle: UniversitySearch = { status: 'idle', query: '', universities: [], message: '' };

/** Searches while `active`: at once for an empty query, otherwise after a pause in typing. Late answers are dropped. */
export function useUniversitySearch(text: string, active: boolean) {
  const [search, setSearch] = useState(idle);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const query = text.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same query.
  useEffect(() => {
    if (!active) return setSearch(idle);
    const show = ({ universities }: UniversityAnswer) =>
      setSearch({ ...idle, status: 'found', query, universities });
    const cached = cachedAnswer(query);
    if (cached) return show(cached);
    setSearch((before) => ({ ...before, status: 'loading', message: '' }));
    const cancelled = new AbortController();
    const run = async () => {
      try {
        const answer = await fetchUniversities(query, cancelled.signal);
        cacheAnswer(query, answer);
        if (!cancelled.signal.aborted) show(answer);
      } catch (error) {
        if (cancelled.signal.aborted) return;
        setSearch({ ...idle, status: 'failed', query, message: (error as Error).message });
      }
    };
    const timer = setTimeout(run, query === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      cancelled.abort();
    };
  }, [query, active, attempt]);
  return { search, tryAgain };
}

/** Throws an Error with a message for the person. */
async function fetchUniversities(query: string, cancelled: AbortSignal): Promise<UniversityAnswer> {
  const timeout = AbortSignal.timeout(requestMs);
  try {
    const response = await fetch(`/universities?${new URLSearchParams({ query })}`, {
      signal: AbortSignal.any([cancelled, timeout]),
      // A session that has ended redirects to the sign-in page.
      redirect: 'manual',
    });
    return await readAnswer(response);
  } catch (error) {
    if (timeout.aborted) throw new Error('Request timed out. Please try again.');
    throw error instanceof TypeError ? failure('the server could not be reached.') : error;
  }
}

async function readAnswer(response: Response): Promise<UniversityAnswer> {
  if (response.type === 'opaqueredirect') throw failure('please sign in again.');
  const text = await response.text();
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  if (response.ok && isAnswer(answer)) return answer;
  const { message } = (answer ?? {}) as { message?: unknown };
  throw failure(typeof message === 'string' ? message : `the server answered with ${response.status}.`);
}

const failure = (reason: string) => new Error(`Failed to load universities: ${reason}`);
