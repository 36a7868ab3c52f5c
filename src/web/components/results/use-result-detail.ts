import { useEffect, useState } from 'react';
import type { FitResult, Narration } from '../../../shared/results/fit-result.ts';
import { getJson } from '../../lib/live/get-json.ts';
import type { Raising } from '../raise/raise-state.ts';

export type LoadedResult = {
  id: string;
  result: FitResult;
  narration: Narration | null;
  resumeText: string;
  postingText: string;
  canBeRaised: boolean;
  job: Raising['job'];
};

/** A result's whole explanation, asked for anew when its `version` is another; null where it could not be had. */
export function useResultDetail(id: string, version: string) {
  const [detail, setDetail] = useState<LoadedResult | null>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or attempt asks again.
  useEffect(() => {
    const stop = new AbortController();
    void getJson<LoadedResult>(`/results/${id}/detail`, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setDetail((shown) => answer ?? shown ?? null);
    });
    return () => stop.abort();
  }, [id, version, attempt]);
  return {
    detail,
    tryAgain() {
      setDetail(undefined);
      setAttempt(attempt + 1);
    },
  };
}
