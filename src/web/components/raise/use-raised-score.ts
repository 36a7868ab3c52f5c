import { useEffect, useRef, useState } from 'react';
import { getJson } from '../../lib/live/get-json.ts';
import { gapQuery, type Raising, type Ticked } from './raise-state.ts';

/** What is ticked, and the exact score with it, asked of the server at each tick. */
export function useRaisedScore({ analysisId, ticked: given }: Raising) {
  const [gaps, setGaps] = useState(given?.gaps ?? []);
  const [answer, setAnswer] = useState<Ticked | undefined>(given);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const toggle = async (gap: string) => {
    const next = gaps.includes(gap) ? gaps.filter((each) => each !== gap) : [...gaps, gap];
    setGaps(next);
    if (given) keepInAddress(next);
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    if (next.length === 0) return;
    const found = await getJson<{ score: number | null }>(
      `/results/${analysisId}/with?${gapQuery(next)}`,
      signal,
    );
    if (!signal.aborted) setAnswer({ gaps: next, score: found?.score ?? null });
  };

  const shown = gaps.length > 0 ? answer : undefined;
  return { gaps, toggle, answer: shown, isAsking: gaps.join() !== (shown?.gaps ?? []).join() };
}

/** Not through the router, which would fetch the whole result again for a tick. */
function keepInAddress(gaps: string[]): void {
  const { pathname, hash } = location;
  const query = gaps.length > 0 ? `?${gapQuery(gaps)}` : '';
  history.replaceState(history.state, '', pathname + query + hash);
}
