import { useEffect, useRef, useState } from 'react';
import { getJson } from '../../lib/live/get-json.ts';
import { gapQuery, type Raising, type Ticked } from './raise-state.ts';

/** The ticked gaps and the exact score with them, which the server computes at every tick. */
export function useRaisedScore({ analysisId, ticked: initial }: Raising) {
  const [gaps, setGaps] = useState(initial?.gaps ?? []);
  const [answer, setAnswer] = useState<Ticked | undefined>(initial);
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  const toggle = async (gap: string) => {
    const next = gaps.includes(gap) ? gaps.filter((other) => other !== gap) : [...gaps, gap];
    setGaps(next);
    if (initial) saveInAddress(next);
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    if (next.length === 0) return;
    const response = await getJson<{ score: number | null }>(
      `/results/${analysisId}/with?${gapQuery(next)}`,
      signal,
    );
    if (!signal.aborted) setAnswer({ gaps: next, score: response?.score ?? null });
  };

  const shown = gaps.length > 0 ? answer : undefined;
  return { gaps, toggle, answer: shown, isAsking: gaps.join() !== (shown?.gaps ?? []).join() };
}

/** Bypasses the router, which would reload the whole result at every tick. */
function saveInAddress(gaps: string[]): void {
  const { pathname, hash } = location;
  const query = gaps.length > 0 ? `?${gapQuery(gaps)}` : '';
  history.replaceState(history.state, '', pathname + query + hash);
}
