import { useEffect, useReducer, useState } from 'react';
import type { University, UniversityAnswer } from '../../../shared/university-rules.ts';
import { isAnswer, keepAnswer, keptAnswer } from './university-answers.ts';

const debounceMs = 300;
const requestMs = 5_000;

export type UniversitySearch = {
  status: 'idle' | 'loading' | 'found' | 'failed';
  /** What `universities` answers; while the next answer is awaited it is the last one. */
  query: string;
  universities: University[];
  source: UniversityAnswer['source'];
  /** Why it failed. */
  message: string;
};

const idle: UniversitySearch = { status: 'idle', query: '', universities: [], source: 'list', message: '' };

/** Searches while `active`: at once for an empty query, else when typing has paused. Only the last question counts. */
export function useUniversitySearch(typed: string, active: boolean) {
  const [search, setSearch] = useState(idle);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const query = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (!active) return setSearch(idle);
    const show = (answer: UniversityAnswer) =>
      setSearch({
        ...idle,
        status: 'found',
        query,
        universities: answer.universities,
        source: answer.source,
      });
    const known = keptAnswer(query);
    if (known) return show(known);
    setSearch((before) => ({ ...before, status: 'loading', message: '' }));
    const calledOff = new AbortController();
    const ask = async () => {
      try {
        const answer = await askForUniversities(query, calledOff.signal);
        keepAnswer(query, answer);
        if (!calledOff.signal.aborted) show(answer);
      } catch (error) {
        if (calledOff.signal.aborted) return;
        setSearch({ ...idle, status: 'failed', query, message: (error as Error).message });
      }
    };
    const timer = setTimeout(ask, query === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [query, active, attempt]);
  return { search, tryAgain };
}

/** Throws an Error whose message is for the person. */
async function askForUniversities(query: string, calledOff: AbortSignal): Promise<UniversityAnswer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), requestMs);
  calledOff.addEventListener('abort', () => stop.abort());
  try {
    const asked = new URLSearchParams({ query });
    // A session that has ended answers with the way to the sign-in page, which is no list.
    const response = await fetch(`/universities?${asked}`, { signal: stop.signal, redirect: 'manual' });
    return await answerOf(response);
  } catch (error) {
    if (stop.signal.aborted) throw new Error('Request timed out. Please try again.');
    throw error instanceof TypeError ? failure('the server could not be reached.') : error;
  } finally {
    clearTimeout(timer);
  }
}

async function answerOf(response: Response): Promise<UniversityAnswer> {
  if (response.type === 'opaqueredirect') throw failure('please sign in again.');
  const text = await response.text();
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  if (response.ok && isAnswer(answer)) return answer;
  const { message } = (answer ?? {}) as { message?: unknown };
  throw failure(typeof message === 'string' ? message : `the server answered with ${response.status}.`);
}

const failure = (reason: string) => new Error(`Failed to load universities: ${reason}`);
